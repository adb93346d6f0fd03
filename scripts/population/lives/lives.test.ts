import { beforeAll, describe, expect, test } from 'vitest';
import { byPerson, type Collected, collectPopulation } from '../../../tests/support/collected-population.ts';
import type { AddressRow, PersonRow, RelationName, RelationRow } from '../../../worker/origin/import/rows.ts';
import { ADULT_AGE, formatMonth, monthOf, REFERENCE_MONTH } from '../calendar.ts';
import { BuildingPlots, NO_STREETS } from '../homes/building-plots.ts';
import { kilometersBetween } from '../places/distance.ts';
import { NEARBY_KILOMETERS } from '../places/nearby-places.ts';
import { loadPlaces } from '../places/places.ts';
import { settlePlaces } from '../places/settled-places.ts';
import { randomOf } from '../random.ts';
import { NAMESAKES } from './edge-people.ts';

// Guards over a whole population: each returns what is wrong, and is shown to find a planted fault.
const PEOPLE = 20_000;
const MAKING_TIME = 60_000;

let all: Collected;
beforeAll(() => {
  all = collectPopulation('lives', PEOPLE);
}, MAKING_TIME);

type Homes = Pick<Collected, 'person' | 'residence' | 'address' | 'place'>;

/** Each person's addresses, the latest first. */
function homesOf({ residence, address }: Homes): Map<number, AddressRow[]> {
  const byKey = new Map(address.map((row) => [row.key, row]));
  const homes = new Map<number, AddressRow[]>();
  for (const [key, rows] of byPerson(residence)) {
    homes.set(
      key,
      rows.flatMap(({ address_key }) => byKey.get(address_key) ?? []),
    );
  }
  return homes;
}

/** People with more than two homes on streets of one name, or with all of three or more. */
function livingOnOneStreet(tables: Homes): number[] {
  return [...homesOf(tables)]
    .filter(([, homes]) => {
      const counts = [...Map.groupBy(homes, ({ street }) => street).values()].map(({ length }) => length);
      return Math.max(...counts) > 2 || (homes.length > 2 && counts.length === 1);
    })
    .map(([key]) => key);
}

type Reach = 'town' | 'nearby' | 'state' | 'elsewhere';
/** The shares of moves by reach that are believable, from and to. */
const REACHES: Readonly<Record<Reach, readonly [number, number]>> = {
  town: [0.5, 0.7],
  nearby: [0.12, 0.28],
  state: [0.05, 0.17],
  elsewhere: [0.04, 0.14],
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** How far the moves went from one home to the next. */
function reachesOf(tables: Homes, isCounted: (key: number) => boolean = () => true): Map<Reach, number> {
  const places = new Map(tables.place.map((place) => [place.id, place]));
  const counts = new Map<Reach, number>();
  let moves = 0;
  for (const [key, homes] of homesOf(tables)) {
    for (const [at, { place_id }] of homes.entries()) {
      const [to, from] = [places.get(place_id), places.get(homes[at + 1]?.place_id ?? 0)];
      if (to === undefined || from === undefined || !isCounted(key)) continue;
      const isNear = kilometersBetween(from, to) <= NEARBY_KILOMETERS;
      const isSameState = from.state_code === to.state_code;
      const reach = from === to ? 'town' : isNear ? 'nearby' : isSameState ? 'state' : 'elsewhere';
      counts.set(reach, (counts.get(reach) ?? 0) + 1);
      moves += 1;
    }
  }
  return new Map([...counts].map(([reach, count]) => [reach, count / moves]));
}

function strangeReaches(tables: Homes): Reach[] {
  const shares = reachesOf(tables);
  return (Object.keys(REACHES) as Reach[]).filter((reach) => {
    const share = shares.get(reach) ?? 0;
    return share < REACHES[reach][0] || share > REACHES[reach][1];
  });
}

/** Streets where two people with the name of planned namesakes live now, each in a home of their own. */
function neighborsOfOneName({ person, residence, address }: Homes): string[] {
  const names = new Set(NAMESAKES.map(({ first, last }) => `${first} ${last}`));
  const people = new Map(person.map((row) => [row.key, row]));
  const addresses = new Map(address.map((row) => [row.key, row]));
  const homes = residence.flatMap(({ person_key, address_key, is_current }) => {
    const { first_name, last_name } = people.get(person_key) ?? {};
    const name = `${first_name} ${last_name}`;
    const { place_id, street } = addresses.get(address_key) ?? {};
    return is_current === 1 && names.has(name) ? [{ on: `${name} ${place_id} ${street}`, address_key }] : [];
  });
  return [...Map.groupBy(homes, ({ on }) => on)]
    .filter(([, rows]) => new Set(rows.map(({ address_key }) => address_key)).size > 1)
    .map(([on]) => on);
}

describe('moves', () => {
  test('lead to another street', () => {
    expect(livingOnOneStreet(all)).toEqual([]);
    const [first] = all.address;
    const onOne = { ...all, address: all.address.map((row) => ({ ...row, street: first?.street ?? '' })) };
    expect(livingOnOneStreet(onOne).length).toBeGreaterThan(PEOPLE / 2);
  });

  test('are mostly short, and some go far', () => {
    expect(strangeReaches(all)).toEqual([]);
    const places = all.place.map(({ id }) => id);
    const scattered = all.address.map((row) => ({ ...row, place_id: places[row.key % places.length] ?? 1 }));
    expect(strangeReaches({ ...all, address: scattered })).toEqual(['town', 'nearby', 'state', 'elsewhere']);
  });

  test('leave as many people in the large cities as live there', () => {
    const { all: settled, clusters } = settlePlaces(loadPlaces(), 'lives', PEOPLE);
    const largest = settled.toSorted((a, b) => clusters(b) - clusters(a)).slice(0, 12);
    const expected = largest.reduce((sum, place) => sum + clusters(place), 0) / sumOf(settled.map(clusters));
    const ids = new Set<number | null>(largest.map(({ id }) => id));
    const shareOf = (person: readonly PersonRow[]): number =>
      person.filter(({ home_place_id }) => ids.has(home_place_id)).length / person.length;
    const ratio = shareOf(all.person) / expected;
    expect(ratio).toBeGreaterThan(0.88);
    expect(ratio).toBeLessThan(1.12);
  });

  test('go farther for the young', () => {
    const young = new Set(all.person.filter(({ birth_year }) => (birth_year ?? 0) > 1993).map(({ key }) => key));
    const old = new Set(all.person.filter(({ birth_year }) => (birth_year ?? 3000) < 1955).map(({ key }) => key));
    const staying = (group: ReadonlySet<number>): number => reachesOf(all, (key) => group.has(key)).get('town') ?? 0;
    expect(staying(old) - staying(young)).toBeGreaterThan(0.03);
  });

  test('make no neighbors of the many namesakes in one city', () => {
    expect(neighborsOfOneName(all)).toEqual([]);
    const [{ first, last } = { first: '', last: '' }] = NAMESAKES;
    const renamed = all.person.map((row) => ({ ...row, first_name: first, last_name: last }));
    expect(neighborsOfOneName({ ...all, person: renamed }).length).toBeGreaterThan(1_000);
  });

  test('spread the first households of a small town over several streets', () => {
    for (const place of loadPlaces()
      .filter(({ size }) => size <= 2)
      .slice(0, 50)) {
      const plots = new BuildingPlots(place);
      const random = randomOf('first', String(place.id));
      const homes = Array.from({ length: 9 }, (_, n) => plots.next(n % 3 !== 0, REFERENCE_MONTH, NO_STREETS, random));
      expect(new Set(homes.map(({ street }) => street.name)).size).toBeGreaterThan(1);
    }
  });
});

/** Titles that only some employers have, and titles of some ages only. Written down apart from the generator's table. */
const EMPLOYERS_OF: readonly (readonly [title: RegExp, company: RegExp])[] = [
  [
    /Nurse|Physician|Medical Assistant/,
    /(Health Partners|Medical Center|Family Clinic|Hospital|Healthcare|Primary Care)$/,
  ],
  [/Dentist|Dental/, /(Dental Group|Family Dentistry|Dental Care)$/],
  [/Teacher|School/, /(School District|Academy|School)$/],
  [/Electrician/, /(Builders|Construction|Contracting|Electric|Electrical Contractors)$/],
  [/Plumber/, /(Builders|Construction|Contracting|Plumbing & Heating|Mechanical)$/],
  [/Software|Network/, /(Software|Data Systems|Technologies|Networks)$/],
  [/Attorney|Paralegal/, /Law Offices$/],
  [/Graphic Designer|Art Director/, /Design( Studio)?$/],
  [/Truck Driver|Warehouse/, /(Logistics|Freight|Trucking|Transport)$/],
  [/Cook|Concierge|Restaurant/, /(Hospitality|Inn & Suites|Kitchen|Lodge|Grill)$/],
  [/Farm/, /Farms$/],
];
const AGES_OF: readonly (readonly [title: RegExp, from: number, to: number])[] = [
  [/^Chief|^Vice President/, 40, 75],
  [/Director/, 32, 75],
  [/Manager|Supervisor|Superintendent|Principal/, 26, 75],
  [/Physician|Dentist|Veterinarian$|Attorney/, 26, 75],
  [/^Intern$/, 20, 25],
  [/./, 20, 75],
];

/** People whose job does not fit their employer, their age or their death. */
function strangeJobs(people: readonly PersonRow[]): string[] {
  return people.flatMap(({ job_title: title, company_name: company, birth_year, birth_month, is_dead }) => {
    if (title === null || company === null) return [];
    const oldest = birth_year === null ? null : (REFERENCE_MONTH - monthOf(birth_year, birth_month ?? 1)) / 12;
    const youngest = birth_year === null ? null : (REFERENCE_MONTH - monthOf(birth_year, birth_month ?? 12)) / 12;
    const isElsewhere = EMPLOYERS_OF.some(([own, employers]) => own.test(title) && !employers.test(company));
    const isOfOtherAge = AGES_OF.some(
      ([own, from, to]) => own.test(title) && ((oldest ?? from) < from || (youngest ?? to) >= to + 1),
    );
    return isElsewhere || isOfOtherAge || is_dead === 1 ? [`${title} at ${company}, ${birth_year}`] : [];
  });
}

describe('jobs', () => {
  test('fit the employer and the age', () => {
    expect(strangeJobs(all.person)).toEqual([]);
    const [worker] = all.person.filter(({ job_title }) => job_title !== null);
    if (worker === undefined) throw new Error('nobody works');
    const plant = (fault: Partial<PersonRow>) => strangeJobs([{ ...worker, ...fault }]).length;
    expect(plant({ job_title: 'Registered Nurse', company_name: 'Juniper Design Studio' })).toBe(1);
    expect(plant({ job_title: 'Chief Financial Officer', company_name: 'Juniper Labs', birth_year: 2006 })).toBe(1);
    expect(plant({ job_title: 'Intern', company_name: 'Juniper Labs', birth_year: 1956 })).toBe(1);
    expect(plant({ job_title: 'Accountant', company_name: 'Juniper Labs', birth_year: 1956, is_dead: 1 })).toBe(1);
    expect(plant({ job_title: 'Accountant', company_name: 'Juniper Labs', birth_year: 1980, is_dead: 0 })).toBe(0);
  });

  test('are with employers of many names, none of which is everywhere', () => {
    const companies = new Set(all.person.flatMap(({ company_name: name }) => name ?? []));
    // A name that recurs is seen by its first word: the towns of 'Blue Harbor Foods' and 'Blue Harbor Labs'.
    const words = Map.groupBy(companies, (name) => name.split(' ').slice(0, 2).join(' '));
    const most = (names: Iterable<readonly string[]>): number => Math.max(...[...names].map(({ length }) => length));
    expect(companies.size).toBeGreaterThan(1_000);
    expect(most(words.values()) / companies.size).toBeLessThan(0.01);
    // Seventy names in turn would be too few.
    const few = Map.groupBy(
      [...companies.keys()].map((name, at) => ({ name, at })),
      ({ at }) => at % 70,
    );
    const mostOfFew = Math.max(...[...few.values()].map(({ length }) => length));
    expect(mostOfFew / companies.size).toBeGreaterThan(0.01);
  });

  test('end for most people before 68', () => {
    const working = (from: number, to: number): number => {
      const people = all.person.filter((row) => (row.birth_year ?? 0) >= from && (row.birth_year ?? 0) <= to);
      const living = people.filter(({ is_dead }) => is_dead === 0);
      return living.filter(({ job_title }) => job_title !== null).length / living.length;
    };
    expect(working(1966, 1996)).toBeGreaterThan(0.55);
    expect(working(1951, 1957)).toBeLessThan(0.25);
    expect(working(1900, 1949)).toBe(0);
  });

  test('are with more employers where more people live', () => {
    const zips = Map.groupBy(all.placeZip, ({ place_id }) => place_id);
    const staff = Map.groupBy(
      all.person.filter(({ company_name }) => company_name !== null),
      ({ home_place_id }) => home_place_id ?? 0,
    );
    const employers = (places: readonly number[]): number =>
      places.reduce((sum, id) => sum + new Set(staff.get(id)?.map(({ company_name }) => company_name)).size, 0) /
      places.length;
    const bySize = [...zips].sort(([, a], [, b]) => b.length - a.length).map(([id]) => id);
    expect(employers(bySize.slice(0, 5))).toBeGreaterThan(4 * employers(bySize.slice(-100)));
  });
});

/** What is wrong with the living and the dead: too old, too few or too many of one, or the dead with a present. */
function strangeAges({ person, residence, phone, ownership }: Collected): string[] {
  const dead = new Set(person.filter(({ is_dead }) => is_dead === 1).map(({ key }) => key));
  const ages = person
    .filter(({ is_dead, birth_year }) => is_dead === 0 && birth_year !== null)
    .map(({ birth_year, birth_month }) => (REFERENCE_MONTH - monthOf(birth_year ?? 0, birth_month ?? 1)) / 12);
  const shareOfDead = dead.size / person.length;
  const shareAbove100 = ages.filter((age) => age >= 101).length / ages.length;
  return [
    ...(Math.max(...ages) >= 111 ? ['somebody above 110'] : []),
    ...(shareAbove100 > 0.001 ? ['too many above 100'] : []),
    ...(shareOfDead < 0.1 || shareOfDead > 0.2 ? ['too few or too many dead'] : []),
    ...residence.filter(({ is_current, person_key }) => is_current === 1 && dead.has(person_key)).map(() => 'a home'),
    ...ownership.filter(({ is_current, person_key }) => is_current === 1 && dead.has(person_key)).map(() => 'a house'),
    ...phone
      .filter(({ activity_score, person_key }) => (activity_score ?? 0) > 50 && dead.has(person_key))
      .map(() => 'an active phone'),
  ];
}

test('hardly anybody is above 100, and the dead have no home, house or active phone', () => {
  expect(strangeAges(all)).toEqual([]);
  const plant = (tables: Partial<Collected>): ReadonlySet<string> => new Set(strangeAges({ ...all, ...tables }));
  const dead = all.person.find(({ is_dead }) => is_dead === 1)?.key ?? 0;
  const [one, ...others] = all.person;
  if (one === undefined) throw new Error('nobody');
  expect(plant({ person: [{ ...one, birth_year: 1912, is_dead: 0 }, ...others] })).toContain('somebody above 110');
  const aged = all.person.map((row) => (row.key % 500 === 0 ? { ...row, birth_year: 1922, is_dead: 0 as const } : row));
  expect(plant({ person: aged })).toContain('too many above 100');
  const living = all.person.map((row) => ({ ...row, is_dead: 0 as const }));
  expect(plant({ person: living })).toContain('too few or too many dead');
  const [home, house, phone] = [all.residence[0], all.ownership[0], all.phone[0]];
  if (home === undefined || house === undefined || phone === undefined) throw new Error('nothing to plant');
  expect(plant({ residence: [{ ...home, person_key: dead, is_current: 1 }] })).toContain('a home');
  expect(plant({ ownership: [{ ...house, person_key: dead, is_current: 1 }] })).toContain('a house');
  expect(plant({ phone: [{ ...phone, person_key: dead, activity_score: 80 }] })).toContain('an active phone');
});

/** How many years older, at least and at most, the other person is. */
const OLDER_BY: Readonly<Partial<Record<RelationName, readonly [number, number]>>> = {
  parent: [15, 50],
  grandparent: [30, 100],
  spouse: [-30, 30],
  sibling: [-30, 30],
};
/** More relatives than anybody can believe or read. */
const MOST_RELATIVES = 40;

/** A family of more siblings is rare. */
const MANY_SIBLINGS = 7;

/** The share of people with many siblings, and of addresses that begin in the very month in which the one before ended. */
function sharesOfPatterns({ relation, residence }: Pick<Collected, 'relation' | 'residence'>) {
  const siblings = [...byPerson(relation).values()].map(
    (rows) => rows.filter(({ relation }) => relation === 'sibling').length,
  );
  const pairs = [...byPerson(residence).values()].flatMap((rows) =>
    rows.slice(1).flatMap(({ move_out }, at) => {
      const move_in = rows[at]?.move_in ?? null;
      return move_in === null || move_out === null ? [] : [move_in === move_out];
    }),
  );
  return {
    manySiblings: siblings.filter((count) => count >= MANY_SIBLINGS).length / siblings.length,
    chained: pairs.filter(Boolean).length / pairs.length,
  };
}

test('families are seldom huge, and one address does not always begin when the other ends', () => {
  const { manySiblings, chained } = sharesOfPatterns(all);
  expect(manySiblings).toBeLessThan(0.03);
  expect(chained).toBeLessThan(0.8);
  expect(chained).toBeGreaterThan(0.4);
});

/** So many bearers tell a name's sex. */
const COMMON = 60;

/** Spouses with common names of one sex, by what records say of their bearers, before all of them could marry. */
function marriedTooEarly({ person, relation, record }: Pick<Collected, 'person' | 'relation' | 'record'>): string[] {
  const names = new Map(person.map(({ key, first_key }) => [key, first_key]));
  const bearers = Map.groupBy(names.values(), (name) => name);
  const genders = new Map<string, Set<string>>();
  for (const { person_key, body } of record) {
    const { gender } = JSON.parse(body) as { readonly gender?: string | null };
    const name = names.get(person_key) ?? '';
    if (gender != null) genders.set(name, (genders.get(name) ?? new Set()).add(gender));
  }
  const genderOf = (key: number): string | null => {
    const name = names.get(key) ?? '';
    const found = genders.get(name);
    return found?.size === 1 && (bearers.get(name)?.length ?? 0) > COMMON ? ([...found][0] ?? null) : null;
  };
  return relation
    .filter(({ relation, person_key, other_key }) => {
      const gender = genderOf(person_key);
      return /spouse/.test(relation) && gender !== null && gender === genderOf(other_key);
    })
    .flatMap(({ first_seen }) => (first_seen !== null && first_seen < '2015-06' ? [first_seen] : []));
}

test('same-sex couples are spouses only since all of them can marry', () => {
  // Some names have both sexes, and only one of them in these records.
  expect(marriedTooEarly(all).length).toBeLessThan(all.person.length * 0.002);
  const [one, other] = all.person.filter(({ first_name }) => first_name === 'Mary').map(({ key }) => key);
  const row = all.relation.find(({ relation }) => relation === 'spouse');
  if (row === undefined || one === undefined || other === undefined) throw new Error('nobody to plant');
  const planted = { ...row, person_key: one, other_key: other, first_seen: '1993-05' };
  expect(marriedTooEarly({ ...all, relation: [planted] })).toEqual(['1993-05']);
});

/** What is wrong with who is related to whom, and since when. */
function strangeRelatives({ person, relation }: Pick<Collected, 'person' | 'relation'>): string[] {
  const people = new Map(person.map((row) => [row.key, row]));
  const inverses = new Map(relation.map((row) => [`${row.other_key} ${row.person_key}`, row]));
  const isLiving = (key: number): boolean => people.get(key)?.is_dead === 0;
  const faults = relation.flatMap((row) => {
    const [born, othersBirth] = [row.person_key, row.other_key].map((key) => people.get(key)?.birth_year ?? null);
    const [least, most] = OLDER_BY[row.relation] ?? [-1000, 1000];
    const older = born == null || othersBirth == null ? least : born - othersBirth;
    const inverse = inverses.get(`${row.person_key} ${row.other_key}`);
    const isSame = inverse?.first_seen === row.first_seen && inverse?.last_seen === row.last_seen;
    const isOrdered =
      (row.first_seen === null) === (row.last_seen === null) &&
      (row.first_seen ?? '') <= (row.last_seen ?? '') &&
      (row.last_seen ?? '') <= formatMonth(REFERENCE_MONTH);
    return [
      ...(older < least || older > most ? [`age of a ${row.relation}`] : []),
      ...(isSame ? [] : ['different months from both sides']),
      ...(isOrdered ? [] : ['impossible months']),
    ];
  });
  for (const [key, rows] of byPerson(relation)) {
    const living = rows.filter(({ relation, other_key }) => relation === 'spouse' && isLiving(other_key));
    if (isLiving(key) && living.length > 1) faults.push('two living spouses');
    if (rows.filter(({ relation }) => relation === 'parent').length > 2) faults.push('three parents');
    if (rows.filter(({ kind }) => kind === 'Relative').length > MOST_RELATIVES) faults.push('too many relatives');
  }
  return faults;
}

test('relatives are what they are said to be, since a possible month', () => {
  expect(strangeRelatives(all)).toEqual([]);
  const relations = Map.groupBy(all.relation, ({ relation }) => relation);
  const plant = (faulty: Partial<RelationRow>[]): ReadonlySet<string> =>
    new Set(strangeRelatives({ ...all, relation: faulty.map((fault) => ({ ...one('spouse'), ...fault })) }));
  const one = (name: RelationName): RelationRow => {
    const [row] =
      relations.get(name)?.filter(({ person_key, other_key }) => isAged(person_key) && isAged(other_key)) ?? [];
    if (row === undefined) throw new Error(`no ${name}`);
    return row;
  };
  const births = new Map(all.person.map(({ key, birth_year, is_dead }) => [key, is_dead === 0 && birth_year !== null]));
  const isAged = (key: number): boolean => births.get(key) === true;
  for (const [name, is] of [
    ['parent', 'sibling'],
    ['grandparent', 'spouse'],
  ] as const) {
    expect(plant([{ ...one(is), relation: name }])).toContain(`age of a ${name}`);
  }
  expect(plant([{ first_seen: '2031-01' }])).toEqual(
    new Set(['different months from both sides', 'impossible months']),
  );
  const { person_key } = one('spouse');
  const others = all.person.filter(({ key }) => isAged(key) && key !== person_key).map(({ key }) => key);
  const many = (name: RelationName, count: number): Partial<RelationRow>[] =>
    others.slice(0, count).map((other_key) => ({ person_key, other_key, relation: name }));
  expect(plant(many('spouse', 2))).toContain('two living spouses');
  expect(plant(many('parent', 3))).toContain('three parents');
  expect(plant(many('in-law', MOST_RELATIVES + 1))).toContain('too many relatives');
});

/** The dates in a record's body, but for the birth date. */
function datesIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => datesIn(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => datesIn(one, name));
  const isDate = typeof value === 'string' && /date$/i.test(key) && key !== 'birthDate';
  return isDate && /^\d{4}(-\d\d){0,2}$/.test(value) ? [value] : [];
}

/** What is told of people from before they came of age. */
function toldOfMinors(tables: Collected): string[] {
  const comesOfAge = new Map<number, { readonly year: number; readonly month: number | null }>();
  for (const { key, birth_year, birth_month, late_birth_year, late_birth_month } of tables.person) {
    const year = birth_year ?? late_birth_year;
    if (year !== null) comesOfAge.set(key, { year: year + ADULT_AGE, month: birth_month ?? late_birth_month });
  }
  const keys = new Map(tables.person.map(({ id, key }) => [id, key]));
  const faults: string[] = [];
  const check = (key: number | undefined, what: string, dates: readonly (string | null)[]): void => {
    const from = comesOfAge.get(key ?? 0);
    for (const date of dates) {
      if (date === null || from === undefined) continue;
      const [year = 0, month] = date.split('-').map(Number);
      const isEarly =
        month === undefined || from.month === null
          ? year < from.year
          : monthOf(year, month) < monthOf(from.year, from.month);
      if (isEarly) faults.push(`${what} ${date}`);
    }
  };
  for (const row of tables.residence) check(row.person_key, 'home', [row.move_in, row.move_out, row.first_seen]);
  for (const row of tables.phone) check(row.person_key, 'phone', [row.first_seen, row.last_seen]);
  for (const row of tables.email) check(row.person_key, 'email', [row.first_seen, row.last_seen]);
  for (const row of tables.ownership) check(row.person_key, 'house', [row.first_seen, row.last_seen]);
  for (const row of tables.relation) {
    for (const key of [row.person_key, row.other_key]) check(key, 'relation', [row.first_seen, row.last_seen]);
  }
  for (const row of tables.record) {
    check(row.person_key, 'record', [row.filed, row.first_seen, ...datesIn(JSON.parse(row.body))]);
  }
  for (const { body, owners, sellers } of tables.transfer) {
    const parties = [owners, sellers].flatMap((json) => JSON.parse(json) as { readonly personId?: string }[]);
    const dates = datesIn(JSON.parse(body));
    for (const { personId } of parties) if (personId !== undefined) check(keys.get(personId), 'transfer', dates);
  }
  return faults;
}

test('nothing tells of a year before somebody was 18', () => {
  expect(toldOfMinors(all)).toEqual([]);
  const whose = (key: number): number => all.person.find((row) => row.key === key)?.birth_year ?? 0;
  const known = all.person.find((row) => row.birth_year !== null && row.birth_month !== null)?.key ?? 0;
  const early = `${whose(known) + ADULT_AGE - 1}-12`;
  const none = { residence: [], phone: [], email: [], ownership: [], relation: [], record: [], transfer: [] };
  const plant = (tables: Partial<Collected>): string[] => toldOfMinors({ ...all, ...none, ...tables });
  const of = <T extends object>(row: T | undefined, fault: Partial<T>): T[] =>
    row === undefined ? [] : [{ ...row, person_key: known, ...fault }];
  expect(plant({ residence: of(all.residence[0], { move_in: early, move_out: null, first_seen: null }) })).toHaveLength(
    1,
  );
  expect(plant({ phone: of(all.phone[0], { first_seen: early, last_seen: null }) })).toHaveLength(1);
  expect(plant({ email: of(all.email[0], { first_seen: early, last_seen: null }) })).toHaveLength(1);
  expect(plant({ ownership: of(all.ownership[0], { first_seen: early, last_seen: null }) })).toHaveLength(1);
  for (const side of [{}, { person_key: all.person.at(-1)?.key ?? 0, other_key: known }]) {
    const fault = { other_key: 0, first_seen: early, last_seen: null, ...side };
    expect(plant({ relation: of(all.relation[0], fault) })).toContain(`relation ${early}`);
  }
  const offense = { filed: null, first_seen: null, body: JSON.stringify({ offenses: [{ offenseDate: early }] }) };
  expect(plant({ record: of(all.record[0], offense) })).toEqual([`record ${early}`]);
  const owners = JSON.stringify([{ personId: all.person.find(({ key }) => key === known)?.id }]);
  const sale = { owners, sellers: '[]', body: JSON.stringify({ saleDate: `${early}-03` }) };
  expect(plant({ transfer: of(all.transfer[0], sale) })).toEqual([`transfer ${early}-03`]);
});

/** Homes where somebody lived years after a relative had left them, by address: families do not buy back their homes. */
function returnedTo({ residence, relation }: Pick<Collected, 'residence' | 'relation'>): number[] {
  const related = new Set(
    relation.filter(({ kind }) => kind === 'Relative').map(({ person_key, other_key }) => `${person_key} ${other_key}`),
  );
  const years = (month: string | null, unknown: number): number =>
    month === null ? unknown : Number(month.slice(0, 4)) + Number(month.slice(5)) / 12;
  const found: number[] = [];
  for (const [address, rows] of Map.groupBy(residence, ({ address_key }) => address_key)) {
    for (const before of rows)
      for (const after of rows) {
        if (!related.has(`${before.person_key} ${after.person_key}`) || after.move_in === null) continue;
        const [left, came] = [years(before.move_out, Number.POSITIVE_INFINITY), years(after.move_in, 0)];
        // A father stayed there while a child left and a stepmother came.
        const stayed = rows.some((row) => years(row.move_in, 0) <= left && years(row.move_out, came) >= came - 0.5);
        if (came > left + 3 && !stayed) found.push(address);
      }
  }
  return found;
}

test('nobody moves into a home that relatives left years ago', () => {
  expect(returnedTo(all)).toEqual([]);
  const [link] = all.relation.filter(({ relation }) => relation === 'sibling');
  const left = all.residence.find((row) => row.person_key === link?.person_key && row.move_out !== null);
  if (link === undefined || left === undefined) throw new Error('no sibling ever moved');
  const bought = { ...left, person_key: link.other_key, move_in: '2090-01', move_out: null };
  expect(returnedTo({ ...all, residence: [...all.residence, bought] })).toContain(left.address_key);
});
