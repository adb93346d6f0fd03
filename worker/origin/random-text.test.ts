import { afterEach, expect, it, vi } from 'vitest';
import { digitCode, readableReference } from './random-text.ts';

afterEach(() => vi.restoreAllMocks());

it('a reference has its prefix and as many letters and digits as asked for, none of them easily mistaken', () => {
  expect(readableReference('C', 12)).toMatch(/^C-[2-9A-HJKMNP-TV-Z]{12}$/);
  expect(readableReference('D', 10)).toMatch(/^D-[2-9A-HJKMNP-TV-Z]{10}$/);
});

it('a code keeps its leading zeros, and is drawn again where some codes would be likelier', () => {
  const drawn = [2 ** 32 - 1, 48_213];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as Uint32Array)[0] = drawn.shift() ?? 0;
    return into;
  });
  expect(digitCode(6)).toBe('048213');
});
