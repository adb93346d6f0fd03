import type { SpeedSearchOffer, SpeedSearchPrice } from '../../client/pages/speed-search/speed-search-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { Product } from '../../shared/contract/billing.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import { planCardCopy } from '../../shared/copy/billing/manage-plan.ts';
import type { FunnelQuery } from '../../shared/funnels/funnel-link.ts';
import { canSpeedSearch } from '../../shared/people/plan-features.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withQuery } from '../../shared/urls/query.ts';

const planNames = planCardCopy.names;

/** Whether the viewer's plan, or the one they share, includes it now. */
export function mayUseSpeedSearch({ userType }: Pick<User, 'userType'>, { plan, shared }: PlanAnswer): boolean {
  const tier = plan?.status === 'active' ? plan.tier : (shared?.tier ?? null);
  return canSpeedSearch({ userType, tier });
}

/** The product, as it is sold; null if it is not. */
export function speedSearchProduct(products: readonly Product[]): (Product & SpeedSearchPrice) | null {
  const product = products.find(({ tier }) => tier === 'speed-search');
  return product?.period == null ? null : { ...product, period: product.period };
}

/**
 * What leads a viewer without it there: the checkout; a change of the plan they have; the payment that is overdue.
 * `funnel` is where they came from, `path` is this page.
 */
export function decideSpeedSearchOffer(
  viewer: User | null,
  { plan, shared }: Pick<PlanAnswer, 'plan' | 'shared'>,
  product: Pick<Product, 'productId' | 'tier'> | null,
  { funnel, path, loginHref }: { readonly funnel: FunnelQuery; readonly path: string; readonly loginHref: string },
): SpeedSearchOffer {
  if (shared !== null || viewer?.userType === 'fam') return { kind: 'member' };
  if (plan?.status === 'delinquent') return { kind: 'overdue', href: paths.paymentMethod({ from: path }) };
  if (product === null) return { kind: 'closed' };
  if (plan?.status === 'active')
    return {
      kind: 'change',
      plan: planNames[plan.productName] ?? plan.productName,
      href: paths.changePlan({ to: product.productId }),
    };
  const href = withQuery(paths.checkoutSummary(), { ...funnel, plan: product.tier });
  return { kind: 'buy', href, loginHref: viewer === null ? loginHref : null };
}
