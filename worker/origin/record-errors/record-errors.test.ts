import { beforeEach, describe, expect, it } from 'vitest';
import type { CallBody, CallResponse } from '../../../shared/contract/calls.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { addDatedOwnership, addFullProperty, addGroupRecord } from '../../../tests/fixtures/records-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import {
  decideStatement,
  findOpenReference,
  listDecided,
  listOpen,
  REPORTS_PER_DAY,
  reportStatements,
} from './error-store.ts';
import { settleRecordErrors } from './settle.ts';

type Body = CallBody<'reportRecordError'>;
type Answer = CallResponse<'reportRecordError'>;

const NOW = Date.now();
let origin: TestOrigin;
let maya: string;
let cookie: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  maya = addPerson(origin.people, { id: 'maya', first: 'Maya', last: 'Ostrowski' });
  for (const id of ['R1', 'R2']) addGroupRecord(origin.people, maya, 'liens', { id, filed: '2016-04-02' });
  addAccount(origin.accounts, { id: 'june', userType: 'transactional' });
  addReport(origin.accounts, 'june', maya, NOW + 1e9);
  cookie = `session=${await addSession(origin.accounts, 'june')}`;
});

const sql = async (text: string) => (await origin.accounts.prepare(text).all<Record<string, unknown>>()).results;
const report = (more: Partial<Body> = {}, who = cookie) =>
  origin.call('/api/record-error', {
    method: 'POST',
    cookie: who,
    body: JSON.stringify({ personId: maya, record: 'liens.R1', kind: 'outcome', text: 'It was released.', ...more }),
  });
const lienIds = async () => {
  const answer = await origin.call(`/api/v4/person/background?personId=${maya}&group=liens`, { cookie });
  return answer.json<CallResponse<'personBackground'>>().records.liens?.map(({ id }) => id);
};
const decide = async (reference: string, decision: 'removed' | 'kept') => {
  await decideStatement(origin.accounts, reference, decision).run();
  await settleRecordErrors({ ACCOUNTS: origin.accounts, PEOPLE: origin.people }, NOW);
};

describe('a report of an error in a record', () => {
  it('is stored with its words and confirmed by a mail that names neither person nor record', async () => {
    const answer = (await report()).json<Answer>();
    expect(answer).toEqual({ state: 'reported', reference: expect.stringMatching(/^E-[2-9A-Z]{10}$/) });
    expect(await sql('SELECT account_id, person_id, record_group, record_id, kind, text FROM record_error')).toEqual([
      {
        account_id: 'june',
        person_id: maya,
        record_group: 'liens',
        record_id: 'R1',
        kind: 'outcome',
        text: 'It was released.',
      },
    ]);
    const mails = await sql("SELECT recipient, subject, text FROM mail WHERE kind = 'record-error'");
    expect(mails).toMatchObject([{ recipient: 'june@example.com' }]);
    expect(JSON.stringify(mails)).toContain(answer.reference);
    expect(JSON.stringify(mails)).not.toMatch(/Maya|Ostrowski|lien|R1|released/i);
  });

  it('counts once while it is open, however often it is sent at once', async () => {
    const answers = (await Promise.all([report(), report({ kind: 'other' }), report()])).map((one) =>
      one.json<Answer>(),
    );
    expect(answers.map(({ state }) => state).sort()).toEqual(['before', 'before', 'reported']);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await sql("SELECT 1 FROM mail WHERE kind = 'record-error'")).toHaveLength(1);
    expect((await report({ record: 'liens.R2' })).json<Answer>().state).toBe('reported');
  });

  it('is refused without that report open, before anybody learns whether the record exists', async () => {
    addAccount(origin.accounts, { id: 'other', userType: 'paid' });
    const other = `session=${await addSession(origin.accounts, 'other')}`;
    const refused = await Promise.all([report({}, other), report({ record: 'liens.Rnobodys' }, other)]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect(refused[0]?.text).toBe(refused[1]?.text);
    expect((await report({}, '')).status).toBe(401);
    expect(await sql('SELECT 1 FROM record_error')).toEqual([]);
  });

  it('is a 404 about a record of somebody else, of another list, and of a person who was removed', async () => {
    for (const record of ['liens.Rnobodys', 'judgments.R1', 'currentProperties.R1'])
      expect((await report({ record })).status).toBe(404);
    hidePerson(origin.people, maya);
    expect((await report()).status).toBe(404);
  });

  it('is refused if it is too long, of no kind, or about no record', async () => {
    const wrong: object[] = [
      { text: 'x'.repeat(2_001) },
      { kind: 'revenge' },
      { record: 'cars.R1' },
      { record: 'liens' },
    ];
    for (const more of wrong) expect((await report(more)).status).toBe(400);
  });

  it('has a limit per account and day, which a repeated report does not reach', async () => {
    for (let at = 0; at < REPORTS_PER_DAY; at += 1) {
      addGroupRecord(origin.people, maya, 'liens', { id: `L${at}`, filed: null });
      expect((await report({ record: `liens.L${at}` })).status).toBe(200);
    }
    expect((await report()).status).toBe(429);
    expect((await report({ record: 'liens.L0' })).json<Answer>().state).toBe('before');
  });
});

describe('a decision', () => {
  it('takes the record out of the report at once, and tells whoever reported it, once', async () => {
    const { reference } = (await report()).json<Answer>();
    await sql('DELETE FROM mail');
    await decide(reference, 'removed');
    await decide(reference, 'removed');
    expect(await lienIds()).toEqual(['R2']);
    const mails = await sql("SELECT subject, text FROM mail WHERE kind = 'record-error'");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('took the record off the site');
    expect(await listOpen(origin.accounts)).toEqual([]);
    expect((await report()).status).toBe(404);
  });

  it('can leave the record as it is, which may be reported again', async () => {
    const { reference } = (await report()).json<Answer>();
    await decide(reference, 'kept');
    expect(await lienIds()).toEqual(['R1', 'R2']);
    expect(await sql("SELECT text FROM mail WHERE subject LIKE 'Our decision on your report%'")).toMatchObject([
      { text: expect.stringContaining('stays as it is') },
    ]);
    expect((await report()).json<Answer>().state).toBe('reported');
  });

  it('takes a house off the person who does not own it', async () => {
    addFullProperty(origin.people, 'pnp-a', 'portlandOr');
    addDatedOwnership(origin.people, maya, 'pnp-a', { since: '2019-04' });
    const { reference } = (await report({ record: 'currentProperties.pnp-a', kind: 'not-them' })).json<Answer>();
    await decide(reference, 'removed');
    expect((await report({ record: 'currentProperties.pnp-a' })).status).toBe(404);
  });

  it('is made by the operator, who reads what is open; it is logged with their name', async () => {
    const { reference } = (await report({ text: 'Ask the clerk.' })).json<Answer>();
    const as = { envelope: { operator: 'ada@example.com' } };
    const open = async () =>
      (await origin.call('/api/operator/record-errors', as)).json<CallResponse<'openRecordErrors'>>().open;
    const decideAs = (decision: string) =>
      origin.call('/api/operator/record-errors', {
        ...as,
        method: 'PUT',
        body: JSON.stringify({ reference, decision }),
      });
    expect(await open()).toMatchObject([
      { reference, personId: maya, record: 'liens.R1', kind: 'outcome', text: 'Ask the clerk.' },
    ]);
    expect((await decideAs('removed')).json()).toEqual({ isDecided: true });
    expect((await decideAs('kept')).json()).toEqual({ isDecided: false });
    expect([await open(), await lienIds()]).toEqual([[], ['R2']]);
    expect(await sql('SELECT operator, action, reference FROM operator_action')).toEqual([
      { operator: 'ada@example.com', action: 'record error: removed', reference },
    ]);
  });
});

it('every query of reports finds its rows by an index', async () => {
  const accounts = openTestDatabase('accounts');
  const record = { group: 'liens', id: 'R1' } as const;
  const one = {
    reference: 'E-1',
    accountId: 'U',
    email: 'a@example.com',
    personId: 'P',
    record,
    kind: 'other',
    text: '',
  } as const;
  const plans = await plansOfAll(accounts, async (on) => {
    await on.batch(reportStatements(on, one, 1));
    await findOpenReference(on, one);
    await listOpen(on);
    await listDecided(on);
    await decideStatement(on, 'E-1', 'kept').run();
  });
  expect(fullReads(plans).filter((line) => !line.includes('record_error_waiting'))).toEqual([]);
});
