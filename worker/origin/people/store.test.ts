import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import {
  addAddress,
  addEmail,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addResidence,
  hideResidencesAt,
  setJobFacts,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { PersonRecord } from './person-record.ts';
import { loadPerson } from './store.ts';

const NOW = Date.UTC(2026, 10, 20);
let db: TestDatabase;
let elise: string;

beforeEach(() => {
  db = openTestDatabase('people');
  addPlaces(db);
  elise = addPerson(db, { id: 'elise', first: 'Elise', last: 'Navarro', birth: [1980, 4, 2] });
});

async function load(): Promise<PersonRecord> {
  const loaded = await loadPerson(db, elise, NOW);
  if (loaded === null) throw new Error('nobody was loaded');
  return loaded.record;
}

describe('a home', () => {
  it('has everything on record about the residence, the address and the property', async () => {
    const home = addAddress(db, 'home', 'eugene', {
      unit: 'Apt 4',
      pnpId: 'pnp-1',
      roiScore: 83,
      property: {
        property_type: 'Condominium',
        property_purpose: 'Rental',
        neighborhood: 'Alder Park',
        macro_neighborhood: 'West Eugene',
        roi_attributes: '["Low vacancy"]',
        roi_tags: '["Appreciation", " "]',
        bedrooms: 3,
        bathrooms: 2.5,
        living_sqft: 1840,
        year_built: 1978,
        last_sale_amount: 412_000,
        sale_date: '2018-03-09',
        owner_occupied: 'AbsenteeOwner',
        cstv_p50: 12.4,
        market_value: 498_000,
      },
    });
    const columns = { contact_type: 'Home', first_seen: '2019-05', last_seen: '2026-03' };
    addResidence(db, elise, home, { isCurrent: true, sortOrder: 0, columns });
    db.exec(`UPDATE place SET fips_code = '41039'`);
    expect((await load()).residences).toEqual([
      {
        addressId: home,
        houseNumber: '1420',
        street: 'Alder St',
        unit: 'Apt 4',
        city: 'Eugene',
        stateCode: 'OR',
        zip5: '97401',
        county: 'Example County',
        fipsCode: '41039',
        usage: 'Residential',
        contactType: 'Home',
        isCurrent: true,
        moveIn: '2019-04',
        moveOut: null,
        latitude: 45.5234,
        longitude: -122.6762,
        cityLatitude: 45.5234,
        cityLongitude: -122.6762,
        property: {
          pnpId: 'pnp-1',
          propertyType: 'Condominium',
          propertyPurpose: 'Rental',
          neighborhood: 'Alder Park',
          macroNeighborhood: 'West Eugene',
          roiScore: 83,
          roiAttributes: ['Low vacancy'],
          roiTags: ['Appreciation'],
          bedrooms: 3,
          bathrooms: 2.5,
          livingSqft: 1840,
          effYearBuilt: 1978,
          lastSaleAmount: 412_000,
          saleDate: { year: 2018, month: 3, day: 9, fullDate: '3/9/2018' },
          ownerOccupied: 'AbsenteeOwner',
          simulationResults: { cstvP50: 12.4 },
          marketValue: 498_000,
        },
        provenance: { firstSeen: '2019-05', lastSeen: '2026-03', source: 'public directory' },
      },
    ]);
  });

  it('without a property record has none of its fields, and one with little known says so', async () => {
    addResidence(db, elise, addAddress(db, 'bare', 'eugene'), { isCurrent: true, sortOrder: 0 });
    const known = addAddress(db, 'known', 'eugene', { pnpId: 'pnp-1' });
    addResidence(db, elise, known, { isCurrent: false, sortOrder: 1 });
    const [bare, little] = (await load()).residences;
    expect(bare?.property).toBeNull();
    expect(little?.property).toMatchObject({
      roiAttributes: [],
      saleDate: null,
      ownerOccupied: 'Unknown',
      simulationResults: null,
      marketValue: null,
    });
  });
});

describe('owned properties', () => {
  it('are those owned now, the home first, without any whose home is hidden', async () => {
    const home = addAddress(db, 'home', 'portlandOr', { houseNumber: '12', street: 'Fir Ln', pnpId: 'pnp-z' });
    addAddress(db, 'cabin', 'eugene', { houseNumber: '7', street: 'Cabin Rd', unit: 'B', pnpId: 'pnp-a' });
    addAddress(db, 'sold', 'eugene', { pnpId: 'pnp-b' });
    addResidence(db, elise, home, { isCurrent: true, sortOrder: 0 });
    for (const pnpId of ['pnp-a', 'pnp-b', 'pnp-z'])
      addOwnership(db, elise, pnpId, { isCurrent: pnpId !== 'pnp-b', firstSeen: '2018-03' });
    const county = 'Example County';
    const provenance = { firstSeen: '2018-03', lastSeen: null, source: 'property record' };
    const cabin = {
      ...{ pnpId: 'pnp-a', houseNumber: '7', street: 'Cabin Rd', unit: 'B' },
      ...{ city: 'Eugene', stateCode: 'OR', zip5: '97401', county, provenance },
    };
    const house = {
      ...{ pnpId: 'pnp-z', houseNumber: '12', street: 'Fir Ln', unit: null },
      ...{ city: 'Portland', stateCode: 'OR', zip5: '97201', county, provenance },
    };
    expect((await load()).ownedProperties).toEqual([house, cabin]);
    hideResidencesAt(db, home);
    expect((await load()).ownedProperties).toEqual([cabin]);
  });
});

describe('work', () => {
  it('has the months of the present job and earlier jobs, if they are on record', async () => {
    expect((await load()).jobFacts).toBeNull();
    const earlier = [{ title: 'Clerk', companyName: 'Alder Paper', since: '2004-02', until: '2012-04' }];
    const facts = { since: '2012-05', lastSeen: '2026-02', source: 'self-reported', matchedBy: 1, earlier } as const;
    setJobFacts(db, elise, facts);
    expect((await load()).jobFacts).toEqual({
      provenance: { firstSeen: '2012-05', lastSeen: '2026-02', source: 'self-reported', matchedBy: ['full name'] },
      earlier,
    });
  });
});

describe('phones and email addresses', () => {
  it('say when to call if known, how they are used, and where they come from', async () => {
    const hours = { timezone: 'America/Chicago', best_weekday: '[9, 17, 31, "x"]', best_weekend: null };
    const seen = { first_seen: '2014-05', last_seen: '2026-01', source: 'self-reported', matched_by: 9 };
    addPhone(db, elise, '5035550101', 'Mobile', { columns: { ...hours, ...seen, is_professional: 1 } });
    addPhone(db, elise, '5035550102', 'Mobile', { columns: { timezone: 'America/Chicago' }, sortOrder: 1 });
    addEmail(db, elise, 'elise@example.com');
    const { phones, emails } = await load();
    expect(phones).toMatchObject([
      {
        isProfessional: true,
        bestTimeToCall: { timezone: 'America/Chicago', weekday: [9, 17], weekend: [] },
        provenance: {
          firstSeen: '2014-05',
          lastSeen: '2026-01',
          source: 'self-reported',
          matchedBy: ['full name', 'address'],
        },
      },
      { isProfessional: false, bestTimeToCall: null, provenance: { firstSeen: null, source: 'public directory' } },
    ]);
    expect(emails).toMatchObject([{ provenance: { firstSeen: null, lastSeen: null, source: 'self-reported' } }]);
  });
});

afterEach(() => vi.useRealTimers());

it('the people count comes from the import and is read along with a person once in a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { people, call } = openTestOrigin();
  const personId = addPerson(people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  people.insert('import_state', { key: 'people', value: '20000' });
  const countOf = async () =>
    (await call(`/api/v4/person/details?personId=${personId}`)).json<PersonDetails>().peopleCount;
  expect(await countOf()).toBe(20_000);
  people.exec("UPDATE import_state SET value = '30000'");
  expect(await countOf()).toBe(20_000);
  vi.setSystemTime(Date.now() + 600_000);
  expect(await countOf()).toBe(30_000);
  expect(people.roundTrips.count).toBe(3);
});

it('tells every viewer the day of the sources, if the import did', async () => {
  const { people, call } = openTestOrigin();
  const personId = addPerson(people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  people.insert('import_state', { key: 'refreshed', value: '2026-11-14' });
  const details = await call(`/api/v4/person/details?personId=${personId}`);
  expect(details.json<PersonDetails>().results.refreshedOn).toBe('2026-11-14');

  const other = openTestOrigin();
  const otherId = addPerson(other.people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  other.people.insert('import_state', { key: 'refreshed', value: 'lately' });
  const without = await other.call(`/api/v4/person/details?personId=${otherId}`);
  expect(without.json<PersonDetails>().results).not.toHaveProperty('refreshedOn');
});

it('the people count is 0 if the import did not say', async () => {
  const { people, call } = openTestOrigin();
  const personId = addPerson(people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  const details = () => call(`/api/v4/person/details?personId=${personId}`);
  for (let at = 0; at < 2; at++) expect((await details()).json<PersonDetails>().peopleCount).toBe(0);
});
