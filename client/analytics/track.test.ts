import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsBodySchema } from '../../shared/contract/operations/telemetry.ts';
import { EVENTS } from '../../shared/events/catalogue.ts';
import { refuseEvents, reportPage, track } from './track.ts';

/** When a batch is sent, in milliseconds after its first event. */
const GATHER_MS = 2_000;
/** How many bytes a browser holds for the beacons of a page. */
const BEACON_MAX = 64 * 1024;
const page = new EventTarget();
const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const beacon = vi.fn<Navigator['sendBeacon']>();
const request = vi.fn<typeof fetch>();

vi.stubGlobal('document', shown);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));

beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockReset().mockReturnValue(true);
  request.mockReset().mockResolvedValue(new Response('{"isDone":true}'));
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  // Events left over from a test must not be sent with the next one's.
  page.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
});
// Modules and globals are shared with the files that follow.
afterAll(() => vi.unstubAllGlobals());

/** What was sent as beacons. */
const blobs = () => beacon.mock.calls.map(([, body]) => body as Blob);
/** The same, parsed with the call's schema. */
const bodies = () => Promise.all(blobs().map(async (blob) => eventsBodySchema.parse(JSON.parse(await blob.text()))));
const batches = async () => (await bodies()).map(({ events }) => events);
const sizes = async () => (await batches()).map(({ length }) => length);

describe('page events', () => {
  it('are posted together, in order, as JSON, two seconds after the first [F7-25]', async () => {
    track('roi_explained', {});
    vi.advanceTimersByTime(GATHER_MS - 1);
    track('copied', { kind: 'phone' });
    expect(beacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(beacon).toHaveBeenCalledExactlyOnceWith('/api/events', expect.any(Blob));
    expect(blobs()[0]?.type).toBe('application/json');
    const [batch] = await batches();
    expect(batch).toMatchObject([
      { name: 'roi_explained', properties: {} },
      { name: 'copied', properties: { kind: 'phone' } },
    ]);
    const [first, second] = (batch ?? []).map(({ at }) => Date.parse(at));
    expect((second ?? 0) - (first ?? 0)).toBe(GATHER_MS - 1);
  });

  it('are sent once: a later one waits for the next batch', async () => {
    track('roi_explained', {});
    vi.advanceTimersByTime(10 * GATHER_MS);
    page.dispatchEvent(new Event('pagehide'));
    expect(await sizes()).toEqual([1]);
    track('recent_view_opened', {});
    vi.advanceTimersByTime(GATHER_MS);
    expect((await batches()).map((batch) => batch.map(({ name }) => name))).toEqual([
      ['roi_explained'],
      ['recent_view_opened'],
    ]);
  });

  it('are sent without delay when the page is left', async () => {
    track('roi_explained', {});
    page.dispatchEvent(new Event('pagehide'));
    expect(await sizes()).toEqual([1]);
    vi.advanceTimersByTime(10 * GATHER_MS);
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it('are sent without delay when the page is hidden, which may be the last of it, and not when it is shown', async () => {
    track('roi_explained', {});
    shown.dispatchEvent(new Event('visibilitychange'));
    expect(beacon).not.toHaveBeenCalled();
    shown.visibilityState = 'hidden';
    shown.dispatchEvent(new Event('visibilitychange'));
    shown.visibilityState = 'visible';
    expect(await sizes()).toEqual([1]);
  });

  it('are sent as soon as a batch is full, which is far below what a beacon may hold', async () => {
    const longest = Object.keys(EVENTS).reduce((name, other) => (other.length > name.length ? other : name), '');
    // Longer than the properties of any event.
    const properties = { text: 'x'.repeat(500) };
    for (let at = 0; at < 51; at++) track(longest as 'roi_explained', properties as unknown as Record<string, never>);
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(blobs()[0]?.size).toBeLessThan(BEACON_MAX);
    vi.advanceTimersByTime(GATHER_MS);
    expect(beacon).toHaveBeenCalledTimes(2);
  });

  it('are sent by a request that outlives the page where there are no beacons, or the browser takes no more', async () => {
    const sent = async () => JSON.parse(await new Response(request.mock.lastCall?.[1]?.body).text());
    beacon.mockReturnValue(false);
    track('roi_explained', {});
    vi.advanceTimersByTime(GATHER_MS);
    expect(request).toHaveBeenCalledExactlyOnceWith('/api/events', expect.objectContaining({ keepalive: true }));
    expect(await sent()).toMatchObject({ events: [{ name: 'roi_explained' }] });
    vi.stubGlobal('navigator', {});
    track('recent_view_opened', {});
    vi.advanceTimersByTime(GATHER_MS);
    expect(await sent()).toMatchObject({ events: [{ name: 'recent_view_opened' }] });
  });

  it('are lost silently if the call fails', async () => {
    beacon.mockReturnValue(false);
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

it('a Timeout is posted with the phones component and /api/phone/activity', async () => {
  track('Timeout', { component: 'phones', path: '/api/phone/activity' });
  vi.advanceTimersByTime(GATHER_MS);
  expect(await batches()).toMatchObject([
    [{ name: 'Timeout', properties: { component: 'phones', path: '/api/phone/activity' } }],
  ]);
});

// Last in this file: what they set applies to every later batch.
it("a page's variants, and the test behind its definition, are sent with its batches; other pages send neither", async () => {
  track('roi_explained', {});
  vi.advanceTimersByTime(GATHER_MS);
  reportPage({ experiments: { PROPERTY_UPSELL: 2 }, test: undefined });
  track('roi_explained', {});
  vi.advanceTimersByTime(GATHER_MS);
  const test = { id: 'PRODUCT_REGISTRY:named', name: 'PRODUCT_REGISTRY', segment: 'named' };
  reportPage({ experiments: {}, test });
  track('roi_explained', {});
  vi.advanceTimersByTime(GATHER_MS);
  expect((await bodies()).map(({ experiments, test }) => [experiments, test])).toEqual([
    [undefined, undefined],
    [{ PROPERTY_UPSELL: 2 }, undefined],
    [{}, test],
  ]);
});

it('a page whose reader may not be tracked sends nothing, not even waiting events', () => {
  track('roi_explained', {});
  refuseEvents();
  vi.advanceTimersByTime(GATHER_MS);
  track('roi_explained', {});
  page.dispatchEvent(new Event('pagehide'));
  expect(beacon).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
});
