import { afterAll, beforeAll, expect, test } from 'vitest';
import { interpolationData } from '../../client/pages/person/registry/late-texts.ts';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { calls } from '../../shared/contract/calls.ts';
import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import { REPORT_SECTION_NAMES } from '../../shared/records/report-limits.ts';
import { paths } from '../../shared/urls/paths.ts';
import { addReceipts, askOrigin, logIn, unlockReports } from '../support/callers.ts';
import { countReport } from '../support/known-report.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { freshVisitor, fullPathOf, readPage, samplePeople } from '../support/sampled-pages.ts';
import {
  cardTotal,
  everyTotalIn,
  groupsOf,
  headingTotal,
  journeyTotal,
  printedSectionsOf,
  recordsIn,
  rowsIn,
  sectionsOf,
  splitIn,
  sumOf,
  textOf,
} from '../support/shown-counts.ts';
import { startTestServer } from '../support/test-server.ts';

/** One total: what a report is said to hold, on every page, is what its buyer reads. */

const PEOPLE = 200;
/** An open page lists at most so many records of a kind. */
const FITS = 100;

let site: Awaited<ReturnType<typeof startTestServer>>;
let buyer: string;
let people: string[];
let receipts: ReadonlyMap<string, string>;

beforeAll(async () => {
  site = await startTestServer();
  people = samplePeople(site.databases.peopleFile, PEOPLE);
  await unlockReports(site.server, REPORT_EMAIL, people);
  receipts = await addReceipts(site.server, REPORT_EMAIL, people);
  buyer = await logIn(site.url, REPORT_EMAIL);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

/** The report of a person on paper. */
function sheetOf(id: string): string {
  const to = { name: '-', city: null, stateCode: null, id };
  return paths.personPrint(to, { parts: REPORT_SECTION_NAMES.join('.'), understood: true });
}

async function countsOf(personId: string): Promise<PersonCounts> {
  const path = `${calls.personCounts.path}?${new URLSearchParams({ personId })}`;
  const { body } = await askOrigin(site.server, path, { cookie: null, botClass: 'human' });
  return JSON.parse(body) as PersonCounts;
}

/** 'See 16 records', as the page's script asks for it. */
async function lateText(counts: PersonCounts): Promise<string> {
  const { body } = await rawRequest(site.url, calls.interpolateString.path, {
    method: 'POST',
    headers: { ...freshVisitor(), 'content-type': 'application/json' },
    body: JSON.stringify({ interpolationData: interpolationData(counts), interpolatedTextCopy: ['records-count'] }),
  });
  return (JSON.parse(body) as { texts: string[] }).texts[0] ?? '';
}

test(`every number of records shown of ${PEOPLE} people is that of the records their buyer reads [F9-39 P2-091]`, async () => {
  const faults: string[] = [];
  let [withRecords, empty, journeys] = [0, 0, 0];
  for (const id of people) {
    const held = await countReport(site.server, id, buyer);
    const total = sumOf(Object.values(held));
    const [late, free, open, paper, checkout, receipt] = await Promise.all([
      countsOf(id).then(lateText),
      readPage(site.url, fullPathOf(id)),
      // Nobody buys an empty report.
      total === 0 ? '' : readPage(site.url, fullPathOf(id), buyer),
      total === 0 ? '' : readPage(site.url, sheetOf(id), buyer),
      readPage(site.url, paths.checkoutSearch({ wpId: id })),
      total === 0 ? '' : readPage(site.url, paths.invoice({ invoiceId: receipts.get(id) ?? '' }), buyer),
    ]);
    if (total > 0) withRecords += 1;
    else empty += 1;
    const says = (where: string, shown: number | null | undefined) => {
      if (shown !== total) faults.push(`${id}: ${where} says ${shown}, its buyer reads ${total}`);
    };
    says('the late text', recordsIn(late));
    for (const [where, html] of Object.entries({ free, open, checkout, receipt })) {
      for (const shown of everyTotalIn(textOf(html))) says(`a text of the page (${where})`, shown);
      for (const shown of everyTotalIn(html.slice(0, html.indexOf('</head>')))) says(`the head (${where})`, shown);
    }
    // Where only a name is known, the card comes alone, and only if there are records; of the dead, no report is sold.
    const isOnlyName = !free.includes('id="background-report"');
    const isDead = /Records show that [^<]+ has died\./.test(free);
    if (!isDead && (total > 0 || !isOnlyName)) says('the report card', cardTotal(free));
    if (isDead && !textOf(checkout).includes('We sell nothing about people who have died.'))
      faults.push(`${id}: the checkout sells a report of somebody who has died`);
    const split = { ...(isOnlyName ? {} : { free }), ...(isDead ? {} : { checkout }), receipt };
    for (const [where, html] of total > 0 ? Object.entries(split) : []) {
      const shown = splitIn(textOf(html));
      says(`the split (${where})`, shown?.total);
      says(`the sum of the split (${where})`, shown?.sum);
    }
    if (isOnlyName) continue;
    says('the heading', headingTotal(free));
    says('the sum of the groups', sumOf(Object.values(groupsOf(free))));
    for (const journey of [journeyTotal(free), journeyTotal(open)]) {
      if (journey === null) continue;
      journeys += 1;
      says('the journey', journey);
    }
    if (total === 0) continue;
    says('the heading of the open report', headingTotal(open));
    says('the sum of the open sections', sumOf(Object.values(sectionsOf(open))));
    if (Math.max(...Object.values(held)) > FITS) continue;
    says('the number of rows', rowsIn(open));
    says('the sum on paper', sumOf(Object.values(printedSectionsOf(paper))));
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(withRecords).toBeGreaterThan(PEOPLE / 2);
  expect(empty).toBeGreaterThan(PEOPLE / 10);
  expect(journeys).toBeGreaterThan(PEOPLE);
});
