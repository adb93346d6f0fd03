import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { EventCountsAnswer } from '../../../shared/contract/operations/event-counts.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PageEvents } from './PageEvents.tsx';
import type { PageEventsPageModel } from './page-events-model.ts';

const bars = (...last: number[]) => [...Array<number>(24 - last.length).fill(0), ...last];
const LCP = { vital: 'LCP', p50: 1_200, p75: 2_600, p95: 5_000 } as const;
const COUNTS: EventCountsAnswer = {
  isStoredHere: true,
  isCapped: false,
  events: [
    { name: 'page_viewed', count: 30, mobile: 15, bars: bars(10, 20) },
    { name: 'upsell_clicked', count: 5, mobile: 5, bars: bars(0, 5) },
  ],
  pages: [
    { page: 'person', views: 20, mobile: 10 },
    { page: 'home', views: 10, mobile: 5 },
  ],
  senders: [{ device: 'mobile', viewer: 'anonymous', events: 35, views: 30 }],
  across: {
    person: { views: 20, clicks: 5 },
    variants: [{ experiment: 'PROPERTY_UPSELL', variant: 2, views: 8, clicks: 4 }],
    segments: [{ id: 'offers:set-b', name: 'offers', segment: 'set-b', views: 4, clicks: 1 }],
    funnels: [{ name: 'buying', counts: [20, 5, 4, 2, 0, 1] }],
  },
  vitals: [
    { ...LCP, page: null, device: 'mobile', count: 10, good: 7, fair: 2, poor: 1 },
    { ...LCP, page: 'person', device: 'mobile', count: 10, good: 7, fair: 2, poor: 1 },
    { vital: 'CLS', page: null, device: 'desktop', count: 4, p50: 0, p75: 90, p95: 300, good: 3, fair: 0, poor: 1 },
  ],
};
const PAGE: PageEventsPageModel = {
  kind: 'page-events',
  query: { period: 'day' },
  counts: COUNTS,
  now: Date.UTC(2026, 10, 27, 12),
};
const page = (counts: Partial<EventCountsAnswer> = {}, query: Partial<PageEventsPageModel['query']> = {}) => (
  <PageEvents page={{ ...PAGE, query: { ...PAGE.query, ...query }, counts: { ...COUNTS, ...counts } }} />
);

describe('page events', () => {
  it('are bars over time, with the same numbers in words and in a table', () => {
    const text = renderText(page());
    expect(renderToStaticMarkup(page())).toContain(
      'aria-label="30 page views and 5 other events over time; the table below has the numbers."',
    );
    expect(text).toContain('35 in all');
    expect(text).toContain('Nov 27, 11:00 20 5');
    expect(text).toContain('25 at most');
  });

  it('are counted by event, page and sender', () => {
    const text = renderText(page());
    for (const row of ['upsell_clicked 5 100%', 'person 20 50%', 'Phones anonymous 35 30']) expect(text).toContain(row);
  });

  it('are steps of a funnel, each with its share of the step before', () => {
    const text = renderText(page());
    expect(text).toContain('page_viewed, page person 20 upsell_clicked 25% of the step before 5');
    expect(text).toContain('checkout_paid 0% of the step before 0 report_opened 1');
  });

  it('are compared by variant, with the views that showed none', () => {
    const text = renderText(page());
    expect(text).toContain('PROPERTY_UPSELL 0, or took no part 12 1 8.3');
    expect(text).toContain('PROPERTY_UPSELL 2 8 4 50.0');
    expect(text).toContain('offers (offers:set-b) set-b 4 1 25.0');
  });

  it('of one page leave out what runs across pages', () => {
    const text = renderText(page({ across: null }, { page: 'person' }));
    for (const title of ['Funnels', 'Variants', 'Tests of offers']) expect(text).not.toContain(title);
    expect(text).toContain('Over time');
  });

  it('that are too many to count are said to be the latest', () => {
    expect(renderText(page())).not.toContain('these are the latest');
    expect(renderText(page({ isCapped: true }))).toContain('these are the latest');
  });
});

describe('web vitals', () => {
  it('have their rating in words, by the percentile that Google looks at', () => {
    const text = renderText(page());
    expect(text).toContain('Largest contentful paint LCP Good up to 2.50 s, poor above 4.00 s');
    expect(text).toContain('Phones 75% within 2.60 s Needs improvement 70% good, 20% need improvement, 10% poor');
    expect(text).toContain('Computers 75% within 0.09 Good 75% good, 0% need improvement, 25% poor');
  });

  it('are a bar whose parts fill it, crossed by a line at three quarters', () => {
    const svg = /<svg class="[^"]*shares[^"]*".*?<\/svg>/.exec(renderToStaticMarkup(page()))?.[0] ?? '';
    const widths = [...svg.matchAll(/width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([70, 20, 10]);
    expect(svg).toContain('d="M75 0V10"');
  });

  it('are a table by page', () => {
    expect(renderText(page())).toContain('LCP person Phones 10 1.20 s 2.60 s 5.00 s 70% 20% 10%');
  });
});

test('a period without events says what to do', () => {
  const empty = page({ events: [], pages: [], senders: [], vitals: [] });
  expect(renderText(empty)).toContain('No event in this period. Use the site');
  expect(renderHrefs(empty)).toContain('/');
});

test('the form keeps what was chosen, also a page without views', () => {
  const form = renderToStaticMarkup(page({ pages: [] }, { period: 'week', device: 'desktop', page: 'terms' }));
  for (const value of ['week', 'desktop', 'terms']) expect(form).toContain(`value="${value}" selected=""`);
});

test('events that go to Analytics Engine are not missed here', () => {
  const text = renderText(page({ isStoredHere: false, events: [], vitals: [] }));
  expect(text).toContain('docs/analytics.md');
  expect(text).not.toContain('No event in this period.');
});
