import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReaderActs } from './when-reader-acts.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'])(
  'the first %s counts as a reader, and only the first',
  (name) => {
    const act = vi.fn();
    whenReaderActs(act);
    expect(act).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(name));
    page.dispatchEvent(new Event('keydown'));
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('nothing is called after stopping, and loading the page does not count', () => {
  const act = vi.fn();
  const stop = whenReaderActs(act);
  page.dispatchEvent(new Event('load'));
  stop();
  page.dispatchEvent(new Event('keydown'));
  expect(act).not.toHaveBeenCalled();
});
