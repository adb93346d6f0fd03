import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AD_PLAN } from '../../tests/fixtures/person-page.ts';
import { track } from '../analytics/track.ts';
import { fillAds } from './fill-ads.ts';

vi.mock('../analytics/track.ts', () => ({ track: vi.fn() }));

/** As much of an element as filling a slot uses. */
class Box {
  readonly dataset = { adSize: '300x250' };
  readonly contentWindow = {};
  inert = false;
  textContent = '';
  isConnected = true;
  children: Box[] = [];
  get firstElementChild() {
    return this.children[0];
  }
  setAttribute() {}
  append(frame: Box) {
    this.children.push(frame);
  }
  remove() {
    this.isConnected = false;
  }
}

let frame: Box;
let say: (message: object) => void;

/** A page with one slot that the reader is near to. */
function open(): void {
  frame = new Box();
  const [label, box, line, slot] = [new Box(), new Box(), new Box(), new Box()];
  box.children = [line];
  slot.children = [label, box];
  vi.stubGlobal('HTMLElement', Box);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { querySelectorAll: () => [slot], createElement: () => frame });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof say) => {
    say = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe(target: Box) {
        this.#tell([{ isIntersecting: true, target }]);
      }
      unobserve() {}
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(track).mockReset();
  open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a frame that never answers is taken away, and its slot counts as empty', () => {
  fillAds(AD_PLAN);
  vi.advanceTimersByTime(60_000);
  expect(frame.isConnected).toBe(false);
  expect(track).toHaveBeenCalledExactlyOnceWith('ad_empty', { size: '300x250' });
});

test('only the frame itself can say that it is filled, once', () => {
  fillAds(AD_PLAN);
  const { contentWindow: source } = frame;
  say({ source: {}, origin: 'null', data: { adSlot: 'filled' } });
  say({ source, origin: 'https://elsewhere.example', data: { adSlot: 'filled' } });
  expect(track).not.toHaveBeenCalled();
  say({ source, origin: 'null', data: { adSlot: 'filled' } });
  vi.advanceTimersByTime(60_000);
  expect(track).toHaveBeenCalledExactlyOnceWith('ad_filled', { size: '300x250' });
});

test('an ad that a dialog took off the page while it was loading counts for nothing', () => {
  fillAds(AD_PLAN);
  frame.isConnected = false;
  vi.advanceTimersByTime(60_000);
  expect(track).not.toHaveBeenCalled();
});
