import { describe, expect, test } from 'vitest';
import type { SearchPlace } from '../../../shared/contract/finding/search.ts';
import { meantPlaces, placeOfList, readingInWords, whereInWords } from './results-place.ts';

const portland: SearchPlace = { city: 'Portland', stateCode: 'OR', isKnown: true };
const oregon: SearchPlace = { city: null, stateCode: 'OR', isKnown: true, scope: 'state' };
const king: SearchPlace = { city: 'King County', stateCode: 'WA', isKnown: true, scope: 'county' };
const near: SearchPlace = { ...portland, scope: 'near' };
const unknown: SearchPlace = { city: 'Portlnad', stateCode: null, isKnown: false };

describe('the place of a list', () => {
  test.each<[SearchPlace | null, string, string | null, string | null]>([
    [portland, 'Portland, OR', 'in Portland, Oregon', 'in Portland, OR'],
    [oregon, 'OR', 'in Oregon', 'in Oregon'],
    [king, 'King County, WA', 'in King County, Washington', 'in King County, WA'],
    [near, 'Near Portland, OR', 'near Portland, Oregon', 'within 25 miles of Portland, OR'],
    [unknown, 'Portlnad', 'in Portlnad', 'in Portlnad'],
    [null, '', null, null],
  ])('%j is named in the heading and on its chip', (place, typed, heading, chip) => {
    expect(whereInWords(place, typed)).toBe(heading);
    expect(placeOfList(place, typed)).toBe(chip);
  });

  test('says how a nickname, a misspelling and a ZIP were understood, and nothing of what was understood as typed', () => {
    expect(readingInWords({ city: 'New York', stateCode: 'NY', isKnown: true, reading: 'nickname' }, 'Nyc')).toBe(
      'We searched in New York, NY for “NYC”.',
    );
    expect(readingInWords({ ...near, reading: 'nickname' }, 'Rose City Area')).toBe(
      'We searched within 25 miles of Portland, OR for “Rose City Area”.',
    );
    expect(readingInWords({ ...near, reading: 'spelling' }, 'Near Portlnad, OR')).toBe(
      'No place is called “Portlnad, OR”. We searched Portland, OR instead.',
    );
    expect(readingInWords({ ...portland, reading: 'spelling' }, 'Portlnad, OR')).toBe(
      'No place is called “Portlnad, OR”. We searched Portland, OR instead.',
    );
    expect(readingInWords({ ...oregon, reading: 'spelling' }, 'Oregn')).toBe(
      'No place is called “Oregn”. We searched Oregon instead.',
    );
    expect(readingInWords(portland, '97201')).toBe('Showing all of Portland for 97201.');
    expect(readingInWords(portland, '97201-1234')).toBe('Showing all of Portland for 97201.');
    expect(readingInWords(portland, 'Portland, OR')).toBeNull();
    expect(readingInWords({ city: null, stateCode: null, isKnown: false }, '00000')).toBeNull();
    expect(readingInWords(null, '')).toBeNull();
  });

  test('has other meanings only where somebody of the name is', () => {
    const la = { location: 'Los Angeles, CA', people: 12 };
    expect(meantPlaces({ ...portland, meant: [la, { location: 'Lafayette, LA', people: 0 }] })).toEqual([la]);
    expect(meantPlaces(portland)).toEqual([]);
    expect(meantPlaces(null)).toEqual([]);
  });
});
