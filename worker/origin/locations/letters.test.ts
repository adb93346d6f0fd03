import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

test('a letter begins on the page of its first person, which follows from how many people come before', () => {
  const letters = lettersOf([
    { letter: '', people: 1 },
    { letter: 'a', people: 98 },
    { letter: 'b', people: 1 },
    { letter: 'c', people: 250 },
    { letter: '~', people: 2 },
  ]);
  expect(letters).toEqual([
    { letter: 'a', page: 1 },
    { letter: 'b', page: 1 },
    { letter: 'c', page: 2 },
    { letter: 'other', page: 4 },
  ]);
});

test('a place whose people have no last name has no letters', () => {
  expect(lettersOf([{ letter: '', people: 3 }])).toEqual([]);
  expect(lettersOf([])).toEqual([]);
});
