import { expect, it } from 'vitest';
import { asSentence, joinAnd, joinOr, oneLine } from './prose.ts';

it('joins entries with commas and one "and"', () => {
  expect(joinAnd(['Nora Hale'])).toBe('Nora Hale');
  expect(joinAnd(['Nora Hale', 'Ida Hale'])).toBe('Nora Hale and Ida Hale');
  expect(joinAnd(['Nora Hale', 'Ida Hale', 'Jo Hale'])).toBe('Nora Hale, Ida Hale and Jo Hale');
  expect(joinAnd(['Salem, Oregon', 'Boise, Idaho', 'Reno, Nevada'], '; ')).toBe(
    'Salem, Oregon; Boise, Idaho and Reno, Nevada',
  );
  expect(joinAnd([])).toBe('');
});

it('joins entries with commas and one "or"', () => {
  expect(joinOr(['Liens'])).toBe('Liens');
  expect(joinOr(['Liens', 'evictions', 'judgments'])).toBe('Liens, evictions or judgments');
  expect(joinOr([])).toBe('');
});

it('ends a sentence with one period, and does not double the one in a name', () => {
  expect(asSentence('Maya may be related to Adam Ostrowski Jr.')).toBe('Maya may be related to Adam Ostrowski Jr.');
  expect(asSentence(' Maya  lives in Portland, Oregon')).toBe('Maya lives in Portland, Oregon.');
});

it('puts a text on one line', () => {
  expect(oneLine(' Maya \n Ostrowski ')).toBe('Maya Ostrowski');
});
