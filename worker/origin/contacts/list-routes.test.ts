import { beforeEach, describe, expect, it } from 'vitest';
import type { ContactsAnswer } from '../../../shared/contract/contacts.ts';
import { parseCsv } from '../../../shared/csv/parse-csv.ts';
import { addAccount, addReport, addSession, PERIOD_START } from '../../../tests/fixtures/accounts-database.ts';
import { addEmail, addPerson, addPhone, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { markDead } from '../../../tests/support/mark-dead.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { LISTS_MAX } from './lists-store.ts';

const DAY_MS = 86_400_000;
let origin: TestOrigin;
let cookie: string;
let list: number;
let elise: string;
let omar: string;

beforeEach(async () => {
  origin = openTestOrigin('local', undefined, { QUOTAS: '{"accountExports": 2}' });
  addPlaces(origin.people);
  elise = addPerson(origin.people, {
    id: 'elise',
    first: 'Élise',
    last: 'Navarro',
    birth: [1950, 3],
    homes: ['portlandOr'],
  });
  omar = addPerson(origin.people, { id: 'omar', first: 'Omar', last: 'Hale', homes: ['eugene'] });
  for (const person of [elise, omar]) {
    addPhone(origin.people, person, person === elise ? '5035550101' : '5415550102', 'Mobile');
    addEmail(origin.people, person, person === elise ? 'elise@example.com' : 'omar@example.com');
  }
  ({ cookie, list } = await subscriber('payer'));
  await save(elise);
  await save(omar);
});

async function subscriber(id: string) {
  addAccount(origin.accounts, { id, userType: 'paid', lookupsMax: 5 });
  const row = await origin.accounts.prepare('SELECT id FROM contact_list WHERE account_id = ?1').bind(id).first();
  return { cookie: `session=${await addSession(origin.accounts, id)}`, list: (row as { id: number }).id };
}

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, as = cookie) =>
  origin.call(path, { method, cookie: as, body: JSON.stringify(body) });
const PERSON = '/api/contact-list/person';
const LISTS = '/api/contact-lists';
const save = (personId: string, to = list) => send('PUT', PERSON, { contactListId: to, personId });
const open = (personId: string) =>
  origin.accounts.insert('lookup', {
    account_id: 'payer',
    person_id: personId,
    period_start: PERIOD_START,
    used_at: 1,
  });
async function read(query = '', of: string | number = 'all', as = cookie): Promise<ContactsAnswer> {
  const answer = await origin.call(`/api/contact-list/${of}${query}`, { cookie: as });
  expect(answer.status).toBe(200);
  return answer.json<ContactsAnswer>();
}
const namesOf = ({ contacts }: ContactsAnswer) => contacts.map(({ fullName }) => fullName);
const fileOf = async (format: 'csv' | 'vcard') => (await read(`?format=${format}`)).file ?? '';
const createList = async (name: string) => (await send('POST', LISTS, { name })).json<{ id: number }>().id;

describe('what a list shows of a person', () => {
  it('is what their page shows now, which looking at the list does not change', async () => {
    open(elise);
    const { contacts, total } = await read('?sort=name');
    expect(total).toBe(2);
    expect(contacts).toMatchObject([
      { fullName: 'Omar Hale', isOpen: false, phones: [], emails: [], address: null, phonesCount: 1, emailsCount: 1 },
      {
        fullName: 'Élise Navarro',
        isOpen: true,
        phones: [{ number: '(503) 555-0101', isMobile: true }],
        // Premium has only the first letter and the domain.
        emails: [],
        address: { city: 'Portland', stateCode: 'OR' },
      },
    ]);
    const used = await origin.accounts.prepare('SELECT COUNT(*) AS used FROM lookup').first<{ used: number }>();
    expect(used).toEqual({ used: 1 });
  });

  it('is masked once the lookup is of an earlier month, and whole while a report is open', async () => {
    origin.accounts.insert('lookup', {
      account_id: 'payer',
      person_id: elise,
      period_start: PERIOD_START - 40 * DAY_MS,
      used_at: 1,
    });
    expect((await read('?sort=name')).contacts[1]).toMatchObject({ isOpen: false, phones: [], age: '65+' });
    addReport(origin.accounts, 'payer', elise, Date.now() + DAY_MS);
    expect((await read('?sort=name')).contacts[1]).toMatchObject({ isOpen: true, emails: ['elise@example.com'] });
  });

  it('never is about somebody hidden or under 18: not in the list, its counts or its files', async () => {
    await send('POST', PERSON, { personId: elise, note: 'met in Portland' });
    hidePerson(origin.people, elise);
    const answer = await read();
    expect(namesOf(answer)).toEqual(['Omar Hale']);
    expect(answer).toMatchObject({ total: 1, lists: [{ people: 1 }] });
    expect((await origin.call(LISTS, { cookie })).json()).toMatchObject([{ people: 1 }]);
    for (const format of ['csv', 'vcard'] as const) expect(await fileOf(format)).not.toMatch(/Navarro|Portland|met in/);
    expect((await send('POST', PERSON, { personId: elise, note: 'x' })).status).toBe(404);
  });

  it('is nothing to reach somebody who has died by', async () => {
    open(elise);
    markDead(origin.people, elise);
    expect((await read('?sort=name')).contacts[1]).toMatchObject({
      isDead: true,
      age: null,
      phones: [],
      phonesCount: 0,
      emailsCount: 0,
      address: null,
    });
  });
});

describe('finding somebody on the lists', () => {
  it('searches names, places and notes, whatever the accents, and nothing that is masked', async () => {
    await send('POST', PERSON, { personId: omar, note: 'Plumber, calls back at 5' });
    for (const [text, found] of [
      ['elise nav', ['Élise Navarro']],
      ['eugene', ['Omar Hale']],
      ['OR plumb', ['Omar Hale']],
      ['portland hale', []],
      ['5415550102', []],
    ] as const)
      expect([text, namesOf(await read(`?q=${encodeURIComponent(text)}`))]).toEqual([text, found]);
  });

  it('sorts by when they were saved, by last name and by place', async () => {
    origin.accounts.exec(`UPDATE contact SET saved_at = 1 WHERE person_id = '${omar}'`);
    expect(namesOf(await read())).toEqual(['Élise Navarro', 'Omar Hale']);
    expect(namesOf(await read('?sort=name'))).toEqual(['Omar Hale', 'Élise Navarro']);
    expect(namesOf(await read('?sort=place'))).toEqual(['Omar Hale', 'Élise Navarro']);
  });

  it('comes in pages of 25, of which a later one than the last is the last', async () => {
    for (let at = 0; at < 25; at++) {
      const id = addPerson(origin.people, { id: `more${String.fromCharCode(97 + at)}`, first: 'More', last: `Z${at}` });
      origin.accounts.insert('contact', { list_id: list, person_id: id, saved_at: 1 });
    }
    const [first, last, past] = await Promise.all(['', '?page=2', '?page=99'].map((query) => read(query)));
    expect([first?.total, first?.contacts.length, last?.contacts.length]).toEqual([27, 25, 2]);
    expect(past?.contacts).toEqual(last?.contacts);
  });
});

describe('lists', () => {
  it('hold each person once: moving takes the note along', async () => {
    const family = await createList('Family');
    await send('POST', PERSON, { personId: elise, note: 'my aunt' });
    expect((await send('POST', PERSON, { personId: elise, contactListId: family })).status).toBe(200);
    expect((await read('', family)).contacts).toMatchObject([{ fullName: 'Élise Navarro', note: 'my aunt' }]);
    expect(namesOf(await read('', list))).toEqual(['Omar Hale']);
    // Saving again, as from a page that was opened earlier, leaves them where they are.
    await save(elise);
    expect((await read()).total).toBe(2);
    expect((await read('', family)).total).toBe(1);
    const details = await origin.call(`/api/v4/person/details?personId=${elise}`, { cookie });
    expect(details.json()).toMatchObject({ personIsOnMyContactsList: true, myContactsListId: family });
  });

  it('are named once, renamed and deleted; the people of one that is deleted go to My Contacts', async () => {
    const family = await createList('Family');
    expect((await send('POST', LISTS, { name: 'family' })).status).toBe(409);
    await createList('Work');
    expect((await send('PUT', LISTS, { id: family, name: 'Work' })).status).toBe(409);
    expect((await send('PUT', LISTS, { id: family, name: 'Kin' })).status).toBe(200);
    await send('POST', PERSON, { personId: elise, contactListId: family });
    expect((await send('DELETE', LISTS, { id: family })).status).toBe(200);
    const { lists, total } = await read('', list);
    expect(lists).toMatchObject([
      { name: 'My Contacts', people: 2, isDefault: true },
      { name: 'Work', people: 0 },
    ]);
    expect(total).toBe(2);
  });

  it('are their owner’s alone, and My Contacts stays', async () => {
    const other = await subscriber('other');
    const family = await createList('Family');
    for (const answer of [
      await send('PUT', LISTS, { id: family, name: 'Mine' }, other.cookie),
      await send('DELETE', LISTS, { id: family }, other.cookie),
      await origin.call(`/api/contact-list/${family}`, { cookie: other.cookie }),
      await send('POST', PERSON, { personId: elise, note: 'x' }, other.cookie),
      await send('POST', PERSON, { personId: elise, contactListId: other.list }),
    ])
      expect(answer.status).toBe(404);
    expect((await send('PUT', LISTS, { id: list, name: 'Mine' })).status).toBe(403);
    expect((await send('DELETE', LISTS, { id: list })).status).toBe(403);
    expect((await read('', 'all', other.cookie)).total).toBe(0);
  });

  it('are limited in number', async () => {
    for (let at = 1; at < LISTS_MAX; at++)
      origin.accounts.insert('contact_list', { account_id: 'payer', name: `L${at}` });
    expect((await send('POST', LISTS, { name: 'One more' })).status).toBe(409);
    expect((await send('POST', LISTS, { name: ' ' })).status).toBe(400);
  });
});

describe('a removal', () => {
  it('is undone within a day: list, note and time come back, even without a lookup left', async () => {
    const family = await createList('Family');
    await send('POST', PERSON, { personId: elise, note: 'my aunt', contactListId: family });
    const [before] = (await read('', family)).contacts;
    await send('DELETE', PERSON, { personId: elise, contactListId: family });
    expect((await read()).total).toBe(1);
    origin.accounts.exec(`UPDATE account SET user_type = 'expired'`);
    expect((await save(elise)).status).toBe(200);
    expect((await read('', family)).contacts).toEqual([before]);
  });

  it('is final after a day, and brings back nobody who was never saved', async () => {
    await send('DELETE', PERSON, { personId: elise, contactListId: list });
    origin.accounts.exec(`UPDATE removed_contact SET removed_at = removed_at - ${DAY_MS}`);
    origin.accounts.exec(`UPDATE account SET user_type = 'expired'`);
    expect((await save(elise)).status).toBe(403);
    const never = addPerson(origin.people, { id: 'never', first: 'Ann', last: 'Never' });
    expect((await save(never)).status).toBe(403);
  });

  it('of somebody on a deleted list goes back to My Contacts', async () => {
    const family = await createList('Family');
    await send('POST', PERSON, { personId: elise, contactListId: family });
    await send('DELETE', PERSON, { personId: elise, contactListId: family });
    await send('DELETE', LISTS, { id: family });
    await save(elise);
    expect((await read('', list)).total).toBe(2);
  });
});

describe('a file', () => {
  it('is a table of what the account may see now, without formulas', async () => {
    open(elise);
    await send('POST', PERSON, { personId: omar, note: '=HYPERLINK("http://x.example")\n"quoted"' });
    const text = await fileOf('csv');
    expect(text.startsWith('\uFEFFName,Age,')).toBe(true);
    const rows = parseCsv(text.slice(1));
    expect(rows).toHaveLength(3);
    const byName = new Map(rows.map((row) => [row[0], row]));
    expect(byName.get('Élise Navarro')?.slice(2, 5)).toEqual(['Portland', 'OR', 'My Contacts']);
    expect(byName.get('Élise Navarro')).toContain('(503) 555-0101');
    expect(byName.get('Omar Hale')?.[6]).toMatch(/^'=HYPERLINK/);
    expect(byName.get('Omar Hale')?.slice(7, 12)).toEqual(['', '', '', '1', '1']);
    expect(text).not.toMatch(/541.*0102|omar@|elise@/);
  });

  it('is a card per person, as phones import them', async () => {
    open(elise);
    await send('POST', PERSON, { personId: elise, note: 'Aunt; likes tea, cats\nand long walks '.padEnd(120, 'é') });
    const text = await fileOf('vcard');
    const cards = text.split('END:VCARD\r\n').slice(0, -1);
    expect(cards).toHaveLength(2);
    const card = cards.find((one) => one.includes('Navarro'))?.replaceAll('\r\n ', '') ?? '';
    for (const line of ['VERSION:3.0', 'N:Navarro;Élise;;;', 'FN:Élise Navarro', 'TEL;TYPE=CELL:(503) 555-0101'])
      expect(card.split('\r\n')).toContain(line);
    expect(card).toContain('NOTE:Aunt\\; likes tea\\, cats\\nand long walks');
    expect(card).toContain('On record at Porchlight: 1 email.');
    const other = cards.find((one) => one.includes('Hale')) ?? '';
    expect(other).not.toMatch(/TEL|EMAIL/);
    expect(other).toContain('1 phone and 1 email');
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('is of what was searched for, and can be had so many times a day', async () => {
    const { file } = await read('?format=vcard&q=omar');
    expect(file).toContain('FN:Omar Hale');
    expect(file).not.toContain('Navarro');
    await fileOf('csv');
    const third = await origin.call('/api/contact-list/all?format=csv', { cookie });
    expect(third.status).toBe(429);
    expect(third.json()).toMatchObject({ limit: 'exports' });
    expect((await read()).total).toBe(2);
  });
});
