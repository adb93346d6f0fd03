import type { MetricSource } from '../../contract/operations/metrics.ts';
import type { SecurityKind } from '../../contract/operations/security.ts';
import { formatCount } from '../format/numbers.ts';

/** '37 ms', '1.25 s'; below 10 ms with a decimal. */
const time = (ms: number): string => {
  if (ms >= 1_000) return `${Math.round(ms / 10) / 100} s`;
  return `${ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)} ms`;
};

export const statusCopy = {
  title: 'Status',
  description:
    'What both workers measured in the last hour, and what they refused. Times are in UTC; nothing here shows who it was.',
  elsewhere: 'What is measured goes to Analytics Engine, because METRICS is bound. Query it there.',
  nothing: 'Nothing was measured in the last hour.',
  nothingHelp: 'Open some pages, wait a few seconds and come back.',
  toSite: 'To the home page',
  rates: {
    pages: 'Pages per minute',
    calls: 'Calls per minute',
    count: (all: string) => `${all} in the last hour`,
    picture: (all: string, errors: string) =>
      `${all} in the last hour, ${errors} of them failed; the table below has the numbers by minute.`,
    from: 'Minute',
    first: 'Answered',
    second: 'Failed (5xx)',
    most: (count: number) => `${formatCount(count)} at most`,
    asTable: 'The same as a table',
  },
  requests: {
    titles: {
      page: 'Pages at the edge',
      api: 'Browser calls at the edge',
      call: 'Calls at the origin',
      job: 'Jobs',
    } satisfies Record<MetricSource, string>,
    notes: {
      page: 'Until the first byte. Kept pages are those that the edge had rendered before.',
      api: 'From the request of a browser to the first byte of its answer.',
      call: 'Until the answer begins. Rows and round trips are averages for one call, with its late part and the work beside it.',
      job: 'Scheduled jobs, and batches of the queue. Rows and round trips are averages for one run.',
    } satisfies Record<MetricSource, string>,
    names: (count: number) => (count === 1 ? '1 name' : `${formatCount(count)} names`),
    name: 'Name',
    count: 'Count',
    errors: 'Failed',
    p50: 'Half within',
    p95: '95% within',
    range: 'From 1 ms to 5 s',
    rowsRead: 'Rows read',
    mostRead: 'Compared',
    rowsWritten: 'Rows written',
    roundTrips: 'Round trips',
    bots: 'Bots',
    kept: 'Kept pages',
    none: '–',
    ms: time,
    percent: (share: number) => (share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`),
    average: (value: number) => (value < 10 ? String(Math.round(value * 10) / 10) : formatCount(Math.round(value))),
  },
  security: {
    title: 'Security log',
    note: 'What both workers refused, by kind. Hours and days are those of the clock in UTC.',
    none: 'Nothing was refused in the last 30 days.',
    kind: 'What',
    hour: 'This hour',
    day: '24 hours',
    month: '30 days',
    kinds: {
      'login-failed': 'Wrong password',
      'login-blocked': 'Log-in blocked',
      'login-busy': 'Too many log-ins at once',
      'address-checked': 'Address checked for an account',
      'token-refused': 'Link refused',
      'limit-hit': 'Limit reached',
      'access-refused': 'Access refused',
      'cross-site-refused': 'Sent by another site',
      'wrong-host': 'Wrong host',
      'envelope-refused': 'Not signed by the edge',
      'webhook-refused': 'Not signed by the payment provider',
    } satisfies Record<SecurityKind, string>,
  },
} as const;
