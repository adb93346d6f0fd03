import { expect, test } from 'vitest';
import { type Box, movedBoxes } from './boxes.ts';

const box = (key: string, y: number, more: Partial<Box> = {}): Box => ({
  key,
  x: 16,
  y,
  width: 358,
  height: 40,
  ...more,
});
const PAGE = [box('h1 Ann Lee', 100), box('h2 Phones', 300), box('h2 Emails', 500), box('footer', 900)];

test('Two runs of the same page do not differ, and rounding does not count', () => {
  expect(movedBoxes(PAGE, PAGE)).toEqual([]);
  expect(movedBoxes(PAGE, [box('h1 Ann Lee', 101), ...PAGE.slice(1)])).toEqual([]);
});

test('A box that moved is named, and those that followed it are counted', () => {
  const after = [box('h1 Ann Lee', 100), box('h2 Phones', 340), box('h2 Emails', 540), box('footer', 940)];
  expect(movedBoxes(PAGE, after)).toEqual(['h2 Phones moved 40 px down', '2 more followed']);
});

test('A box that is new or gone, or has a new size or horizontal position, is reported', () => {
  const after = [box('h1 Ann Lee', 100, { width: 300 }), box('h2 Phones', 300, { x: 0 }), box('h2 Map', 400), PAGE[3]];
  expect(movedBoxes(PAGE, after as Box[])).toEqual([
    'h1 Ann Lee was 358 px wide and is 300',
    'h2 Phones moved 16 px left',
    'h2 Map is new',
    'h2 Emails is gone',
  ]);
});
