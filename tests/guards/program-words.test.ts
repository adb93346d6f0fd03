import { expect, it } from 'vitest';
import { generationNames, NICKNAMES } from '../../scripts/population/given-names.ts';
import { ORIGINS } from '../../scripts/population/surnames.ts';
import { STREET_WORDS } from '../../shared/geo/street-names.ts';
import { PROGRAM_WORDS } from '../../worker/origin/operations/program-words.ts';

it('no word that the browser log keeps is the name of a person or a street', () => {
  const years = [1930, 1960, 1980, 2000];
  const given = years.flatMap((year) => [...generationNames(year, 'female'), ...generationNames(year, 'male')]);
  const names = [...given, ...Object.values(NICKNAMES), ...ORIGINS.flatMap(({ surnames }) => surnames)];
  const taken = new Set([...names, ...STREET_WORDS].map((name) => name.toLowerCase()));
  expect(PROGRAM_WORDS.filter((word) => taken.has(word))).toEqual([]);
});
