import { expect, test } from 'vitest';
import { shorten } from './field-rules.ts';

test('a text that is cut says so, whatever its letters are made of', () => {
  expect(shorten('🙂'.repeat(6), 6)).toBe('🙂'.repeat(6));
  expect(shorten('🙂'.repeat(7), 6)).toBe(`${'🙂'.repeat(5)}…`);
  expect(shorten('🙂'.repeat(4_000), 6)).toBe(`${'🙂'.repeat(5)}…`);
  expect(shorten(`🙂${'W'.repeat(4_000)}`, 6)).toBe('🙂WWWW…');
  expect(shorten('W'.repeat(4_000), 6)).toBe('WWWWW…');
});
