import { expect, it } from 'vitest';
import { pluralLastName } from './plural-last-name.ts';

it.each([
  ['Jones', 'Joneses'],
  ['Fox', 'Foxes'],
  ['Ruiz', 'Ruizes'],
  ['Finch', 'Finches'],
  ['Nash', 'Nashes'],
])("adds es after s, x, z, ch and sh: %s's people are the %s (P 5)", (name, plural) => {
  expect(pluralLastName(name)).toBe(plural);
});

it.each([
  ['Kennedy', 'Kennedies'],
  ['MURPHY', 'MURPHies'],
])('turns a y after a consonant into ies: %s, %s (P 5)', (name, plural) => {
  expect(pluralLastName(name)).toBe(plural);
});

it.each([
  ['Ostrowski', 'Ostrowskis'],
  ['Murray', 'Murrays'],
  ['Kelley', 'Kelleys'],
  ['Y', 'Ys'],
  ['', ''],
])('adds s otherwise, also to a y after a vowel: %s, %s (P 5)', (name, plural) => {
  expect(pluralLastName(name)).toBe(plural);
});
