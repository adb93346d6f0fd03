import { jsonForScript } from '../../client/deferred-data.tsx';
import type { DocumentModel } from '../../client/pages/page-model.ts';
import { sentTextOf } from '../origin-client/sent-texts.ts';

/**
 * The page model as JSON for the browser to hydrate with. A person's details are most of it, and came as JSON: their
 * text is put in as it was sent, because writing it anew costs as much as checking it.
 *
 * @param mark a text that no data can hold, such as the nonce of this answer
 */
export function pageDataOf(model: DocumentModel, mark: string): string {
  const { page } = model;
  const text = page.kind === 'person' ? sentTextOf(page.details) : undefined;
  if (text === undefined) return jsonForScript(model);
  const around = jsonForScript({ ...model, page: { ...page, details: mark } });
  const place = JSON.stringify(mark);
  return around.replace(place, () => text.replaceAll('<', '\\u003c'));
}
