import { expect, test } from 'vitest';
import type { MetricsAnswer } from '../../../shared/contract/operations/metrics.ts';
import { renderText } from '../../ui/text/render-text.ts';
import { Status } from './Status.tsx';

const NOW = Date.UTC(2026, 10, 27, 12, 0);
const QUIET: MetricsAnswer = {
  isElsewhere: false,
  minutes: Array.from({ length: 60 }, (_, at) => ({
    ...{ at: NOW - (59 - at) * 60_000, pages: 0, pageErrors: 0, calls: 0, callErrors: 0 },
  })),
  rows: [],
};
const ROW = {
  ...{ source: 'call' as const, name: 'personDetails', count: 200, errors: 1, bots: 0, kept: 0 },
  ...{ p50: 3.26, p95: 1_234, rowsRead: 41.2, rowsWritten: 0.5, roundTrips: 2 },
} as const;

const textOf = (metrics: MetricsAnswer, security: Parameters<typeof Status>[0]['page']['security'] = []) =>
  renderText(<Status page={{ kind: 'status', metrics, security }} />);

test('each kind of refusal is listed with its subject and how often it happened', () => {
  const text = textOf(QUIET, [
    { kind: 'limit-hit', subject: 'LIMIT_SEARCH', hour: 3, day: 40, month: 500 },
    { kind: 'login-failed', subject: '', hour: 1, day: 1, month: 1 },
  ]);
  expect(text).toContain('Limit reached LIMIT_SEARCH 3 40 500');
  expect(text).toContain('Wrong password 1 1 1');
});

test('a quiet site says so', () => {
  expect(textOf(QUIET)).toContain('Nothing was measured in the last hour.');
  expect(textOf(QUIET)).toContain('Nothing was refused in the last 30 days.');
});

test('what goes to Analytics Engine is looked for there', () => {
  expect(textOf({ ...QUIET, isElsewhere: true })).toContain('METRICS is bound');
});

test('requests are listed by name, with times, errors and what the databases did', () => {
  const page = { ...ROW, source: 'page', name: 'person', errors: 0, bots: 50, kept: 100, p95: 47.4 } as const;
  const text = textOf({
    ...QUIET,
    minutes: QUIET.minutes.map((minute, at) => ({
      ...minute,
      calls: at === 59 ? 200 : 0,
      callErrors: at === 59 ? 1 : 0,
    })),
    rows: [ROW, page],
  });
  expect(text).toContain('personDetails 200 under 1% 3.3 ms 1.23 s 41 0.5 2');
  expect(text).toContain('person 200 – 3.3 ms 47 ms 25% 50%');
  expect(text).toContain('12:00 199 1');
  expect(text).not.toContain('Jobs');
});
