import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Document } from '../../client/document.tsx';
import { PersonPrintPage } from '../../client/pages/person-print/PersonPrintPage.tsx';
import type { PersonPrintPageModel } from '../../client/pages/person-print/person-print-model.ts';
import { PersonRecordPage } from '../../client/pages/person-record/PersonRecordPage.tsx';
import { SampleReportPage } from '../../client/pages/sample-report/SampleReportPage.tsx';
import { renderHrefs, renderText } from '../../client/ui/text/render-text.ts';
import { sampleReportCopy } from '../../shared/copy/person/sample-report.ts';
import { totalRecords } from '../../shared/people/count-sums.ts';
import { PRINT_PARTS, type PrintPart, withoutCrimes } from '../../shared/people/print-parts.ts';
import { listRecords } from '../../shared/records/record-lists.ts';
import { formatRecordReference, RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { paths } from '../../shared/urls/paths.ts';
import { pageDataOf } from '../render/page-data.ts';
import { visitOf } from '../render/visit-of.ts';
import { sampleHead } from '../seo/sample-heads.ts';
import { structuredData } from '../seo/structured-data/structured-data.ts';
import { samplePage } from './sample-page.ts';
import { samplePrint } from './sample-print.ts';
import { sampleRecordPage } from './sample-record-page.ts';
import { sampleRecords, sampleReport } from './sample-report.ts';

const NOW = Date.UTC(2026, 10, 26);
const HOST = 'https://porchlight.example';
const SITE = { viewer: null, path: '/sample-report', search: {} };
const person = samplePage(
  { tilesUrl: '/tiles/v3/{z}/{x}/{y}.mvt', mortgageRatePercent: 6.5 },
  { now: NOW, isBot: false },
);
const model = { kind: 'sample-report', person, price: '$14.99' } as const;
const page = <SampleReportPage page={model} site={SITE} />;
const text = renderText(page);
const references = listRecords(sampleRecords, RECORD_GROUPS).map(({ group, record }) =>
  formatRecordReference({ group, id: record.id }),
);
/** What the page itself contains, without the site around it. */
const main = /<main[\s\S]*<\/main>/.exec(renderToStaticMarkup(page))?.[0] ?? '';
const hrefsOf = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href ?? '');

describe('the page of the sample report', () => {
  test('says first that the person is invented, and names them', () => {
    expect(main.indexOf(sampleReportCopy.notice)).toBeGreaterThan(0);
    expect(main.indexOf(sampleReportCopy.notice)).toBeLessThan(main.indexOf('<h1>Avery Quill Samplewood</h1>'));
  });

  test('has every section of a person page whose report is open, and its counts', () => {
    const { results } = person.details;
    for (const heading of [
      `Phone numbers ${results.counts.phonesCount}`,
      `Addresses ${results.counts.addressesCount}`,
      `Emails ${results.counts.emailsCount}`,
      `Relatives ${results.counts.relativesCount}`,
      `Associates ${results.counts.associatesCount}`,
      `${totalRecords(sampleReport(NOW).counts)} records`,
    ])
      expect(text.toLowerCase()).toContain(heading.toLowerCase());
    expect(text).toContain('42, born May, 1984');
    expect(text).toContain('Furniture restorer at Samplewood Workshop');
    expect(text).toMatch(/Spouse · Age 41/);
    expect(text).toContain('No cases found.');
    expect(text).toMatch(/Active High confidence connected .*Inactive Likely disconnected and inactive/);
    expect(main).toContain('/picture/light/');
    expect(text).toContain('A life on one line 4 places, 2005 to now');
    expect(text).toContain('Very likely one person');
  });

  test('leads to its own records and to nobody’s page', () => {
    const hrefs = hrefsOf(main).map((href) => href.replace(/#.*/, ''));
    const own = [
      paths.home(),
      paths.howWeCollectData(),
      paths.peopleSearch(),
      paths.sampleReport({ view: 'print' }),
      paths.glossary(),
      '',
    ];
    const records = references.map((record) => paths.sampleReport({ record }));
    expect(new Set(hrefs)).toEqual(new Set([...own, ...records]));
  });

  test('has nothing that asks the origin about the person, and nothing that waits for scripts', () => {
    expect(main).not.toMatch(/data-island|<form|data-property|data-slot|data-upgrade|data-credit|<template/);
    expect(visitOf(model)).toBeNull();
    const data = pageDataOf({
      head: sampleHead(HOST, false),
      site: SITE,
      page: model,
      assets: { boot: '', styles: [] },
    });
    expect(JSON.parse(data).page).toEqual({
      kind: 'sample-report',
      map: { label: expect.any(String), markers: expect.any(Array) },
      tilesUrl: '/tiles/v3/{z}/{x}/{y}.mvt',
      isBot: false,
    });
    expect(JSON.parse(data).page.map.markers).toHaveLength(person.details.results.addresses.length);
  });

  test('is a web page to search engines, not a person, and contains no id', () => {
    const said = structuredData({
      status: 200,
      page: model,
      head: sampleHead(HOST, false),
      botClass: 'search-engine',
      origin: HOST,
    });
    expect(JSON.parse(said ?? '')['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
      'BreadcrumbList',
    ]);
    const document = renderToStaticMarkup(
      <Document
        model={{ head: sampleHead(HOST, false), site: SITE, page: model, assets: { boot: '/boot.js', styles: [] } }}
        pageData={pageDataOf({
          head: sampleHead(HOST, false),
          site: SITE,
          page: model,
          assets: { boot: '', styles: [] },
        })}
        Page={SampleReportPage}
        structuredData={said}
      />,
    );
    expect(document).not.toMatch(/"Person"|itemtype|og:type" content="profile|noindex/);
    expect(document).not.toMatch(/P-sample-/);
    expect(document).toMatch(/<title>Sample background report about an invented person/);
    expect(document).toContain(`<link rel="canonical" href="${HOST}/sample-report"/>`);
  });

  test('ends with a way to search, and with the price only if it is known', () => {
    expect(text).toContain('A report like this costs $14.99, once.');
    const without = renderText(<SampleReportPage page={{ ...model, price: null }} site={SITE} />);
    expect(without).not.toMatch(/A report like this|\$14/);
    expect(without).toContain('Search for a person');
  });

  test('draws no map for bots', () => {
    const bot = samplePage({ tilesUrl: '', mortgageRatePercent: 6.5 }, { now: NOW, isBot: true });
    const data = pageDataOf({
      head: sampleHead(HOST, false),
      site: SITE,
      page: { ...model, person: bot },
      assets: { boot: '', styles: [] },
    });
    expect(JSON.parse(data).page.map).toBeNull();
  });
});

describe('a record of the sample', () => {
  test.each(references)('%s is a page of its own that says it is invented and leads back', (reference) => {
    const record = sampleRecordPage(reference, true, NOW);
    expect(record).not.toBeNull();
    if (record === null) return;
    const node = <PersonRecordPage page={record} site={SITE} />;
    expect(renderText(node)).toContain(sampleReportCopy.notice);
    const [content = ''] = /<main[\s\S]*<\/main>/.exec(renderToStaticMarkup(node)) ?? [];
    // To the report, to the records before and after this one, and to the words in it.
    const hrefs = hrefsOf(content).map((href) => href.replace(/[?#].*/, ''));
    expect(new Set(hrefs.filter((href) => href !== paths.glossary()))).toEqual(new Set([paths.sampleReport()]));
    expect(renderToStaticMarkup(node)).not.toMatch(/P-sample-/);
  });

  test('is warned of first if it is a criminal one [P4-105]', () => {
    const record = 'criminalAndTrafficRecords.sample-conviction';
    const warned = sampleRecordPage(record, false, NOW);
    expect(warned).toMatchObject({ understoodHref: paths.sampleReport({ record, understood: true }) });
    expect(JSON.stringify(warned)).not.toContain('Malicious');
    expect(sampleRecordPage(record, true, NOW)?.listed?.record.id).toBe('sample-conviction');
  });

  test.each(['', 'liens', 'liens.R1', 'nothing.sample-lien', 'judgments.sample-lien', '__proto__.x'])(
    'is not there under %j',
    (reference) => expect(sampleRecordPage(reference, true, NOW)).toBeNull(),
  );
});

describe('the print of the sample', () => {
  const print = (printParts: readonly PrintPart[] | null, hasUnderstood = false) =>
    samplePrint(person, { printParts, printFrom: null, hasUnderstood }, { origin: HOST, now: NOW });

  test('asks what to print, with the counts of the sample, and leads nowhere else', () => {
    const page = print(null);
    const counts = sampleReport(NOW).counts;
    expect(page.shows).toMatchObject({ step: 'choice', action: paths.sampleReport(), isNothing: false });
    const options = page.shows.step === 'choice' ? page.shows.options : [];
    expect(options.map(({ part }) => part)).toEqual(PRINT_PARTS);
    expect(options.find(({ part }) => part === 'criminal')?.count).toBe(counts.criminalTrafficRecords);
    const [content = ''] = /<main[\s\S]*<\/main>/.exec(renderToStaticMarkup(show(page))) ?? [];
    expect(new Set(hrefsOf(content))).toEqual(new Set([paths.sampleReport()]));
    expect(content).toContain(sampleReportCopy.notice);
  });

  test('warns before its criminal records, and shows nothing of them until then [P4-105]', () => {
    const page = print(PRINT_PARTS);
    const parts = PRINT_PARTS.join('.');
    expect(page.shows).toEqual({
      step: 'warning',
      understoodHref: paths.samplePrint({ parts, understood: true }),
      refusedHref: paths.samplePrint({ parts: null }),
      withoutHref: paths.samplePrint({ parts: withoutCrimes(PRINT_PARTS).join('.') }),
    });
    expect(renderText(show(page))).not.toMatch(/Malicious|Speeding/);
    expect(renderText(show(print(withoutCrimes(PRINT_PARTS))))).not.toMatch(/Malicious|Speeding/);
  });

  test('has every record of the chosen sections, says that it is invented, and where it is from', () => {
    const node = show(print(PRINT_PARTS, true));
    expect(renderText(node)).toMatch(new RegExp(`Back to the page Choose sections ${sampleReportCopy.notice}`));
    expect(renderText(node)).toContain(`From ${HOST}/sample-report`);
    expect(renderHrefs(node)).toEqual([paths.sampleReport(), paths.samplePrint({ parts: null })]);
    const articles = (shown: ReactNode) => renderToStaticMarkup(shown).match(/<article>/g)?.length ?? 0;
    const counties = person.details.courtRunnerInfo?.requests.flatMap((request) => request.courtRunnerRecords) ?? [];
    expect(articles(node)).toBe(references.length + counties.length);
    expect(articles(show(print(['evictions'])))).toBe(listRecords(sampleRecords, ['evictions']).length);
  });
});

function show(page: PersonPrintPageModel): ReactNode {
  return <PersonPrintPage page={page} site={SITE} />;
}
