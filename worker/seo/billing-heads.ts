import type { HeadModel } from '../../client/pages/page-model.ts';
import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { checkoutCreditsCopy } from '../../shared/copy/billing/checkout-credits.ts';
import { checkoutPropertyCopy } from '../../shared/copy/billing/checkout-property.ts';
import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { paths } from '../../shared/urls/paths.ts';

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

/** Never for search engines; names nobody, because the title stays in the history of the browser. */
export function purchaseCourtRunnerHead(origin: string): HeadModel {
  const { title, description } = courtRunnerCopy.purchase.head;
  return {
    title: pageHeadCopy.titled(title),
    description,
    isIndexable: false,
    canonical: origin + paths.purchaseCourtRunnerForm(),
  };
}

/** Never for search engines; names nobody, because the title stays in the history of the browser. */
export function unlockReportHead(origin: string): HeadModel {
  const { title, description } = routesCopy['unlock-report'];
  return {
    title: pageHeadCopy.titled(title),
    description,
    isIndexable: false,
    canonical: origin + paths.unlockReport(),
  };
}

// What somebody paid is theirs alone: never for search engines, and named by no address.

export function invoicesHead(): HeadModel {
  return billingHeadsUnlisted(billingCopy.invoices.title, routesCopy.invoices.description);
}

export function invoiceHead(): HeadModel {
  return billingHeadsUnlisted(billingCopy.invoice.title, routesCopy.invoice.description);
}

/** `title` is what the page says of the order. */
export function orderHead(title: string): HeadModel {
  return billingHeadsUnlisted(title, routesCopy.order.description);
}

function billingHeadsUnlisted(title: string, description: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}
