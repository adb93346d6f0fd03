import { beforeEach, describe, expect, it } from 'vitest';
import { type PropertyAnswer, propertyAnswerSchema } from '../../../shared/contract/records/property.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession, PERIOD_START } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addPerson,
  addPhone,
  addResidence,
  addTransfer,
  hideAddress,
  hidePerson,
  hideProperty,
  hideResidence,
  setProperty,
  showBornIn,
  showProperty,
} from '../../../tests/fixtures/people-database.ts';
import { FULL_REPORT, FULL_TRANSFER } from '../../../tests/fixtures/record-bodies.ts';
import { addDatedOwnership, addFullProperty } from '../../../tests/fixtures/records-database.ts';
import type { OriginRequest } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openReportOrigin, type ReportOrigin } from '../../../tests/support/report-origin.ts';
import { emptyParts, storedForm } from '../../../tests/support/stored-form.ts';
import { boughtStatement } from './property-view.ts';
import { findProperty, loadPropertyOf } from './store.ts';

const HOUR_MS = 3_600_000;
/** Anybody born in it is a minor. */
const MINOR_YEAR = new Date().getUTCFullYear() - 17;
const HOUSE = 'pnp-house';
const FORECAST = { roi_score: 71, cstv_p50: 52.4, market_value: 512_000, last_sale_amount: 412_000 };
const TEASER: PropertyAnswer = {
  type: 'teaser',
  pnpId: HOUSE,
  address: { line1WithoutNumber: 'Alder St', city: 'Portland', stateCode: 'OR' },
  home: { bedrooms: 3, livingSquareFeet: 1_900, yearBuilt: 1964 },
  roiGrade: 'B',
  isDistinct: true,
  position: { latitude: 45.5, longitude: -122.7 },
  holds: {
    ...{ ownerships: 2, hasSale: true, sales: 2, hasOccupancy: true, mortgages: 2, hasMortgageRate: true },
    ...{ hasTax: true, buildingFacts: 6, documents: 2 },
  },
};
let report: ReportOrigin;
let house: string;

/** Elise owns the house and bought it from Bob; the report account has unlocked Elise. */
beforeEach(async () => {
  report = await openReportOrigin();
  const { db, elise, bob } = report;
  house = addFullProperty(db, HOUSE, 'portlandOr', [
    { owners: [{ personId: elise }], sellers: [{ personId: bob }], body: FULL_TRANSFER },
    {
      owners: [{ personId: bob }],
      sellers: [{ name: 'Blue Harbor Homes' }],
      body: { ...FULL_TRANSFER, saleDate: '2004-02-01' },
    },
  ]);
  setProperty(db, HOUSE, { ...FORECAST, roi_attributes: '["Low vacancy"]' });
  addDatedOwnership(db, elise, HOUSE, { since: '2019-04', until: '2026-03' });
  addDatedOwnership(db, bob, HOUSE, { isCurrent: false, since: '2004-02', until: '2019-04' });
});

const ask = (request: OriginRequest = {}, pnpId = HOUSE) => report.origin.call(`/api/property/${pnpId}`, request);

async function load(request?: OriginRequest): Promise<PropertyAnswer> {
  const answer = await ask(request);
  expect(answer.status).toBe(200);
  return propertyAnswerSchema.parse(answer.json());
}

/** A new logged-in account of a type, with these people's reports unlocked until then. */
async function holder(userType: UserType, personIds: readonly string[] = [], forMs = HOUR_MS): Promise<OriginRequest> {
  const id = `${userType}-holder`;
  addAccount(report.origin.accounts, { id, userType });
  for (const personId of personIds) addReport(report.origin.accounts, id, personId, Date.now() + forMs);
  return { cookie: `session=${await addSession(report.origin.accounts, id)}` };
}

/** A new, logged-in free account that bought a property's report, open until then. */
async function buyer(forMs: number, pnpId = HOUSE, id = 'buyer'): Promise<OriginRequest> {
  const { accounts } = report.origin;
  addAccount(accounts, { id, userType: 'free' });
  const access_expires_at = Date.now() + forMs;
  accounts.insert('property_access', { account_id: id, pnp_id: pnpId, access_expires_at });
  return { cookie: `session=${await addSession(accounts, id)}` };
}

describe('a home like another one on its street', () => {
  /** The answer about a neighbor whose page differs by these columns, and about the house itself. */
  async function distinct(columns: Parameters<typeof setProperty>[2]): Promise<(boolean | undefined)[]> {
    const { db } = report;
    addFullProperty(db, 'pnp-next', 'portlandOr');
    setProperty(db, 'pnp-next', { roi_score: 79, ...columns });
    db.fillFinding();
    const answers = await Promise.all([HOUSE, 'pnp-next'].map((pnpId) => ask({}, pnpId)));
    return answers.map((answer) => answer.json<{ isDistinct?: boolean }>().isDistinct);
  }

  it('is no page of its own for search engines: bedrooms, hundreds of square feet, year and letter are the same', async () => {
    expect(await distinct({ living_sqft: 1945 })).toEqual([false, false]);
    hideProperty(report.db, 'pnp-next');
    expect(await load()).toMatchObject({ isDistinct: true });
  });

  it.each<Parameters<typeof setProperty>[2]>([
    { bedrooms: 4 },
    { living_sqft: 1960 },
    { year_built: null },
    { roi_score: 80 },
  ])('is one by %o', async (columns) => {
    expect(await distinct(columns)).toEqual([true, true]);
  });
});

describe('the full property report', () => {
  it("is for a viewer who unlocked a current or past owner's report, until it expires", async () => {
    expect((await load({ cookie: report.cookie })).type).toBe('full');
    const ofSeller = await holder('transactional credits', [report.bob]);
    expect((await load(ofSeller)).type).toBe('full');
    const expired = await holder('transactional', [report.elise, report.bob], -1);
    expect(await load(expired)).toEqual(TEASER);
  });

  it.each(['free', 'paid', 'fam', 'smb', 'cancelled', 'expired', 'delinquent'] as const)(
    'is not for a %s viewer, nor for one who unlocked somebody else: they get the street without number, the city and nothing more',
    async (userType) => {
      const other = addPerson(report.db, { id: 'other', first: 'Ola', last: 'Nord' });
      const viewer = await holder(userType, [other]);
      // A lookup opens the person, but no report.
      const lookup = { person_id: report.elise, period_start: PERIOD_START, used_at: 0 };
      report.origin.accounts.insert('lookup', { account_id: `${userType}-holder`, ...lookup });
      expect(await load(viewer)).toEqual(TEASER);
    },
  );

  it('is for its buyer until it expires, as the latest owner who may be shown has it', async () => {
    const bought = await buyer(HOUR_MS);
    const ofElise = await load(bought);
    expect(ofElise).toEqual(await load({ cookie: report.cookie }));
    hidePerson(report.db, report.elise);
    const ofBob = await load(bought);
    expect(ofBob).toMatchObject({ type: 'full', property: { saleDate: { fullDate: '2/1/2004' } } });
    expect(JSON.stringify(ofBob)).not.toContain('Elise Hale');
    showBornIn(report.db, report.bob, MINOR_YEAR);
    const ofNobody = await load(bought);
    expect(ofNobody).toMatchObject({
      type: 'full',
      property: { address: { line1: '98431 Alder St' }, saleDate: null, dateFirstSeenAsOwner: null },
    });
    expect(JSON.stringify(ofNobody)).not.toMatch(/(?:Elise|Bob) Hale/);
    expect((await ask(bought, 'pnp-nothing')).status).toBe(404);
    hideProperty(report.db, HOUSE);
    expect((await ask(bought)).status).toBe(404);
    showProperty(report.db, HOUSE);
    report.origin.accounts.exec('UPDATE property_access SET access_expires_at = 1');
    // Without an owner who may be shown, the property has no sale of theirs either.
    expect(await load(bought)).toEqual({ ...TEASER, holds: { ...TEASER.holds, hasSale: false } });
  });

  it("is not for the buyer of another one, nor for a bot with the buyer's session", async () => {
    expect(await load(await buyer(HOUR_MS, 'pnp-other'))).toEqual(TEASER);
    const bought = await buyer(HOUR_MS, HOUSE, 'second');
    for (const envelope of [{ botClass: 'other-bot' }, { isPrefetch: true }] as const)
      expect(await load({ ...bought, envelope })).toEqual(TEASER);
    expect((await load(bought)).type).toBe('full');
  });

  it('is not for an anonymous visitor, nor for a bot or a prefetch with any session', async () => {
    expect(await load()).toEqual(TEASER);
    expect(await load({ cookie: 'session=nothing' })).toEqual(TEASER);
    for (const envelope of [{ botClass: 'other-bot' }, { botClass: 'search-engine' }, { isPrefetch: true }] as const)
      expect(await load({ cookie: report.cookie, envelope })).toEqual(TEASER);
  });
});

describe('what the teaser says the report holds', () => {
  const full = async () => {
    const answer = await load({ cookie: report.cookie });
    if (answer.type !== 'full') throw new Error('only the teaser came');
    return answer.property;
  };

  it('is counted from the report that its buyer gets [P9-044]', async () => {
    const { ownerships, mortgageInterestRate } = await full();
    expect(TEASER.holds).toMatchObject({
      ownerships: ownerships.length,
      mortgages: ownerships.flatMap(({ mortgages }) => mortgages).length,
      hasMortgageRate: mortgageInterestRate !== null,
    });
  });

  it('leaves out what is not on record, and a purchase in cash is no mortgage [P9-044]', async () => {
    const { db, elise } = report;
    const body = { saleDate: '2019-04-15', mortgages: [{ cashPurchase: true }, { mortgageAmount: 120_000 }] };
    addAddress(db, 'pnp-bare', 'portlandOr', { pnpId: 'pnp-bare', property: { report: '{}' } });
    addTransfer(db, 'pnp-bare', 0, { owners: [{ personId: elise }], sellers: [], body });
    addDatedOwnership(db, elise, 'pnp-bare', {});
    const answer = (await ask({}, 'pnp-bare')).json<PropertyAnswer>();
    expect(answer).toMatchObject({
      holds: {
        ...{ ownerships: 1, hasSale: false, hasOccupancy: false, mortgages: 1, hasMortgageRate: false },
        ...{ hasTax: false, buildingFacts: 0, documents: 0 },
      },
    });
  });
});

describe('the forecast of a property', () => {
  const SECRETS = /71|52\.4|512000|412000|Low vacancy/;

  it('is for everybody the letter of its score, and nothing that is behind it [F1-14]', async () => {
    for (const viewer of [{}, await holder('free'), await holder('paid')]) {
      const { text, json } = await ask(viewer);
      expect(json()).toMatchObject({ type: 'teaser', roiGrade: 'B' });
      expect(text).not.toMatch(SECRETS);
    }
  });

  it('is for readers of the whole report the score, its reasons, the percent and the price to start from [F1-14]', async () => {
    const forecast = { roiScore: 71, roiAttributes: ['Low vacancy'], cstvP50: 52.4, price: 512_000 };
    expect(await load({ cookie: report.cookie })).toMatchObject({ roiGrade: 'B', forecast });
    expect(await load(await buyer(HOUR_MS))).toMatchObject({ roiGrade: 'B', forecast });
    setProperty(report.db, HOUSE, { market_value: null });
    expect(await load({ cookie: report.cookie })).toMatchObject({ forecast: { price: 412_000 } });
  });

  it('is none without a score [F1-14]', async () => {
    setProperty(report.db, HOUSE, { roi_score: null });
    expect(await load()).toEqual({ ...TEASER, roiGrade: null });
    expect(await load({ cookie: report.cookie })).toMatchObject({ type: 'full', roiGrade: null, forecast: null });
  });
});

describe('the property report', () => {
  const full = async (request: OriginRequest = { cookie: report.cookie }) => {
    const answer = await load(request);
    if (answer.type !== 'full') throw new Error('only the teaser came');
    return answer.property;
  };

  it('has every field, as in the report of the owner that was unlocked', async () => {
    const property = await full();
    expect(storedForm(property)).toMatchObject(FULL_REPORT);
    expect(emptyParts(property)).toEqual([]);
    expect(property).toMatchObject({
      address: { line1: '98431 Alder St', zip: '97201' },
      saleDate: { fullDate: '4/15/2019' },
      dateFirstSeenAsOwner: { year: 2019, month: 4 },
      ownerships: [
        { owners: [{ name: { fullName: 'Elise Hale' } }], sellers: [{ name: { fullName: 'Bob Hale' } }] },
        { owners: [{ name: { fullName: 'Bob Hale' } }], sellers: [{ name: { fullName: 'Blue Harbor Homes' } }] },
      ],
    });
    const ofSeller = await full(await holder('transactional', [report.bob]));
    expect(ofSeller).toMatchObject({
      saleDate: { fullDate: '2/1/2004' },
      dateFirstSeenAsOwner: { year: 2004, month: 2 },
      dateLastSeenAsOwner: { year: 2019, month: 4 },
    });
  });

  it('names nobody who is removed or underage', async () => {
    hidePerson(report.db, report.bob);
    expect(JSON.stringify(await full())).not.toContain('Bob Hale');
    showBornIn(report.db, report.bob, MINOR_YEAR);
    expect(JSON.stringify(await full())).not.toContain('Bob Hale');
  });

  it('closes if its owner is removed, is underage, or hides this home', async () => {
    const { db, elise } = report;
    hidePerson(db, elise);
    expect(await load({ cookie: report.cookie })).toEqual(TEASER);
    showBornIn(db, elise, MINOR_YEAR);
    expect(await load({ cookie: report.cookie })).toEqual(TEASER);
    showBornIn(db, elise, 1979);
    expect((await load({ cookie: report.cookie })).type).toBe('full');
    addResidence(db, elise, house, { isCurrent: false, sortOrder: 7 });
    hideResidence(db, elise, 7);
    expect(await load({ cookie: report.cookie })).toEqual(TEASER);
  });

  it('costs three round trips more than the teaser, which costs one: two of them at the same time', async () => {
    const { roundTrips } = report.db;
    let before = roundTrips.count;
    await load();
    expect(roundTrips.count - before).toBe(1);
    before = roundTrips.count;
    const asked = report.origin.accounts.roundTrips.count;
    await full();
    expect(roundTrips.count - before).toBe(4);
    // The session, then what the account has unlocked and bought.
    expect(report.origin.accounts.roundTrips.count - asked).toBe(2);
  });
});

describe('the street of a home', () => {
  const thisYear = new Date().getUTCFullYear();

  /** A home of the same street, sold in January of a year; null if no price is on record. */
  function neighbor(pnpId: string, year: number, price: number | null, houseNumber = '98500', street = 'Alder St') {
    const { db } = report;
    const property = {
      ...{ bedrooms: 4, bathrooms: 1.5, living_sqft: 2_113 },
      ...{ last_sale_amount: price, sale_date: `${year}-01-09` },
    };
    return addAddress(db, pnpId, 'portlandOr', { pnpId, houseNumber, street, property });
  }

  /** Three homes that were sold, and two that were not: with the house itself, three. */
  function crowd() {
    for (const n of [1, 2, 3]) neighbor(`pnp-sold-${n}`, thisYear - 1, 518_000, `9850${n}`);
    for (const n of [4, 5]) neighbor(`pnp-kept-${n}`, thisYear - 1, null, `9850${n}`);
  }

  it('tells everybody the same number of sold homes at each of its homes, whichever was sold', async () => {
    crowd();
    for (const pnpId of ['pnp-sold-1', 'pnp-kept-4', HOUSE])
      expect((await ask({}, pnpId)).json()).toMatchObject({ soldOnStreet: 3 });
  });

  it('tells nobody the number where it would be about one home: too few were sold, or too few were not', async () => {
    neighbor('pnp-1', thisYear - 1, 518_000, '98501');
    neighbor('pnp-2', thisYear - 1, 518_000, '98502');
    for (const n of [3, 4, 5]) neighbor(`pnp-${n}`, thisYear - 1, null, `9850${n}`);
    expect(await load()).toEqual(TEASER);
    for (const n of [6, 7, 8, 9]) neighbor(`pnp-${n}`, thisYear - 1, 518_000, `9850${n}`);
    expect(await load()).toMatchObject({ soldOnStreet: 6 });
    for (const n of [3, 4]) hideProperty(report.db, `pnp-${n}`);
    expect(await load()).toEqual(TEASER);
  });

  it('tells everybody how many homes were sold in five years, and tells readers of the report which', async () => {
    crowd();
    neighbor('pnp-old', thisYear - 7, 99_000);
    neighbor('pnp-other', thisYear - 1, 77_000, '9', 'Birch St');
    for (const viewer of [{}, await holder('smb'), await holder('paid', [])]) {
      const { text, json } = await ask(viewer);
      expect(json()).toMatchObject({ soldOnStreet: 3 });
      expect(text).not.toMatch(/9850|518000|soldHomes|neighbors|pnp-sold/);
    }
    const { text, json } = await ask({ cookie: report.cookie });
    expect(json()).toMatchObject({ soldOnStreet: 3 });
    expect(json<{ soldHomes: unknown }>().soldHomes).toEqual(
      ['98501', '98502', '98503'].map((number) => ({
        ...{ line1: `${number} Alder St`, bedrooms: 4, baths: 1.5, livingSquareFeet: 2_113 },
        ...{ saleMonth: `${thisYear - 1}-01`, saleAmount: 518_000 },
      })),
    );
    // The id of a neighbor would say which masked page is about which number.
    expect(text).not.toContain('pnp-sold');
  });

  it('lists the latest sales first, and leaves out hidden homes', async () => {
    for (let n = 0; n < 12; n += 1) neighbor(`pnp-${n + 20}`, thisYear - 1 - (n % 4), 200_000 + n, `${98600 + n}`);
    const hidden = neighbor('pnp-hidden', thisYear - 1, 999_000);
    hideAddress(report.db, hidden);
    const answer = await load({ cookie: report.cookie });
    if (answer.type !== 'full') throw new Error('only the teaser came');
    const months = (answer.soldHomes ?? []).map(({ saleMonth }) => saleMonth);
    expect(months).toHaveLength(8);
    expect(months).toEqual(months.toSorted().reverse());
    expect(answer.soldOnStreet).toBe(12);
    expect(JSON.stringify(answer)).not.toContain('999000');
  });

  it('tells readers of the report who is listed there, except the home’s own people', async () => {
    const { db, elise } = report;
    const next = neighbor('pnp-next', thisYear - 9, null);
    const nora = addPerson(db, { id: 'nora', first: 'Nora', last: 'Vance' });
    for (const [personId, address] of [
      [nora, next],
      [addPerson(db, { id: 'unlisted', first: 'Uma', last: 'Quiet' }), next],
      [elise, house],
    ] as const)
      addResidence(db, personId, address, { isCurrent: true, sortOrder: 0 });
    addPhone(db, nora, '5035550111', 'Landline', { isListed: true });
    addPhone(db, elise, '5035550112', 'Landline', { isListed: true });
    const answer = await load({ cookie: report.cookie });
    if (answer.type !== 'full') throw new Error('only the teaser came');
    expect((answer.neighbors ?? []).map(({ fullName }) => fullName)).toEqual(['Nora Vance']);
    expect((await ask()).text).not.toContain('Nora Vance');
  });

  it('has the exact place for readers of the report, and the area for everybody else', async () => {
    expect(await load({ cookie: report.cookie })).toMatchObject({ position: { latitude: 45.5234 } });
    expect(await load()).toMatchObject({ position: { latitude: 45.5, longitude: -122.7 } });
  });
});

describe('a property that is not here', () => {
  it('is 404 for every viewer, whether unknown or hidden', async () => {
    const answers = [await ask({}, 'pnp-nothing'), await ask({ cookie: report.cookie }, 'pnp-nothing')];
    hideProperty(report.db, HOUSE);
    answers.push(await ask({ cookie: report.cookie }));
    showProperty(report.db, HOUSE);
    hideAddress(report.db, house);
    answers.push(await ask({ cookie: report.cookie }));
    const problems = answers.map((answer) => ({ ...answer.json<object>(), trackingId: '' }));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1);
  });
});

it('is found by its id and by its owners, without scanning a table', async () => {
  const plans = await plansOfAll(report.db, async (explained) => {
    await findProperty(explained, HOUSE, Date.now());
    await loadPropertyOf(explained, HOUSE, report.elise, Date.now());
    await loadPropertyOf(explained, HOUSE, null, Date.now());
  });
  expect(plans.length).toBeGreaterThan(0);
  expect(fullReads(plans)).toEqual([]);
  expect(plans).not.toContain('SCAN w');
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH y USING INDEX \w+_property_pnp/));
});

it("an account's purchase is found by its key", async () => {
  const plans = await plansOfAll(report.origin.accounts, (explained) =>
    boughtStatement(explained, 'ann', HOUSE, Date.now()).all(),
  );
  expect(plans).toEqual([expect.stringMatching(/^SEARCH property_access USING PRIMARY KEY/)]);
});
