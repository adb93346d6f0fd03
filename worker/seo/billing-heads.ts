import type { HeadModel } from '../../client/pages/page-model.ts';
import type { PlanTier } from '../../shared/contract/plans.ts';
import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { checkoutCreditsCopy } from '../../shared/copy/billing/checkout-credits.ts';
import { checkoutPlanCopy } from '../../shared/copy/billing/checkout-plan.ts';
import { checkoutPropertyCopy } from '../../shared/copy/billing/checkout-property.ts';
import { hardStopCopy } from '../../shared/copy/billing/hard-stop.ts';
import { pricingCopy } from '../../shared/copy/billing/pricing.ts';
import { courtRunnerPurchaseCopy } from '../../shared/copy/records/court-runner-purchase.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Kept out of search engines; `canonical` is the URL without its query, which is personal. */
export function creditsHead(hasSubject: boolean, canonical: string): HeadModel {
  const { title, reportTitle, description } = checkoutCreditsCopy;
  return unlisted(hasSubject ? reportTitle : title, description, canonical);
}

/**
 * Kept out of search engines, like every checkout; `canonical` is the URL without its query, which is personal. Past the
 * hard stop the page is first of all about that.
 */
export function planCheckoutHead(
  { tier, isLimit }: { readonly tier: PlanTier; readonly isLimit: boolean },
  canonical: string,
): HeadModel {
  const title = isLimit ? hardStopCopy.head : checkoutPlanCopy.tiers[tier];
  return unlisted(title, checkoutPlanCopy.description, canonical);
}

/** The same for the table of plans. */
export function pricingHead(canonical: string): HeadModel {
  return unlisted(pricingCopy.title, pricingCopy.description, canonical);
}

/** Kept out of search engines; its canonical URL is the property's own page. */
export function propertyCheckoutHead(canonical: string): HeadModel {
  return unlisted(checkoutPropertyCopy.title, checkoutPropertyCopy.description, canonical);
}

/** Kept out of search engines; its title names nobody, because titles stay in the browser's history. */
export function purchaseCourtRunnerHead(origin: string): HeadModel {
  const { title, description } = courtRunnerPurchaseCopy.head;
  return unlisted(title, description, origin + paths.purchaseCourtRunnerForm());
}

/** Kept out of search engines; its title names nobody, because titles stay in the browser's history. */
export function unlockReportHead(origin: string): HeadModel {
  const { title, description } = routesCopy['unlock-report'];
  return unlisted(title, description, origin + paths.unlockReport());
}

// What somebody paid is private: kept out of search engines, without a canonical URL.

export function invoicesHead(): HeadModel {
  return unlisted(billingCopy.invoices.title, routesCopy.invoices.description);
}

export function invoiceHead(): HeadModel {
  return unlisted(billingCopy.invoice.title, routesCopy.invoice.description);
}

/** The page that waits for the answer to an order. */
export function checkoutWaitHead(): HeadModel {
  const { title, description } = routesCopy['checkout-wait'];
  return unlisted(title, description);
}

/** `title` is what the page says about the order. */
export function orderHead(title: string): HeadModel {
  return unlisted(title, routesCopy.order.description);
}

/** A page of the viewer's plan. */
export function planHead(
  name: 'manage-plan' | 'change-plan' | 'cancel-plan' | 'payment-method' | 'upgrade',
): HeadModel {
  const { title, description } = routesCopy[name];
  return unlisted(title, description);
}

function unlisted(title: string, description: string, canonical: string | null = null): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical };
}
