import { describe, expect, test } from 'vitest';
import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { buildSearchResult } from '../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { ResultsRow } from './ResultsRow.tsx';

const BARE: Partial<SearchResult> = { age: null, earlierCities: [], relatives: [] };
const row = (more: Partial<SearchResult>) => <ResultsRow result={buildSearchResult({ ...BARE, ...more })} />;
const text = (more: Partial<SearchResult>) => renderText(row(more)).trim();

describe('a row of a list', () => {
  test('has a name, a place, earlier places with their state, an age and relatives', () => {
    const full = {
      age: '65+',
      earlierCities: ['Salem, OR', 'Boise, ID'],
      relatives: [
        { fullName: 'Ingrid Lind', isDead: false },
        { fullName: 'Adam Ostrowski', isDead: true },
        { fullName: 'Ingrid Lind', isDead: false },
      ],
    };
    expect(text(full)).toBe(
      'Maya Ostrowski Portland, OR Before: Salem, OR · Boise, ID 65+ years With Ingrid Lind · Adam Ostrowski (deceased) · Ingrid Lind',
    );
  });

  test('leaves out what is not on record', () => {
    expect(text({})).toBe('Maya Ostrowski Portland, OR');
    expect(text({ city: null, stateCode: null, isCurrentCity: false })).toBe('Maya Ostrowski');
    expect(text({ city: null, stateCode: null, earlierCities: ['Bend, OR'] })).toBe('Maya Ostrowski Before: Bend, OR');
  });

  test('is one link', () => {
    expect(renderHrefs(row({ id: 'P12345678901', earlierCities: ['Salem, OR'] }))).toEqual([
      '/name/Maya-Ostrowski/Portland-OR/P12345678901',
    ]);
  });

  test('says of the last known place that somebody lived there', () => {
    expect(text({ isCurrentCity: false })).toBe('Maya Ostrowski Lived in Portland, OR');
  });

  test.each(['41', '65+', null])('of somebody who has died has no age that would keep growing (%s)', (age) => {
    expect(text({ isDead: true, age })).toBe('Maya Ostrowski Deceased Lived in Portland, OR');
  });

  test('says why somebody with another name is in the list', () => {
    const bill = { forms: ['Bill'], formal: 'William' };
    expect(text({ matchedName: 'Maya Lind' })).toContain('Maya Ostrowski Also known as Maya Lind Portland');
    expect(text({ match: 'nickname', matchedNickname: bill })).toContain('Bill is a nickname for William');
    expect(text({ match: 'nickname', matchedNickname: { forms: ['Bill', 'Will'], formal: 'William' } })).toContain(
      'Bill and Will are nicknames for William',
    );
    expect(text({ match: 'nickname', matchedName: 'William Lind', matchedNickname: bill })).toContain(
      'Also known as William Lind · Bill is a nickname for William',
    );
    expect(text({ match: 'prefix' })).toContain('Close name');
    expect(text({ match: 'spelling' })).toContain('Close spelling');
  });
});
