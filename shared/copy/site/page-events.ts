import type { EventPeriod } from '../../contract/operations/event-counts.ts';
import type { FunnelName, FunnelStep } from '../../events/event-funnels.ts';
import type { VitalRating, WebVital } from '../../events/web-vitals.ts';
import { formatCount } from '../format/numbers.ts';

/** '1.84 s', '320 ms'; a layout shift of 123 thousandths is '0.12'. */
function formatVital(vital: WebVital, value: number): string {
  if (vital === 'CLS') return (value / 1_000).toFixed(2);
  return value < 1_000 ? `${formatCount(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
}

export const pageEventsCopy = {
  title: 'Page events',
  description:
    'What pages did, from the events that browsers sent. No event says whose it was, so everything here counts events and not people. Times are in UTC.',
  filter: {
    label: 'Which events',
    period: 'Period',
    periods: { hour: 'Last hour', day: 'Last 24 hours', week: 'Last 7 days' } satisfies Record<EventPeriod, string>,
    device: 'Device',
    anyDevice: 'Phones and computers',
    page: 'Page',
    anyPage: 'All pages',
    apply: 'Show',
  },
  devices: { mobile: 'Phones', desktop: 'Computers' } as Readonly<Record<string, string>>,
  elsewhere:
    'Events go to Analytics Engine, because EVENTS is bound. Query them there: docs/analytics.md has this page’s questions as SQL.',
  none: 'No event in this period.',
  noneHelp:
    'Use the site in this browser and load this page again: events arrive about two seconds after they happened. Robots send none, nor does a browser that refuses analytics or runs no scripts.',
  toSite: 'Open the home page',
  capped: 'There are more events than are counted at once: these are the latest.',
  time: {
    title: 'Over time',
    views: 'Page views',
    others: 'Other events',
    all: (count: number) => `${formatCount(count)} in all`,
    picture: (views: number, others: number) =>
      `${formatCount(views)} page views and ${formatCount(others)} other events over time; the table below has the numbers.`,
    most: (count: number) => `${formatCount(count)} at most`,
    from: 'From',
    asTable: 'The same as a table',
  },
  events: {
    title: 'By event',
    name: 'Event',
    count: 'Count',
    mobile: 'On phones',
    over: 'Over time',
  },
  pages: { title: 'By page', name: 'Page', views: 'Views', mobile: 'On phones', share: 'Share' },
  senders: {
    title: 'By device and viewer',
    device: 'Device',
    viewer: 'Viewer',
    events: 'Events',
    views: 'Page views',
    share: 'Share of events',
  },
  funnels: {
    title: 'Funnels',
    note: 'How often each step happened, and what share of the step before that is. Nobody is followed from step to step, so a step can be above 100%: many pages lead to a checkout.',
    names: {
      buying: 'From a person to a report',
      searching: 'From a search to a person',
      hardStop: 'From the hard stop to a payment',
      monitoring: 'From the monitor dialog to a monitored report',
      loggingIn: 'From the log-in dialog to a session',
    } satisfies Record<FunnelName, string>,
    step: ({ event, having }: FunnelStep) => (having === undefined ? event : `${event}, ${having.key} ${having.value}`),
    ofBefore: ' of the step before',
  },
  variants: {
    title: 'Variants',
    note: 'Views of person pages and clicks on their offers. Compare within a time in which the weights did not change.',
    experiment: 'Experiment',
    variant: 'Variant',
    views: 'Views',
    clicks: 'Clicks',
    rate: 'Clicks per 100 views',
    zero: '0, or took no part',
    none: 'No variant other than 0 was shown.',
  },
  segments: {
    title: 'Tests of offers',
    test: 'Test',
    segment: 'Segment',
    none: 'No page was defined by a test.',
  },
  vitals: {
    title: 'Web vitals',
    note: 'How fast page views were, by Google’s limits. The line stands at 75%: the part that it crosses is the rating.',
    none: 'No browser has measured anything in this period. Chromium measures all five, other browsers fewer; some are known only when a page is left.',
    names: {
      LCP: 'Largest contentful paint',
      INP: 'Interaction to next paint',
      CLS: 'Cumulative layout shift',
      FCP: 'First contentful paint',
      TTFB: 'Time to first byte',
    } satisfies Record<WebVital, string>,
    limits: (vital: WebVital, good: number, poor: number) =>
      `Good up to ${formatVital(vital, good)}, poor above ${formatVital(vital, poor)}`,
    value: formatVital,
    ratings: { good: 'Good', fair: 'Needs improvement', poor: 'Poor' } satisfies Record<VitalRating, string>,
    p75: (text: string) => `75% within ${text}`,
    shares: (good: number, fair: number, poor: number) => `${good}% good, ${fair}% need improvement, ${poor}% poor`,
    byPage: 'By page',
    page: 'Page',
    device: 'Device',
    count: 'Views',
  },
} as const;
