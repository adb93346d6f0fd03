import { checkoutPlanCopy as words } from '../../../shared/copy/billing/checkout-plan.ts';
import { checkoutClosedCopy } from '../../../shared/copy/billing/checkout-problems.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { CheckoutChoices } from '../../checkout/CheckoutChoices.tsx';
import { CheckoutFrame } from '../../checkout/CheckoutFrame.tsx';
import { CheckoutHead, CheckoutLayout, CheckoutNothing } from '../../checkout/CheckoutLayout.tsx';
import { CheckoutSale } from '../../checkout/CheckoutSale.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { backOf } from './back-of.ts';
import { CheckoutHeldPlan } from './CheckoutHeldPlan.tsx';
import styles from './CheckoutPlan.module.css';
import { CheckoutPlanAside } from './CheckoutPlanAside.tsx';
import type { CheckoutPlanPageModel } from './checkout-plan-model.ts';
import { HardStop, OpenedToday } from './HardStop.tsx';
import { ledeOf } from './lede.ts';

/** The checkout of plans (F2-58): what they open, terms and form. Viewers with a plan see it instead: nobody buys two. */
export function CheckoutPlanPage({ page, site }: { page: CheckoutPlanPageModel; site: SiteModel }) {
  const { tier, why, checkout, options, held } = page;
  const isStopped = why.kind === 'limit' && held === null;
  return (
    <CheckoutFrame
      site={site}
      back={why.kind === 'limit' ? null : backOf(why)}
      paymentWay={checkout?.paymentWay ?? null}
    >
      <Wrap hasEnd>
        <div id="checkout-head">
          {isStopped ? (
            <HardStop why={why} />
          ) : (
            <CheckoutHead title={words.tiers[tier]} lede={`${ledeOf(page)}${held === null ? ` ${words.trial}` : ''}`} />
          )}
        </div>
        {held === null && checkout !== null ? (
          <CheckoutSale
            goods="plan"
            checkout={checkout}
            options={options}
            choices={
              options.length > 1 ? (
                <CheckoutChoices
                  legend={words.legend}
                  options={options}
                  picked={checkout.values.product}
                  error={checkout.errors.product}
                />
              ) : (
                <input type="hidden" name="product" value={options[0]?.productId} />
              )
            }
            aside={<CheckoutPlanAside page={page} />}
          />
        ) : (
          <CheckoutLayout
            aside={
              held === null ? (
                <div id="checkout-aside" className={styles.aside}>
                  <CheckoutPlanAside page={page} />
                </div>
              ) : null
            }
          >
            {held === null ? (
              <div id="checkout-closed">
                <NotForSale page={page} />
              </div>
            ) : (
              <div id="checkout-held">
                <CheckoutHeldPlan held={held} problem={page.heldProblem} why={page.why} />
              </div>
            )}
          </CheckoutLayout>
        )}
        {isStopped ? <OpenedToday /> : null}
      </Wrap>
    </CheckoutFrame>
  );
}

function NotForSale({ page: { takesPayments } }: { page: CheckoutPlanPageModel }) {
  return (
    <CheckoutNothing
      title={checkoutClosedCopy.title}
      text={takesPayments ? words.soldOut : checkoutClosedCopy.text}
      link={{ text: words.toPricing, href: paths.pricing() }}
    />
  );
}
