import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { CallBody, CallResponse } from '../../../../shared/contract/calls.ts';
import {
  addAddress,
  addEmail,
  addPerson,
  addPhone,
  addPlaces,
  addResidence,
  hidePerson,
  PLACES,
} from '../../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../../tests/support/query-plans.ts';
import { parseSettings } from '../../env.ts';
import { operatorActionStatement } from '../../operators/log-action.ts';
import { runScheduledJobs } from '../../scheduled.ts';
import { screenPeople } from '../../suppression/screen-people.ts';
import {
  countCoveredOf,
  findUnmatched,
  insertCoveredStatement,
  listLinked,
  listOutcomes,
  listUnmatched,
} from '../covered/covered-store.ts';
import { loadFile } from '../file-store.ts';
import { countOpen, listForStep } from '../request-lists.ts';
import { findPrivacyRequest } from '../request-store.ts';
import { findSaleOf, findSaleOptOut, findUndoable, listDueSales, listSalesAfter } from '../sale/sale-store.ts';
import { decisionStep } from './decide.ts';
import { listRequests } from './list-requests.ts';
import { countYear, medianOf } from './metrics.ts';

type Detail = CallResponse<'operatorRequest'>;
type Decision = Partial<CallBody<'decidePrivacyRequest'>>;

const NOW = Date.UTC(2026, 10, 25, 18);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let origin: TestOrigin;
let maya: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  origin = openTestOrigin();
  addPlaces(origin.people);
  maya = addPerson(origin.people, { id: 'maya', first: 'Maya', last: 'Ostrowski', homes: ['portlandOr'] });
  addEmail(origin.people, maya, 'maya@example.com');
  addPhone(origin.people, maya, '5035550142', 'Mobile');
  origin.people.fillFinding();
});
afterEach(() => vi.useRealTimers());

const sql = async (text: string) => (await origin.accounts.prepare(text).all<Record<string, unknown>>()).results;
const post = (path: string, body: object) => origin.call(path, { method: 'POST', body: JSON.stringify(body) });
const operator = { operator: 'ada@operator.example' };
const get = <T>(path: string) => origin.call(path, { envelope: operator }).then((answer) => answer.json<T>());
const list = (query = '') => get<CallResponse<'operatorRequests'>>(`/api/operator/privacy-requests${query}`);
const detail = (reference: string) => get<Detail>(`/api/operator/privacy-requests/${reference}`);
const decide = async (reference: string, decision: Decision) => {
  const body = JSON.stringify({ reference, ...decision });
  const answer = await origin.call('/api/operator/privacy-requests', { method: 'PUT', body, envelope: operator });
  return answer.json<CallResponse<'decidePrivacyRequest'>>().isDecided;
};
const lastMail = async () =>
  (await sql('SELECT subject, text, created_at FROM mail ORDER BY created_at DESC, subject LIMIT 1'))[0];
const isShown = async (id: string) =>
  (await origin.call(`/api/v4/person/details?personId=${id}&stub=true`)).status === 200;

/** A request whose mailbox is confirmed, and which no rule answers. */
async function ask(more: Partial<CallBody<'askPrivacyRequest'>> = {}): Promise<string> {
  const body = {
    ...{ kind: 'access', state: 'CA', email: 'stranger@example.com', name: 'Maya Ostrowski', details: 'All of it.' },
    ...{ people: [], agent: null, permission: null, file: null, ...more },
  };
  const { reference } = (await post('/api/privacy-requests', body)).json<{ reference: string }>();
  const mail = (await sql(`SELECT text FROM mail WHERE instr(text, '${reference}') > 0`))[0];
  const token = /token=([\w-]{43})/.exec(String(mail?.text))?.[1];
  await post('/api/privacy-requests/confirm', { token, isWithdrawn: false });
  vi.setSystemTime(Date.now() + 1);
  return reference;
}

describe('the list of requests', () => {
  it('has those due first, marks what is late, and keeps the rest apart', async () => {
    const correct = await ask({ kind: 'correct' });
    const limit = await ask({ kind: 'limit' });
    expect((await list()).requests.map(({ reference }) => reference)).toEqual([limit, correct]);
    vi.setSystemTime(NOW + 30 * DAY);
    const { requests, open, late } = await list();
    expect([open, late]).toEqual([2, 2]);
    expect(requests.map(({ isLate }) => isLate)).toEqual([true, true]);
    expect((await list('?kind=limit')).requests).toHaveLength(1);
    await decide(limit, { decision: 'done' });
    expect((await list('?state=closed')).requests.map(({ reference }) => reference)).toEqual([limit]);
    expect((await list()).open).toBe(1);
  });

  it('is for operators alone', async () => {
    expect((await origin.call('/api/operator/privacy-requests')).status).toBe(403);
    const body = JSON.stringify({ reference: 'x'.repeat(22), decision: 'done' });
    expect((await origin.call('/api/operator/privacy-requests', { method: 'PUT', body })).status).toBe(403);
  });
});

describe('a request', () => {
  it('proposes who may be meant, with the reasons, the best first, hidden people included', async () => {
    const namesake = addPerson(origin.people, { id: 'namesake', first: 'Maya', last: 'Ostrowski' });
    origin.people.fillFinding();
    hidePerson(origin.people, namesake);
    const reference = await ask({ kind: 'correct', email: 'maya@example.com', people: [maya] });
    const { people, request } = await detail(reference);
    expect(request).toMatchObject({ reference, email: 'maya@example.com', name: 'Maya Ostrowski' });
    expect(people).toEqual([
      { personId: maya, name: 'Maya Ostrowski', place: 'Portland, OR', reasons: ['link', 'mailbox', 'name'] },
      { personId: namesake, name: null, place: null, reasons: ['name'] },
    ]);
  });

  it('is acknowledged once, put off once with a reason, and refused with a reason', async () => {
    const reference = await ask();
    expect(await decide(reference, { decision: 'acknowledge' })).toBe(true);
    expect(await decide(reference, { decision: 'acknowledge' })).toBe(false);
    expect(await decide(reference, { decision: 'extend' })).toBe(false);
    expect(await decide(reference, { decision: 'extend', reason: 'complex' })).toBe(true);
    expect(await decide(reference, { decision: 'extend', reason: 'complex' })).toBe(false);
    const { request } = await detail(reference);
    expect(request).toMatchObject({
      status: 'extended',
      extensionReason: 'complex',
      acknowledgedAt: expect.any(Number),
    });
    expect(new Date(request.answerBy - 6 * HOUR).toISOString().slice(0, 10)).toBe('2027-02-23');
    vi.setSystemTime(Date.now() + 1);
    expect(await decide(reference, { decision: 'refuse', reason: 'revenge' })).toBe(false);
    expect(await decide(reference, { decision: 'refuse', reason: 'not-verified' })).toBe(true);
    expect((await lastMail())?.text).toContain('We could not tell that the request came from the person');
    expect(await decide(reference, { decision: 'refuse', reason: 'exempt' })).toBe(false);
    expect((await detail(reference)).actions.map(({ operator, action }) => `${operator}: ${action}`)).toEqual([
      'ada@operator.example: refuse a privacy request',
      'ada@operator.example: extend a privacy request',
      'ada@operator.example: acknowledge a privacy request',
    ]);
  });

  it.each<[Decision['decision'], Decision]>([
    ['acknowledge', {}],
    ['extend', { reason: 'complex' }],
    ['refuse', { reason: 'exempt' }],
    ['done', {}],
  ])(
    'that two operators %s at the same moment has one decision, one mail, one line in the log',
    async (decision, more) => {
      const reference = await ask({ kind: 'correct' });
      const request = await findPrivacyRequest(origin.accounts, 'reference', reference);
      if (decision === undefined || request === null) throw new Error('no request');
      const before = (await sql('SELECT id FROM mail')).length;
      const settings = parseSettings(origin.bindings);
      // Both have read it before either decides.
      for (const operator of ['ada', 'ben']) {
        const step = await decisionStep(origin.bindings, settings, request, { decision, ...more }, Date.now());
        if (step === null) throw new Error('no step');
        const action = { operator, action: decision, reference };
        await origin.accounts.batch([
          operatorActionStatement(origin.accounts, action, Date.now(), step.isLeft),
          ...step.statements,
        ]);
      }
      expect(await sql('SELECT id FROM mail')).toHaveLength(before + 1);
      expect((await detail(reference)).actions).toMatchObject([{ operator: 'ada' }]);
    },
  );

  it('that hid the wrong person is taken back, also once it is closed, and only once', async () => {
    const reference = await ask();
    expect((await detail(reference)).hides).toBe(false);
    expect(await decide(reference, { decision: 'show-again' })).toBe(false);
    await decide(reference, { decision: 'hide', people: [maya] });
    await decide(reference, { decision: 'refuse', reason: 'not-verified' });
    expect([await isShown(maya), (await detail(reference)).hides]).toEqual([false, true]);
    expect(await decide(reference, { decision: 'show-again' })).toBe(true);
    expect([await isShown(maya), (await detail(reference)).hides]).toEqual([true, false]);
    expect(await decide(reference, { decision: 'show-again' })).toBe(false);
    expect((await detail(reference)).actions.filter(({ action }) => action.startsWith('show again'))).toHaveLength(1);
  });

  it('to know is answered with the records that were chosen, and only to a mailbox that is confirmed', async () => {
    const reference = await ask();
    expect(await decide(reference, { decision: 'done' })).toBe(false);
    expect(await decide(reference, { decision: 'hand-out', people: [maya] })).toBe(true);
    const token = /token=([\w-]{43})/.exec(String((await lastMail())?.text))?.[1] ?? '';
    const answer = (await post('/api/privacy-requests/export', { token, format: 'json' })).json<
      CallResponse<'takePrivacyExport'>
    >();
    expect(answer.records.map(({ recordId }) => recordId)).toEqual([maya]);
    const { reference: unconfirmed } = (
      await post('/api/privacy-requests', {
        ...{ kind: 'access', state: '', email: 'other@example.com', name: 'Maya Ostrowski', details: '' },
        ...{ people: [], agent: null, permission: null, file: null },
      })
    ).json<{ reference: string }>();
    expect(await decide(unconfirmed, { decision: 'hand-out', people: [maya] })).toBe(false);
  });

  it('to delete hides the pages that were chosen, and is closed', async () => {
    const reference = await ask({ kind: 'delete' });
    expect(await decide(reference, { decision: 'hide', people: [] })).toBe(false);
    expect(await decide(reference, { decision: 'hide', people: [maya] })).toBe(true);
    expect(await isShown(maya)).toBe(false);
    expect(await decide(reference, { decision: 'done' })).toBe(true);
    expect((await detail(reference)).request).toMatchObject({ outcome: 'done' });
  });

  it('shows its file to operators, and logs that it was looked at', async () => {
    const content = Buffer.from('%PDF-1.7 signed').toString('base64');
    const reference = await ask({ kind: 'correct', file: { type: 'application/pdf', content } });
    expect((await detail(reference)).hasFile).toBe(true);
    expect(await get(`/api/operator/privacy-requests/${reference}/file`)).toEqual({ type: 'application/pdf', content });
    expect((await detail(reference)).actions).toMatchObject([{ action: 'look at the file of a privacy request' }]);
  });
});

const covered = {
  ...{ role: 'judge', name: 'Ruth Quist', address: '', law: 'daniels-law-nj', otherLaw: '', hide: 'page' },
  signature: 'Ruth Quist',
};
const row = (line: number, more: object) => ({
  ...{ line, firstName: 'Maya', lastName: 'Ostrowski', street: '', city: '', state: '', zip: '', phone: '' },
  ...{ personId: null, fault: null, ...more },
});

/** A list whose mailbox is confirmed. */
async function beginList(people: readonly object[]): Promise<string> {
  const begun = (await post('/api/judicial-privacy', { email: 'clerk@example.com', state: 'NJ', covered })).json<{
    reference: string;
    token: string;
  }>();
  await post('/api/judicial-privacy/rows', { ...begun, people, isLast: true });
  const token = /token=([\w-]{43})/.exec(String((await lastMail())?.text))?.[1];
  await post('/api/privacy-requests/confirm', { token, isWithdrawn: false });
  return begun.reference;
}

describe('rows of a list', () => {
  it('are matched by name, home and phone; the list is done with its last row', async () => {
    const { house_number, street, zip5 } = (
      await origin.people
        .prepare('SELECT house_number, street, zip5 FROM residence WHERE person_id = ?1')
        .bind(maya)
        .all<{ house_number: string; street: string; zip5: string }>()
    ).results[0] ?? { house_number: '', street: '', zip5: '' };
    const reference = await beginList([
      row(2, { street: `${house_number} ${street}`, zip: zip5, phone: '5035550142' }),
      row(3, { street: '1 Elsewhere St', zip: '08608' }),
    ]);
    const { rows } = await detail(reference);
    expect(rows.map(({ person, people: [first] }) => [person.line, first?.reasons])).toEqual([
      [2, ['name', 'home', 'zip', 'phone']],
      [3, ['name']],
    ]);
    expect(await decide(reference, { decision: 'match', line: 2, people: [maya] })).toBe(true);
    expect(await isShown(maya)).toBe(false);
    expect(await decide(reference, { decision: 'match', line: 2, people: [] })).toBe(false);
    expect((await detail(reference)).request).toMatchObject({ outcome: null, rows: { all: 2, done: 1 } });
    vi.setSystemTime(Date.now() + 1);
    expect(await decide(reference, { decision: 'match', line: 3, people: [] })).toBe(true);
    expect((await detail(reference)).request).toMatchObject({ outcome: 'done', rows: { all: 2, done: 2 } });
    expect((await lastMail())?.subject).toContain('done');
    const file = await get<CallResponse<'operatorRequestRows'>>(`/api/operator/privacy-requests/${reference}/rows`);
    expect(file.rows.map(({ line, personId }) => [line, personId])).toEqual([
      [2, maya],
      [3, null],
    ]);
  });
});

describe('a row of a list that is not on record', () => {
  const street = '1420 Alder St';
  const settle = (id: string, last: string, houseNumber: string) => {
    const person = addPerson(origin.people, { id, first: 'Noor', last, currentPlace: 'portlandOr' });
    const home = addAddress(origin.people, `${id}home`, 'portlandOr', { houseNumber, street: 'Alder St' });
    addResidence(origin.people, person, home, { isCurrent: true, sortOrder: 0 });
    return person;
  };

  it.each([
    ['a ZIP code', { street, zip: PLACES.portlandOr.zip5 }],
    ['a city', { street, city: 'Portland', state: 'OR' }],
    ['a phone', { street: '9 Elsewhere St', zip: '08608', phone: '5035550199' }],
  ])('is hidden once an import brings them, known by %s; a namesake elsewhere is not', async (_, known) => {
    const reference = await beginList([row(2, { firstName: 'Noor', lastName: 'Quist', ...known })]);
    expect(await decide(reference, { decision: 'match', line: 2, people: [] })).toBe(true);
    await runScheduledJobs(origin.bindings, Date.now());
    const [noor, namesake] = [settle('noor', 'Quist', '1420'), settle('namesake', 'Quist', '77')];
    const neighbor = settle('neighbor', 'Alder', '1420');
    addPhone(origin.people, noor, '5035550199', 'Mobile');
    origin.people.fillFinding();
    origin.people.exec("DELETE FROM import_state WHERE key = 'screened'");
    await screenPeople(origin.bindings, Date.now());
    expect([await isShown(noor), await isShown(namesake), await isShown(neighbor)]).toEqual([false, true, true]);
  });
});

describe('the numbers of a year', () => {
  it('count by kind and state, with the days in the middle', async () => {
    const first = await ask({ kind: 'delete' });
    const second = await ask({ kind: 'delete', state: 'OR', email: 'b@example.com' });
    await ask({ kind: 'correct', email: 'c@example.com' });
    vi.setSystemTime(NOW + 4 * DAY);
    await decide(first, { decision: 'done' });
    vi.setSystemTime(NOW + 10 * DAY);
    await decide(second, { decision: 'refuse', reason: 'exempt' });
    const { rows } = await get<CallResponse<'requestMetrics'>>('/api/operator/privacy-request-metrics?year=2026');
    const counted = rows.map(({ kind, state, received, done, refused, open, medianDays }) => [
      ...[kind, state, received, done, refused, open, medianDays],
    ]);
    expect(counted).toEqual([
      ['all', 'all', 3, 1, 1, 1, 7],
      ['correct', 'all', 1, 0, 0, 1, null],
      ['correct', 'CA', 1, 0, 0, 1, null],
      ['delete', 'all', 2, 1, 1, 0, 7],
      ['delete', 'CA', 1, 1, 0, 0, 4],
      ['delete', 'OR', 1, 0, 1, 0, 10],
    ]);
    expect(await countYear(origin.accounts, 2025)).toMatchObject([{ received: 0, medianDays: null }]);
  });

  test.each([
    [[], null],
    [[3], 3],
    [[5, 1], 3],
    [[9, 1, 2], 2],
  ])('the middle of %j is %s', (values, middle) => {
    expect(medianOf(values)).toBe(middle);
  });
});

test('every query of requests finds its rows by an index', async () => {
  const secrets = ['a secret of the tests, longer than 32 characters'] as const;
  const plans = await plansOfAll(origin.accounts, async (on) => {
    for (const by of ['reference', 'token', 'listToken', 'exportToken'] as const) await findPrivacyRequest(on, by, 'x');
    for (const step of ['to carry out', 'to acknowledge', 'unconfirmed'] as const) await listForStep(on, step, NOW);
    await countOpen(on, NOW);
    await loadFile(on, 'x');
    await listRequests(on, 'open', null, NOW);
    await listRequests(on, 'closed', 'access', NOW);
    await countYear(on, 2026);
    await insertCoveredStatement(on, 'x', []).run();
    await countCoveredOf(on, ['x', 'y']);
    await findUnmatched(on, 'x', 2);
    await listOutcomes(on, 'x', 0);
    await listLinked(on, 'x', 10);
    await listUnmatched(on, 'x', 10);
    await findSaleOptOut(on, secrets, { id: 'x', email: 'a@example.com' });
    await findUndoable(on, 'x', NOW);
    await listDueSales(on, 10, NOW);
    await findSaleOf(on, 'x', NOW);
    await listSalesAfter(on, 0, 10, NOW);
  });
  // The open ones are all that these look at.
  expect(fullReads(plans).filter((line) => !/privacy_request_(?:open|closed)/.test(line))).toEqual([]);
});
