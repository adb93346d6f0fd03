import { expect, it } from 'vitest';
import { allGivenNames } from '../../scripts/population/names/given-names.ts';
import { NICKNAMES } from '../../scripts/population/names/nicknames.ts';
import { allLastNames } from '../../scripts/population/names/surnames.ts';
import { STREET_WORDS } from '../../shared/geo/street-names.ts';
import { isProgramWord, PROGRAM_WORDS } from '../../shared/log/program-words.ts';

const NAMES = [...allGivenNames(), ...Object.values(NICKNAMES), ...allLastNames(), ...STREET_WORDS];

it('no word that the browser log keeps is the name of a person or a street, as names are written', () => {
  expect(NAMES.length).toBeGreaterThan(18_000);
  expect(NAMES.filter(isProgramWord)).toEqual([]);
});

it('a word that is a name too is kept only where it cannot be one', () => {
  const taken = new Set(NAMES.map((name) => name.toLowerCase()));
  const both = PROGRAM_WORDS.filter((word) => taken.has(word));
  expect(both).toContain('cross');
  for (const word of both) expect([word, isProgramWord(word)]).toEqual([word, true]);
  expect(isProgramWord('Cross')).toBe(false);
  expect(isProgramWord('CrossOriginError')).toBe(true);
});
