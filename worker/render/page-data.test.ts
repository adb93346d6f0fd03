import { expect, test } from 'vitest';
import type { DocumentModel } from '../../client/pages/page-model.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { MAYA } from '../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../tests/fixtures/person-page.ts';
import { buildReport } from '../../tests/fixtures/report.ts';
import { keepSentText } from '../origin-client/read-answer.ts';
import { pageDataOf } from './page-data.ts';

function modelOf(details: PersonDetails): DocumentModel {
  const page = buildPage(details.results, { details });
  const head = { title: '</title>', description: '</meta>', isIndexable: true, canonical: null };
  const site = { viewer: null, path: '/', search: { name: '', location: '' } };
  return { head, site, page, assets: { scripts: [], styles: [], page: null } };
}

test('the data of a page is its model, whether the details are serialized again or inserted as sent', () => {
  const details = buildDetails({ ...MAYA, akas: ['</script><script>alert(1)</script>', '$& $1 "quoted"', 'Zoë 李'] });
  const anew = pageDataOf(modelOf(details));
  // Sent with distinctive white space, which shows that this very text was used.
  const sent = JSON.stringify(details, null, 1);
  const read = JSON.parse(sent) as typeof details;
  keepSentText(read, sent);
  const verbatim = pageDataOf(modelOf(read));
  expect(verbatim).toContain('\n "results": {');
  expect(JSON.parse(verbatim)).toEqual(JSON.parse(anew));
  expect(JSON.parse(verbatim)).toEqual(JSON.parse(JSON.stringify(modelOf(details))));
  for (const data of [anew, verbatim]) expect(data).not.toContain('<');
});

test('details changed here are serialized again', () => {
  const sent = JSON.stringify(buildDetails(MAYA));
  const read = JSON.parse(sent) as PersonDetails;
  keepSentText(read, sent);
  expect(pageDataOf(modelOf({ ...read, fillScore: 7 }))).toContain('"fillScore":7');
});

test('what only the HTML shows is not sent: records beyond the first view, the print sheet', () => {
  const model = modelOf(buildDetails(MAYA));
  const background = buildReport({ criminalAndTrafficRecords: 40, evictions: 40 });
  const full = JSON.parse(pageDataOf({ ...model, page: { ...buildPage(buildDetails(MAYA).results), background } }));
  expect(full.page.background.records.criminalAndTrafficRecords).toHaveLength(3);
  const details = buildDetails(MAYA);
  const sheet = { printedAt: 1, address: '', arePropertiesHidden: false, mortgageRatePercent: 6, background, details };
  const print = pageDataOf({ ...model, page: { kind: 'person-print', backHref: '/name/x', sheet } });
  expect(JSON.parse(print).page).toEqual({ kind: 'person-print', backHref: '/name/x' });
});
