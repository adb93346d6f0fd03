import type { ChangeOption } from '../../client/pages/change-plan/change-plan-model.ts';
import type { Product } from '../../shared/contract/billing.ts';
import type { Plan, PlanChange } from '../../shared/contract/plans.ts';
import { checkoutPlanCopy } from '../../shared/copy/billing/checkout-plan.ts';
import { PERIOD_MONTHS } from '../../shared/plans/months.ts';
import { paths } from '../../shared/urls/paths.ts';
import { plansOf } from '../checkout/plan-options.ts';
import type { PlanQuery } from './plan-arrival.ts';

/**
 * The plans for sale that a viewer can change to, and what each change costs, in the order of the pricing page. A plan
 * that an app sold is the same as one of them, which is left out: nobody would see a difference.
 */
export function changeOptions(
  held: Pick<Plan, 'tier' | 'period' | 'price'>,
  products: readonly Product[],
  changes: readonly PlanChange[],
  query: PlanQuery,
): readonly ChangeOption[] {
  return plansOf(products).flatMap(
    ({ productId, productName, price, period, tier, lookups, backgroundCredits: reports }) => {
      const change = changes.find((one) => one.productId === productId);
      const isSame = tier === held.tier && period === held.period && price === held.price;
      if (change === undefined || isSame) return [];
      const perMonth = period === 'year' ? price / PERIOD_MONTHS.year : null;
      return [
        {
          productId,
          name: productName,
          price,
          period,
          note: `${checkoutPlanCopy.note(tier, { lookups, reports, perMonth })}.`,
          change,
          href: paths.changePlan({ ...query, to: productId }),
        },
      ];
    },
  );
}
