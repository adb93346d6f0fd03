import { beforeAll, expect, test } from 'vitest';
import { byPerson, type Collected, collectPopulation } from '../../../tests/support/collected-population.ts';
import type { RecordCategory, RecordRow } from '../../../worker/origin/import/rows.ts';

// No offense, debt, eviction or license depends on who somebody is or where they live. Records claim no ethnicity.
const PEOPLE = 24_000;
const MAKING_TIME = 60_000;

let all: Collected;
let groupings: Record<string, ReadonlyMap<number, string>>;
beforeAll(() => {
  all = collectPopulation('fairness', PEOPLE);
  groupings = groupingsOf(all);
}, MAKING_TIME);

/** This many deviations from the common rate are no chance: one comparison in 150,000 gets there. */
const MOST_DEVIATIONS = 4.5;
/** Smaller expected numbers of people are not compared. */
const FEWEST = 12;

/** People with a home on record, by a trait that no rate may depend on: person key to group. */
function groupingsOf(tables: Collected): Record<string, ReadonlyMap<number, string>> {
  const { person, residence, address, property, placeZip } = tables;
  const withHome = new Set(residence.map(({ person_key }) => person_key));
  const people = person.filter(({ key }) => withHome.has(key));
  const sexes = sexesByName(tables);
  const sizes = Map.groupBy(placeZip, ({ place_id }) => place_id);
  const sizeOf = (place: number | null): string => `2^${Math.floor(Math.log2(sizes.get(place ?? 0)?.length ?? 1))}`;
  const latest = new Map(
    residence.filter((row) => row.sort_order === 0).map((row) => [row.person_key, row.address_key]),
  );
  const cities = new Map(address.map(({ key, place_id }) => [key, place_id]));
  const names = new Map(tables.place.map(({ id, city }) => [id, city]));
  // 'Northwest Portland' is the northwest of any town.
  const parts = new Map(
    property.map(({ address_key, macro_neighborhood }) => {
      const city = names.get(cities.get(address_key) ?? 0) ?? '';
      return [address_key, macro_neighborhood?.replace(city, '').trim()];
    }),
  );
  const grouped = (groupOf: (row: (typeof people)[number]) => string | undefined): Map<number, string> =>
    new Map(people.flatMap((row) => [[row.key, groupOf(row) ?? ''] as const]).filter(([, group]) => group !== ''));
  return {
    sex: grouped(({ first_key }) => sexes.get(first_key)),
    'last name': grouped(({ last_key }) => last_key.slice(0, 1)),
    'size of town': grouped(({ home_place_id }) => sizeOf(home_place_id)),
    'part of town': grouped(({ key }) => parts.get(latest.get(key) ?? 0)),
  };
}

/** The sex that goes with a common first name, as the records of its bearers say; no name that has both. */
function sexesByName({ person, record }: Collected): Map<string, string> {
  const bearers = Map.groupBy(person, ({ first_key }) => first_key);
  const names = new Map(person.map(({ key, first_key }) => [key, first_key]));
  const found = new Map<string, Set<string>>();
  for (const { person_key, body } of record) {
    const { gender } = JSON.parse(body) as { readonly gender?: string | null };
    const name = names.get(person_key);
    if (gender == null || name === undefined) continue;
    found.set(name, (found.get(name) ?? new Set()).add(gender));
  }
  return new Map(
    [...found].flatMap(([name, genders]) => {
      const isCommon = (bearers.get(name)?.length ?? 0) >= 20;
      const [gender = ''] = genders;
      return isCommon && genders.size === 1 ? [[name, gender]] : [];
    }),
  );
}

/** Groups whose share of people with a record of some category is farther from the others' than chance explains. */
function unfairRates(records: readonly RecordRow[]): string[] {
  const categories = new Map<RecordCategory, Set<number>>();
  for (const { category, person_key } of records) {
    categories.set(category, (categories.get(category) ?? new Set()).add(person_key));
  }
  const faults: string[] = [];
  for (const [category, holders] of categories) {
    for (const [trait, groups] of Object.entries(groupings)) {
      const members = Map.groupBy(groups.keys(), (key) => groups.get(key) ?? '');
      const holding = (keys: readonly number[]): number => keys.filter((key) => holders.has(key)).length;
      const [everybody, having] = [groups.size, holding([...groups.keys()])];
      for (const [group, keys] of members) {
        const rate = having / everybody;
        const others = everybody - keys.length;
        if (Math.min(keys.length, others) * rate < FEWEST) continue;
        const own = holding(keys);
        const difference = own / keys.length - (having - own) / others;
        const deviation = Math.sqrt(rate * (1 - rate) * (1 / keys.length + 1 / others));
        if (Math.abs(difference) / deviation > MOST_DEVIATIONS) faults.push(`${category} by ${trait}: ${group}`);
      }
    }
  }
  return faults;
}

test('no rate of records depends on sex, name, or the size or part of a town', () => {
  expect(unfairRates(all.record)).toEqual([]);
});

test('the comparison covers people of both sexes, many initials, several sizes and all parts', () => {
  const groups = Object.values(groupings).map((grouping) => new Set(grouping.values()).size);
  expect(groups[0]).toBe(2);
  expect(groups[1]).toBeGreaterThan(15);
  expect(groups[2]).toBeGreaterThan(2);
  expect(groups[3]).toBe(9);
  expect(groupings.sex?.size).toBeGreaterThan(PEOPLE * 0.5);
});

test.each([
  ['sex', 'criminal'],
  ['sex', 'eviction'],
  ['last name', 'traffic'],
  ['size of town', 'lien'],
  ['part of town', 'traffic'],
] as const)('a dependency on %s is found in %s records', (trait, category) => {
  const groups = groupings[trait] ?? new Map<number, string>();
  const [[group] = ['']] = [...Map.groupBy(groups.values(), (name) => name)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const spared = (row: RecordRow): boolean =>
    row.category === category && groups.get(row.person_key) === group && row.person_key % 10 < 7;
  const planted = all.record.filter((row) => !spared(row));
  expect(unfairRates(planted)).toContain(`${category} by ${trait}: ${group}`);
});

/** Keys of a record's body that tell an ethnicity or a race. */
function toldEthnicities({ body }: RecordRow): string[] {
  return [...body.matchAll(/"(ethnicity|victimRace)":(?!null)/g)].map(([, key]) => key ?? '');
}

test('no record claims an ethnicity, and looks stay', () => {
  expect(all.record.flatMap(toldEthnicities)).toEqual([]);
  const [record] = all.record;
  if (record === undefined) throw new Error('no record');
  expect(toldEthnicities({ ...record, body: '{"ethnicity":"White","victimRace":null}' })).toEqual(['ethnicity']);
  expect(byPerson(all.record.filter(({ body }) => /"hairColor":"[A-Z]/.test(body))).size).toBeGreaterThan(PEOPLE * 0.1);
});
