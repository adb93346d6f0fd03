import { expect, test } from 'vitest';
import { buildSearchAnswer } from '../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { ResultsPlaceNotes } from './ResultsPlaceNotes.tsx';
import type { ResultsPageModel } from './results-model.ts';

const page: ResultsPageModel = {
  kind: 'results',
  isBot: false,
  name: 'Maya Ostrowski',
  location: 'LA',
  filters: { age: null, state: null, city: null, sort: null },
  answer: buildSearchAnswer({
    place: {
      city: null,
      stateCode: 'LA',
      isKnown: true,
      meant: [
        { location: 'Los Angeles, CA', people: 1_200 },
        { location: 'La, WA', people: 1 },
        { location: 'Lamont, CA', people: 0 },
      ],
    },
  }),
  showInfoBanner: false,
};

test('a place that may mean others asks which, with how many people of the name are there', () => {
  const notes = <ResultsPlaceNotes page={page} />;
  expect(renderText(notes).trim()).toBe('Did you mean Los Angeles, CA (1,200) · La, WA (1)?');
  expect(renderHrefs(notes)).toEqual(['/name/Maya-Ostrowski/Los-Angeles-CA', '/name/Maya-Ostrowski/La-WA']);
});

test('a place that was understood as typed needs no word', () => {
  const place = { city: 'Portland', stateCode: 'OR', isKnown: true };
  expect(renderText(<ResultsPlaceNotes page={{ ...page, answer: { ...page.answer, place } }} />).trim()).toBe('');
});
