import { beforeEach, describe, expect, it } from 'vitest';
import { EVENT_PERIODS, eventCountsAnswerSchema } from '../../../shared/contract/operations/event-counts.ts';
import { plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { loadEventCounts } from './event-counts.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
});

interface Row {
  readonly ago?: number;
  readonly device?: string;
  readonly viewer?: string;
  readonly experiments?: object;
  readonly segment?: string;
}

function add(name: string, properties: object, { ago = MINUTE, device, viewer, experiments, segment }: Row = {}) {
  db.insert('page_event', {
    received_at: NOW - ago,
    happened_at: NOW - ago,
    name,
    properties: JSON.stringify(properties),
    viewer_class: viewer ?? 'anonymous',
    device: device ?? 'mobile',
    experiments: experiments === undefined ? null : JSON.stringify(experiments),
    test_id: segment === undefined ? null : `offers:${segment}`,
    test_name: segment === undefined ? null : 'offers',
    segment_name: segment ?? null,
  });
}
const view = (page: string, row?: Row) => add('page_viewed', { page }, row);
const click = (row?: Row) => add('upsell_clicked', { slot: 'phones', funnelType: 'default' }, row);
const vital = (name: string, value: number, page = 'person', row?: Row) => add('web_vital', { name, value, page }, row);

const load = async (query: Partial<Parameters<typeof loadEventCounts>[1]> = {}, readMax?: number) => {
  const answer = await loadEventCounts(db, { period: 'day', ...query }, NOW, readMax);
  return eventCountsAnswerSchema.parse(answer);
};

describe('what happened', () => {
  it('is counted by event, with a bar for each part of the period', async () => {
    view('home', { ago: 0 });
    view('home', { ago: EVENT_PERIODS.day.barMs - 1 });
    view('person', { ago: DAY - 1, device: 'desktop' });
    click();
    const { events, isCapped } = await load();
    expect(events.map(({ name, count, mobile }) => [name, count, mobile])).toEqual([
      ['page_viewed', 3, 2],
      ['upsell_clicked', 1, 1],
    ]);
    expect(events[0]?.bars).toEqual([1, ...Array<number>(22).fill(0), 2]);
    expect(isCapped).toBe(false);
  });

  it('before the period or in the future is left out', async () => {
    view('home', { ago: DAY });
    view('home', { ago: -1 });
    expect(await load()).toMatchObject({ events: [], pages: [], senders: [], vitals: [] });
  });

  it('is counted for a longer period in longer bars', async () => {
    for (const ago of [MINUTE, 2 * DAY, 6 * DAY]) view('home', { ago });
    const bars = async (period: 'hour' | 'day' | 'week') => (await load({ period })).events[0]?.bars;
    expect(await bars('hour')).toHaveLength(12);
    const week = (await bars('week')) ?? [];
    expect(week).toHaveLength(28);
    expect(week.reduce((sum, count) => sum + count)).toBe(3);
  });

  it('is counted by page, and by who it came from', async () => {
    view('person');
    view('person', { device: 'desktop', viewer: 'smb' });
    view('home', { device: 'desktop', viewer: 'smb' });
    click({ device: 'desktop', viewer: 'smb' });
    const { pages, senders } = await load();
    expect(pages).toEqual([
      { page: 'person', views: 2, mobile: 1 },
      { page: 'home', views: 1, mobile: 0 },
    ]);
    expect(senders).toEqual([
      { device: 'desktop', viewer: 'smb', events: 3, views: 2 },
      { device: 'mobile', viewer: 'anonymous', events: 1, views: 1 },
    ]);
  });

  it('of one page leaves out what happens across pages; its list of pages is whole', async () => {
    view('person');
    view('home');
    click();
    const { events, pages, across } = await load({ page: 'home' });
    expect(events).toMatchObject([{ name: 'page_viewed', count: 1 }]);
    expect(pages).toHaveLength(2);
    expect(across).toBeNull();
  });

  it('more often than can be counted at once is counted for the latest', async () => {
    for (let ago = 1; ago <= 5; ago++) view(ago < 3 ? 'person' : 'home', { ago });
    expect(await load({}, 2)).toMatchObject({ isCapped: true, pages: [{ page: 'person', views: 2 }] });
    expect(await load({}, 6)).toMatchObject({ isCapped: false });
  });

  it('is found by an index, however many older events there are', async () => {
    const plans = await plansOfAll(db, (explained) => loadEventCounts(explained, { period: 'day' }, NOW));
    const reads = plans.filter((line) => line.includes('page_event'));
    expect(reads.length).toBeGreaterThan(0);
    for (const line of reads)
      expect(line).toMatch(
        /SEARCH page_event USING INDEX (?:page_event_received \(received_at|page_event_named \(name=\? AND received_at)/,
      );
  });
});

describe('variants and tests', () => {
  it('are compared by the views of person pages that showed them, and the clicks there', async () => {
    for (const variant of [1, 1, 2]) view('person', { experiments: { PROPERTY_UPSELL: variant } });
    click({ experiments: { PROPERTY_UPSELL: 2, UPSELL_NEW_TAB: 1 } });
    view('person');
    view('home');
    expect((await load()).across).toMatchObject({
      person: { views: 4, clicks: 1 },
      variants: [
        { experiment: 'PROPERTY_UPSELL', variant: 1, views: 2, clicks: 0 },
        { experiment: 'PROPERTY_UPSELL', variant: 2, views: 1, clicks: 1 },
        { experiment: 'UPSELL_NEW_TAB', variant: 1, views: 0, clicks: 1 },
      ],
    });
  });

  it('have each segment of a test by itself', async () => {
    for (const segment of ['set-a', 'set-a', 'set-b']) view('person', { segment });
    click({ segment: 'set-b' });
    expect((await load()).across?.segments).toEqual([
      { id: 'offers:set-a', name: 'offers', segment: 'set-a', views: 2, clicks: 0 },
      { id: 'offers:set-b', name: 'offers', segment: 'set-b', views: 1, clicks: 1 },
    ]);
  });

  it('are not pushed out by segments that somebody made up: those with the most views are counted', async () => {
    for (let at = 0; at < 120; at++) view('person', { segment: `a${at}` });
    for (const segment of ['set-b', 'set-b']) view('person', { segment });
    const segments = (await load()).across?.segments ?? [];
    expect(segments).toHaveLength(50);
    expect(segments[0]).toMatchObject({ segment: 'set-b', views: 2 });
  });
});

describe('funnels', () => {
  const funnel = async (name: string) => (await load()).across?.funnels.find((one) => one.name === name)?.counts;

  it('count each step, of its kind only', async () => {
    view('home');
    for (let at = 0; at < 3; at++) view('person');
    click();
    for (const name of ['checkout_seen', 'checkout_sent', 'checkout_paid']) add(name, { goods: 'report' });
    add('report_opened', { by: 'payment' });
    expect(await funnel('buying')).toEqual([3, 1, 1, 1, 1, 1]);
    expect(await funnel('searching')).toEqual([0, 0, 3]);
  });

  it('tell a dialog that was closed from one in which somebody began to monitor', async () => {
    add('monitor_dialog_shown', {});
    add('monitor_dialog_shown', {});
    add('monitor_dialog_closed', { isMonitored: false });
    add('monitor_dialog_closed', { isMonitored: true });
    expect(await funnel('monitoring')).toEqual([2, 1]);
  });

  it('are there without any event, with zeros', async () => {
    expect(await funnel('buying')).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('web vitals', () => {
  it('have percentiles by the nearest rank and ratings by the limits, for each device', async () => {
    for (let at = 1; at <= 20; at++) vital('LCP', at * 250);
    vital('LCP', 9_000, 'person', { device: 'desktop' });
    const ofPages = (await load()).vitals.filter(({ page }) => page === 'person');
    expect(ofPages).toEqual([
      {
        vital: 'LCP',
        page: 'person',
        device: 'desktop',
        ...{ count: 1, p50: 9_000, p75: 9_000, p95: 9_000, good: 0, fair: 0, poor: 1 },
      },
      {
        vital: 'LCP',
        page: 'person',
        device: 'mobile',
        // 250 to 5,000 by 250: good up to 2,500, poor above 4,000.
        ...{ count: 20, p50: 2_500, p75: 3_750, p95: 4_750, good: 10, fair: 6, poor: 4 },
      },
    ]);
  });

  it('are of all pages together, too, the core ones first', async () => {
    vital('TTFB', 100, 'home');
    vital('CLS', 100, 'home');
    vital('CLS', 251, 'person');
    const all = (await load()).vitals.filter(({ page }) => page === null);
    expect(all.map(({ vital: name, count, p75, good, poor }) => [name, count, p75, good, poor])).toEqual([
      ['CLS', 2, 251, 1, 1],
      ['TTFB', 1, 100, 1, 0],
    ]);
  });

  it('that are more than can be counted at once are counted for the latest, and the answer says so', async () => {
    for (let ago = 1; ago <= 5; ago++) vital('LCP', ago * 100, ago < 3 ? 'person' : 'home', { ago });
    const { isCapped, vitals } = await load({}, 2);
    expect(isCapped).toBe(true);
    expect(vitals.map(({ page, count }) => [page, count])).toEqual([
      [null, 2],
      ['person', 2],
    ]);
  });

  it('are no events among the others: there are several for each view', async () => {
    vital('LCP', 100);
    view('person');
    expect((await load()).events.map(({ name }) => name)).toEqual(['page_viewed']);
  });

  it('of one page and one device are by themselves', async () => {
    vital('LCP', 100, 'home');
    vital('LCP', 200, 'person', { device: 'desktop' });
    const { vitals } = await load({ page: 'person', device: 'desktop' });
    expect(vitals.map(({ page, p50 }) => [page, p50])).toEqual([
      [null, 200],
      ['person', 200],
    ]);
  });
});
