import type { CheckoutPlanPageModel } from '../../client/pages/checkout-plan/checkout-plan-model.ts';
import type { Product, ProductsAnswer } from '../../shared/contract/billing.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import { RENEWAL_VERSION } from '../../shared/copy/billing/renewal.ts';
import { json, modelOf, type OriginAnswers } from '../../worker/testing.ts';
import { buildProductsAnswer } from '../fixtures/billing.ts';
import { CALLS, FIELDS, sendForm, shop } from './checkout-shop.ts';

/** An invented shop that sells plans, for tests of the pages where they are bought. */

export const PLAN_CALL = 'GET /api/billing/plan';

const plan = (productId: string, productName: string, price: number, more: Partial<Product>): Product => ({
  productId,
  productName,
  kind: 'plan',
  price,
  period: 'month',
  tier: 'premium',
  lookups: 20,
  backgroundCredits: 0,
  ...more,
});

/** Every plan, by ids of this origin's own: pages go by the tier. */
export const PLANS: readonly Product[] = [
  plan('p-year', 'Premium Annual', 59.99, { period: 'year' }),
  plan('p-month', 'Premium Monthly', 9.99, {}),
  plan('u', 'Premium Unlimited', 19.99, { tier: 'unlimited', lookups: null, backgroundCredits: 1 }),
  plan('b', 'Small Business', 29.99, { tier: 'business', lookups: null, backgroundCredits: 1 }),
  plan('s', 'Speed Search', 14.99, { tier: 'speed-search', lookups: 50 }),
];

/** What is bought once, besides the plans. */
export const ONCE = buildProductsAnswer().products.filter(({ kind }) => kind !== 'plan');

/** A shop where everything goes well, for a visitor without a plan. */
export function planShop(
  more: OriginAnswers = {},
  { products = [...PLANS, ...ONCE], ...payment }: Partial<ProductsAnswer> = {},
): OriginAnswers {
  const none: PlanAnswer = { plan: null, shared: null, paidWith: null };
  return shop({ [PLAN_CALL]: json(none), ...more }, { products: [...products], ...payment });
}

/** The fields of a correctly filled form. */
const PLAN_FIELDS: Readonly<Record<string, string>> = {
  ...FIELDS,
  product: 'p-month',
  renewal: RENEWAL_VERSION,
  renews: 'yes',
  shown: 'p-month 9.99',
};

/** Submits the form of such a page, with the given changes. */
export const sendPlanForm = (
  answers: OriginAnswers,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => sendForm(answers, { ...PLAN_FIELDS, ...fields }, { path, headers });

/** The model that a page was rendered from. */
export async function planPageOf(response: Response): Promise<CheckoutPlanPageModel> {
  return (await modelOf(response)).page as CheckoutPlanPageModel;
}

/** The bodies of the orders that the origin received. */
export const ordersOf = async ({ bodies }: Awaited<ReturnType<typeof sendForm>>) =>
  (await bodies(CALLS.order)).map(({ body }) => body as Record<string, unknown>);
