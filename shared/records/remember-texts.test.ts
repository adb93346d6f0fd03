import { expect, test, vi } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

test('a text is read once, and so is one of which nothing is known', () => {
  const read = vi.fn((text: string) => (text === '' ? null : text.length));
  const remember = rememberTexts(read);
  expect(['Dismissed', '', 'Dismissed', ''].map(remember)).toEqual([9, null, 9, null]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('long texts are read each time, and 1,000 texts later a short one is read again', () => {
  const read = vi.fn((text: string) => text.length);
  const remember = rememberTexts(read);
  expect([remember('x'.repeat(101)), remember('x'.repeat(101))]).toEqual([101, 101]);
  expect(read).toHaveBeenCalledTimes(2);
  remember('Guilty');
  for (let at = 0; at < 1_000; at++) remember(`Count ${at}`);
  read.mockClear();
  expect([remember('Guilty'), remember('Count 999')]).toEqual([6, 9]);
  expect(read.mock.calls).toEqual([['Guilty']]);
});
