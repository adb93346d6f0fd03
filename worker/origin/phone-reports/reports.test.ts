import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhoneReports, PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const NUMBER = '15035550142';
let origin: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) });
  origin = openTestOrigin();
});
afterEach(() => vi.useRealTimers());

const send = (kind: string, clientAddress = '192.0.2.1', more: OriginRequest['envelope'] = {}, phone = NUMBER) =>
  origin.call('/api/phone/report', {
    method: 'POST',
    body: JSON.stringify({ phone, kind }),
    envelope: { clientAddress, ...more },
  });
async function report(kind: string, clientAddress?: string) {
  const answer = await send(kind, clientAddress);
  expect(answer.status).toBe(200);
  return answer.json<{ isCounted: boolean; reports: PhoneReports }>();
}
const reportsOf = async (phone = NUMBER) =>
  (await origin.call(`/api/search/phone?phone=${phone}`)).json<PhoneSearchAnswer>().reports;

describe('reports of a number', () => {
  it('are counted by kind and month, most reported first, even for a number nobody has', async () => {
    await report('silent', '192.0.2.1');
    vi.setSystemTime(Date.UTC(2026, 11, 2));
    await report('scam', '192.0.2.1');
    const { isCounted, reports } = await report('scam', '198.51.100.2');
    expect(isCounted).toBe(true);
    expect(reports).toMatchObject({
      total: 3,
      kinds: [
        { kind: 'scam', reports: 2, lastReported: '2026-12' },
        { kind: 'silent', reports: 1, lastReported: '2026-11' },
      ],
    });
    expect(reports.months.map(({ month }) => month)).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
    ]);
    expect(reports.months.map((month) => month.reports)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    expect(await reportsOf()).toEqual(reports);
    expect((await reportsOf('15035550143')).total).toBe(0);
  });

  it('count once per visitor, number and month, whatever the second one says', async () => {
    expect((await report('scam')).isCounted).toBe(true);
    expect(await report('sales')).toMatchObject({ isCounted: false, reports: { total: 1, kinds: [{ kind: 'scam' }] } });
    expect((await send('scam', '192.0.2.1', {}, '15035550143')).json()).toMatchObject({ isCounted: true });
    vi.setSystemTime(Date.UTC(2026, 11, 1));
    expect(await report('scam')).toMatchObject({ isCounted: true, reports: { total: 2 } });
  });

  it("from one network count as one visitor's, so nobody can make forty with their own addresses", async () => {
    expect((await report('scam', '2001:db8:1:2::5')).isCounted).toBe(true);
    for (let at = 0; at < 40; at++) expect((await report('scam', `2001:db8:1:${at}::5`)).isCounted).toBe(false);
    expect((await report('scam', '2001:db8:2:2::5')).isCounted).toBe(true);
    expect((await report('scam', '203.0.113.1')).isCounted).toBe(true);
    expect(await report('scam', '203.0.113.254')).toMatchObject({ isCounted: false, reports: { total: 3 } });
  });

  it('cover the last 12 months, and the reporters are deleted with the first report after the month', async () => {
    await report('scam');
    vi.setSystemTime(Date.UTC(2027, 9, 31));
    expect((await reportsOf()).total).toBe(1);
    vi.setSystemTime(Date.UTC(2027, 10, 1));
    expect((await reportsOf()).total).toBe(0);
    await report('sales', '192.0.2.9');
    const rows = async (sql: string) => (await origin.accounts.prepare(sql).all()).results;
    expect(await rows('SELECT month, kind FROM phone_reporter')).toEqual([{ month: '2027-11', kind: 'sales' }]);
    expect(await rows('SELECT month, kind FROM phone_report')).toEqual([{ month: '2027-11', kind: 'sales' }]);
  });

  it('of a past month leave no trace of the reporters after the next report, however many they were', async () => {
    for (let at = 0; at < 260; at++)
      origin.accounts.insert('phone_reporter', { month: '2026-10', reporter: `r${at}`, kind: 'scam', number: NUMBER });
    await report('sales');
    const { results } = await origin.accounts.prepare('SELECT month FROM phone_reporter').all<{ month: string }>();
    expect(results).toEqual([{ month: '2026-11' }]);
  });

  it('store nothing about the reporter, and nothing that is the same for another number', async () => {
    await report('scam', '192.0.2.77');
    await send('scam', '192.0.2.77', {}, '15035550143');
    const { results } = await origin.accounts
      .prepare('SELECT reporter FROM phone_reporter')
      .all<{ reporter: string }>();
    expect(new Set(results.map(({ reporter }) => reporter)).size).toBe(2);
    for (const { reporter } of results) expect(reporter).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are refused from a bot, for a partial or impossible number and of another kind', async () => {
    expect((await send('scam', '192.0.2.1', { botClass: 'other-bot' })).status).toBe(403);
    expect((await send('scam', '192.0.2.1', {}, '1503555014X')).status).toBe(400);
    for (const phone of ['11035550142', '15031550142', '10035550142'])
      expect((await send('scam', '192.0.2.1', {}, phone)).status).toBe(400);
    expect((await send('rude')).status).toBe(400);
    expect((await reportsOf()).total).toBe(0);
  });
});
