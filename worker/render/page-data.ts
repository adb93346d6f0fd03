import type { BrowserPageModel, DocumentData, PlainPageModel } from '../../client/boot/page-data.ts';
import { jsonForScript } from '../../client/deferred-data.ts';
import type { DocumentModel, PageModel } from '../../client/pages/page-model.ts';
import { browserModelOf } from '../../client/pages/person/model-of.ts';
import { visitOf } from './visit-of.ts';

/** What the browser gets of a page and of the site, as JSON for a data block. */
export function pageDataOf({ site: { path, refusesEvents }, page }: DocumentModel): string {
  const data: DocumentData = {
    site: { path, refusesEvents },
    page: sentPage(page),
    visit: visitOf(page),
  };
  return jsonForScript(data);
}

/** What islands need; everything else is in the HTML, and only there. */
function sentPage(page: PageModel): BrowserPageModel {
  switch (page.kind) {
    case 'person':
      return browserModelOf(page);
    case 'login':
    case 'sign-up':
    case 'checkout-search':
    case 'checkout-property':
    case 'purchase-credits':
    case 'purchase-court-runner':
      return page;
    default:
      return { kind: page.kind } satisfies PlainPageModel;
  }
}
