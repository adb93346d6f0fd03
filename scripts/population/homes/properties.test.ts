import { describe, expect, test } from 'vitest';
import { ownershipSchema, type Property, propertySchema } from '../../../shared/contract/records/property.ts';
import type { StateCode } from '../../../shared/people/us-states.ts';
import { roiGrade } from '../../../shared/property/roi-grade.ts';
import { collectPopulation } from '../../../tests/support/collected-population.ts';
import { toContract } from '../../../tests/support/stored-form.ts';
import type { AddressRow, Party, PropertyRow, TransferRow } from '../../../worker/origin/import/rows.ts';
import { buildProperty, type PropertyRow as PropertyView } from '../../../worker/origin/records/build-property.ts';
import { monthOf } from '../calendar.ts';
import { allLastNames } from '../names/surnames.ts';
import { loadPlaces } from '../places/places.ts';
import type { Stored } from '../stored.ts';
import { isStranger, STRANGERS_LAST_NAMES } from '../work/companies.ts';
import { indexAt } from './prices.ts';

const PEOPLE = 2_000;
const all = collectPopulation('properties', PEOPLE);
const personById = new Map(all.person.map((person) => [person.id, person]));
const transfersOf = Map.groupBy(all.transfer, ({ property_key }) => property_key);
const ownersOf = Map.groupBy(all.ownership, ({ address_key }) => address_key);
const addressByKey = new Map(all.address.map((address) => [address.key, address]));
const placeById = new Map(all.place.map((place) => [place.id, place]));
const realPlaces = new Map(loadPlaces().map((place) => [place.id, place]));
const residentsOf = Map.groupBy(all.residence, ({ address_key }) => address_key);

type Sale = Stored<Property['ownerships'][number] & Pick<Property, 'saleDate' | 'saleAmount'>>;
const saleOf = (transfer: TransferRow): Sale => JSON.parse(transfer.body) as Sale;
const partiesOf = (json: string): Party[] => JSON.parse(json) as Party[];
const idsOf = (json: string): string[] =>
  partiesOf(json).flatMap((party) => ('personId' in party ? [party.personId] : []));
const historyOf = (property: PropertyRow): TransferRow[] => transfersOf.get(property.key) ?? [];

describe('changes of hands', () => {
  test('number one to four per property, latest first', () => {
    expect(all.property.length).toBeGreaterThan(PEOPLE * 0.4);
    for (const property of all.property) {
      const history = historyOf(property);
      expect(history.length >= 1 && history.length <= 4).toBe(true);
      expect(history.map(({ sort_order }) => sort_order)).toEqual(history.map((_, at) => at));
      const dates = history.map((transfer) => saleOf(transfer).saleDate ?? '');
      expect(dates).toEqual(dates.toSorted().reverse());
      for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('have every key of the contract, with date and price', () => {
    for (const transfer of all.transfer) {
      const { saleDate, saleAmount, ...body } = saleOf(transfer);
      expect(saleDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(saleAmount === null || saleAmount > 0).toBe(true);
      const whole = { ...(toContract(ownershipSchema, body) as object), owners: [], sellers: [] };
      expect(ownershipSchema.safeParse(whole).error?.issues ?? []).toEqual([]);
    }
  });

  test('make the latest buyers the current owners', () => {
    const byKey = new Map(all.person.map((person) => [person.key, person.id]));
    for (const property of all.property) {
      const current = (ownersOf.get(property.address_key) ?? []).filter(({ is_current }) => is_current === 1);
      const now = current.map(({ person_key }) => byKey.get(person_key));
      expect(idsOf(historyOf(property)[0]?.owners ?? '[]').toSorted()).toEqual(now.toSorted());
    }
  });

  test('identify as people only current and past owners of that home', () => {
    for (const property of all.property) {
      const known = new Set((ownersOf.get(property.address_key) ?? []).map(({ person_key }) => person_key));
      for (const transfer of historyOf(property)) {
        for (const id of [...idsOf(transfer.owners), ...idsOf(transfer.sellers)]) {
          expect(known.has(personById.get(id)?.key ?? 0)).toBe(true);
        }
      }
    }
  });

  test('name owners as they were called at the time', () => {
    const byKey = new Map(all.person.map((person) => [person.key, person]));
    const marriages = Map.groupBy(
      all.relation.filter(({ relation }) => relation === 'spouse' || relation === 'former-spouse'),
      ({ person_key }) => byKey.get(person_key)?.id,
    );
    /** Names at a time that are none of the person's, and of people married once those of long after. */
    const wrong = (transfers: readonly TransferRow[]): string[] =>
      transfers.flatMap((transfer) =>
        [...partiesOf(transfer.owners), ...partiesOf(transfer.sellers)].flatMap((party) => {
          if ('name' in party || party.as === undefined) return [];
          const person = personById.get(party.personId);
          const [marriage, ...others] = marriages.get(party.personId) ?? [];
          const isOnce = marriage?.relation === 'spouse' && others.length === 0 && marriage.first_seen !== null;
          const isLate = isOnce && (saleOf(transfer).saleDate ?? '') > `${marriage.first_seen}-31`;
          const isOwn = (JSON.parse(person?.akas ?? '[]') as string[]).includes(party.as);
          return isLate || !isOwn ? [party.as] : [];
        }),
      );
    expect(wrong(all.transfer)).toEqual([]);
    const former = all.transfer.filter(({ owners, sellers }) => `${owners}${sellers}`.includes('"as":'));
    expect(former.length).toBeGreaterThan(3);
    const late = former.map((one) => ({ ...one, body: JSON.stringify({ ...saleOf(one), saleDate: '2026-01-05' }) }));
    expect(wrong(late).length).toBeGreaterThan(0);
    const others = former.map((one) => ({ ...one, owners: one.owners.replaceAll('"as":"', '"as":"Not ') }));
    expect(wrong(others).length).toBeGreaterThan(0);
  });

  test('give everybody else a name that nobody in the population has', () => {
    const names = new Set(all.person.map(({ full_name }) => full_name));
    const lastNames = new Set(all.person.map(({ last_name }) => last_name));
    let strangers = 0;
    for (const { owners, sellers } of all.transfer) {
      for (const party of [...partiesOf(owners), ...partiesOf(sellers)]) {
        if (!('name' in party)) continue;
        expect(names.has(party.name)).toBe(false);
        if (!isStranger(party.name)) continue;
        strangers += 1;
        expect(lastNames.has(party.name.split(' ').at(-1) ?? '')).toBe(false);
      }
    }
    expect(strangers).toBeGreaterThan(0);
  });

  test('name hardly any of these strangers at two homes', () => {
    const shareOfRepeats = (nameOf: (name: string) => string): number => {
      const homes = new Map<string, Set<number>>();
      for (const { property_key, owners, sellers } of all.transfer) {
        for (const party of [...partiesOf(owners), ...partiesOf(sellers)]) {
          if (!('name' in party) || !isStranger(party.name)) continue;
          const name = nameOf(party.name);
          homes.set(name, (homes.get(name) ?? new Set()).add(property_key));
        }
      }
      return [...homes.values()].filter(({ size }) => size > 1).length / homes.size;
    };
    expect(shareOfRepeats((name) => name)).toBeLessThan(0.03);
    expect(shareOfRepeats((name) => name.split(' ').at(-1) ?? '')).toBeGreaterThan(0.5);
  });

  test('give strangers last names that nobody can have', () => {
    expect(allLastNames().filter((name) => STRANGERS_LAST_NAMES.has(name))).toEqual([]);
  });

  test('have the previous buyer as seller', () => {
    for (const property of all.property) {
      const history = historyOf(property);
      for (const [at, { sellers }] of history.entries()) {
        const before = history[at + 1];
        if (before === undefined) continue;
        // By id: a person may have another name by now.
        const whoOf = (party: Party): string => ('name' in party ? party.name : party.personId);
        const owners = new Set(partiesOf(before.owners).map(whoOf));
        expect(partiesOf(sellers).every((party) => owners.has(whoOf(party)))).toBe(true);
      }
    }
  });

  test('are signed and secured by the documents of the state', () => {
    const documents = new Map<string, Set<string>>();
    for (const property of all.property) {
      const place = placeById.get(addressByKey.get(property.address_key)?.place_id ?? 0);
      const ofState = documents.get(place?.state_code ?? '') ?? new Set();
      documents.set(place?.state_code ?? '', ofState);
      for (const { registryEntities, mortgages } of historyOf(property).map(saleOf)) {
        for (const { documentType } of registryEntities) ofState.add(String(documentType));
        for (const { mortgageDeedType } of mortgages) ofState.add(String(mortgageDeedType));
      }
    }
    const [california, florida] = [documents.get('CA'), documents.get('FL')];
    expect(california).toContain('Grant Deed');
    expect(california).toContain('Deed of Trust');
    expect(california).not.toContain('Warranty Deed');
    expect(california).not.toContain('Mortgage');
    expect(florida).toContain('Warranty Deed');
    expect(florida).toContain('Mortgage');
    expect(florida).not.toContain('Deed of Trust');
  });

  test('are financed by a loan or in cash, and some loans are refinanced later', () => {
    const sales = all.transfer.map(saleOf);
    const paid = sales.filter(({ saleAmount }) => saleAmount !== null);
    const cash = paid.filter(({ mortgages }) => mortgages[0]?.cashPurchase === true);
    expect(cash.length / paid.length).toBeGreaterThan(0.15);
    expect(cash.length / paid.length).toBeLessThan(0.4);
    for (const { saleAmount, saleDate, mortgages, lenderName } of paid) {
      expect(mortgages.length).toBeGreaterThan(0);
      const [first, ...later] = mortgages;
      expect(lenderName === null).toBe(first?.cashPurchase);
      if (first?.mortgageAmount != null) expect(first.mortgageAmount).toBeLessThanOrEqual(saleAmount ?? 0);
      for (const loan of later) {
        expect(loan.refiFlag).toBe(true);
        expect((loan.mortgageDate ?? '') > (saleDate ?? '')).toBe(true);
      }
    }
    expect(paid.some(({ mortgages }) => mortgages.length > 1)).toBe(true);
    for (const { mortgages } of sales.filter(({ saleAmount }) => saleAmount === null)) expect(mortgages).toEqual([]);
  });
});

/** The largest cities with apartment houses older than condominiums. Written down apart from the generator's table. */
const OLD_CITY =
  /^(New York|Brooklyn|Queens|Bronx|Staten Island|Buffalo|Rochester|Newark|Jersey City|Hoboken|Boston|Cambridge|Somerville|Brookline|Philadelphia|Pittsburgh|Washington|Baltimore|Chicago|Evanston|Oak Park|Cleveland|Cincinnati|Detroit|Milwaukee|Minneapolis|St\. Paul|St\. Louis|Kansas City|New Orleans|San Francisco|Oakland|Los Angeles|Seattle|Portland|Denver|Providence)$/;

/** What is impossible about a home. */
function faultsOf(row: PropertyRow): string[] {
  const place = realPlaces.get(addressByKey.get(row.address_key)?.place_id ?? 0);
  if (place === undefined) throw new Error('a property nowhere');
  const { property_type: type, year_built: year, bedrooms, bathrooms, living_sqft: sqft } = row;
  const faults: [isFault: boolean, name: string][] = [];
  if (type === 'Manufactured') {
    faults.push([(year ?? 2000) < 1965, 'an early manufactured home']);
    faults.push([(sqft ?? 1_000) < 600 || (sqft ?? 1_000) > 1_800, 'a manufactured home of a strange size']);
    faults.push([(bedrooms ?? 2) > 4, 'a large manufactured home']);
    faults.push([place.population > 150_000, 'a manufactured home in a city']);
  }
  faults.push([
    type === 'Condominium' && (year ?? 2000) < 1962 && !OLD_CITY.test(place.city),
    'a condominium before there were any',
  ]);
  faults.push([
    type === 'Cooperative' && !['NY', 'NJ', 'DC', 'FL', 'IL'].includes(place.stateCode),
    'a cooperative in a state without them',
  ]);
  if (type === 'Multi Family') {
    faults.push([(bedrooms ?? 4) > 10 || (sqft ?? 2_000) > 6_500, 'a multi-family home like a hotel']);
  }
  if (bathrooms !== null && bedrooms !== null) {
    faults.push([bathrooms > bedrooms + 1, 'more bathrooms than rooms']);
    faults.push([bedrooms === 1 && bathrooms > 1.5, 'two bathrooms for one bedroom']);
    const isNew = (year ?? 0) >= 2015 && (sqft ?? 0) >= 1_200 && bedrooms > 1;
    faults.push([isNew && bathrooms < 2, 'a new home with one bathroom']);
  }
  if (bathrooms !== null && sqft !== null) {
    faults.push([bathrooms > sqft / 400, 'bathrooms that do not fit']);
    faults.push([bathrooms < 2 && sqft > 2_600, 'a large home with one bathroom']);
  }
  return faults.flatMap(([isFault, name]) => (isFault ? [name] : []));
}

const faultsIn = (rows: readonly PropertyRow[]): Set<string> => new Set(rows.flatMap(faultsOf));

test('type, year, size and rooms of a home go together', () => {
  expect(faultsIn(all.property)).toEqual(new Set());
  const ofType = (type: string, change: Partial<PropertyRow>): PropertyRow[] =>
    all.property.filter(({ property_type }) => property_type === type).map((row) => ({ ...row, ...change }));
  for (const type of ['Manufactured', 'Condominium', 'Cooperative', 'Multi Family', 'Townhouse']) {
    expect(ofType(type, {}).length).toBeGreaterThan(0);
  }
  expect(faultsIn(ofType('Manufactured', { year_built: 1902 }))).toContain('an early manufactured home');
  expect(faultsIn(ofType('Manufactured', { living_sqft: 3_400 }))).toContain('a manufactured home of a strange size');
  expect(faultsIn(ofType('Single Family', { property_type: 'Manufactured' }))).toContain(
    'a manufactured home in a city',
  );
  expect(faultsIn(ofType('Condominium', { year_built: 1921 }))).toContain('a condominium before there were any');
  expect(faultsIn(ofType('Condominium', { property_type: 'Cooperative' }))).toContain(
    'a cooperative in a state without them',
  );
  expect(faultsIn(ofType('Multi Family', { bedrooms: 16 }))).toContain('a multi-family home like a hotel');
  expect(faultsIn(ofType('Townhouse', { bedrooms: 1, bathrooms: 2.5 }))).toEqual(
    new Set(['more bathrooms than rooms', 'two bathrooms for one bedroom', 'bathrooms that do not fit']),
  );
  expect(faultsIn(ofType('Townhouse', { year_built: 2020, living_sqft: 1_900, bathrooms: 1 }))).toContain(
    'a new home with one bathroom',
  );
  expect(faultsIn(ofType('Single Family', { living_sqft: 3_000, bathrooms: 1 }))).toContain(
    'a large home with one bathroom',
  );
});

/** What is strange about the units of apartments, and about homes with or without one. */
function unitFaults(addresses: readonly AddressRow[]): string[] {
  const faults: string[] = [];
  const flats = addresses.filter(({ unit }) => unit !== null);
  const share = (pattern: RegExp): number => flats.filter(({ unit }) => pattern.test(unit ?? '')).length / flats.length;
  if (share(/^(Apt|Unit) ([1-9]\d{0,3}|\d{0,2}[A-Z])$/) < 1) faults.push('another way of writing');
  if (share(/ 10\d$/) > 0.25) faults.push('most on the first floor');
  for (const [name, style] of [
    ['204', / [2-9]\d\d$/],
    ['2B', / \d+[A-Z]$/],
    ['12', / \d\d?$/],
    ['Unit', /^Unit/],
  ] as const) {
    if (share(style) < 0.05) faults.push(`hardly any like ${name}`);
  }
  const doors = addresses.map(
    ({ place_id, street, house_number, unit }) => `${place_id} ${house_number} ${street} ${unit}`,
  );
  if (new Set(doors).size < doors.length) faults.push('two of the same');
  return faults;
}

test('apartments are numbered in the style of their building, each one once', () => {
  expect(unitFaults(all.address)).toEqual([]);
  const flats = all.address.map((row, at) => ({ ...row, unit: row.unit === null ? null : `Apt ${101 + (at % 6)}` }));
  expect(unitFaults(flats)).toEqual(
    expect.arrayContaining(['most on the first floor', 'hardly any like 204', 'hardly any like Unit']),
  );
  expect(unitFaults([...all.address, ...all.address.slice(0, 1)])).toEqual(['two of the same']);
  expect(unitFaults(all.address.map((row, at) => (at === 0 ? { ...row, unit: 'No. 4' } : row)))).toContain(
    'another way of writing',
  );
});

/** Properties whose address has a unit although they are houses, or none although they are apartments. */
function wrongUnits(addresses: ReadonlyMap<number, AddressRow>): number[] {
  return all.property
    .filter(({ property_type: type, address_key }) => {
      const isFlat = type === 'Condominium' || type === 'Cooperative';
      return isFlat !== (addresses.get(address_key)?.unit !== null);
    })
    .map(({ key }) => key);
}

test('an owned apartment has the unit of its address, and a house has none', () => {
  expect(wrongUnits(addressByKey)).toEqual([]);
  const dropped = new Map([...addressByKey].map(([key, row]) => [key, { ...row, unit: null }]));
  expect(wrongUnits(dropped).length).toBeGreaterThan(50);
  for (const { address_key } of all.ownership) expect(addressByKey.has(address_key)).toBe(true);
});

/** Legal descriptions that name no unit of an apartment, another unit than its address, or a unit of a house. */
function wrongDescriptions(properties: readonly PropertyRow[]): string[] {
  return properties.flatMap(({ address_key, report }) => {
    const { legalDescription } = JSON.parse(report) as { readonly legalDescription: string };
    const number = addressByKey.get(address_key)?.unit?.split(' ')[1];
    const start = number === undefined ? 'Lot ' : `Unit ${number}, Phase `;
    return legalDescription.startsWith(start) ? [] : [legalDescription];
  });
}

test('the legal description of an apartment names its unit, and that of a house its lot', () => {
  expect(wrongDescriptions(all.property)).toEqual([]);
  const flats = all.property.filter(({ address_key }) => addressByKey.get(address_key)?.unit != null);
  expect(flats.length).toBeGreaterThan(50);
  const lot = JSON.stringify({ legalDescription: 'Unit in Phase 2, Alder Park Condominium' });
  expect(wrongDescriptions(flats.map((flat) => ({ ...flat, report: lot }))).length).toBe(flats.length);
});

describe('a property', () => {
  test('makes a report that fits the contract', () => {
    for (const property of all.property) {
      const address = addressByKey.get(property.address_key);
      const place = placeById.get(address?.place_id ?? 0);
      if (address === undefined || place === undefined) throw new Error('a property nowhere');
      const row: PropertyView = {
        ...property,
        ...address,
        city: place.city,
        state_code: place.state_code as StateCode,
        county: place.county,
        first_seen: property.first_seen,
        owner_since: property.first_seen,
        owner_until: property.last_seen,
      };
      const transfers = historyOf(property).map((transfer) => ({ ...transfer, pnp_id: property.pnp_id }));
      const mentions = { nameOf: () => 'Ada Hale', addressOf: () => null };
      const report = buildProperty(row, transfers, 'Pnobody', mentions);
      expect(propertySchema.safeParse(report).error?.issues ?? []).toEqual([]);
      expect(report.ownerships.every(({ owners, sellers }) => owners.length > 0 && sellers.length > 0)).toBe(true);
    }
  });

  test('has every report key that no column, transfer or owner determines', () => {
    const decided =
      'id pnpId address ownerships provenance saleDate saleAmount dateFirstSeenAsOwner dateLastSeenAsOwner apn yearBuilt bedrooms baths livingSquareFeet';
    const left = Object.keys(propertySchema.shape).filter((key) => !decided.split(' ').includes(key));
    for (const { report } of all.property) {
      const stored = JSON.parse(report) as Record<string, unknown>;
      expect(Object.keys(stored).toSorted()).toEqual(left.toSorted());
      expect(stored.mortgageEndDate ?? '2056-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('is assessed as land and improvements, and taxed as in its state', () => {
    const rates = new Map<string, number[]>();
    for (const { report, market_value, address_key } of all.property) {
      const { landValue, improvementValue, totalValue, taxAmount } = JSON.parse(report) as Record<string, number>;
      expect((landValue ?? 0) + (improvementValue ?? 0)).toBe(totalValue);
      expect((totalValue ?? 0) / (market_value ?? 1)).toBeLessThan(1.02);
      const state = placeById.get(addressByKey.get(address_key)?.place_id ?? 0)?.state_code ?? '';
      rates.set(state, [...(rates.get(state) ?? []), (taxAmount ?? 0) / (market_value ?? 1)]);
    }
    const everywhere = [...rates.values()].flat();
    // Who bought in California long ago pays little.
    expect(Math.min(...everywhere)).toBeGreaterThan(0.0004);
    expect(Math.max(...everywhere)).toBeLessThan(0.027);
    expect(Math.min(...(rates.get('NJ') ?? []))).toBeGreaterThan(Math.max(...(rates.get('FL') ?? [])));
  });

  test('is worth its last price, adjusted for the market', () => {
    for (const property of all.property) {
      const { market_value: value, last_sale_amount: paid, sale_date } = property;
      if (value === null || paid === null || sale_date === null) continue;
      const [year = 0, month = 0] = sale_date.split('-').map(Number);
      const { place_id = 0, zip5 = '' } = addressByKey.get(property.address_key) ?? {};
      const place = realPlaces.get(place_id);
      if (place === undefined) throw new Error('a property nowhere');
      const grown = paid / indexAt(monthOf(year, month), { place, zip5 });
      expect(value / grown).toBeGreaterThan(0.95);
      expect(value / grown).toBeLessThan(1.05);
      const latestPaid = historyOf(property)
        .map(saleOf)
        .find(({ saleAmount }) => saleAmount !== null);
      expect([latestPaid?.saleAmount, latestPaid?.saleDate]).toEqual([paid, sale_date]);
    }
  });

  test('has a higher forecast the higher its score, and an F gains less than ten percent', () => {
    const scored = all.property.filter(({ roi_score }) => roi_score !== null);
    expect(scored.length).toBeGreaterThan(all.property.length * 0.85);
    const grades = new Set(scored.map(({ roi_score }) => roiGrade(roi_score)));
    // An A is rare, and a small population may have none.
    expect([...grades]).toEqual(expect.arrayContaining(['B', 'C', 'D', 'F']));
    for (const { roi_score, cstv_p50, roi_attributes, roi_tags } of scored) {
      expect((cstv_p50 ?? 0) < 10).toBe(roiGrade(roi_score) === 'F');
      expect((JSON.parse(roi_attributes) as string[]).length).toBeGreaterThan(0);
      expect((JSON.parse(roi_tags) as string[]).length).toBeGreaterThan(0);
    }
    const ordered = scored.toSorted((a, b) => (a.roi_score ?? 0) - (b.roi_score ?? 0));
    const middle = Math.floor(ordered.length / 2);
    expect(ordered[0]?.cstv_p50 ?? 0).toBeLessThan(ordered[middle]?.cstv_p50 ?? 0);
  });

  test('is owner-occupied only if its owners live there', () => {
    const kinds = new Set(all.property.map(({ owner_occupied }) => owner_occupied));
    expect(kinds).toEqual(new Set(['OwnerOccupied', 'AbsenteeOwner', 'Unknown']));
    for (const property of all.property) {
      const owners = (ownersOf.get(property.address_key) ?? []).filter(({ is_current }) => is_current === 1);
      const atHome = (residentsOf.get(property.address_key) ?? []).filter(({ is_current }) => is_current === 1);
      const livesThere = owners.some((owner) => atHome.some(({ person_key }) => person_key === owner.person_key));
      if (property.owner_occupied === 'OwnerOccupied') expect(livesThere).toBe(true);
      if (property.owner_occupied === 'AbsenteeOwner') expect(livesThere).toBe(false);
      if (livesThere) expect(property.property_purpose).toBe('Residential');
    }
  });

  test('is at least as old as its first residents’ stay', () => {
    const built = new Map(all.property.map(({ address_key, year_built }) => [address_key, year_built]));
    for (const { address_key, move_in } of all.residence) {
      const year = built.get(address_key);
      if (year != null && move_in !== null) expect(year).toBeLessThanOrEqual(Number(move_in.slice(0, 4)));
    }
  });

  test('is in a neighborhood of its place', () => {
    const ofPlace = new Map<string, number>();
    for (const { neighborhood, macro_neighborhood, address_key } of all.property) {
      const place = placeById.get(addressByKey.get(address_key)?.place_id ?? 0);
      expect(macro_neighborhood).toMatch(new RegExp(`^\\w+ ${place?.city}$`));
      ofPlace.set(`${place?.id} ${neighborhood}`, (ofPlace.get(`${place?.id} ${neighborhood}`) ?? 0) + 1);
    }
    expect(Math.max(...ofPlace.values())).toBeGreaterThan(1);
  });

  test('has at most one household that owns it now', () => {
    let owned = 0;
    for (const [, rows] of ownersOf) {
      const current = rows.filter(({ is_current }) => is_current === 1);
      expect(current.length).toBeLessThanOrEqual(2);
      if (current.length > 0) owned += 1;
      for (const { first_seen, last_seen } of rows) {
        expect((first_seen ?? '') <= (last_seen ?? '') && (last_seen ?? '') <= '2026-11').toBe(true);
      }
    }
    expect(owned).toBeGreaterThan(PEOPLE * 0.1);
  });
});
