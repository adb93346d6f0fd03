import type { ChangeOption } from '../../client/pages/change-plan/change-plan-model.ts';
import type { Product } from '../../shared/contract/billing.ts';
import type { PlanChange } from '../../shared/contract/plans.ts';
import { checkoutPlanCopy } from '../../shared/copy/billing/checkout-plan.ts';
import { paths } from '../../shared/urls/paths.ts';
import { plansOf } from '../checkout/plan-options.ts';
import type { PlanQuery } from './plan-arrival.ts';

const MONTHS_A_YEAR = 12;

/** The plans that one can change to, with what that costs; those that are for sale, in the order of the pricing page. */
export function changeOptions(
  products: readonly Product[],
  changes: readonly PlanChange[],
  query: PlanQuery,
): readonly ChangeOption[] {
  return plansOf(products).flatMap(
    ({ productId, productName, price, period, tier, lookups, backgroundCredits: reports }) => {
      const change = changes.find((one) => one.productId === productId);
      if (change === undefined) return [];
      const perMonth = period === 'year' ? price / MONTHS_A_YEAR : null;
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
