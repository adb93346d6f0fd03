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
  'a %s is a sign of a reader, and the first one is enough',
  (name) => {
    const act = vi.fn();
    whenReaderActs(act);
    expect(act).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(name));
    page.dispatchEvent(new Event('keydown'));
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('who waits no longer hears nothing, and a page that loads is no sign', () => {
  const act = vi.fn();
  const stop = whenReaderActs(act);
  page.dispatchEvent(new Event('load'));
  stop();
  page.dispatchEvent(new Event('keydown'));
  expect(act).not.toHaveBeenCalled();
});
