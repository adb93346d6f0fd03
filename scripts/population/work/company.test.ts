import { beforeAll, describe, expect, test } from 'vitest';
import { US_STATES } from '../../../shared/people/us-states.ts';
import { byPerson, type Collected, collectPopulation } from '../../../tests/support/collected-population.ts';
import type { PersonRow } from '../../../worker/origin/import/rows.ts';
import { areaCodesOfState } from '../contacts/area-codes.ts';
import { zipIsInState } from '../places/zip-prefixes.ts';

// What only shows among many people: who lives near whom, who works with whom, and that nobody's state is left out.
const PEOPLE = 20_000;
const MAKING_TIME = 60_000;

let all: Collected;
beforeAll(() => {
  all = collectPopulation('company', PEOPLE);
}, MAKING_TIME);

describe('twenty thousand people', () => {
  test('live in every state and territory, with its ZIP codes and area codes', () => {
    const placeById = new Map(all.place.map((place) => [place.id, place]));
    const stateOf = (placeId: number | null): string => placeById.get(placeId ?? 0)?.state_code ?? '';
    const homes = Map.groupBy(
      all.person.filter(({ home_place_id }) => home_place_id !== null),
      ({ home_place_id }) => stateOf(home_place_id),
    );
    expect([...homes.keys()].toSorted()).toEqual(Object.keys(US_STATES).toSorted());
    for (const { fips_code, county } of all.place) expect([fips_code?.length, county === null]).toEqual([5, false]);
    for (const { zip5, place_id } of all.address) expect(zipIsInState(zip5, stateOf(place_id) as 'OR')).toBe(true);
    const withPhone = new Set(all.phone.map(({ place_id }) => stateOf(place_id)));
    expect(withPhone.size).toBe(Object.keys(US_STATES).length);
    for (const { number, place_id } of all.phone) {
      expect(areaCodesOfState(stateOf(place_id) as 'OR').includes(number.slice(0, 3))).toBe(true);
    }
  });

  test('mostly have neighbors on their street', () => {
    const addressByKey = new Map(all.address.map((address) => [address.key, address]));
    const current = all.residence.filter(({ is_current }) => is_current === 1);
    const streetOf = (key: number): string => {
      const address = addressByKey.get(key);
      return `${address?.place_id} ${address?.street}`;
    };
    const onStreet = Map.groupBy(current, ({ address_key }) => streetOf(address_key));
    const withNeighbours = current.filter(({ address_key }) =>
      onStreet.get(streetOf(address_key))?.some((other) => other.address_key !== address_key),
    );
    expect(withNeighbours.length / current.length).toBeGreaterThan(0.85);
  });

  test('mostly have a coworker who lives in their place', () => {
    const employed = all.person.filter(({ company_name }) => company_name !== null);
    const at = (person: PersonRow): string => `${person.home_place_id} ${person.company_name}`;
    const staff = Map.groupBy(employed, at);
    const withCoworkers = employed.filter((person) => (staff.get(at(person))?.length ?? 0) > 1);
    expect(employed.length).toBeGreaterThan(PEOPLE * 0.3);
    expect(withCoworkers.length / employed.length).toBeGreaterThan(0.85);
  });

  test('mostly share a job title with somebody in their state', () => {
    const placeById = new Map(all.place.map((place) => [place.id, place]));
    const employed = all.person.filter(({ job_title }) => job_title !== null);
    const job = (person: PersonRow): string =>
      `${person.job_title} ${placeById.get(person.home_place_id ?? 0)?.state_code}`;
    const byJob = Map.groupBy(employed, job);
    const shared = employed.filter((person) => (byJob.get(job(person))?.length ?? 0) > 1);
    expect(shared.length / employed.length).toBeGreaterThan(0.8);
  });

  test('were first seen no later than last confirmed, and never in the future', () => {
    for (const rows of [all.residence, all.phone, all.email, all.property, all.record]) {
      for (const { first_seen, last_seen, source } of rows) {
        expect((first_seen ?? '') <= (last_seen ?? '') && (last_seen ?? '') <= '2026-11').toBe(true);
        expect(source.length).toBeGreaterThan(0);
      }
    }
    for (const { is_current, last_seen, move_in, first_seen } of all.residence) {
      if (is_current === 1) expect((last_seen ?? '') >= '2025-12').toBe(true);
      if (move_in !== null) expect((first_seen ?? '') >= move_in).toBe(true);
    }
  });

  test('include some with every kind of data: many addresses, many people, several homes', () => {
    const relations = byPerson(all.relation);
    const owned = byPerson(all.ownership);
    const rich = [...byPerson(all.residence)].filter(
      ([key, homes]) =>
        homes.length >= 10 && (relations.get(key)?.length ?? 0) >= 20 && (owned.get(key)?.length ?? 0) >= 3,
    );
    expect(rich.length).toBeGreaterThan(PEOPLE / 1_000);
  });
});

test('a few hundred people already include one with every kind of data', () => {
  const few = collectPopulation('few', 400);
  const relations = byPerson(few.relation);
  const owned = byPerson(few.ownership);
  const rich = [...byPerson(few.residence)].filter(
    ([key, homes]) =>
      homes.length >= 10 && (relations.get(key)?.length ?? 0) >= 20 && (owned.get(key)?.length ?? 0) >= 3,
  );
  expect(rich.length).toBeGreaterThanOrEqual(1);
});
