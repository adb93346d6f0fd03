import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFlags } from './forget-flags.ts';

const replaceState = vi.fn();

beforeEach(() => vi.stubGlobal('history', { state: { at: 1 }, replaceState }));
afterEach(() => {
  replaceState.mockReset();
  vi.unstubAllGlobals();
});

/** The address bar afterward, or null if it was left alone. */
function afterForgetting(path: string): string | null {
  vi.stubGlobal('location', { href: `https://site.example/name/A-B/-/P1${path}` });
  forgetFlags();
  const [state, title, url] = replaceState.mock.lastCall ?? [];
  if (url === undefined) return null;
  expect([state, title]).toEqual([{ at: 1 }, '']);
  return String(url).slice('https://site.example/name/A-B/-/P1'.length);
}

test('one-time parameters leave the address, and everything else stays', () => {
  expect(
    afterForgetting('?monitor=true&is_free=false&token=abc&email=june%40example.com&deltas_seen=false#person-top'),
  ).toBe('?is_free=false&deltas_seen=false#person-top');
  expect(afterForgetting('?unmonitor=true&save_contact=true')).toBe('');
  expect(afterForgetting('?email=a&email=b&stub=true&ask=monitor')).toBe('?stub=true');
});

test('an address without such flags is left exactly as written', () => {
  expect(afterForgetting('?is_free=false&utm=a%20b')).toBeNull();
  expect(afterForgetting('')).toBeNull();
});
