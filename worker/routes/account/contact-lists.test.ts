import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactListsPageModel } from '../../../client/pages/contact-lists/contact-lists-model.ts';
import { buildContact, CONTACT_LISTS } from '../../../tests/fixtures/contacts.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { openPlanPage, refusal, SESSION, submitPlanForm, subscriber } from '../../../tests/support/plan-pages.ts';
import { edge, json, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PAGE = '/account/contact-lists';
const PERSON = '/api/contact-list/person';
const LISTS = '/api/contact-lists';
const DONE = json({ isDone: true });
const ANSWER = json({ lists: CONTACT_LISTS, total: 27, contacts: [buildContact()], file: null });
const READ = { 'GET /api/contact-list/all': ANSWER, 'GET /api/contact-list/8': ANSWER };

const send = async (fields: Record<string, string>, answers: OriginAnswers, query = '?list=8&sort=name') => {
  const result = await submitPlanForm(PAGE + query, fields, { ...READ, ...answers });
  const page =
    result.location === null ? ((await result.response.json()) as { page: ContactListsPageModel }).page : null;
  return { ...result, page };
};
const open = (query: string) => openPlanPage<ContactListsPageModel>(PAGE + query, READ);

describe('My Contacts', () => {
  it('shows the list, the search and the page that the address names; what it cannot mean is the default', async () => {
    expect((await open('?list=8&q=Ruth&sort=name&page=2')).view).toEqual({ list: 8, q: 'Ruth', sort: 'name', page: 2 });
    expect((await open('?list=x&sort=price&page=99')).view).toEqual({ list: null, q: '', sort: 'saved', page: 2 });
  });

  it('leads to everybody from a list that is gone, and to the log-in without a session', async () => {
    const gone = edge(subscriber({ 'GET /api/contact-list/9': problemResponse(404) }));
    expect((await gone.get(`${PAGE}?list=9&sort=name`, SESSION)).headers.get('location')).toBe(`${PAGE}?sort=name`);
    expect((await edge(READ).get(PAGE)).headers.get('location')).toBe(
      '/auth/login?redirect=%2Faccount%2Fcontact-lists',
    );
  });

  it('offers to undo a removal, and nothing else', async () => {
    const removed = await open(`?done=removed&undo=${PERSON_ID}`);
    expect(removed.notice).toMatchObject({ undo: { personId: PERSON_ID, listId: 7 } });
    expect((await open(`?done=moved&undo=${PERSON_ID}`)).notice?.undo).toBeNull();
    expect((await open('?done=removed&undo=x')).notice?.undo).toBeNull();
    expect((await open('?done=x')).notice).toBeNull();
  });

  it('is a file if the address says so', async () => {
    const { get } = edge(
      subscriber({ 'GET /api/contact-list/8': json({ lists: CONTACT_LISTS, total: 1, contacts: [], file: 'BEGIN' }) }),
    );
    const response = await get(`${PAGE}?list=8&format=vcard`, SESSION);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-contacts-\d{4}-\d\d-\d\d\.vcf"$/,
    );
    expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    expect(await response.text()).toBe('BEGIN');
  });
});

describe('a form of My Contacts', () => {
  const person = PERSON_ID;
  it.each<[string, Record<string, string>, string, unknown, string]>([
    [
      'removes, and can be undone',
      { do: 'remove', person, list: '8' },
      `DELETE ${PERSON}`,
      { contactListId: 8, personId: person },
      `?list=8&sort=name&done=removed&undo=${person}`,
    ],
    [
      'brings back',
      { do: 'restore', person, list: '7' },
      `PUT ${PERSON}`,
      { contactListId: 7, personId: person },
      '?list=8&sort=name&done=restored',
    ],
    [
      'moves',
      { do: 'move', person, list: '7' },
      `POST ${PERSON}`,
      { contactListId: 7, personId: person },
      '?list=8&sort=name&done=moved',
    ],
    [
      'takes a note',
      { do: 'note', person, note: ' one\r\ntwo ' },
      `POST ${PERSON}`,
      { personId: person, note: 'one\ntwo' },
      '?list=8&sort=name&done=noted',
    ],
    [
      'renames',
      { do: 'rename', list: '8', name: ' Kin ' },
      `PUT ${LISTS}`,
      { id: 8, name: 'Kin' },
      '?list=8&sort=name&done=renamed',
    ],
    ['deletes', { do: 'delete', list: '8' }, `DELETE ${LISTS}`, { id: 8 }, '?done=deleted'],
  ])('%s, and leads back', async (_, fields, call, body, back) => {
    const { sent, location } = await send(fields, { [call]: DONE });
    expect(sent).toEqual([{ call, body, key: null }]);
    expect(location).toBe(PAGE + back);
  });

  it('leads to a list that it has created', async () => {
    const made = json({ id: 12, name: 'Work', people: 0, isDefault: false });
    const { location } = await send({ do: 'create', name: 'Work' }, { [`POST ${LISTS}`]: made });
    expect(location).toBe(`${PAGE}?list=12&done=created`);
  });

  it('says what is wrong with a text, and keeps it', async () => {
    const empty = await send({ do: 'create', name: ' ' }, {});
    expect([empty.response.status, empty.sent, empty.page?.wrong]).toEqual([
      400,
      [],
      { form: 'create', typed: '', error: 'Please enter a name for the list.' },
    ]);
    const long = await send({ do: 'note', person, note: 'x'.repeat(501) }, {});
    expect(long.page?.wrong).toMatchObject({ form: 'note', personId: person, typed: 'x'.repeat(501) });
    const taken = await send(
      { do: 'create', name: 'Family' },
      { [`POST ${LISTS}`]: refusal(409, 'You have it already') },
    );
    expect([taken.response.status, taken.page?.wrong]).toEqual([
      409,
      { form: 'create', typed: 'Family', error: 'You have it already.' },
    ]);
  });

  it('loses no note when the origin fails, and says that somebody is gone', async () => {
    const failed = await send({ do: 'note', person, note: 'keep me' }, { [`POST ${PERSON}`]: problemResponse(500) });
    expect([failed.response.status, failed.page?.wrong]).toMatchObject([503, { typed: 'keep me' }]);
    const gone = await send({ do: 'move', person, list: '7' }, { [`POST ${PERSON}`]: problemResponse(404) });
    expect([gone.response.status, gone.page?.problem]).toEqual([404, 'That person or list is no longer here.']);
    const out = await send({ do: 'delete', list: '8' }, { [`DELETE ${LISTS}`]: problemResponse(401) });
    expect(out.location).toMatch(/^\/auth\/login\?redirect=/);
  });

  it.each([{ do: 'x' }, { do: 'remove', person: 'x', list: '8' }, { do: 'delete', list: 'all' }, {}])(
    'is refused if our page did not make it: %j',
    async (fields) => {
      const { response, sent } = await submitPlanForm(PAGE, fields as Record<string, string>, READ);
      expect([response.status, sent]).toEqual([400, []]);
    },
  );
});
