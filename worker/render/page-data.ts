import { jsonForScript } from '../../client/deferred-data.tsx';
import type { DocumentModel, PageModel } from '../../client/pages/page-model.ts';
import { takeFirst } from '../../shared/records/first-records.ts';
import { sentTextOf } from '../origin-client/read-answer.ts';

/**
 * The page model as JSON for the browser to hydrate with. A person's details are most of it, and came as JSON: their
 * text is put in as it was sent, because writing it anew costs as much as checking it.
 *
 * @param mark a text that no data can hold, such as the nonce of this answer
 */
export function pageDataOf(model: DocumentModel, mark: string): string {
  const page = sentPage(model.page);
  const text = page.kind === 'person' ? sentTextOf(page.details) : undefined;
  if (text === undefined) return jsonForScript({ ...model, page });
  const around = jsonForScript({ ...model, page: { ...page, details: mark } });
  const place = JSON.stringify(mark);
  return around.replace(place, () => text.replaceAll('<', '\\u003c'));
}

/**
 * Without what only the server's HTML shows: the sheet that is printed, and of all records that full=1 carries those behind
 * the first.
 */
function sentPage(page: PageModel): PageModel {
  if (page.kind === 'person-record') return { ...page, listed: undefined };
  if (page.kind === 'person-print') return { kind: page.kind, backHref: page.backHref };
  if (page.kind !== 'person' || page.background === null || page.background === 'missing') return page;
  return { ...page, background: takeFirst(page.background) };
}
