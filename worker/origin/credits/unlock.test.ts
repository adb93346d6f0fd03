import { beforeEach, describe, expect, it } from 'vitest';
import type { UserAnswer } from '../../../shared/contract/account.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { addAccount, addCredit, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { hidePerson, showBornIn } from '../../../tests/fixtures/people-database.ts';
import { addDatedOwnership, addFullProperty, addGroupRecord } from '../../../tests/fixtures/records-database.ts';
import { markDead } from '../../../tests/support/mark-dead.ts';
import type { OriginAnswer, OriginRequest } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openReportOrigin, type ReportOrigin } from '../../../tests/support/report-origin.ts';
import { findOpenReport, openWithCredit } from './store.ts';

const DAY_MS = 86_400_000;
const PATH = '/api/reports/submit-credits-payment-for-report';
/** Anybody born in it is a minor. */
const MINOR_YEAR = new Date().getUTCFullYear() - 17;
let report: ReportOrigin;
let cookie: string;

/** Carl is logged in, has the free view and has unlocked nobody. Elise’s report has a record, Bob’s has none. */
beforeEach(async () => {
  report = await openReportOrigin();
  addGroupRecord(report.db, report.elise, 'evictions', { id: 'R-eviction' });
  addAccount(report.origin.accounts, { id: 'carl', userType: 'transactional credits' });
  cookie = `session=${await addSession(report.origin.accounts, 'carl')}`;
});

const grant = (id: string, days = 30) => {
  const now = Date.now();
  addCredit(report.origin.accounts, 'carl', { id, grantedAt: now - DAY_MS, expiresAt: now + days * DAY_MS });
};
const unlock = (personId: string, request: OriginRequest = {}): Promise<OriginAnswer> =>
  report.origin.call(PATH, {
    method: 'POST',
    cookie,
    body: JSON.stringify({ wpId: personId }),
    envelope: { caller: 'browser' },
    ...request,
  });
async function creditsLeft(): Promise<number | undefined> {
  return (await report.origin.call('/api/user', { cookie })).json<UserAnswer>().user?.backgroundCreditsCount;
}
async function detailsOf(personId: string): Promise<PersonDetails> {
  return (await report.origin.call(`/api/v4/person/details?personId=${personId}`, { cookie })).json<PersonDetails>();
}
async function usedCredits(): Promise<string[]> {
  const { results } = await report.origin.accounts
    .prepare('SELECT id FROM background_credit WHERE used_at IS NOT NULL ORDER BY used_at, id')
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

describe('a credit', () => {
  it('opens the report for 30 days, and says whose it is [F1-07]', async () => {
    grant('only');
    expect((await detailsOf(report.elise)).lookupType).toBe('free');
    const answer = await unlock(report.elise);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ payload: { id: expect.stringMatching(/^R/), fullName: 'Elise Hale' } });
    const { lookupType, userInfo } = await detailsOf(report.elise);
    expect(lookupType).toBe('bg');
    const days = ((userInfo.reportExpiresAt ?? 0) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect((await report.origin.call('/api/reports/', { cookie })).json()).toMatchObject([{ wpId: report.elise }]);
    expect(await creditsLeft()).toBe(0);
  });

  it('is the one that expires first, and never an expired one', async () => {
    grant('later', 20);
    grant('sooner', 2);
    grant('over', -1);
    await unlock(report.elise);
    expect(await usedCredits()).toEqual(['sooner']);
  });

  it('is taken once, however often and at whatever moment the report is requested; the answer is the same', async () => {
    grant('first');
    grant('second');
    const answers = await Promise.all(Array.from({ length: 8 }, () => unlock(report.elise)));
    answers.push(await unlock(report.elise));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await creditsLeft()).toBe(1);
  });

  it('is taken again once the report has expired, and opens it for another 30 days', async () => {
    grant('first');
    grant('second');
    const before = await unlock(report.elise);
    report.origin.accounts.exec('UPDATE report_access SET access_expires_at = 1');
    const after = await unlock(report.elise);
    expect(after.status).toBe(200);
    expect(after.text).not.toBe(before.text);
    expect((await detailsOf(report.elise)).lookupType).toBe('bg');
    expect(await creditsLeft()).toBe(0);
  });

  it('is never somebody else’s', async () => {
    grant('of-carl');
    addAccount(report.origin.accounts, { id: 'dora', userType: 'free' });
    const dora = `session=${await addSession(report.origin.accounts, 'dora')}`;
    expect((await unlock(report.elise, { cookie: dora })).status).toBe(402);
    expect(await creditsLeft()).toBe(1);
  });
});

describe('nothing is unlocked and no credit taken', () => {
  it('for an anonymous visitor [F6-20]', async () => {
    grant('only');
    expect((await unlock(report.elise, { cookie: '' })).status).toBe(401);
    const monitor = await addSession(report.origin.accounts, 'carl', { scope: 'monitor' });
    expect((await unlock(report.elise, { cookie: `session=${monitor}` })).status).toBe(401);
    expect(await creditsLeft()).toBe(1);
  });

  it('without a credit, or with only an expired one [F6-21]', async () => {
    expect((await unlock(report.elise)).status).toBe(402);
    grant('over', -1);
    expect((await unlock(report.elise)).status).toBe(402);
    expect((await detailsOf(report.elise)).lookupType).toBe('free');
  });

  it('for an empty report, which answers 409; one that is already open stays open [F6-22]', async () => {
    grant('only');
    expect((await unlock(report.bob)).status).toBe(409);
    expect(await creditsLeft()).toBe(1);
    report.origin.accounts.insert('report_access', {
      account_id: 'carl',
      person_id: report.bob,
      report_id: 'R-of-bob',
      access_expires_at: Date.now() + DAY_MS,
    });
    expect((await unlock(report.bob)).json()).toEqual({ payload: { id: 'R-of-bob', fullName: 'Bob Hale' } });
    expect(await creditsLeft()).toBe(1);
    // A property alone is enough to read.
    addFullProperty(report.db, 'pnp-one', 'eugene', []);
    addDatedOwnership(report.db, report.bob, 'pnp-one', { since: '2019-04', until: '2026-03' });
    report.origin.accounts.exec('DELETE FROM report_access');
    expect((await unlock(report.bob)).status).toBe(200);
  });

  it('for somebody who has died, which answers 409; one that is already open stays open', async () => {
    grant('only');
    grant('other');
    markDead(report.origin.people, report.elise);
    expect((await unlock(report.elise)).status).toBe(409);
    expect(await creditsLeft()).toBe(2);
    report.origin.accounts.insert('report_access', {
      account_id: 'carl',
      person_id: report.elise,
      report_id: 'R-of-elise',
      access_expires_at: Date.now() + DAY_MS,
    });
    expect((await unlock(report.elise)).status).toBe(200);
    expect(await creditsLeft()).toBe(2);
  });

  it('for a person who is unknown, removed or underage: the same answer for each', async () => {
    grant('only');
    const answers = [await unlock('PnobodyAtAll1234')];
    showBornIn(report.db, report.elise, MINOR_YEAR);
    answers.push(await unlock(report.elise));
    showBornIn(report.db, report.elise, 1979);
    hidePerson(report.db, report.elise);
    answers.push(await unlock(report.elise));
    const problems = answers.map((answer) => JSON.stringify({ ...answer.json<object>(), trackingId: '' }));
    expect(new Set(problems).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await creditsLeft()).toBe(1);
  });

  it('for a bot, a HEAD or a prefetched page', async () => {
    grant('only');
    for (const envelope of [
      { botClass: 'other-bot' },
      { botClass: 'search-engine' },
      { isPrefetch: true },
      { isHead: true },
    ] as const)
      expect((await unlock(report.elise, { envelope })).status).toBe(403);
    // A request that only reads cannot take one.
    expect((await report.origin.call(PATH, { cookie, envelope: { caller: 'browser' } })).status).toBe(404);
    expect(await creditsLeft()).toBe(1);
  });
});

it('costs two round trips to the accounts database and scans no table', async () => {
  grant('only');
  const { accounts } = report.origin;
  const before = accounts.roundTrips.count;
  await unlock(report.elise);
  // The session, then taking and opening in one.
  expect(accounts.roundTrips.count - before).toBe(2);
  const plans = await plansOfAll(accounts, async (explained) => {
    await findOpenReport(explained, 'carl', report.elise, Date.now());
    await openWithCredit(explained, 'carl', report.elise, Date.now());
  });
  expect(fullReads(plans)).toEqual([]);
  expect(plans).toContainEqual(expect.stringContaining('background_credit_unlock'));
  expect(plans).toContainEqual(expect.stringContaining('background_credit_unused'));
});
