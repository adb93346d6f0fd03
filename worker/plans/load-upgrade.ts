import type { User } from '../../shared/contract/account.ts';
import { managePlanCopy } from '../../shared/copy/billing/manage-plan.ts';
import { upgradeCopy } from '../../shared/copy/billing/upgrade.ts';
import { type FunnelQuery, parseFunnelQuery } from '../../shared/funnels/funnel-link.ts';
import type { UpgradeType } from '../../shared/funnels/offer-destination.ts';
import { decideUpgrade, type UpgradeOffer } from '../../shared/plans/decide-upgrade.ts';
import { isUpgradeBlocked } from '../../shared/plans/upgrade-blocked.ts';
import { upgradeTypeOf } from '../../shared/plans/upgrade-types.ts';
import { keepAnother } from '../../shared/urls/buy-another.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withQuery } from '../../shared/urls/query.ts';
import { routeRow } from '../../shared/urls/route-table.ts';
import { loadWhole } from '../account/load-own.ts';
import { loadPlan } from '../checkout/load-held-plan.ts';
import { loadPersonOffer } from '../checkout/load-person-offer.ts';
import { loadProducts } from '../checkout/load-products.ts';
import type { EdgeContext } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { loadPlanChanges } from './load-plan-changes.ts';

/** What the page of an upgrade is made of. */
export interface LoadedUpgrade {
  readonly viewer: User;
  readonly type: UpgradeType;
  /** null: the viewer's plan is blocked (P4-050) */
  readonly offer: UpgradeOffer | null;
  readonly funnel: FunnelQuery;
  /** this page, with its query */
  readonly here: string;
  /** where the viewer came from; the person's own page, once it is paid */
  readonly back: { readonly text: string; readonly href: string; readonly paidHref: string | null };
}

/** Which upgrade the address asks for. @throws Refusal 404 for an unknown one, which is logged (P4-054, P8-021) */
export function askedUpgrade(c: EdgeContext): UpgradeType {
  try {
    return upgradeTypeOf(c.get('url').searchParams.get('upgradeType') ?? '');
  } catch (error) {
    logEvent(c, 'unknown_upgrade', { message: messageOf(error) });
    throw new Refusal(404, upgradeCopy.states.unknown);
  }
}

/** Loads it; another response for a viewer who has to log in first. */
export async function loadUpgrade(c: EdgeContext, type: UpgradeType): Promise<LoadedUpgrade | Response> {
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  const own = await loadWhole(c, () =>
    Promise.all([loadPlan(c), loadProducts(c), loadPlanChanges(c), loadPersonOffer(c, funnel.wpId)]),
  );
  if (own instanceof Response) return own;
  const {
    viewer,
    data: [answer, products, changes, person],
  } = own;
  const plan = answer ?? { plan: null, shared: null, paidWith: null };
  const names = [viewer.product?.productName ?? null, plan.plan?.productId ?? null, plan.plan?.productName ?? null];
  // The bank may ask for more on the provider's page.
  if (products.paymentWay === 'hosted-page') c.set('leadsOut', true);
  const isBlocked = isUpgradeBlocked(names, c.get('settings').upgradeBlockedProduct);
  const firstName = person?.shown.firstName ?? null;
  return {
    viewer,
    type,
    offer: isBlocked ? null : decideUpgrade({ type, products, plan, changes }),
    funnel,
    here: keepAnother(
      withQuery(routeRow('upgrade').pattern, { ...funnel, upgradeType: type }),
      c.get('url').searchParams,
    ),
    back:
      person === null
        ? { text: upgradeCopy.toPlan, href: paths.managePlan(), paidHref: null }
        : {
            text: managePlanCopy.arrival.back(firstName),
            href: person.link,
            paidHref: person.page,
          },
  };
}
