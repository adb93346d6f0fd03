import type { HeadModel } from '../../client/pages/page-model.ts';
import { checkoutCreditsCopy } from '../../shared/copy/checkout-credits.ts';
import { checkoutPropertyCopy } from '../../shared/copy/checkout-property.ts';
import { pageHeadCopy } from '../../shared/copy/page-head.ts';

/** Never for search engines, and named by no address: what is in the query is somebody's own. */
export function creditsHead(hasSubject: boolean): HeadModel {
  const { title, reportTitle, description } = checkoutCreditsCopy;
  return unlisted(hasSubject ? reportTitle : title, description);
}

export function propertyCheckoutHead(): HeadModel {
  return unlisted(checkoutPropertyCopy.title, checkoutPropertyCopy.description);
}

function unlisted(title: string, description: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}
