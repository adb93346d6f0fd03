import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { US_STATES } from '../people/us-states.ts';
import { buildLocationSegment, normaliseLocation } from './location.ts';
import { typedLocation } from './typed-location.ts';

describe('a place as typed', () => {
  it.each([
    ['Sacramento, Calif.', 'Sacramento, CA', 'Sacramento-CA'],
    ['calif', 'CA', 'CA'],
    ['Boston Mass', 'Boston, MA', 'Boston-MA'],
    ['charleston w va', 'Charleston, WV', 'Charleston-WV'],
    ['Washington, D.C.', 'Washington, DC', 'Washington-DC'],
    ['Jersey City Jersey', 'Jersey City, NJ', 'Jersey-City-NJ'],
    ['King County', 'King County', 'King-County'],
    ['king co wash', 'King County, WA', 'King-County-WA'],
    ['county of king, WA', 'King County, WA', 'King-County-WA'],
    ['Orleans Parish', 'Orleans Parish', 'Orleans-Parish'],
    ['St. Louis County, MO', 'St Louis County, MO', 'St-Louis-County-MO'],
    ['near Portland, OR', 'near Portland, OR', 'Near-Portland-OR'],
    ['Portland, OR area', 'near Portland, OR', 'Near-Portland-OR'],
    ['portland area, or', 'near Portland, OR', 'Near-Portland-OR'],
    ['greater boston', 'near Boston', 'Near-Boston'],
    ['near 97201', 'near 97201', 'Near-97201'],
    ['near LA', 'near Los Angeles, CA', 'Near-Los-Angeles-CA'],
    ['near Oregon', 'OR', 'OR'],
    ['USA', '', '-'],
    ['Austin, TX, USA', 'Austin, TX', 'Austin-TX'],
    ['NYC', 'Nyc', 'Nyc'],
    ['Bay Area', 'Bay Area', 'Bay-Area'],
    ['LA', 'LA', 'LA'],
    ['la ca', 'La, CA', 'La-CA'],
    ['Port Washington', 'Port Washington', 'Port-Washington'],
    ['Port Penn', 'Port Penn', 'Port-Penn'],
    ['Boulder Co', 'Boulder, CO', 'Boulder-CO'],
    ['Kansas City', 'Kansas City', 'Kansas-City'],
    ['97201-1234', '97201-1234', '97201-1234'],
  ])('%j is %j, as a path %s', (typed, location, segment) => {
    expect(typedLocation(typed)).toBe(location);
    expect(buildLocationSegment(location)).toBe(segment);
  });

  it('is the same after its way through a path', () => {
    const words = Object.entries(US_STATES).flat();
    const piece = fc.constantFrom(
      ...words,
      'Portland',
      'King',
      'County',
      'Co',
      'near',
      'area',
      'Calif',
      '97217',
      'USA',
      "'",
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(fc.tuple(piece, fc.constantFrom(' ', ', ', '-')), { maxLength: 5 }).map((list) => list.flat().join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const segment = buildLocationSegment(typedLocation(text));
        expect(buildLocationSegment(typedLocation(normaliseLocation(segment)))).toBe(segment);
      }),
      { numRuns: 2_000 },
    );
  });
});
