import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { UPGRADE_TIERS } from '../../shared/plans/upgrade-types.ts';
import { loadProducts } from '../checkout/load-products.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';

/**
 * What the plan costs that a viewer without a lookup left is offered above the name (P4-049). Only they wait for this
 * call; without an answer the offer has no price.
 */
export async function loadUpgradePrice(
  c: EdgeContext,
  { userInfo }: PersonDetails,
): Promise<PersonPageModel['upgradePrice']> {
  if (!userInfo.isOutOfLookups || userInfo.userType === 'fam') return null;
  try {
    const { products } = await loadProducts(c);
    const plan = products
      .filter(({ kind, tier }) => kind === 'plan' && tier === UPGRADE_TIERS.default)
      .toSorted((one, other) => one.price - other.price)[0];
    return plan === undefined || plan.period === null ? null : { price: plan.price, period: plan.period };
  } catch (error) {
    logEvent(c, 'upgrade_price_unknown', { message: messageOf(error) });
    return null;
  }
}
