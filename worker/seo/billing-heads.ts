import type { HeadModel } from '../../client/pages/page-model.ts';
import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';

// What somebody paid is theirs alone: never for search engines, and named by no address.

export function invoicesHead(): HeadModel {
  return unlisted(billingCopy.invoices.title, routesCopy.invoices.description);
}

export function invoiceHead(): HeadModel {
  return unlisted(billingCopy.invoice.title, routesCopy.invoice.description);
}

/** `title` is what the page says of the order. */
export function orderHead(title: string): HeadModel {
  return unlisted(title, routesCopy.order.description);
}

function unlisted(title: string, description: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}
