import { createElement as h, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { PersonCourtRunnerRequest } from '../../client/pages/person/court-runner/PersonCourtRunnerRequest.tsx';
import { PersonPrintCourtRunner } from '../../client/pages/person-print/PersonPrintCourtRunner.tsx';
import { PurchasedRunners } from '../../client/pages/purchases/PurchasedRunners.tsx';
import { WhitePagesCity } from '../../client/pages/white-pages/WhitePagesCity.tsx';
import { renderText } from '../../client/ui/text/render-text.ts';
import type { CourtRunnerRecord, CourtRunnerRequest } from '../../shared/contract/court-runner.ts';
import { courtRunnerMailCopy } from '../../shared/copy/records/court-runner-results.ts';
import { criminalFields } from '../../shared/records/criminal-fields.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { recordCounties } from '../../shared/records/record-counties.ts';
import { priceRunners } from '../../worker/origin/billing/price-order.ts';
import { countiesLivedIn } from '../../worker/origin/court-runner/county-options.ts';
import { BOUGHT_PERSON } from '../fixtures/billing.ts';
import { sampleRecord } from '../fixtures/records.ts';
import { linesWith, trackedFiles } from './tracked-files.ts';

const AT = Date.UTC(2026, 10, 20);

/** What a county is called in records, and in homes, which have its FIPS code: in Louisiana and in Alaska. */
const COUNTIES = [
  { inRecords: 'Bossier County', inHomes: 'Bossier', stateCode: 'LA', fips: '22015', name: 'Bossier Parish' },
  { inRecords: 'Bossier', inHomes: 'Bossier Parish', stateCode: 'LA', fips: '22015', name: 'Bossier Parish' },
  { inRecords: 'Nome Borough', inHomes: 'Nome', stateCode: 'AK', fips: '02180', name: 'Nome Census Area' },
  { inRecords: 'Anchorage', inHomes: 'Anchorage', stateCode: 'AK', fips: '02020', name: 'Municipality of Anchorage' },
] as const;

const text = (component: ReactNode) => renderText(h('div', null, component));

/** Where a county is named, by surface. */
function everywhere({ inRecords, inHomes, stateCode, fips }: (typeof COUNTIES)[number]): Record<string, string> {
  const sample = sampleRecord('criminalAndTrafficRecords');
  const offenses = sample.offenses.map((offense) => ({ ...offense, county: inRecords, crimeCounty: inRecords }));
  const record = { ...sample, sourceState: stateCode, offenses };

  const home = { fipsCode: fips, county: inHomes, stateCode, isCurrent: true, moveIn: '2001-01', moveOut: null };
  const [lived] = countiesLivedIn([home]);
  if (lived === undefined) throw new Error('no county');
  const productId = `court-runner-county-${fips}`;
  const option = { ...lived, productId, feeCents: 0 };
  const runner = { id: 'court-runner', kind: 'court-runner', name: 'Court Runner', priceCents: 1 } as const;
  const order = priceRunners(
    { productIds: [productId], personId: 'P1' },
    { ...runner, backgroundCredits: 0, isSold: true, period: null } as Parameters<typeof priceRunners>[1],
    [option],
  );

  const { countyName } = lived;
  // An origin of one's own may send the name as it has it.
  const counties = [countyName, inHomes].map(
    (name): CourtRunnerRecord => ({
      countyName: name,
      stateCode,
      status: 'Returned',
      returnedAt: AT,
      payload: { cases: [] },
    }),
  );
  const request = (one: CourtRunnerRecord): CourtRunnerRequest => ({
    status: 'Returned',
    requestedAt: AT,
    expectedBy: AT,
    invoiceId: 'PL-2026-1',
    total: 1,
    courtRunnerRecords: [one],
  });
  const cards = counties.map((one) =>
    h(PersonCourtRunnerRequest, { request: request(one), latest: new Set([one]), receiptHref: null, today: AT }),
  );
  const prints = counties.map((one) =>
    h(PersonPrintCourtRunner, { info: { requests: [request(one)], addresses: [], baseProduct: null }, printedAt: AT }),
  );
  const bought = counties.map((one) => ({
    about: BOUGHT_PERSON,
    requestedAt: AT,
    expectedBy: AT,
    invoiceId: 'PL-2026-1',
    status: 'Returned' as const,
    counties: [{ countyName: one.countyName, stateCode, status: 'Returned' as const, cases: 0 }],
  }));
  const city = { kind: 'city' as const, city: 'Alder', stateCode, county: inHomes, peopleCount: 3 };
  const lists = { commonNames: [], nearby: [], people: [], page: 1, pages: 1, ranges: [] };
  return {
    row: describeRecord('criminalAndTrafficRecords', record).meta,
    details: JSON.stringify(criminalFields(record)),
    filter: recordCounties({ group: 'criminalAndTrafficRecords', record }).join(),
    receipt: order.lines.map((line) => line.text).join(),
    mail: courtRunnerMailCopy.failed(countyName, stateCode),
    ...Object.fromEntries(cards.map((card, at) => [`card ${at}`, text(card)])),
    ...Object.fromEntries(prints.map((print, at) => [`print ${at}`, text(print)])),
    ...Object.fromEntries(bought.map((one, at) => [`purchase ${at}`, text(h(PurchasedRunners, { runners: [one] }))])),
    city: text(h(WhitePagesCity, { answer: { ...city, ...lists } })),
  };
}

test.each(COUNTIES)('$inRecords and $inHomes in $stateCode are $name wherever it is named', (county) => {
  const stem = county.name.replace(/ (?:Parish|Census Area)$|^Municipality of /, '');
  for (const [surface, said] of Object.entries(everywhere(county))) {
    const rest = said.replaceAll(county.name, '');
    expect([surface, said.includes(county.name), rest.includes(stem)]).toEqual([surface, true, false]);
  }
});

test('one file spells these names', () => {
  const source = trackedFiles().filter(({ file }) => /^(?:client|shared|worker|scripts)\/.*\.tsx?$/.test(file));
  const others = source.filter(({ file }) => !/\.test\.tsx?$|^shared\/copy\/format\/county-name\.ts$/.test(file));
  expect(linesWith(others, /\} (?:County|Parish|Borough|Census Area)\b/)).toEqual([]);
});
