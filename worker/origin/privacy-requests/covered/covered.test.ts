import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallBody, CallResponse } from '../../../../shared/contract/calls.ts';
import { readCoveredList } from '../../../../shared/requests/covered-list.ts';
import { LIST_ROWS_AT_ONCE, LIST_ROWS_MAX } from '../../../../shared/requests/request-limits.ts';
import { addPerson, addPhone, addPlaces } from '../../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { parseSettings } from '../../env.ts';
import { sweepStored } from '../../retention/sweep-stored.ts';
import { keepClocks } from '../keep-clocks.ts';
import { countCovered, insertCoveredStatement } from './covered-store.ts';

type Receipt = CallResponse<'privacyRequest'>;
type Person = CallBody<'addCoveredRows'>['people'][number];

const NOW = Date.UTC(2026, 10, 25, 18);
const HOUR = 3_600_000;
let origin: TestOrigin;
let judge: string;
let other: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  origin = openTestOrigin();
  addPlaces(origin.people);
  judge = addPerson(origin.people, { id: 'judge', first: 'Ruth', last: 'Quist', homes: ['portlandOr'] });
  other = addPerson(origin.people, { id: 'other', first: 'Sam', last: 'Quist' });
  addPhone(origin.people, judge, '5035550142', 'Mobile');
  origin.people.fillFinding();
});
afterEach(() => vi.useRealTimers());

const covered = {
  ...{ role: 'agent', name: 'Court Security Office', address: '1 Main St, Trenton, NJ', law: 'daniels-law-nj' },
  ...{ otherLaw: '', hide: 'page', signature: 'A. Clerk' },
} as const;
const sql = async (text: string) => (await origin.accounts.prepare(text).all<Record<string, unknown>>()).results;
const post = (path: string, body: object) => origin.call(path, { method: 'POST', body: JSON.stringify(body) });
const begin = async (more: object = {}) =>
  (
    await post('/api/judicial-privacy', {
      ...{ email: 'clerk@example.com', state: 'NJ', covered: { ...covered, ...more } },
    })
  ).json<CallResponse<'beginCoveredList'>>();
const row = (line: number, more: Partial<Person> = {}): Person => ({
  ...{ line, firstName: '', lastName: '', street: '', city: '', state: '', zip: '', phone: '' },
  ...{ personId: null, fault: null, ...more },
});
const add = (list: { reference: string; token: string }, people: Person[], isLast = true) =>
  post('/api/judicial-privacy/rows', { ...list, people, isLast });
const send = async (people: Person[], more: object = {}) => {
  const { receipt } = (await add(await begin(more), people)).json<CallResponse<'addCoveredRows'>>();
  if (receipt === null) throw new Error('the list is not complete');
  return receipt;
};
const confirm = async () => {
  const [{ text } = {}] = await sql('SELECT text FROM mail ORDER BY created_at DESC LIMIT 1');
  const token = /token=([\w-]{43})/.exec(String(text))?.[1];
  return (await post('/api/privacy-requests/confirm', { token, isWithdrawn: false })).json<Receipt>();
};
const job = () => keepClocks(origin.bindings, parseSettings(origin.bindings), Date.now());
const rows = async (reference: string, after = 0) =>
  (await origin.call(`/api/privacy-requests/${reference}/rows?after=${after}`)).json<
    CallResponse<'privacyRequestRows'>
  >();
const isShown = async (id: string) =>
  (await origin.call(`/api/v4/person/details?personId=${id}&stub=true`)).status === 200;

describe('a list of covered persons', () => {
  it('is due in 72 hours and in 10 business days from its last row, and names nobody', async () => {
    const list = await begin();
    vi.setSystemTime(NOW + HOUR);
    await add(list, [row(2, { firstName: 'Ruth', lastName: 'Quist', street: '1 Elm St', zip: '08608' })], false);
    vi.setSystemTime(NOW + 2 * HOUR);
    const { receipt } = (await add(list, [row(3, { personId: judge })])).json<CallResponse<'addCoveredRows'>>();
    expect(receipt).toMatchObject({
      ...{ kind: 'judicial', isAgent: true, status: 'unconfirmed', askedAt: NOW + 2 * HOUR },
      ...{ soonBy: NOW + 74 * HOUR, rows: { all: 2, faulty: 0, done: 0 } },
    });
    expect(JSON.stringify(receipt)).not.toMatch(/ruth|quist|clerk|elm/i);
    const [mail] = await sql('SELECT recipient, text FROM mail');
    expect(mail?.recipient).toBe('clerk@example.com');
    expect(mail?.text).not.toMatch(/ruth|quist|elm/i);
  });

  it('hides what it links to when its mailbox confirms it, and not before', async () => {
    const { reference } = await send([row(2, { personId: judge }), row(3, { personId: 'Pnobodyhere1' })]);
    await job();
    expect(await isShown(judge)).toBe(true);
    expect(await confirm()).toMatchObject({ outcome: 'done', rows: { all: 2, faulty: 0, done: 2 } });
    expect([await isShown(judge), await isShown(other)]).toEqual([false, true]);
    expect(await sql('SELECT source, reference FROM suppression')).toEqual([{ source: 'judicial', reference }]);
  });

  it('says the same of a row whether or not there was such a record', async () => {
    const { reference } = await send([row(2, { personId: judge }), row(3, { personId: 'Pnobodyhere1' })]);
    await confirm();
    expect((await rows(reference)).rows).toEqual([
      { line: 2, state: 'done', fault: null },
      { line: 3, state: 'done', fault: null },
    ]);
  });

  it('hides streets and numbers only, if that is what was chosen', async () => {
    await send([row(2, { personId: judge })], { hide: 'contact' });
    await confirm();
    expect(await isShown(judge)).toBe(true);
    expect(await sql('SELECT what FROM suppression ORDER BY what')).toEqual([
      { what: 'addresses' },
      { what: 'phones' },
      { what: 'reverse' },
    ]);
  });

  it('leaves rows without a link to an operator, and tells rows that cannot be used', async () => {
    const { reference } = await send([
      row(2, { personId: judge }),
      row(3, { firstName: 'Sam', lastName: 'Quist', street: '1 Elm St', zip: '97217' }),
      row(4, { firstName: '=cmd()', fault: 'name' }),
    ]);
    expect(await confirm()).toMatchObject({ status: 'open', rows: { all: 3, faulty: 1, done: 1 } });
    expect((await rows(reference)).rows.map(({ line, state, fault }) => [line, state, fault])).toEqual([
      [2, 'done', null],
      [3, 'waiting', null],
      [4, 'faulty', 'name'],
    ]);
  });

  it('sounds an alarm past its 72 hours, confirmed or not', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await send([row(2, { firstName: 'Sam', lastName: 'Quist', street: '1 Elm St', zip: '97217' })]);
    vi.setSystemTime(NOW + 72 * HOUR);
    await job();
    expect(error).not.toHaveBeenCalled();
    vi.setSystemTime(NOW + 72 * HOUR + 1);
    await job();
    expect(error.mock.calls).toEqual([[JSON.stringify({ message: 'privacy requests are late', open: 1, late: 1 })]]);
    error.mockRestore();
  });

  it('takes rows only with its own token, and none once it is complete', async () => {
    const list = await begin();
    const forged = [
      { ...list, token: 'x'.repeat(43) },
      { ...list, reference: 'x'.repeat(22) },
    ];
    for (const one of forged) expect((await add(one, [row(2, { personId: judge })])).status).toBe(404);
    await add(list, [row(2, { personId: judge })]);
    expect((await add(list, [row(3, { personId: other })])).status).toBe(404);
    expect(await sql('SELECT line FROM covered_person')).toEqual([{ line: 2 }]);
  });

  it('that never arrives whole is shown to nobody, and swept after a day', async () => {
    const list = await begin();
    await add(list, [row(2, { personId: judge })], false);
    expect((await origin.call(`/api/privacy-requests/${list.reference}`)).status).toBe(404);
    vi.setSystemTime(NOW + 25 * HOUR);
    await sweepStored(origin.accounts, Date.now());
    expect(await sql('SELECT 1 FROM privacy_request UNION ALL SELECT 1 FROM covered_person')).toEqual([]);
  });

  it('of a million rows is stored row by row, each with its line', async () => {
    const { reference } = await begin();
    let [batch, last]: [Person[], number] = [[], 0];
    const write = async () => {
      await insertCoveredStatement(origin.accounts, reference, batch).run();
      batch = [];
    };
    const text = `first_name,last_name\n${'A,B\n'.repeat(LIST_ROWS_MAX)}`;
    for (const person of readCoveredList(text)) {
      batch.push(person);
      last = person.line;
      if (batch.length === LIST_ROWS_AT_ONCE) await write();
    }
    await write();
    expect(last).toBe(LIST_ROWS_MAX + 1);
    expect(await countCovered(origin.accounts, reference)).toEqual({
      all: LIST_ROWS_MAX,
      faulty: LIST_ROWS_MAX,
      done: 0,
    });
  }, 60_000);
});
