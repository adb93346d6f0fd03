import { describe, expect, test } from 'vitest';
import { type CountedLine, type CountedSplit, decideReading } from './decide-reading.ts';

const line = (more: Partial<CountedLine>): CountedLine => ({
  whole: { name: 'maya bend', location: '', people: 0 },
  splits: [],
  places: [],
  stated: null,
  isTurned: false,
  ...more,
});
const split = (more: Partial<CountedSplit>): CountedSplit => ({
  name: 'maya',
  location: 'Bend, OR',
  people: 0,
  isMarked: false,
  isNameKnown: true,
  isTitle: false,
  endsWithLastName: false,
  lastNamePeople: 0,
  placePeople: 100,
  ...more,
});
const named = (people: number) => ({ name: 'maya bend', location: '', people });
/** 'sure' or 'ask', and what each reading is and where. */
const decide = (more: Partial<CountedLine>) => {
  const { readings, isSure } = decideReading(line(more));
  return [
    isSure ? 'sure' : 'ask',
    ...readings.map((one) => ('name' in one ? `${one.name}@${one.location}` : one.location)),
  ];
};
const BEND = { location: 'Bend, OR', people: 100 };

describe('a line that is somebody’s name', () => {
  test('is a name, also with a place at its end, if one word stands before it', () => {
    expect(decide({ whole: named(1), splits: [split({ people: 50 })] })).toEqual(['sure', 'maya bend@']);
  });

  test('is asked about if a full name or a comma stands before the place', () => {
    for (const rival of [split({ name: 'maya lind', people: 2 }), split({ people: 2, isMarked: true })])
      expect(decide({ whole: named(1), splits: [rival] })).toEqual(['ask', `${rival.name}@Bend, OR`, 'maya bend@']);
  });

  test('is asked about if more people live in the place of that name', () => {
    expect(decide({ whole: named(3), places: [BEND] })).toEqual(['ask', 'Bend, OR', 'maya bend@']);
    expect(decide({ whole: named(100), places: [BEND] })).toEqual(['sure', 'maya bend@']);
  });
});

describe('a line that is a place', () => {
  test('is one, unless a twentieth of its people have the name before it', () => {
    expect(decide({ places: [BEND] })).toEqual(['sure', 'Bend, OR']);
    expect(decide({ places: [BEND], splits: [split({ people: 5 })] })).toEqual(['sure', 'Bend, OR']);
    expect(decide({ places: [BEND], splits: [split({ people: 6 })] })).toEqual(['ask', 'Bend, OR', 'maya@Bend, OR']);
  });

  test('is asked about if there are several of that name with people', () => {
    const towns = [BEND, { location: 'Bend, TX', people: 4 }, { location: 'Bend, ME', people: 0 }];
    expect(decide({ places: towns })).toEqual(['ask', 'Bend, OR', 'Bend, TX']);
    expect(decide({ places: towns.slice(2) })).toEqual(['sure', 'Bend, ME']);
  });
});

describe('a line that nobody has as a name', () => {
  test('is a name in a place, if the place is nobody’s last name', () => {
    expect(decide({ splits: [split({ people: 1 })] })).toEqual(['sure', 'maya@Bend, OR']);
    expect(decide({ splits: [split({ people: 0 })] })).toEqual(['sure', 'maya@Bend, OR']);
  });

  test('stays a name if the place is a last name of as many people', () => {
    expect(decide({ splits: [split({ people: 2, lastNamePeople: 2 })] })).toEqual(['sure', 'maya bend@']);
    expect(decide({ splits: [split({ people: 3, lastNamePeople: 2 })] })).toEqual([
      'ask',
      'maya@Bend, OR',
      'maya bend@',
    ]);
    const full = split({ name: 'maya lind', people: 1, lastNamePeople: 9 });
    expect(decide({ splits: [full] })).toEqual(['sure', 'maya lind@Bend, OR']);
    expect(decide({ splits: [{ ...full, people: 0 }] })).toEqual(['sure', 'maya bend@']);
  });

  test('is a name in a place if more people live there than are called so, and a last name stands before it', () => {
    const obrien = split({ name: 'pat obrien', location: 'Bend, OR', endsWithLastName: true, lastNamePeople: 9 });
    const obrienBend = { name: 'pat obrien bend', location: 'OR', people: 0 };
    expect(decide({ splits: [obrien] })).toEqual(['sure', 'pat obrien@Bend, OR']);
    expect(decide({ splits: [obrien], stated: obrienBend })).toEqual(['sure', 'pat obrien@Bend, OR']);
    const unknown = { ...obrien, endsWithLastName: false, lastNamePeople: 0 };
    expect(decide({ splits: [unknown], stated: obrienBend })).toEqual(['sure', 'pat obrien@Bend, OR']);
    const turned = { ...obrien, name: 'bend pat obrien', location: 'OR', isMarked: true };
    const beforeComma = { name: 'pat obrien', location: 'Bend, OR', people: 0 };
    expect(decide({ splits: [turned], stated: beforeComma })).toEqual(['sure', 'pat obrien@Bend, OR']);
    for (const other of [{ endsWithLastName: false }, { placePeople: 8 }, { isTitle: true }])
      expect(decide({ splits: [{ ...obrien, ...other }] }), JSON.stringify(other)).toEqual(['sure', 'maya bend@']);
  });

  test('is asked about if a last name has become the city of a few with the first name', () => {
    const inCity = split({ people: 1, isMarked: true, lastNamePeople: 9 });
    const inState = split({ name: 'maya bend', location: 'OR', endsWithLastName: true });
    expect(decide({ splits: [inCity, inState] })).toEqual(['ask', 'maya@Bend, OR', 'maya bend@OR']);
    expect(decide({ splits: [{ ...inCity, people: 10 }, inState] })).toEqual(['sure', 'maya@Bend, OR']);
  });

  test('is no first name in a village where nobody lives', () => {
    expect(decide({ splits: [split({ placePeople: 0 })] })).toEqual(['sure', 'maya bend@']);
  });

  test('is asked about if several splits lead to somebody', () => {
    const splits = [split({ people: 2, location: 'WV' }), split({ name: 'maya west', people: 1, location: 'VA' })];
    expect(decide({ splits })).toEqual(['ask', 'maya@WV', 'maya west@VA']);
  });

  test('keeps what was stated before and behind a comma, and a last name that was turned', () => {
    const stated = { name: 'maya lind', location: 'Nowhereville' };
    expect(decide({ stated })).toEqual(['sure', 'maya lind@Nowhereville']);
    expect(decide({ isTurned: true, splits: [split({ isMarked: true })] })).toEqual(['sure', 'maya bend@']);
  });

  test('is no name in Maryland because of a title', () => {
    expect(decide({ splits: [split({ name: 'maya lind', location: 'MD', isTitle: true })] })).toEqual([
      'sure',
      'maya bend@',
    ]);
  });
});
