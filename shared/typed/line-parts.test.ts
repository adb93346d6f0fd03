import { expect, test } from 'vitest';
import { partsOf } from './line-parts.ts';
import { splitsOf } from './line-splits.ts';

test('a line is divided at commas, semicolons and tabs; the country at its end is left out', () => {
  expect(partsOf('Maya Ostrowski, Bend;OR\t, USA')).toEqual(['Maya Ostrowski', 'Bend', 'OR']);
  expect(partsOf('Ferrera, America')).toEqual(['Ferrera', 'America']);
  expect(partsOf('USA')).toEqual(['USA']);
});

test.each([
  ['Maya Ostrowski, Bend, OR', ['Maya Ostrowski', 'Bend, OR']],
  ['Ostrowski, Maya', ['Ostrowski, Maya', '']],
  ['Ostrowski, Maya, Bend, OR', ['Ostrowski, Maya', 'Bend, OR']],
  ['Hale, OR', ['Hale', 'OR']],
  ['Hale, Georgia', ['Hale, Georgia', '']],
  ['Hale, 97701', ['Hale', '97701']],
  ['Hale', ['Hale', '']],
])('%s most likely is a name and a place', (line, split) => {
  expect(splitsOf(partsOf(line))[0]).toEqual(split);
});
