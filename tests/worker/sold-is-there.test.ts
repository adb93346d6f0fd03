import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import type { Person } from '../../shared/contract/person/person.ts';
import type { PropertyAnswer } from '../../shared/contract/records/property.ts';
import { paths } from '../../shared/urls/paths.ts';
import { detailsFromOrigin, logIn, originDatabase, unlockReports } from '../support/callers.ts';
import { askProperty, countReport } from '../support/known-report.ts';
import { closeRawConnections } from '../support/raw-http.ts';
import { fullPathOf, readPage, samplePeople, sampleProperties } from '../support/sampled-pages.ts';
import { contactsOf, groupsOf, textOf } from '../support/shown-counts.ts';
import { startTestServer } from '../support/test-server.ts';

/** What is sold is there: each thing that a page promises is in what the buyer gets from the origin. */

const PEOPLE = 100;
const HOMES = 100;
const HOUR_MS = 3_600_000;

let site: Awaited<ReturnType<typeof startTestServer>>;
let buyer: string;
let people: string[];
let homes: string[];

beforeAll(async () => {
  site = await startTestServer();
  people = samplePeople(site.databases.peopleFile, PEOPLE);
  homes = sampleProperties(site.databases.peopleFile, HOMES);
  await unlockReports(site.server, REPORT_EMAIL, people);
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const buy = accounts.prepare(
    `INSERT INTO property_access (account_id, pnp_id, access_expires_at) SELECT id, ?2, ?3 FROM account WHERE email = ?1
     ON CONFLICT DO UPDATE SET access_expires_at = excluded.access_expires_at`,
  );
  await accounts.batch(homes.map((pnpId) => buy.bind(REPORT_EMAIL, pnpId, Date.now() + HOUR_MS)));
  buyer = await logIn(site.url, REPORT_EMAIL);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

test('what a locked report and the contact card promise is in what their buyer reads, kind by kind [P2-156 P2-161]', async () => {
  const faults: string[] = [];
  const smb = await logIn(site.url, 'smb@example.com');
  let promises = 0;
  for (const id of people) {
    const free = await readPage(site.url, fullPathOf(id));
    const promised = { ...groupsOf(free), ...contactsOf(free) };
    const held = await countReport(site.server, id, buyer);
    const { body } = await detailsFromOrigin(site.server, id, { cookie: smb, botClass: 'human' });
    const { results } = JSON.parse(body) as { results: Person };
    const there = {
      'Criminal & traffic': held.criminalAndTrafficRecords,
      'Public records': held.bankruptcies + held.liens + held.judgments + held.foreclosures,
      Properties: held.currentProperties + held.pastProperties,
      'Licenses & permits':
        held.professionalLicenses + held.pilotsLicenses + held.concealedWeaponPermits + held.huntingPermits,
      Evictions: held.evictions,
      'Cell phones': results.mobilePhones.length,
      Landlines: results.landlinePhones.length,
      Emails: results.emails.type === 'full' ? results.emails.emails.length : 0,
      'Other phones': results.otherPhones.length,
    };
    for (const [kind, amount] of Object.entries(there)) {
      const shown = (promised as Record<string, number>)[kind] ?? null;
      // Where only a name is known, and of the dead, some kinds are not on the page.
      if (shown !== null && shown !== amount) faults.push(`${id} is promised ${shown} ${kind} and has ${amount}`);
      if (shown !== null && shown > 0) promises += 1;
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(promises).toBeGreaterThan(PEOPLE * 3);
});

test(`whatever ${HOMES} property reports are said to hold is in the report that their buyer gets [P9-044]`, async () => {
  const faults: string[] = [];
  let promises = 0;
  for (const pnpId of homes) {
    const teaser = await askProperty<PropertyAnswer>(site.server, pnpId, null);
    const bought = await askProperty<PropertyAnswer>(site.server, pnpId, buyer);
    if (teaser.type !== 'teaser' || bought.type !== 'full') throw new Error(`${pnpId} is not sold`);
    const there = holdingsOf(bought.property);
    for (const [what, amount] of Object.entries(there)) {
      const promised = teaser.holds?.[what as keyof typeof there];
      if (promised !== amount) faults.push(`${pnpId} is promised ${what} ${promised} and holds ${amount}`);
      if (amount !== 0 && amount !== false) promises += 1;
    }
    const page = textOf(await readPage(site.url, paths.property({ pnpId })));
    const list = /What the report holds (.*?) It shows what is on record/.exec(page)?.[1] ?? '';
    const { ownerships, sales, mortgages, buildingFacts, documents } = there;
    const amounts = [ownerships, sales, mortgages, buildingFacts, documents].filter((one) => one > 0);
    if ((list.match(/\d+/g) ?? []).join() !== amounts.join()) faults.push(`the page of ${pnpId} says ${list}`);
    for (const [words, isThere] of [
      ['Sales date', sales > 0],
      ['Occupancy', there.hasOccupancy],
      ['Mortgage rate', there.hasMortgageRate],
      ['Tax assessment', there.hasTax],
    ] as const)
      if (list.includes(words) !== isThere) faults.push(`the page of ${pnpId} says ${list}: ${words} is ${isThere}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(promises).toBeGreaterThan(HOMES * 3);
});

/** What is in a report, counted here and not by the code that promises it. */
function holdingsOf({ ownerships, ...facts }: Extract<PropertyAnswer, { type: 'full' }>['property']) {
  const building = [facts.yearBuilt, facts.bedrooms, facts.baths, facts.livingSquareFeet, facts.buildingSquareFeet];
  const loans = ownerships.flatMap(({ mortgages }) => mortgages).filter(({ cashPurchase }) => cashPurchase !== true);
  return {
    ownerships: ownerships.length,
    hasSale: facts.saleAmount !== null,
    sales: ownerships.filter(({ saleAmount }) => saleAmount != null).length,
    mortgages: loans.length,
    hasMortgageRate: facts.mortgageInterestRate !== null,
    hasOccupancy: ownerships[0]?.absenteeIndicator != null,
    hasTax: facts.assessedValue !== null || facts.totalValue !== null || facts.taxAmount !== null,
    buildingFacts: [...building, facts.landSquareFeet].filter((fact) => fact !== null).length,
    documents: ownerships.flatMap(({ registryEntities }) => registryEntities).length,
  };
}
