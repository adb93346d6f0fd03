import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSegment } from '../../urls/segments.ts';
import { houseNumberSpellings, readStreet, unitKey } from './typed-street.ts';

/** The likeliest reading. */
function first(text: string) {
  const reading = readStreet(text);
  return reading.kind === 'street' ? reading.readings[0] : reading.kind;
}

/** All readings of number and street. */
function all(text: string): string[] {
  const reading = readStreet(text);
  return reading.kind === 'street' ? reading.readings.map((one) => `${one.houseNumber ?? '-'} | ${one.street}`) : [];
}

describe('a typed street', () => {
  it.each([
    ['2417 N. Halyard Avenue Apt 3', '2417', 'n halyard ave', '3'],
    ['2417 n halyard ave #3', '2417', 'n halyard ave', '3'],
    ['2417 N Halyard Ave, Apt. # 3', '2417', 'n halyard ave', '3'],
    ['  2417   NORTH  HALYARD  AVE  unit 3-b ', '2417', 'n halyard ave', '3b'],
    ['2417 N Halyard Ave', '2417', 'n halyard ave', null],
    ['12b Elm Street', '12B', 'elm st', null],
    ['9 Front St', '9', 'front st', null],
    ['9 N Front St Rear', '9', 'n front st', 'rear'],
    ['9 Pier 5 Rd Bldg 2 Apt 4', '9', 'pier 5 rd', 'bldg24'],
    ['100 Highway 26', '100', 'hwy 26', null],
    ['N6W23001 Bluemound Road', 'N6W23001', 'bluemound rd', null],
    ['7 Elm', '7', 'elm', null],
    ['100 Ste Genevieve Ave', '100', 'ste genevieve ave', null],
    ['12 Unit St', '12', 'unit st', null],
    ['12 Apt Way Apt 3', '12', 'apt way', '3'],
  ])('%j', (text, houseNumber, street, unit) => {
    expect(first(text)).toMatchObject({ houseNumber, street, unit });
  });

  it('may have a longer number, which a path cannot tell, or begin with one', () => {
    expect(all('12-B Elm')).toEqual(['12 | b elm', '12-B | elm', '- | 12 b elm']);
    expect(all('118-20 Queens Blvd')).toEqual([
      '118 | 20 queens blvd',
      '118-20 | queens blvd',
      '- | 118 20 queens blvd',
    ]);
    expect(all('2417 1/2 Elm St')).toContain('2417 1/2 | elm st');
    expect(all('12 N Elm St Apt 3')).toEqual(['12 | n elm st', '12-N | elm st', '- | 12 n elm st']);
    expect(all('12 Mile Rd')).toEqual(['12 | mile rd', '- | 12 mile rd']);
  });

  it('may have no number, and then it has no unit', () => {
    expect(all('North Halyard Avenue # 3')).toEqual(['- | n halyard ave']);
    expect(first('5th Avenue Apt 3')).toEqual({ houseNumber: null, street: '5th ave', unit: null, unitText: null });
    expect(all('Ste Genevieve Ave')).toEqual(['- | ste genevieve ave']);
  });

  it.each([
    ['2417 n halyard ave #3b', 'Apt 3B'],
    ['9 Front St rear', 'Rear'],
    ['9 Pier 5 Rd bldg 2 apt b', 'Bldg 2 Apt B'],
  ])('%j keeps the words of its unit', (text, unitText) => {
    expect(first(text)).toMatchObject({ unitText });
  });

  it.each(['2417', '97217', '2417 #', '2417 Apt 3', '2417 Ste B', '2417 Apt # 3', '', '#4', '😀'])(
    '%j has no street',
    (text) => {
      expect(first(text)).toBe('no-street');
    },
  );

  const parts = fc.constantFrom(
    '12',
    '12b',
    '1/2',
    'N.',
    'North',
    'Elm',
    'Avenue',
    '#3',
    'Apt',
    '3-B',
    'Rear',
    'Núñez',
    'Front',
    'é',
  );
  it('is read the same from its path, in any letter case', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 7 }), (words) => {
        const text = words.join(' ');
        const reading = readStreet(text);
        expect(readStreet(parseSegment(text))).toEqual(reading);
        expect(readStreet(text.toUpperCase())).toEqual(reading);
      }),
    );
  });
});

describe('the comparison key', () => {
  it.each([
    ['Apt 3', '3'],
    ['Unit 3-B', '3b'],
    ['#3B', '3b'],
    ['Suite 200', '200'],
    ['Floor 2', 'fl2'],
    ['Rear', 'rear'],
  ])('of the unit %j is %j', (unit, key) => {
    expect(unitKey(unit)).toBe(key);
  });
  it.each([
    ['2417', ['2417']],
    ['12-B', ['12-B', '12B', '12 B']],
    ['12B', ['12-B', '12B', '12 B']],
    ['118-20', ['118-20', '118 20']],
    ['2417 1/2', ['2417 1/2']],
  ])('of the number %j includes every spelling', (houseNumber, spellings) => {
    expect(houseNumberSpellings(houseNumber)).toEqual(spellings);
  });
});
