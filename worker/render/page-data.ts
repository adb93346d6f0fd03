import { jsonForScript } from '../../client/deferred-data.ts';
import type { BrowserPageModel, DocumentData, DocumentModel, PageModel } from '../../client/pages/page-model.ts';
import { browserModelOf } from '../../client/pages/person/model-of.ts';

/** The page model as JSON for the browser to hydrate with. Only the server renders the header's search. */
export function pageDataOf(model: DocumentModel): string {
  const data: DocumentData = {
    site: { ...model.site, search: {} },
    page: sentPage(model.page),
    script: model.assets.page,
  };
  return jsonForScript(data);
}

/** Leaves out what only the server's HTML shows: most of a person, the print sheet, the full list of records. */
function sentPage(page: PageModel): BrowserPageModel {
  if (page.kind === 'person') return browserModelOf(page);
  if (page.kind === 'person-record') return { ...page, listed: undefined };
  if (page.kind === 'person-print') return { kind: page.kind, backHref: page.backHref };
  return page;
}
