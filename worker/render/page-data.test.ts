import { expect, test } from 'vitest';
import type { DocumentModel } from '../../client/pages/page-model.ts';
import type { PersonPrintSheet } from '../../client/pages/person-print/person-print-model.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { PRINT_PARTS } from '../../shared/people/print-parts.ts';
import { MAYA } from '../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../tests/fixtures/person-page.ts';
import { mask, PREMIUM, relative } from '../../tests/fixtures/person-record.ts';
import { buildReport } from '../../tests/fixtures/report.ts';
import { pageDataOf } from './page-data.ts';

function modelOf(details: PersonDetails): DocumentModel {
  const page = buildPage(details.results, { details });
  const head = { title: '</title>', description: '</meta>', isIndexable: true, canonical: null };
  const site = { viewer: null, path: '/', search: { name: '', location: '' } };
  return { head, site, page, assets: { boot: '/a.js', styles: [] } };
}

test('data cannot close its element, whatever a person is called', () => {
  const fullName = '</script><script>alert(1)</script>';
  const data = pageDataOf(modelOf(buildDetails({ ...MAYA, name: { ...MAYA.name, fullName } })));
  expect(data).not.toContain('<');
  expect(JSON.parse(data).page.details.results.name.fullName).toBe(fullName);
});

test('what the HTML of a person page shows is not repeated in its data', () => {
  const { relatives } = mask(PREMIUM, {
    relations: [relative(1), relative(2)],
  });
  const data = pageDataOf(modelOf(buildDetails({ ...MAYA, relatives, akas: ['Maya Hale'] })));
  expect(relatives.length).toBeGreaterThan(0);
  for (const text of ['Kin1 Navarro', 'Kin2 Navarro', 'Maya Hale']) expect(data).not.toContain(text);
});

test('what only the HTML shows is not sent: the records of an open report, the print sheet', () => {
  const model = modelOf(buildDetails(MAYA));
  const background = buildReport({ criminalAndTrafficRecords: 40, evictions: 40 });
  const full = JSON.parse(pageDataOf({ ...model, page: { ...buildPage(buildDetails(MAYA).results), background } }));
  expect(full.page.hasRecords).toBe(true);
  expect(JSON.stringify(full)).not.toMatch(/criminalAndTrafficRecords|Title evictions-1/);
  const details = buildDetails(MAYA);
  const shows: PersonPrintSheet = {
    ...{ step: 'sheet', parts: PRINT_PARTS, background, details, from: null, choiceHref: null, nextHref: null },
    ...{ printedAt: 1, address: '', arePropertiesHidden: false, mortgageRatePercent: 6 },
  };
  const print = pageDataOf({ ...model, page: { kind: 'person-print', name: '', backHref: '/name/x', shows } });
  expect(JSON.parse(print).page).toEqual({ kind: 'person-print' });
});
