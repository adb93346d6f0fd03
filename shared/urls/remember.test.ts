import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('a result is worked out once, until too many are kept', () => {
  const work = vi.fn((text: string) => ({ text }));
  const lengthOf = remember(work, { most: 2 });
  expect(lengthOf('a')).toBe(lengthOf('a'));
  lengthOf('b');
  expect(work).toHaveBeenCalledTimes(2);
  lengthOf('c');
  lengthOf('a');
  expect(work).toHaveBeenCalledTimes(4);
});

test('a long text is worked out each time and pushes nothing out', () => {
  const work = vi.fn((text: string) => text.length);
  const lengthOf = remember(work, { most: 1, longest: 2 });
  for (const text of ['ab', 'abc', 'abc', 'ab']) expect(lengthOf(text)).toBe(text.length);
  expect(work).toHaveBeenCalledTimes(3);
});
