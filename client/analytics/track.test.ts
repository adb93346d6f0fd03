import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsBodySchema } from '../../shared/contract/operations/telemetry.ts';
import { refuseEvents, reportVariants, track } from './track.ts';

/** When a batch is sent, in milliseconds after its first event. */
const GATHER_MS = 2_000;
const page = new EventTarget();
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue(new Response('{"isDone":true}'));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  // Events left over from a test must not be sent with the next one's.
  page.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What was sent, parsed with the call's schema. */
const bodies = () => send.mock.calls.map(([, init]) => eventsBodySchema.parse(JSON.parse(String(init?.body))));
const batches = () => bodies().map(({ events }) => events);

describe('page events', () => {
  it('are posted together, in order, two seconds after the first [F7-25]', () => {
    track('roi_explained', {});
    vi.advanceTimersByTime(GATHER_MS - 1);
    track('copied', { kind: 'phone' });
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      '/api/events',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
    const [batch] = batches();
    expect(batch).toMatchObject([
      { name: 'roi_explained', properties: {} },
      { name: 'copied', properties: { kind: 'phone' } },
    ]);
    const [first, second] = (batch ?? []).map(({ at }) => Date.parse(at));
    expect((second ?? 0) - (first ?? 0)).toBe(GATHER_MS - 1);
  });

  it('are sent once: a later one waits for the next batch', () => {
    track('roi_explained', {});
    vi.advanceTimersByTime(10 * GATHER_MS);
    page.dispatchEvent(new Event('pagehide'));
    expect(batches().map((batch) => batch.length)).toEqual([1]);
    track('recent_view_opened', {});
    vi.advanceTimersByTime(GATHER_MS);
    expect(batches().map((batch) => batch.map(({ name }) => name))).toEqual([
      ['roi_explained'],
      ['recent_view_opened'],
    ]);
  });

  it('are sent without delay when the page is left', () => {
    track('roi_explained', {});
    page.dispatchEvent(new Event('pagehide'));
    expect(batches().map((batch) => batch.length)).toEqual([1]);
    vi.advanceTimersByTime(10 * GATHER_MS);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are sent as soon as a batch is full', () => {
    for (let at = 0; at < 51; at++) track('roi_explained', {});
    expect(batches().map((batch) => batch.length)).toEqual([50]);
    vi.advanceTimersByTime(GATHER_MS);
    expect(batches().map((batch) => batch.length)).toEqual([50, 1]);
  });

  it('are lost silently if the call fails', async () => {
    // Not a mock: mocks handle their promises, so no rejection would count as unhandled.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    track('roi_explained', {});
    vi.advanceTimersByTime(GATHER_MS);
    vi.useRealTimers();
    // Unhandled rejections are reported after the microtasks.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

it('a Timeout is posted with the phones component and /api/phone/activity', () => {
  track('Timeout', { component: 'phones', path: '/api/phone/activity' });
  vi.advanceTimersByTime(GATHER_MS);
  expect(batches()).toMatchObject([
    [{ name: 'Timeout', properties: { component: 'phones', path: '/api/phone/activity' } }],
  ]);
});

// Last in this file: what they set applies to every later batch.
it("a page's variants are sent with its batches; a page without variants sends none", () => {
  track('roi_explained', {});
  vi.advanceTimersByTime(GATHER_MS);
  reportVariants({ PROPERTY_UPSELL: 2 });
  track('roi_explained', {});
  vi.advanceTimersByTime(GATHER_MS);
  expect(bodies().map(({ experiments }) => experiments)).toEqual([undefined, { PROPERTY_UPSELL: 2 }]);
});

it('a page whose reader may not be tracked sends nothing, not even waiting events', () => {
  track('roi_explained', {});
  refuseEvents();
  vi.advanceTimersByTime(GATHER_MS);
  track('roi_explained', {});
  page.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});
