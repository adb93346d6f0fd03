import { beforeAll, describe, expect, test } from 'vitest';
import { foldText } from '../../shared/people/names/name-key.ts';
import { type StateCode, US_STATES } from '../../shared/people/us-states.ts';
import { type Collected, collectPopulation } from '../../tests/support/collected-population.ts';
import type { PersonRow } from '../../worker/origin/import/rows.ts';
import { accentedGivenName, accentedLastName } from './accents.ts';
import { chooseGiven } from './given-names.ts';
import { chooseNames, halvesOf } from './names.ts';
import { GENERAL, HISPANIC, PUERTO_RICAN } from './origins.ts';
import { randomOf } from './random.ts';
import { residentShares } from './resident-shares.ts';
import { allLastNames, chooseFamilyName, chooseSurname, shareOfLastName } from './surnames.ts';
import { spellGivenName, spellLastName } from './tables/spell-name.ts';

const DRAWS = 60_000;
const MAKING_TIME = 60_000;

/** How many of a hundred thousand draws each name is. */
function perHundredThousand(draw: () => string): Map<string, number> {
  const drawn = Map.groupBy(Array.from({ length: DRAWS }, draw), (name) => name);
  return new Map([...drawn].map(([name, all]) => [name, (all.length / DRAWS) * 100_000]));
}

describe('given names', () => {
  test.each([
    // Births per 100,000 of that sex around the year (Social Security Administration).
    ['male', 1955, 'James', 4_176],
    ['male', 1985, 'Michael', 3_596],
    ['female', 1955, 'Mary', 3_253],
    ['female', 1985, 'Jennifer', 2_567],
    ['female', 1955, 'Jennifer', 224],
    ['male', 1935, 'Tyler', 0],
  ] as const)('of %s children born in %i are %s as often as they were', (sex, year, name, expected) => {
    const random = randomOf('given', `${sex}${year}`);
    const found = perHundredThousand(() => chooseGiven(sex, year, GENERAL, random)).get(name) ?? 0;
    expect(Math.abs(found - expected)).toBeLessThan(expected * 0.25 + 60);
  });

  test('of Spanish-speaking families are Spanish more often than elsewhere', () => {
    const share = (origin: string): number =>
      perHundredThousand(() => foldText(chooseGiven('male', 1980, origin, randomly))).get('jose') ?? 0;
    const randomly = randomOf('given', 'jose');
    expect(share(HISPANIC)).toBeGreaterThan(10 * share(GENERAL));
  });
});

describe('rare given names', () => {
  /** Of a sex's children born around a year, those called one of the names, per hundred thousand. */
  const called = (sex: 'female' | 'male', year: number, names: readonly string[]): number => {
    const random = randomOf('rare', `${sex}${year}`);
    const found = perHundredThousand(() => chooseGiven(sex, year, GENERAL, random));
    return names.reduce((sum, name) => sum + (found.get(name) ?? 0), 0);
  };

  test('stay in their time', () => {
    const modern = ['Jeremy', 'Kobe', 'Tyler', 'Jaden', 'Brandon', 'Trevor', 'Logan', 'Mason', 'Dylan', 'Austin'];
    const old = ['Hilda', 'Bertha', 'Mildred', 'Gertrude', 'Edna', 'Thelma', 'Agnes', 'Ethel', 'Myrtle', 'Doris'];
    expect(called('male', 1936, modern)).toBeLessThan(150);
    expect(called('female', 2004, old)).toBeLessThan(60);
    // They would be caught: in their own time they are frequent.
    expect(called('male', 1995, modern)).toBeGreaterThan(3_000);
    expect(called('female', 1915, old)).toBeGreaterThan(6_000);
  });

  test('are never those of the other sex', () => {
    expect(called('male', 1950, ['Ivy', 'Jean', 'Gayle'])).toBe(0);
    expect(called('female', 1925, ['Cecil', 'Clarence', 'Harold'])).toBe(0);
    // Both have had these.
    expect(called('male', 1950, ['Lynn', 'Leslie', 'Marion'])).toBeGreaterThan(100);
    expect(called('female', 1950, ['Lynn', 'Leslie', 'Marion'])).toBeGreaterThan(100);
  });

  test('are of the sex that has them', () => {
    const men = ['Cecil', 'Christian', 'Harold', 'Clarence', 'Eugene', 'Walter', 'Ralph', 'Raymond', 'Howard', 'Earl'];
    expect(called('female', 1925, men)).toBeLessThan(250);
    expect(called('male', 1925, men)).toBeGreaterThan(6_000);
  });
});

describe('last names', () => {
  test('are as frequent as in the census', () => {
    const random = randomOf('last', 'frequent');
    // Ohio, where few names are Spanish, and the whole country for those that are nowhere more frequent.
    const found = perHundredThousand(() => chooseFamilyName('OH', random).last);
    for (const name of ['Smith', 'Johnson', 'Williams', 'Brown', 'Jones']) {
      const share = (shareOfLastName(name) ?? 0) / 100;
      expect(found.get(name), name).toBeGreaterThan(share * 0.85);
      expect(found.get(name), name).toBeLessThan(share * 1.4);
    }
    expect(found.get('Odegaard') ?? 0).toBeLessThan(30);
  });

  test('are Spanish where people are', () => {
    const random = randomOf('last', 'states');
    const spanish = (state: 'TX' | 'VT' | 'PR'): number =>
      Array.from({ length: 4_000 }, () => chooseFamilyName(state, random)).filter(({ origin }) =>
        [HISPANIC, PUERTO_RICAN].includes(origin),
      ).length;
    expect(spanish('PR')).toBeGreaterThan(2 * spanish('TX'));
    expect(spanish('TX')).toBeGreaterThan(5 * spanish('VT'));
  });

  test('are Asian where people are', () => {
    const random = randomOf('last', 'asian');
    const nguyens = (state: 'CA' | 'WV'): number =>
      Array.from({ length: 30_000 }, () => chooseFamilyName(state, random)).filter(({ last }) =>
        ['Nguyen', 'Kim', 'Patel', 'Tran', 'Chen'].includes(last),
      ).length;
    expect(nguyens('CA')).toBeGreaterThan(5 * nguyens('WV'));
    expect(nguyens('CA')).toBeGreaterThan(150);
  });

  test('have the shares of every state and territory', () => {
    const shares = Object.keys(US_STATES).map((state) => residentShares(state as StateCode));
    expect(shares.every(({ hispanic, asian }) => hispanic > 0 && hispanic + asian < 1)).toBe(true);
    expect(() => residentShares('XX' as StateCode)).toThrow('XX');
  });

  test('of an origin are those of its families', () => {
    const random = randomOf('last', 'origin');
    const found = perHundredThousand(() => chooseSurname('vietnamese', random));
    expect(found.get('Nguyen')).toBeGreaterThan(20_000);
    expect(found.has('Smith')).toBe(false);
  });

  test('are sixteen thousand, the frequent ones first', () => {
    const all = allLastNames();
    expect(all.slice(0, 5)).toEqual(['Smith', 'Johnson', 'Williams', 'Brown', 'Jones']);
    expect(all.length).toBe(16_000);
    expect(all).toEqual(
      expect.arrayContaining(["O'Brien", "D'Angelo", 'McDonald', 'De La Cruz', 'St. John', 'DeLuca']),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('spelling', () => {
  test.each([
    ['OBRIEN', "O'Brien"],
    ['MCDONALD', 'McDonald'],
    ['MACDONALD', 'MacDonald'],
    ['DELACRUZ', 'De La Cruz'],
    ['STJOHN', 'St. John'],
    ['VANDYKE', 'Van Dyke'],
    ['DANGELO', "D'Angelo"],
    ['ODELL', 'Odell'],
    ['OLSON', 'Olson'],
    ['MACK', 'Mack'],
  ])('of the last name %s is %s', (plain, spelled) => expect(spellLastName(plain)).toBe(spelled));

  test.each([
    ['deandre', 'DeAndre'],
    ['mary', 'Mary'],
    ['mckenna', 'McKenna'],
  ])('of the given name %s is %s', (plain, spelled) => expect(spellGivenName(plain)).toBe(spelled));

  test('with accents is that of another language, and other names stay', () => {
    expect([accentedLastName('Garcia'), accentedLastName('Odegaard'), accentedLastName('Smith')]).toEqual([
      'García',
      'Ødegaard',
      'Smith',
    ]);
    expect([accentedGivenName('Jose'), accentedGivenName('Mary')]).toEqual(['José', 'Mary']);
  });

  test.each(['De La Cruz', 'St. John', 'Van Dyke', 'Del Rio', 'Smith'])('keeps %s one name', (name) => {
    expect(halvesOf(name)).toEqual([]);
  });
});

test('a middle name is never the first name again, with or without accents', () => {
  const random = randomOf('middle', 'names');
  for (let n = 0; n < 20_000; n += 1) {
    const person = { sex: 'female', birthYear: 1950, origin: n % 2 === 0 ? HISPANIC : GENERAL, last: 'Lee' } as const;
    const { first, middle } = chooseNames(person, () => false, random);
    expect(middle === null || foldText(middle) !== foldText(first)).toBe(true);
  }
});

describe('the names of twenty thousand people', () => {
  let all: Collected;
  beforeAll(() => {
    all = collectPopulation('names', 20_000);
  }, MAKING_TIME);

  const hasRepeatedName = ({ first_name, middle_name }: PersonRow): boolean =>
    middle_name !== null && foldText(middle_name) === foldText(first_name);

  test('repeat nobody’s first name as the middle one', () => {
    expect(all.person.filter(hasRepeatedName)).toEqual([]);
    const [person] = all.person;
    if (person === undefined) throw new Error('nobody');
    expect(hasRepeatedName({ ...person, first_name: 'José', middle_name: 'Jose' })).toBe(true);
  });

  /** Names that sound like a joke, and women's names of men: written down apart from the generator's rules. */
  const hasEcho = ({ first_name, middle_name, last_name }: PersonRow): boolean => {
    const [first, last] = [foldText(first_name), foldText(last_name)];
    const rhyme = (name: string): string => name.replace(/^[^aeiou]+/, '');
    return (
      first === last ||
      last === `${first}s` ||
      foldText(middle_name ?? '') === last ||
      (rhyme(first).length > 1 && rhyme(first) === rhyme(last)) ||
      (middle_name !== null && middle_name.length > 1 && first.startsWith(foldText(middle_name)))
    );
  };

  test('neither repeat nor rhyme', () => {
    const one = (row: PersonRow): boolean => row.first_name.length > 1;
    expect(
      all.person
        .filter(one)
        .filter(hasEcho)
        .map(({ full_name }) => full_name),
    ).toEqual([]);
    const [person] = all.person;
    if (person === undefined) throw new Error('nobody');
    const plant = (first_name: string, middle_name: string | null, last_name: string): boolean =>
      hasEcho({ ...person, first_name, middle_name, last_name });
    expect([plant('Harley', null, 'Barley'), plant('John', null, 'Johns'), plant('Ray', 'Lee', 'Lee')]).toEqual(
      Array(3).fill(true),
    );
    expect([plant('James', null, 'James'), plant('Anna', 'Ann', 'Moss'), plant('Mary', 'Ann', 'Smith')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('keep their apostrophes, hyphens, spaces and accents from the row to the full name', () => {
    for (const mark of [/'/, /-/, / /, /[^ -~]/]) {
      const marked = all.person.filter(({ last_name }) => mark.test(last_name));
      expect(marked.length).toBeGreaterThan(10);
      expect(marked.filter(({ full_name, last_name }) => !full_name.includes(last_name))).toEqual([]);
    }
  });

  test('have the shares of the census, with Smith first and Ødegaard rare', () => {
    const planted = new Set(['James Smith', 'Maria Garcia']);
    const others = all.person.filter((p) => !planted.has(`${p.first_name} ${p.last_name}`));
    const count = (name: string): number => others.filter(({ last_name }) => last_name === name).length;
    expect(outOfProportion(count, others.length)).toEqual([]);
    expect(outOfProportion((name) => count(name) + (name === 'Hall' ? 600 : 0), others.length)).toEqual(['Hall']);
    expect(others.filter(({ last_name }) => /degaard/.test(last_name)).length).toBeLessThan(25);
  });

  test('are Spanish in Puerto Rico, first and last', () => {
    const island = new Set(all.place.filter(({ state_code }) => state_code === 'PR').map(({ id }) => id));
    const there = new Set(all.personPlace.filter(({ place_id }) => island.has(place_id)).map((row) => row.person_key));
    const spanishFirst = (people: readonly PersonRow[]): number =>
      people.filter(({ first_name }) => SPANISH_FIRST.has(foldText(first_name))).length / people.length;
    const people = all.person.filter(({ key }) => there.has(key));
    expect(people.length).toBeGreaterThan(50);
    expect(spanishFirst(people)).toBeGreaterThan(0.2);
    expect(spanishFirst(all.person)).toBeLessThan(0.08);
  });
});

const SPANISH_FIRST = new Set(
  'jose juan luis carlos jesus miguel francisco pedro javier rafael ramon hector antonio jorge maria rosa ana carmen luz isabel'.split(
    ' ',
  ),
);

/** Of the fifty most frequent names, those that are far more or less frequent than really; families share a name. */
function outOfProportion(count: (name: string) => number, people: number): string[] {
  return allLastNames()
    .slice(0, 50)
    .filter((name) => {
      const expected = ((shareOfLastName(name) ?? 0) / 10_000_000) * people;
      return Math.abs(count(name) - expected) > 5 * Math.sqrt(7 * expected);
    });
}
