import { type OrderBody, SALES_TAX_LINE } from '../../../shared/contract/billing.ts';
import type { PlanPeriod } from '../../../shared/contract/plans.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import { countyInState } from '../../../shared/copy/format/county-name.ts';
import { CREDIT_LIFETIME_DAYS } from '../../../shared/people/report-state.ts';
import { COUNTY_PRODUCT, COURT_RUNNER_PRODUCT, type CountyOption } from '../court-runner/options-store.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { StoredProduct } from './products-store.ts';

/** One line of an order and of its receipt. */
export interface OrderLine {
  readonly productId: string;
  readonly text: string;
  readonly amountCents: number;
  /** background credits it gives */
  readonly credits: number;
}

/** A county a runner is paid to go to. */
export interface OrderedCounty {
  readonly fips: string;
  readonly countyName: string;
  readonly stateCode: string;
  /** including the courthouse's fee */
  readonly amountCents: number;
}

/** What an order does to a plan. */
export interface OrderedPlan {
  readonly action: 'start' | 'change' | 'renew';
  /** the plan it starts, changes or renews */
  readonly id: string;
  /** what the plan is afterward */
  readonly productId: string;
  readonly period: PlanPeriod;
  /** for a renewal: the end of the period it follows, in milliseconds since 1970; it renews no other one */
  readonly from: number | null;
}

/** What an order costs and what it is about. */
export interface PricedOrder {
  readonly lines: readonly OrderLine[];
  readonly totalCents: number;
  readonly personId: string | null;
  readonly pnpId: string | null;
  readonly runner: OrderBody['runner'] | null;
  readonly counties: readonly OrderedCounty[] | null;
  /** null if nothing renews */
  readonly plan: OrderedPlan | null;
}

/** What determines an order's price. Never a price itself: we do not take one from a client (P7-059). */
export type WantedOrder = Pick<OrderBody, 'productIds' | 'personId' | 'pnpId' | 'runner' | 'renewal'>;

/**
 * The product an order is for: a plan, a credit or a pack of them, a property report, or runners to several counties.
 *
 * @param products those of the ordered ids that are products
 * @throws ProblemError 400 for an unclear order, 404 for an unknown product, 409 for one that is not for sale
 */
export function chooseProduct(wanted: WantedOrder, products: readonly StoredProduct[]): StoredProduct {
  const { productIds } = wanted;
  if (new Set(productIds).size < productIds.length) throw new ProblemError(400, orderCopy.twice);
  const others = productIds.filter((id) => !id.startsWith(COUNTY_PRODUCT));
  if (others.some((id) => !products.some((product) => product.id === id)))
    throw new ProblemError(404, orderCopy.unknownProduct);
  const [product, ...more] = products;
  if (product === undefined || more.length > 0) throw new ProblemError(400, orderCopy.oneAtATime);
  if (!product.isSold) throw new ProblemError(409, orderCopy.notSold);
  const hasCounties = others.length < productIds.length;
  if (hasCounties && product.kind !== 'court-runner') throw new ProblemError(400, orderCopy.oneAtATime);
  assertParts(wanted, product);
  return product;
}

/** @throws ProblemError 400 if a part of the order is missing or belongs to another kind of order */
function assertParts({ productIds, personId, pnpId, runner, renewal }: WantedOrder, { kind }: StoredProduct): void {
  if (kind === 'plan' && renewal === undefined) throw new ProblemError(400, planCallCopy.renewalNeeded);
  if (kind !== 'plan' && renewal !== undefined) throw new ProblemError(400, planCallCopy.renewalRefused);
  const isRunner = kind === 'court-runner';
  const isProperty = kind === 'property-report';
  if (isProperty && pnpId === undefined) throw new ProblemError(400, orderCopy.propertyNeeded);
  if (!isProperty && pnpId !== undefined) throw new ProblemError(400, orderCopy.wrongParts);
  if (!isRunner && runner !== undefined) throw new ProblemError(400, orderCopy.wrongParts);
  if (!isRunner) return;
  if (productIds.length < 2) throw new ProblemError(400, orderCopy.countyNeeded);
  if (runner === undefined || personId === undefined) throw new ProblemError(400, orderCopy.runnerNeeded);
  if (runner.id !== personId) throw new ProblemError(400, orderCopy.wrongParts);
}

/** An order for one product with a fixed price: credits or a report. One credit for somebody is their report. */
export function priceProduct({ personId, pnpId }: WantedOrder, product: StoredProduct): PricedOrder {
  const { id: productId, name, priceCents, backgroundCredits, kind } = product;
  const isProperty = kind === 'property-report';
  const text = backgroundCredits === 1 && personId !== undefined ? orderCopy.oneReport : name;
  return {
    lines: [{ productId, text, amountCents: priceCents, credits: backgroundCredits }],
    totalCents: priceCents,
    personId: isProperty ? null : (personId ?? null),
    pnpId: isProperty ? (pnpId ?? null) : null,
    runner: null,
    counties: null,
    plan: null,
  };
}

/**
 * The first payment for a plan, or for one that replaces it. The order does not record who the buyer was looking at: a
 * plan is not about anybody.
 */
export function pricePlan(
  { id: productId, name: text, priceCents, backgroundCredits: credits }: StoredProduct,
  plan: Omit<OrderedPlan, 'productId'>,
): PricedOrder {
  return {
    lines: [{ productId, text, amountCents: priceCents, credits }],
    totalCents: priceCents,
    personId: null,
    pnpId: null,
    runner: null,
    counties: null,
    plan: { ...plan, productId },
  };
}

/**
 * An order for runners: each county costs the runner plus the courthouse's fee, and is a line on the receipt (P9-063).
 *
 * @param options the counties available for this person
 * @throws ProblemError 409 for any other county
 */
export function priceRunners(
  { productIds, personId, runner }: WantedOrder,
  { name, priceCents }: StoredProduct,
  options: readonly CountyOption[],
): PricedOrder {
  const chosen = productIds
    .filter((id) => id !== COURT_RUNNER_PRODUCT)
    .map((productId) => {
      const option = options.find((each) => each.productId === productId);
      if (option === undefined) throw new ProblemError(409, orderCopy.noSuchCounty);
      return { ...option, amountCents: priceCents + option.feeCents };
    });
  return {
    lines: chosen.map(({ productId, countyName: county, stateCode, amountCents }) => ({
      productId,
      text: `${name}, ${countyInState({ county, stateCode })}`,
      amountCents,
      credits: 0,
    })),
    totalCents: chosen.reduce((sum, { amountCents }) => sum + amountCents, 0),
    personId: personId ?? null,
    pnpId: null,
    runner: runner ?? null,
    counties: chosen.map(({ fips, countyName, stateCode, amountCents }) => ({
      fips,
      countyName,
      stateCode,
      amountCents,
    })),
    plan: null,
  };
}

/** How long a bought credit stays valid, in milliseconds (F9-05). */
export const CREDIT_MS = CREDIT_LIFETIME_DAYS * 86_400_000;

/** The line of a receipt for sales tax that the provider added. */
export function taxLines(taxCents: number): readonly OrderLine[] {
  if (taxCents === 0) return [];
  return [{ productId: SALES_TAX_LINE, text: planCallCopy.salesTax, amountCents: taxCents, credits: 0 }];
}

/** The number of background credits an order gives. */
export function creditsOf(lines: readonly Pick<OrderLine, 'credits'>[]): number {
  return lines.reduce((sum, { credits }) => sum + credits, 0);
}
