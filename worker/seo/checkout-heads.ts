import type { HeadModel } from '../../client/pages/page-model.ts';
import { checkoutCreditsCopy } from '../../shared/copy/billing/checkout-credits.ts';
import { checkoutPropertyCopy } from '../../shared/copy/billing/checkout-property.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';

/** Never for search engines; `canonical` is its address without the query, which is somebody's own. */
export function creditsHead(hasSubject: boolean, canonical: string): HeadModel {
  const { title, reportTitle, description } = checkoutCreditsCopy;
  return unlisted(hasSubject ? reportTitle : title, description, canonical);
}

/** Never for search engines; the page of the property that it is about stands for it. */
export function propertyCheckoutHead(canonical: string): HeadModel {
  return unlisted(checkoutPropertyCopy.title, checkoutPropertyCopy.description, canonical);
}

function unlisted(title: string, description: string, canonical: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical };
}
