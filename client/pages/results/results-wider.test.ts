import { describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import { buildSearchAnswer } from '../../../tests/fixtures/search.ts';
import { widerLists } from './results-wider.ts';

const portland = { city: 'Portland', stateCode: 'OR', isKnown: true };
const page = (answer: Partial<SearchAnswer>) => ({ name: 'Maya Ostrowski', answer: buildSearchAnswer(answer) });

describe('wider lists of the same name', () => {
  test('are those of the state and of the country, with the numbers the origin gives', () => {
    const wider = [
      { location: 'OR', people: 112, isCapped: false },
      { location: '', people: 1_000, isCapped: true },
    ];
    expect(widerLists(page({ place: portland, wider }))).toEqual([
      { text: 'Search all of Oregon (112)', href: '/name/Maya-Ostrowski/OR' },
      { text: 'Search everywhere (1,000+)', href: '/name/Maya-Ostrowski/-' },
    ]);
    expect(widerLists(page({ place: portland, wider: [] }))).toEqual([]);
  });

  test('have no number if the origin gives none', () => {
    expect(widerLists(page({ place: portland })).map(({ text }) => text)).toEqual([
      'Search all of Oregon',
      'Search everywhere',
    ]);
  });

  test('are only what is wider than the place', () => {
    const texts = (place: SearchAnswer['place']) => widerLists(page({ place })).map(({ text }) => text);
    expect(texts({ city: null, stateCode: 'OR', isKnown: true })).toEqual(['Search everywhere']);
    expect(texts({ city: 'Springfield', stateCode: null, isKnown: true })).toEqual(['Search everywhere']);
    expect(texts(null)).toEqual([]);
    expect(texts({ city: 'Portlnad', stateCode: null, isKnown: false })).toEqual([]);
  });
});
