import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import { parsePrintParts } from '../../../shared/people/print-parts.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { reportPrice } from '../../checkout/price-list.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { NotListed } from '../../failures/errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { samplePage } from '../../sample-report/sample-page.ts';
import { samplePrint } from '../../sample-report/sample-print.ts';
import { sampleRecordPage } from '../../sample-report/sample-record-page.ts';
import { hasFlags } from '../../seo/page-heads.ts';
import { sampleHead, samplePrintHead, sampleRecordHead } from '../../seo/sample-heads.ts';

/**
 * GET /sample-report: a whole report about a person we invented. The origin is not needed for it: it only says whose
 * session this is and what a report costs, and both may be missing. ?view=print is its printed sheet, ?record= one of its
 * records.
 */
export async function sampleReport(c: EdgeContext): Promise<Response> {
  const query = c.get('url').searchParams;
  const record = query.get('record');
  if (record !== null) return showRecord(c, record, query.get('understood') === '1');
  if (query.get('view') === 'print') return showSheet(c);
  const [viewer, price] = await Promise.all([loadViewer(c), reportPrice(c)]);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: sampleHead(siteOrigin(c), hasFlags(query)),
    site: siteFor(c, viewer),
    page: { kind: 'sample-report', person: personOf(c), price },
  });
}

async function showRecord(c: EdgeContext, text: string, hasUnderstood: boolean): Promise<Response> {
  const page = sampleRecordPage(text, hasUnderstood, Date.now());
  if (page === null) {
    const { link, ...gone } = sampleReportCopy.gone;
    const href = `${paths.sampleReport()}#${PERSON_SECTIONS.background.anchor}`;
    throw new NotListed({ ...gone, link: { text: link, href } });
  }
  const viewer = await loadViewer(c);
  allowRevalidation(c);
  return renderPage(c, 200, { head: sampleRecordHead(page, siteOrigin(c)), site: siteFor(c, viewer), page });
}

async function showSheet(c: EdgeContext): Promise<Response> {
  const person = personOf(c);
  const query = c.get('url').searchParams;
  const asked = {
    printParts: parsePrintParts(query),
    printFrom: null,
    hasUnderstood: query.get('understood') === '1',
  };
  return renderPage(c, 200, {
    head: samplePrintHead(person.details.results, siteOrigin(c)),
    site: siteFor(c, await loadViewer(c)),
    page: samplePrint(person, asked, { origin: siteOrigin(c), now: Date.now() }),
  });
}

const personOf = (c: EdgeContext) =>
  samplePage(c.get('settings'), { now: Date.now(), isBot: c.get('botClass') !== 'human' });
