import type { Product } from '../../contract/billing.ts';
import type { Sold } from '../../funnels/decide-sold.ts';
import { REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { formatPrice } from '../format/dollars.ts';
import { fillTemplate } from '../format/fill-template.ts';

/** What an offer costs: `short` '$14.99', `whole` 'one report, $14.99, no subscription, readable for 30 days'. */
export interface PriceLine {
  readonly short: string;
  readonly whole: string;
}

/** What is paid beside an offer: something that is sold, or a credit that the viewer has. */
export type Priced = Sold | 'credit' | 'last-credit';

/** The texts of price lines, with placeholders; the registry may word them its own way (docs/registry.md). */
export type PriceTexts = { readonly [P in Priced]?: PriceLine };

const PLAN: PriceLine = {
  short: '{price}/{mo}',
  whole: '{price} a {month}, renews {monthly} until you cancel',
};

export const PRICE_TEXTS: { readonly [P in Priced]: PriceLine } = {
  report: { short: '{price}', whole: 'one report, {price}, no subscription, readable for {days} days' },
  premium: PLAN,
  unlimited: { ...PLAN, whole: `Premium Unlimited, ${PLAN.whole}` },
  business: { ...PLAN, whole: `Small Business, ${PLAN.whole}` },
  'speed-search': PLAN,
  property: { short: '{price}', whole: 'one property report, {price}, no subscription, readable for {days} days' },
  'own-plan': { ...PLAN, whole: `your plan, ${PLAN.whole}` },
  credit: { short: '1 credit', whole: 'uses 1 of your {credits} credits, readable for {days} days' },
  'last-credit': { short: '1 credit', whole: 'uses your last credit, readable for {days} days' },
};

const PERIODS = {
  month: { month: 'month', monthly: 'monthly', mo: 'mo' },
  year: { month: 'year', monthly: 'yearly', mo: 'yr' },
} as const;

/**
 * The price line of a product that is sold, its number from the catalogue; null if its text needs what the product does
 * not have.
 */
export function priceLine(
  { price, period }: Pick<Product, 'price' | 'period'>,
  sold: Sold,
  texts: PriceTexts = PRICE_TEXTS,
): PriceLine | null {
  return fill(texts[sold], { price: formatPrice(price), ...(period === null ? {} : PERIODS[period]) });
}

/** What using one of this many credits costs: no dollars. */
export function creditLine(credits: number, texts: PriceTexts = PRICE_TEXTS): PriceLine | null {
  return fill(texts[credits === 1 ? 'last-credit' : 'credit'], { credits });
}

function fill(texts: PriceLine | undefined, values: Readonly<Record<string, string | number>>): PriceLine | null {
  if (texts === undefined) return null;
  const data = { ...values, days: REPORT_ACCESS_DAYS };
  const [short, whole] = [fillTemplate(texts.short, data), fillTemplate(texts.whole, data)];
  return short === '' || whole === '' ? null : { short, whole };
}
