import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AD_PLAN } from '../../tests/fixtures/person-page.ts';
import { fillAds } from './fill-ads.ts';
import { startAds } from './start-ads.ts';

vi.mock('./fill-ads.ts', () => ({ fillAds: vi.fn() }));

const plan = { ...AD_PLAN, delayMs: { mobile: 3_000, desktop: 1_500 } };
let grow = () => {};

/** A window that is as wide as this from the beginning. */
function windowOf(isWide: boolean) {
  const media = {
    matches: isWide,
    addEventListener: (_: string, listener: () => void) => {
      grow = () => {
        media.matches = true;
        listener();
      };
    },
  };
  vi.stubGlobal('matchMedia', () => media);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(fillAds).mockClear();
});

test('slots are filled after the delay for this width [F4-22 F9-11]', () => {
  windowOf(true);
  startAds(plan);
  vi.advanceTimersByTime(1_499);
  expect(fillAds).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fillAds).toHaveBeenCalledExactlyOnceWith(plan);
});

test('a narrow window has no slots; if it grows, it has waited long enough', () => {
  windowOf(false);
  startAds(plan);
  vi.advanceTimersByTime(60_000);
  expect(fillAds).not.toHaveBeenCalled();
  grow();
  expect(fillAds).toHaveBeenCalledExactlyOnceWith(plan);
});

test('a window that grows before the delay of the narrow one has passed waits for that', () => {
  windowOf(false);
  startAds(plan);
  vi.advanceTimersByTime(2_999);
  (matchMedia('') as { matches: boolean }).matches = true;
  expect(fillAds).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fillAds).toHaveBeenCalledOnce();
});
