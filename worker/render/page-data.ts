import type { BrowserPageModel, DocumentData, PlainPageModel } from '../../client/boot/page-data.ts';
import type { CheckoutSubmit } from '../../client/checkout/checkout-model.ts';
import { jsonForScript } from '../../client/deferred-data.ts';
import type { CheckoutBrowserModel } from '../../client/islands/islands-model.ts';
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
    case 'ask-link':
    case 'check-mail':
    case 'emailed-link':
    case 'purchase-court-runner':
      return page;
    case 'sample-report': {
      const { map, tilesUrl, isBot } = browserModelOf(page.person);
      return { kind: page.kind, map, tilesUrl, isBot };
    }
    case 'account-security':
      return { kind: page.kind, passkeys: page.passkeys };
    case 'checkout-property':
      return checkoutData(page, page.option === null ? [] : [page.option]);
    case 'checkout-search':
    case 'checkout-plan':
    case 'purchase-credits':
      return checkoutData(page, page.options);
    default:
      return { kind: page.kind } satisfies PlainPageModel;
  }
}

function checkoutData(
  { kind, checkout }: Pick<CheckoutBrowserModel, 'kind' | 'checkout'>,
  options: readonly CheckoutSubmit[],
): CheckoutBrowserModel {
  return { kind, checkout, options: options.map(({ submit, renewal }) => ({ submit, renewal })) };
}
