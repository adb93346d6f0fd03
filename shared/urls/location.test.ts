import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { US_STATES } from '../people/us-states.ts';
import { buildLocationSegment, normaliseLocation, parseLocation, placeText } from './location.ts';

const stateWords = Object.entries(US_STATES).flat();
const pieces = fc.constantFrom(...stateWords, 'Portland', 'Port', 'West', 'Saint', 'N', 'Y', '97217', '1234', 'é', "'");
const places = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.tuple(pieces, fc.constantFrom(' ', ', ', '-', ',')), { maxLength: 6 })
    .map((list) => list.map(([piece, end]) => piece + end).join('')),
);

describe('a location segment (F 2)', () => {
  it.each([
    ['a 5-digit zip [F2-26]', '97217', '97217'],
    ['a zip+4 [F2-27]', '97217-1234', '97217-1234'],
    ['a zip+4 with a space', ' 97217 1234 ', '97217-1234'],
    ['a state name by its code [F2-28]', 'Oregon', 'OR'],
    ['a state code in capitals', 'or', 'OR'],
    ['city and state', 'Portland, OR', 'Portland-OR'],
    ['city and state with the full name of the state [F2-30]', 'Portland, Oregon', 'Portland-OR'],
    ['city and state without a comma [F2-29]', 'saint louis mo', 'Saint-Louis-MO'],
    ['city and state as in a path', 'saint-louis-mo', 'Saint-Louis-MO'],
    ['a city without a state [F2-32]', 'Portland', 'Portland'],
    ['no location as a dash', '  ', '-'],
    ['a location in another script as a dash', 'Портленд', '-'],
  ])('writes %s', (_what, text, segment) => {
    expect(buildLocationSegment(text)).toBe(segment);
  });

  it.each([
    ['Washington, DC', 'Washington-DC'],
    ['Washington, D.C.', 'Washington-DC'],
    ['Washington', 'WA'],
    ['Kansas City, MO', 'Kansas-City-MO'],
    ['Nevada, MO', 'Nevada-MO'],
    ['Nevada Missouri', 'Nevada-MO'],
    ['Indiana, PA', 'Indiana-PA'],
    ['New York', 'NY'],
    ['New York, NY', 'New-York-NY'],
    ['New York New York', 'New-York-NY'],
    ['New York, N.Y.', 'New-York-NY'],
    ['Charleston West Virginia', 'Charleston-WV'],
    ['West Virginia', 'WV'],
    ['Port Washington', 'Port-Washington'],
    ['Port Washington, NY', 'Port-Washington-NY'],
    ['Port Washington NY', 'Port-Washington-NY'],
    ['West New York', 'West-New-York'],
    ['Saipan, Northern Mariana Islands', 'Saipan-MP'],
    ['Charlotte Amalie, U.S. Virgin Islands', 'Charlotte-Amalie-VI'],
    ['District of Columbia', 'DC'],
    ['Coeur d’Alene, Idaho', 'Coeur-Dalene-ID'],
  ])('distinguishes city and state in %s [F2-31]', (text, segment) => {
    expect(buildLocationSegment(text)).toBe(segment);
  });

  it('has the same segment for a plain city and state as by the full rule', () => {
    const city = fc.stringMatching(/^[A-Z][a-z]{0,6}(?: [A-Z][a-z]{0,6}){0,3}$/);
    fc.assert(
      fc.property(city, fc.constantFrom('OR', 'NY', 'DC', 'ZZ'), (name, state) => {
        const text = `${name}, ${state}`;
        expect(buildLocationSegment(text)).toBe(normaliseLocation(text).replace(/,? /g, '-'));
      }),
    );
  });
  it('ignores a zip after city and state, and uses a zip after a state alone [F2-33]', () => {
    expect(buildLocationSegment('Portland, OR 97217')).toBe('Portland-OR');
    expect(buildLocationSegment('Portland, OR 97217-1234')).toBe('Portland-OR');
    expect(buildLocationSegment('OR 97217')).toBe('97217');
  });

  it('is read back as the normalized place', () => {
    expect(normaliseLocation('Portland-OR')).toBe('Portland, OR');
    expect(normaliseLocation('Portland, Oregon')).toBe('Portland, OR');
    expect(parseLocation('-')).toEqual({ kind: 'none' });
    expect(parseLocation('97217-1234')).toEqual({ kind: 'zip', zip5: '97217', plus4: '1234' });
    fc.assert(
      fc.property(places, (text) => {
        expect(normaliseLocation(buildLocationSegment(text))).toBe(normaliseLocation(text));
      }),
      { numRuns: 500 },
    );
  });
  it('is rebuilt from what was read', () => {
    fc.assert(
      fc.property(places, (text) => {
        const segment = buildLocationSegment(text);
        expect(buildLocationSegment(segment)).toBe(segment);
        expect(buildLocationSegment(normaliseLocation(text))).toBe(segment);
      }),
      { numRuns: 500 },
    );
  });
  it('is plain ASCII words with single dashes', () => {
    fc.assert(
      fc.property(places, (text) => {
        expect(buildLocationSegment(text)).toMatch(/^(?:-|[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)$/);
      }),
    );
  });
  it('accepts every state by code and by name, alone and after a city', () => {
    for (const [code, name] of Object.entries(US_STATES)) {
      expect(buildLocationSegment(name)).toBe(code);
      expect(buildLocationSegment(`Springfield ${name}`)).toBe(`Springfield-${code}`);
      expect(buildLocationSegment(`Springfield, ${code.toLowerCase()}`)).toBe(`Springfield-${code}`);
    }
  });
  it('joins the known parts of a place in a record', () => {
    expect(placeText('Portland', 'OR')).toBe('Portland, OR');
    expect(placeText(null, 'OR')).toBe('OR');
    expect(placeText(' ', null)).toBe('');
  });
});
