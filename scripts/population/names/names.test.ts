import { beforeAll, describe, expect, test } from 'vitest';
import { halvesOf } from '../../../shared/people/names/last-name-halves.ts';
import { foldText } from '../../../shared/people/names/name-key.ts';
import { type StateCode, US_STATES } from '../../../shared/people/us-states.ts';
import { type Collected, collectPopulation } from '../../../tests/support/collected-population.ts';
import type { PersonRow } from '../../../worker/origin/import/rows.ts';
import { monthOf } from '../calendar.ts';
import { createFamily } from '../lives/families.ts';
import type { Human } from '../lives/human.ts';
import { randomOf } from '../random.ts';
import { spellGivenName, spellLastName } from '../tables/spell-name.ts';
import { accentedGivenName, accentedLastName } from './accents.ts';
import { allGivenNames, chooseGiven, shareOfGivenName } from './given-names.ts';
import { ISLAND_ORIGINS } from './island-origins.ts';
import { chooseNames, fullNameOf } from './names.ts';
import { GENERAL, HISPANIC, ORIGINS, PUERTO_RICAN } from './origins.ts';
import { residentShares } from './resident-shares.ts';
import { allLastNames, chooseFamilyName, chooseSurname, shareOfLastName } from './surnames.ts';

const DRAWS = 60_000;
const DECADES = Array.from({ length: 11 }, (_, at) => 1905 + 10 * at);
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

  test('are hardly more frequent than they were', () => {
    const random = randomOf('rare', 'spread');
    const found = (['female', 'male'] as const).map((sex) =>
      perHundredThousand(() => chooseGiven(sex, 1955, GENERAL, random)),
    );
    // Per hundred thousand of both sexes; the rarest that a population can measure together.
    const rare = allGivenNames().filter((name) => {
      const most = Math.max(...DECADES.map((year) => shareOfGivenName(name, year)));
      return shareOfGivenName(name, 1955) > 0 && most < 20 / 100_000;
    });
    const times = (names: readonly string[]): number => {
      const drawn = names.reduce((sum, name) => sum + (found[0]?.get(name) ?? 0) + (found[1]?.get(name) ?? 0), 0);
      return drawn / names.reduce((sum, name) => sum + 200_000 * shareOfGivenName(name, 1955), 0);
    };
    expect(rare.length).toBeGreaterThan(1_000);
    expect(times(rare)).toBeGreaterThan(1.05);
    expect(times(rare)).toBeLessThan(1.5);
  });

  test('are of the sex that has them', () => {
    const men = ['Cecil', 'Christian', 'Harold', 'Clarence', 'Eugene', 'Walter', 'Ralph', 'Raymond', 'Howard', 'Earl'];
    expect(called('female', 1925, men)).toBeLessThan(250);
    expect(called('male', 1925, men)).toBeGreaterThan(6_000);
  });
});

describe('given names of one language', () => {
  test.each([
    ['korean', 'female', 'Min-Ji', 1969, 1990],
    ['korean', 'female', 'Young-Ja', 1980, 1940],
    ['indian', 'male', 'Rohan', 1955, 1990],
    ['irish', 'male', 'Declan', 1950, 1995],
    ['chinese', 'male', 'Kwok', 1990, 1950],
  ] as const)(
    'are in their time: %s %s children are called %s not in %i but in %i',
    (origin, sex, name, never, then) => {
      const random = randomOf('own', name);
      const called = (year: number): number =>
        perHundredThousand(() => chooseGiven(sex, year, origin, random)).get(name) ?? 0;
      expect(called(never)).toBe(0);
      expect(called(then)).toBeGreaterThan(50);
    },
  );

  test('are at least five at any time', () => {
    for (const one of [...ORIGINS, ...ISLAND_ORIGINS]) {
      for (const [sex, names] of [
        ['female', one.female],
        ['male', one.male],
      ] as const) {
        for (let year = 1900; year <= 2008; year += 1) {
          const then = names.filter(({ from, to }) => from <= year && year <= to);
          expect(then.length, `${one.name} ${sex} ${year}`).toBeGreaterThanOrEqual(5);
        }
      }
    }
  });
});

describe('families', () => {
  const MANY = 600;
  const familiesIn = (state: StateCode): Human[][] =>
    Array.from({ length: MANY }, (_, n) => createFamily({ size: 'ordinary' }, state, randomOf('families', state + n)));
  const islands = familiesIn('PR');

  /** 'Garcia Lopez', not 'Del Castillo'. */
  const isTwo = (last: string): boolean =>
    /^[^ -]+ [^ -]+$/.test(last) && !/^(?:de|del|dela|la|los|san|santa|st\.|van|von|le|du) /i.test(last);

  /** Wives and husbands who both have the same two last names. */
  const sharingTwo = (families: readonly Human[][]): string[] =>
    families
      .flat()
      .flatMap(({ unions }) => unions)
      .filter(({ a, b }) => isTwo(a.name.last) && a.name.last === b.name.last)
      .map(({ a, b }) => `${fullNameOf(a.name)} and ${fullNameOf(b.name)}`);

  test.each(['PR', 'TX'] as const)('of %s: nobody takes both last names of another', (state) => {
    const families = familiesIn(state);
    const two = families.flat().filter(({ name, unions }) => isTwo(name.last) && unions.length > 0);
    expect(two.length).toBeGreaterThan(5);
    expect(sharingTwo(families)).toEqual([]);
    const [a] = two;
    if (a === undefined) throw new Error('nobody');
    const last = 'Martínez Quintero';
    const planted = { ...a, name: { ...a.name, last } };
    planted.unions.push({ a: planted, b: planted, from: 0, divorce: null });
    expect(sharingTwo([[planted]])).toHaveLength(1);
  });

  test('have the first of their father’s two last names, and then one of their mother’s', () => {
    const children = islands.flat().filter(({ parents }) => isTwo(parents[1]?.name.last ?? ''));
    const ownLast = ({ name, akas }: Human): string => [...akas, name].map(({ last }) => last).join(' ');
    const isOf = ({ name, parents: [mother, father] }: Human): boolean => {
      const [first, second] = name.last.split(' ');
      const isMothers = second === undefined || (mother !== undefined && ownLast(mother).includes(second));
      return first === father?.name.last.split(' ')[0] && isMothers;
    };
    const born = children.filter(({ unions, sex }) => sex === 'male' || unions.length === 0);
    expect(born.length).toBeGreaterThan(100);
    expect(born.filter((child) => !isOf(child)).map(({ name }) => fullNameOf(name))).toEqual([]);
  });

  test('of islands have the names of their island, elders hardly any other', () => {
    const isMainland = (name: string | null): boolean => name !== null && MAINLAND.has(name);
    const mainland = (families: readonly Human[][], origin: string, from: number, to: number): number => {
      const born = families.flat().filter((one) => one.origin === origin && one.birth >= monthOf(from, 1));
      const all = born.filter(({ birth }) => birth < monthOf(to, 1));
      expect(all.length).toBeGreaterThan(60);
      return all.filter(({ name }) => isMainland(name.first) || isMainland(name.middle)).length / all.length;
    };
    const guam = familiesIn('GU');
    expect(mainland(islands, PUERTO_RICAN, 1900, 1970)).toBeLessThan(0.02);
    expect(mainland(islands, PUERTO_RICAN, 1985, 2010)).toBeGreaterThan(0.03);
    expect(mainland(familiesIn('AS'), 'samoan', 1900, 1970)).toBeLessThan(0.08);
    expect(mainland(guam, 'chamorro', 1900, 1970)).toBeLessThan(0.08);
    expect(mainland(guam, 'filipino', 1900, 1970)).toBeLessThan(0.2);
    // The guard would see them.
    expect(mainland(familiesIn('OH'), GENERAL, 1900, 1970)).toBeGreaterThan(0.4);
  });
});

/** Frequent names of the mainland that no Spanish-speaking or Pacific family of the time before television chose. */
const MAINLAND = new Set(
  'James John Robert Michael William Richard Charles Thomas Donald Ronald George Kenneth Steven Edward Brian Gary Larry Dennis Jerry Frank Raymond Scott Stephen Francis Patrick Jack Walter Henry Roger Douglas Harold Carl Arthur Ryan Joshua Kevin Jason Matthew Christopher Mary Patricia Linda Barbara Elizabeth Jennifer Susan Margaret Dorothy Lisa Nancy Karen Betty Helen Sandra Donna Ruth Sharon Michelle Laura Sarah Kimberly Deborah Shirley Cynthia Melissa Brenda Amy Tammy Debra Pamela Janet Kathleen Ann Marie Lynn Jean Louise Sue Kay Lee Jessica Ashley Amanda Stephanie Nicole Heather'.split(
    ' ',
  ),
);

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
    expect(['Jose', 'Maria', 'Antonio', 'Mary'].map(accentedGivenName)).toEqual(['José', 'María', 'Antonio', 'Mary']);
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

  test('are printable: county records have no ß', () => {
    const unprintable = (people: readonly PersonRow[]): string[] =>
      people.map(({ full_name }) => full_name).filter((name) => /[ßẞþð]/i.test(name));
    expect(unprintable(all.person)).toEqual([]);
    expect(unprintable(all.person.slice(0, 1).map((one) => ({ ...one, full_name: 'Jürgen Weiß' })))).toHaveLength(1);
    expect(
      all.person.some(({ full_name }) => full_name === 'Jürgen Müller' || /^Jürgen .+ Müller$/.test(full_name)),
    ).toBe(true);
  });

  test('are not shared between siblings as first and middle name', () => {
    const byKey = new Map(all.person.map((one) => [one.key, one]));
    const shared = (people: ReadonlyMap<number, PersonRow>): string[] =>
      all.relation
        .filter(({ relation }) => relation === 'sibling')
        .map(({ person_key, other_key }) => [people.get(person_key), people.get(other_key)])
        .filter(([a, b]) => foldText(a?.middle_name ?? '') === foldText(b?.first_name ?? '?'))
        .map(([a, b]) => `${a?.full_name} and ${b?.full_name}`);
    expect(shared(byKey)).toEqual([]);
    const one = all.relation.find(({ relation }) => relation === 'sibling');
    const [a, b] = [byKey.get(one?.person_key ?? 0), byKey.get(one?.other_key ?? 0)];
    if (a === undefined || b === undefined) throw new Error('no siblings');
    const planted = new Map(byKey).set(a.key, { ...a, middle_name: b.first_name });
    expect(shared(planted).length).toBeGreaterThan(0);
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
