import { expect, it, vi } from 'vitest';
import { decideControls, decideStep, type StripControls, watchStrip } from './tab-strip.ts';

it('moves a strip by half its width, but at least 250 px [P9-029]', () => {
  expect(decideStep(1184)).toBe(592);
  expect(decideStep(501)).toBe(250.5);
  expect(decideStep(500)).toBe(250);
  expect(decideStep(358)).toBe(250);
});

it('reports its controls when they change, not on every scroll event', () => {
  const resized: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized.push(look);
      }
      observe() {}
    },
  );
  const strip = Object.assign(new EventTarget(), { scrollLeft: 0, clientWidth: 400, scrollWidth: 1000 });
  const told: StripControls[] = [];
  watchStrip(strip as unknown as HTMLElement, (controls) => told.push(controls));
  resized[0]?.();
  for (const scrollLeft of [5, 50, 100, 200]) {
    strip.scrollLeft = scrollLeft;
    strip.dispatchEvent(new Event('scroll'));
  }
  vi.unstubAllGlobals();
  expect(told).toEqual([
    { canGoBack: false, canGoOn: true },
    { canGoBack: true, canGoOn: true },
  ]);
});

it('shows a control beyond 20 px hidden on the left and 10 px on the right [P9-030]', () => {
  const strip = (scrollLeft: number, scrollWidth = 1000) =>
    decideControls({ scrollLeft, clientWidth: 400, scrollWidth });
  expect(strip(0)).toEqual({ canGoBack: false, canGoOn: true });
  expect(strip(20)).toEqual({ canGoBack: false, canGoOn: true });
  expect(strip(20.5)).toEqual({ canGoBack: true, canGoOn: true });
  expect(strip(589)).toEqual({ canGoBack: true, canGoOn: true });
  expect(strip(590)).toEqual({ canGoBack: true, canGoOn: false });
  expect(strip(0, 400)).toEqual({ canGoBack: false, canGoOn: false });
});
