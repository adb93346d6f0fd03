import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CourtRunnerInfo, CourtRunnerRequest } from '../../../shared/contract/court-runner.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { addAccount, addPurchase, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addPerson,
  addPlaces,
  addRecord,
  addResidence,
  hideHome,
  hidePerson,
} from '../../../tests/fixtures/people-database.ts';
import { FULL_BODIES } from '../../../tests/fixtures/record-bodies.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { parseSettings, type SqlValue } from '../env.ts';
import { fulfil } from './fulfil.ts';
import { requestStatements } from './request-store.ts';

const NOW = Date.now();
const ASKED = {
  firstName: 'Maya',
  middleName: null,
  lastName: 'Ostrowski',
  dateOfBirth: { month: 4, day: 2, year: 1979 },
};
const PAID = { sql: "EXISTS (SELECT 1 FROM purchase WHERE id = ? AND status = 'paid')", values: ['O1'] };
const COUNTIES = [
  { fips: '41051', countyName: 'Multnomah', stateCode: 'OR', amountCents: 4_695 },
  { fips: '41039', countyName: 'Lane', stateCode: 'OR', amountCents: 4_345 },
];
let origin: TestOrigin;
let maya: string;
let cookie: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  maya = addPerson(origin.people, { id: 'maya', first: 'Maya', last: 'Ostrowski', livesNowhere: true });
  const homes = [addAddress(origin.people, 'halyard', 'portlandOr'), addAddress(origin.people, 'alder', 'eugene')];
  addResidence(origin.people, maya, homes[0] ?? '', { isCurrent: true, sortOrder: 0, columns: { move_in: '2018-05' } });
  addResidence(origin.people, maya, homes[1] ?? '', {
    isCurrent: false,
    sortOrder: 1,
    columns: { move_in: '2009-02', move_out: '2013-08' },
  });
  addAccount(origin.accounts, { id: 'june', userType: 'transactional' });
  addReport(origin.accounts, 'june', maya, NOW + 1e9);
  cookie = `session=${await addSession(origin.accounts, 'june')}`;
});

const sql = async (text: string) => (await origin.accounts.prepare(text).all<Record<string, unknown>>()).results;
const infoOf = async (who = cookie) =>
  (await origin.call(`/api/court-runner?personId=${maya}`, { cookie: who })).json<CourtRunnerInfo>();
const run = (outcome: 'returned' | 'failed' = 'returned', dueBy: number | null = null) =>
  fulfil(origin.bindings, parseSettings(origin.bindings), { dueBy, outcome }, NOW);

async function send(counties = COUNTIES): Promise<void> {
  addPurchase(origin.accounts, 'june', { id: 'O1', personId: maya, totalCents: 9_040, createdAt: NOW });
  const runner = JSON.stringify({ id: maya, ...ASKED });
  await origin.accounts.prepare('UPDATE purchase SET runner = ?1').bind(runner).run();
  const order = { purchaseId: 'O1', accountId: 'june', personId: maya, counties };
  await origin.accounts.batch(requestStatements(origin.accounts, order, NOW, PAID));
}

function addCase(id: string, filed: string, more: object, stateCode = 'OR'): void {
  const [offense] = (FULL_BODIES.criminalAndTrafficRecords as { offenses: object[] }).offenses;
  const body = { ...FULL_BODIES.criminalAndTrafficRecords, offenses: [{ ...offense, ...more }] };
  addRecord(origin.people, maya, id, 'criminal', {
    record_group: 'criminalAndTrafficRecords',
    filed,
    state_code: stateCode,
    body: JSON.stringify(body),
  });
}

describe('the counties on offer', () => {
  it("are those somebody lived in, with the county's fee or else the state's", async () => {
    const { addresses, baseProduct } = await infoOf();
    expect(baseProduct).toEqual({ id: 'court-runner', regularPrice: 34.95 });
    expect(
      addresses.map(({ fips, productId, moveInYear, moveOutYear }) => [fips, productId, moveInYear, moveOutYear]),
    ).toEqual([
      ['41051', 'court-runner-county-41051', 2018, null],
      ['41039', 'court-runner-county-41039', 2009, 2013],
    ]);
    expect(addresses.map(({ price }) => price)).toEqual([12, 8.5]);
    await origin.accounts.prepare("DELETE FROM court_fee WHERE area = '41051'").run();
    await origin.accounts.prepare("UPDATE court_fee SET fee_cents = 700 WHERE area = '41'").run();
    expect((await infoOf()).addresses[0]?.price).toBe(7);
    await origin.accounts.prepare("DELETE FROM court_fee WHERE area = '41'").run();
    expect((await infoOf()).addresses[0]?.price).toBe(0);
  });

  it('come with the page for viewers who see full addresses, and are empty for a free viewer', async () => {
    const details = async (who?: string) =>
      (
        await origin.call(`/api/v4/person/details?personId=${maya}`, who === undefined ? {} : { cookie: who })
      ).json<PersonDetails>();
    expect((await details(cookie)).courtRunnerInfo?.addresses).toHaveLength(2);
    expect((await details()).courtRunnerInfo).toBeNull();
    addAccount(origin.accounts, { id: 'free', userType: 'free' });
    const free = `session=${await addSession(origin.accounts, 'free')}`;
    expect((await details(free)).courtRunnerInfo).toBeNull();
    expect(await infoOf(free)).toEqual({ requests: [], addresses: [], baseProduct: null });
  });

  it('are missing for a person who was removed, and without a session', async () => {
    expect((await origin.call(`/api/court-runner?personId=${maya}`)).status).toBe(401);
    hidePerson(origin.people, maya);
    expect((await origin.call(`/api/court-runner?personId=${maya}`, { cookie })).status).toBe(404);
  });

  it('leave out a hidden home', async () => {
    hideHome(origin.people, maya, 1);
    expect((await infoOf()).addresses.map(({ fips }) => fips)).toEqual(['41051']);
  });
});

describe('a request', () => {
  it('exists once per order, however often it is sent, and not for an unpaid order', async () => {
    await send();
    const order = { purchaseId: 'O1', accountId: 'june', personId: maya, counties: COUNTIES };
    await origin.accounts.batch(requestStatements(origin.accounts, order, NOW, PAID));
    expect(await sql('SELECT 1 FROM court_runner_request')).toHaveLength(1);
    expect(await sql('SELECT 1 FROM court_runner_record')).toHaveLength(2);
    addPurchase(origin.accounts, 'june', { id: 'O2', personId: maya, status: 'pending' });
    const unpaid = { ...PAID, values: ['O2'] };
    await origin.accounts.batch(requestStatements(origin.accounts, { ...order, purchaseId: 'O2' }, NOW, unpaid));
    expect(await sql('SELECT 1 FROM court_runner_request')).toHaveLength(1);
  });

  it('says when it was made, by when the runner is due back, and what was paid', async () => {
    await send();
    const [request] = (await infoOf()).requests;
    expect(request).toMatchObject({ status: 'Requested', requestedAt: NOW, invoiceId: 'PL-2026-O1', total: 90.4 });
    expect(request?.expectedBy).toBeGreaterThan(NOW + 2 * 86_400_000);
    expect(request?.courtRunnerRecords.map(({ countyName, status, payload }) => [countyName, status, payload])).toEqual(
      [
        ['Lane', 'Requested', null],
        ['Multnomah', 'Requested', null],
      ],
    );
  });

  it('does not reveal what was found about a person who was removed', async () => {
    await send();
    await run();
    hidePerson(origin.people, maya);
    const body = JSON.stringify({ orderId: 'O1' });
    const answer = await origin.call('/api/court-runner', { method: 'POST', cookie, body });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('cases');
  });

  it('is found by its order, for the buyer', async () => {
    await send();
    const ask = (orderId: string, who = cookie) =>
      origin.call('/api/court-runner', { method: 'POST', cookie: who, body: JSON.stringify({ orderId }) });
    expect((await ask('O1')).json<CourtRunnerRequest>().invoiceId).toBe('PL-2026-O1');
    addPurchase(origin.accounts, 'june', { id: 'O2', personId: maya, status: 'pending' });
    addPurchase(origin.accounts, 'june', { id: 'O3' });
    addAccount(origin.accounts, { id: 'other', userType: 'free' });
    const other = `session=${await addSession(origin.accounts, 'other')}`;
    expect(await Promise.all([ask('O2'), ask('O3'), ask('O9'), ask('O1', other)])).toMatchObject([
      { status: 402 },
      { status: 409 },
      { status: 404 },
      { status: 404 },
    ]);
  });
});

describe('a runner', () => {
  it('whose search breaks off is sent again an hour later, holds up no other, and fails after a week', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await send(COUNTIES.map((county, at) => ({ ...county, stateCode: at === 0 ? 'OR' : 'WA' })));
    const due = NOW + 10 * 86_400_000;
    const prepare = (sql: string) => {
      if (!sql.includes('state_code = ?2')) return origin.people.prepare(sql);
      const statement = origin.people.prepare(sql);
      const bind = (...values: SqlValue[]) => {
        if (values[1] === 'OR') throw new TypeError('Maya Ostrowski');
        return statement.bind(...values);
      };
      return { ...statement, bind };
    };
    const bindings = { ...origin.bindings, PEOPLE: { ...origin.people, prepare } };
    const runAt = (now: number) => fulfil(bindings, parseSettings(bindings), { dueBy: now, outcome: 'returned' }, now);
    await sql(`UPDATE court_runner_request SET due_at = ${due}`);
    expect(await runAt(due)).toEqual({ returned: 1, failed: 0 });
    expect(log).toHaveBeenCalledTimes(1);
    expect(await runAt(due + 1)).toEqual({ returned: 0, failed: 0 });
    expect(log).toHaveBeenCalledTimes(1);
    await runAt(due + 3_600_000);
    expect(log).toHaveBeenCalledTimes(2);
    expect(await runAt(due + 8 * 86_400_000)).toEqual({ returned: 0, failed: 1 });
    expect(log.mock.calls.at(-1)).toEqual(['{"message":"COURT RUNNER GIVEN UP","error":"TypeError"}']);
    expect(JSON.stringify(log.mock.calls)).not.toContain('Maya');
    expect(await sql('SELECT amount_cents FROM refund')).toEqual([{ amount_cents: 4_695 }]);
    log.mockRestore();
  });

  it('says in the mail whether anything could be searched', async () => {
    await send();
    await run('failed');
    const [failed] = await sql("SELECT text FROM mail WHERE kind = 'court-runner-back'");
    expect(failed?.text).toContain('could not search any of the counties');
    expect(failed?.text).not.toContain('on the page of the person');
    await sql('DELETE FROM mail');
    await sql("UPDATE court_runner_record SET status = 'Requested', back_id = NULL WHERE fips = '41051'");
    await sql("UPDATE court_runner_record SET status = 'Returned' WHERE fips = '41039'");
    await run('failed');
    const [some, ...others] = await sql("SELECT text FROM mail WHERE kind = 'court-runner-back'");
    expect(some?.text).toContain('on the page of the person');
    expect(others).toEqual([]);
  });

  it("returns with what that county's courts still keep about this person only", async () => {
    addCase('C1', '2021-06-18', {
      county: 'Multnomah',
      crimeCounty: 'Multnomah',
      caseNumber: '21-CR-1',
      offenseTitle: 'Trespass',
    });
    addCase('C2', '2001-06-18', {
      county: 'Multnomah',
      crimeCounty: 'Multnomah',
      caseNumber: '01-CR-1',
      offenseTitle: 'Too long ago',
    });
    addCase(
      'C3',
      '2021-06-18',
      { county: 'Multnomah', crimeCounty: 'Multnomah', caseNumber: 'X', offenseTitle: 'In another state' },
      'WA',
    );
    await send();
    expect(await run()).toEqual({ returned: 2, failed: 0 });
    const [request] = (await infoOf()).requests;
    expect(request?.status).toBe('Returned');
    const [lane, multnomah] = request?.courtRunnerRecords ?? [];
    expect(lane).toMatchObject({ status: 'Returned', returnedAt: NOW, payload: { cases: [] } });
    expect(multnomah?.payload?.cases).toHaveLength(1);
    expect(multnomah?.payload?.cases[0]?.offenses).toMatchObject([{ offenseTitle: 'Trespass' }]);
  });

  it('returns once, with one mail that names nobody, and the person asked about is forgotten', async () => {
    await send();
    await Promise.all([run(), run()]);
    expect(await run()).toEqual({ returned: 0, failed: 0 });
    const mails = await sql('SELECT kind, recipient, subject, text FROM mail');
    expect(mails).toMatchObject([{ kind: 'court-runner-back', recipient: 'june@example.com' }]);
    expect(JSON.stringify(mails)).not.toMatch(/Maya|Ostrowski|Multnomah/);
    // Where each request links to its result.
    expect(mails[0]?.text).toContain('http://localhost:8787/account/purchases?part=court-runner');
    expect(await sql('SELECT runner FROM purchase')).toEqual([{ runner: null }]);
  });

  it('returns when it is due', async () => {
    await send();
    expect(await run('returned', NOW)).toEqual({ returned: 0, failed: 0 });
    expect(await run('returned', NOW + 10 * 86_400_000)).toEqual({ returned: 2, failed: 0 });
  });

  it('that fails refunds what was paid for the county, once', async () => {
    await send();
    await Promise.all([run('failed'), run('failed')]);
    expect((await infoOf()).requests[0]?.status).toBe('Failed');
    const refunds = await sql('SELECT amount_cents, reason FROM refund ORDER BY amount_cents');
    expect(refunds).toEqual([
      { amount_cents: 4_345, reason: 'Court Runner could not search Lane County, OR' },
      { amount_cents: 4_695, reason: 'Court Runner could not search Multnomah County, OR' },
    ]);
  });
});
