import { jsonForScript } from '../../client/deferred-data.ts';
import type { DocumentModel, PageModel } from '../../client/pages/page-model.ts';
import { takeFirst } from '../../shared/records/first-records.ts';
import { sentTextOf } from '../origin-client/read-answer.ts';

/**
 * The page model as JSON for the browser to hydrate with. Most of it is a person's details, which arrived as JSON: that
 * text is inserted unchanged, because serializing it again costs as much as checking it.
 */
const MARK = '\u0000details';

export function pageDataOf(model: DocumentModel): string {
  const page = sentPage(model.page);
  const text = page.kind === 'person' ? sentTextOf(page.details) : undefined;
  if (text === undefined) return jsonForScript({ ...model, page });
  const around = jsonForScript({ ...model, page: { ...page, details: MARK } });
  const place = JSON.stringify(MARK);
  return around.replace(place, () => text.replaceAll('<', '\\u003c'));
}

/** Leaves out what only the server's HTML shows: the print sheet, and all records of full=1 beyond the first. */
function sentPage(page: PageModel): PageModel {
  if (page.kind === 'person-record') return { ...page, listed: undefined };
  if (page.kind === 'person-print') return { kind: page.kind, backHref: page.backHref };
  if (page.kind !== 'person' || page.background === null || page.background === 'missing') return page;
  return { ...page, background: takeFirst(page.background) };
}
