import { beforeEach, expect, it, vi } from 'vitest';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { eventsBodySchema } from '../../shared/contract/operations/telemetry.ts';
import { reportVitals } from './report-vitals.ts';
import { track } from './track.ts';

vi.mock('./track.ts', () => ({ track: vi.fn() }));
vi.mock('web-vitals', () => ({ onCLS: vi.fn(), onFCP: vi.fn(), onINP: vi.fn(), onLCP: vi.fn(), onTTFB: vi.fn() }));

beforeEach(() => {
  vi.resetAllMocks();
});

/** The browser has measured this. */
function measure(
  watch: typeof onCLS | typeof onINP | typeof onLCP | typeof onTTFB,
  metric: Pick<Metric, 'name' | 'value'> & { readonly navigationType?: Metric['navigationType'] },
): void {
  const [report] = vi.mocked(watch as typeof onTTFB).mock.calls[0] ?? [];
  report?.({ navigationType: 'navigate', ...metric } as Parameters<NonNullable<typeof report>>[0]);
}

it('each vital is an event once per page view: rounded milliseconds, and a shift in thousandths', () => {
  reportVitals('person');
  measure(onLCP, { name: 'LCP', value: 812.4 });
  measure(onCLS, { name: 'CLS', value: 0.0416 });
  measure(onCLS, { name: 'CLS', value: 0.3 });
  measure(onINP, { name: 'INP', value: 10_000_000 });
  const events = vi.mocked(track).mock.calls.map(([name, properties]) => ({ name, at: '2026-01-01', properties }));
  expect(eventsBodySchema.parse({ events }).events.map(({ properties }) => properties)).toEqual([
    { name: 'LCP', value: 812, page: 'person' },
    { name: 'CLS', value: 42, page: 'person' },
    { name: 'INP', value: 600_000, page: 'person' },
  ]);
});

it('a page that Back restores reports none: it is no view of its own', () => {
  reportVitals('home');
  measure(onTTFB, { name: 'TTFB', value: 0, navigationType: 'back-forward-cache' });
  expect(track).not.toHaveBeenCalled();
});
