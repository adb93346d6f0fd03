import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Maya Ostrowski', 'M. O.'],
  ['Maya June Ostrowski', 'M. O.'],
  ['Maya Ostrowski Jr', 'M. O.'],
  ['Maya Ostrowski, III', 'M. O.'],
  ['J Ostrowski', 'J. O.'],
  ['  élodie   de la cruz ', 'É. C.'],
  ['Cher', 'C.'],
  ['"Bo" O\u2019Neil', 'B. O.'],
  ['Maya 😀', 'M.'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
