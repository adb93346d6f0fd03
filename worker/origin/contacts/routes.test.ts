import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import {
  addAccount,
  addReport,
  addSession,
  type FixtureAccount,
  PERIOD_START,
} from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { CONTACTS_MAX } from './store.ts';

const PATH = '/api/contact-list/person';
let origin: TestOrigin;
let elise: string;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro' });
});

/** An account with its session and the number of the list it starts with. */
async function subscriber(account: Partial<FixtureAccount> & { id: string }) {
  addAccount(origin.accounts, { userType: 'paid', lookupsMax: 2, ...account });
  const cookie = `session=${await addSession(origin.accounts, account.id)}`;
  const row = await origin.accounts
    .prepare('SELECT id FROM contact_list WHERE account_id = ?1 AND is_default = 1')
    .bind(account.id)
    .first<{ id: number }>();
  return { id: account.id, cookie, list: row?.id ?? 0 };
}

const change = (method: 'PUT' | 'DELETE', listId: number, cookie?: string, personId = elise) =>
  origin.call(PATH, {
    method,
    cookie,
    envelope: { caller: 'browser' },
    body: JSON.stringify({ contactListId: listId, personId }),
  });
const save = (listId: number, cookie?: string, personId?: string) => change('PUT', listId, cookie, personId);
const remove = (listId: number, cookie?: string, personId?: string) => change('DELETE', listId, cookie, personId);
async function look(cookie?: string, request: OriginRequest = {}, personId = elise) {
  const answer = await origin.call(`/api/v4/person/details?personId=${personId}`, { cookie, ...request });
  const { personIsOnMyContactsList, myContactsListId } = answer.json<PersonDetails>();
  return { isSaved: personIsOnMyContactsList, list: myContactsListId };
}
async function saved(): Promise<number> {
  const row = await origin.accounts.prepare('SELECT COUNT(*) AS saved FROM contact').first<{ saved: number }>();
  return row?.saved ?? 0;
}
const useUp = (account: string, ...people: string[]): void => {
  for (const person_id of people)
    origin.accounts.insert('lookup', { account_id: account, person_id, period_start: PERIOD_START, used_at: 1 });
};

describe('saving a contact', () => {
  it('adds the person to the list once, and removes them, however often it is requested [P7-060 P1-010]', async () => {
    const { cookie, list } = await subscriber({ id: 'payer' });
    expect(await look(cookie)).toEqual({ isSaved: false, list });
    const done = { status: 200, text: '{"isDone":true}' };
    for (const answer of await Promise.all([save(list, cookie), save(list, cookie)]))
      expect(answer).toMatchObject(done);
    expect(await look(cookie)).toEqual({ isSaved: true, list });
    expect(await saved()).toBe(1);
    for (let at = 0; at < 2; at++) expect(await remove(list, cookie)).toMatchObject(done);
    expect(await look(cookie)).toEqual({ isSaved: false, list });
  });

  it('needs a session and your own list', async () => {
    const { list, cookie } = await subscriber({ id: 'payer' });
    const other = await subscriber({ id: 'other' });
    await save(list, cookie);
    for (const call of [save, remove]) {
      expect((await call(list)).status).toBe(401);
      const unknown = await call(other.list + 1_000, other.cookie);
      expect(unknown.status).toBe(404);
      expect(await call(list, other.cookie)).toMatchObject({ status: 404, text: unknown.text });
      expect((await call(-1, other.cookie)).status).toBe(404);
    }
    expect(await look(cookie)).toEqual({ isSaved: true, list });
  });

  it('gets the same answer for anybody missing: unknown or suppressed, saved before or not', async () => {
    const { cookie, list } = await subscriber({ id: 'payer' });
    const unknown = await save(list, cookie, 'Pnobodynobody12');
    expect(unknown.status).toBe(404);
    await save(list, cookie);
    hidePerson(origin.people, elise);
    expect(await save(list, cookie)).toMatchObject({ status: 404, text: unknown.text });
    expect((await remove(list, cookie)).text).toBe((await remove(list, cookie, 'Pnobodynobody12')).text);
  });

  it('stops when the list is full; people on it stay', async () => {
    const { cookie, list } = await subscriber({ id: 'payer', userType: 'smb' });
    await save(list, cookie);
    origin.accounts.exec(
      `INSERT INTO contact (list_id, person_id, saved_at) SELECT ${list}, 'P' || value, 1
       FROM json_each('${JSON.stringify(Array.from({ length: CONTACTS_MAX - 1 }, (_, at) => at))}')`,
    );
    const next = addPerson(origin.people, { id: 'next', first: 'N', last: 'N' });
    expect((await save(list, cookie, next)).status).toBe(409);
    expect((await save(list, cookie)).status).toBe(200);
  });
});

describe('somebody who has died', () => {
  it('cannot be saved, and their page includes no list; who was saved before can be removed', async () => {
    const { cookie, list } = await subscriber({ id: 'payer' });
    const dead = addPerson(origin.people, { id: 'dead', first: 'Dora', last: 'Hale', isDead: true });
    expect(await save(list, cookie, dead)).toMatchObject({ status: 403 });
    expect(await saved()).toBe(0);
    expect(await look(cookie, {}, dead)).toEqual({ isSaved: false, list: null });
    origin.accounts.insert('contact', { list_id: list, person_id: dead, saved_at: 1 });
    expect(await look(cookie, {}, dead)).toEqual({ isSaved: true, list });
    expect((await remove(list, cookie, dead)).status).toBe(200);
    expect(await saved()).toBe(0);
  });
});

describe('permission to save a person', () => {
  it('is for viewers who opened them, have a lookup left or bought the report, and their page includes the list', async () => {
    const withLeft = await subscriber({ id: 'left' });
    const business = await subscriber({ id: 'smb', userType: 'smb' });
    const opened = await subscriber({ id: 'opened' });
    useUp('opened', elise, 'Pother');
    const buyer = await subscriber({ id: 'buyer', userType: 'transactional' });
    addReport(origin.accounts, 'buyer', elise, Date.now() + 60_000);
    for (const { cookie, list } of [withLeft, business, opened, buyer]) {
      expect((await save(list, cookie)).status).toBe(200);
      expect(await look(cookie)).toEqual({ isSaved: true, list });
    }
  });

  it('is for nobody else, and their page includes no list', async () => {
    const out = await subscriber({ id: 'out' });
    useUp('out', 'Pone', 'Ptwo');
    const late = await subscriber({ id: 'late', userType: 'transactional' });
    addReport(origin.accounts, 'late', elise, Date.now() - 1);
    const others = await Promise.all(
      (['free', 'cancelled', 'expired', 'delinquent'] as const).map((userType) =>
        subscriber({ id: userType, userType }),
      ),
    );
    for (const { cookie, list } of [out, late, ...others]) {
      expect((await save(list, cookie)).status).toBe(403);
      expect(await look(cookie)).toEqual({ isSaved: false, list: null });
    }
    expect(await look()).toEqual({ isSaved: false, list: null });
    expect(await saved()).toBe(0);
  });

  it('is not needed to remove a saved person', async () => {
    const { cookie, list } = await subscriber({ id: 'payer' });
    await save(list, cookie);
    origin.accounts.exec(`UPDATE account SET user_type = 'expired'`);
    expect(await look(cookie)).toEqual({ isSaved: true, list });
    expect((await save(list, cookie)).status).toBe(403);
    expect((await remove(list, cookie)).status).toBe(200);
    expect(await look(cookie)).toEqual({ isSaved: false, list: null });
  });
});
