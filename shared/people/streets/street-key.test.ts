import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSegment } from '../../urls/segments.ts';
import { streetKey } from './street-key.ts';

describe('the key of a street', () => {
  it.each([
    ['N Halyard Ave', 'n halyard ave'],
    ['North Halyard Avenue', 'n halyard ave'],
    ['n. halyard av.', 'n halyard ave'],
    ['Halyard Avenue Northeast', 'halyard ave ne'],
    ['Halyard Ave North East', 'halyard ave ne'],
    ['SW Núñez Boulevard', 'sw nunez blvd'],
    ["O'Neil Street", 'oneil st'],
    ['Saint Johns Road', 'st johns rd'],
    ['Fifth Avenue', '5th ave'],
    ['5th Ave', '5th ave'],
    ['Old Mill Lane', 'old ml ln'],
    ['Avenue C', 'ave c'],
    ['Broadway', 'broadway'],
    ['Highway 26', 'hwy 26'],
    ['', ''],
  ])('of %j is %j', (street, key) => {
    expect(streetKey(street)).toBe(key);
  });

  it('distinguishes streets named after a direction from lettered ones', () => {
    expect(streetKey('North St')).toBe('north st');
    expect(streetKey('N St')).toBe('n st');
    expect(streetKey('W North Avenue')).toBe(streetKey('West North Ave'));
    expect(streetKey('North Ave West')).toBe('north ave w');
    expect(streetKey('W North Ave')).not.toBe(streetKey('N West Ave'));
  });

  const words = fc.constantFrom(
    'north',
    'N.',
    'E',
    'West',
    'Halyard',
    "O'Neil",
    'Ave',
    'Street',
    'Court',
    '5th',
    'Núñez',
    'C',
  );
  const streets = fc.array(words, { maxLength: 5 }).map((all) => all.join(' '));
  it('is its own key, and the key of its path', () => {
    fc.assert(
      fc.property(streets, (street) => {
        const key = streetKey(street);
        for (const same of [key, parseSegment(street), street.toUpperCase()]) expect(streetKey(same)).toBe(key);
      }),
    );
  });
});
