import { checkoutPlanCopy as words } from '../../../shared/copy/billing/checkout-plan.ts';
import { checkoutClosedCopy } from '../../../shared/copy/billing/checkout-problems.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { CheckoutChoices } from '../../checkout/CheckoutChoices.tsx';
import { CheckoutHead, CheckoutLayout, CheckoutNothing } from '../../checkout/CheckoutLayout.tsx';
import { CHECKOUT_ID, CheckoutOfferForm } from '../../checkout/CheckoutOfferForm.tsx';
import { CheckoutTerms } from '../../checkout/CheckoutTerms.tsx';
import { Island } from '../../islands/Island.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { CheckoutHeldPlan } from './CheckoutHeldPlan.tsx';
import { CheckoutPlanAside } from './CheckoutPlanAside.tsx';
import type { CheckoutPlanPageModel } from './checkout-plan-model.ts';
import { HardStop } from './HardStop.tsx';
import { ledeOf } from './lede.ts';

/** The checkout of plans (F2-58): what they open, terms and form. Viewers with a plan see it instead: nobody buys two. */
export function CheckoutPlanPage({ page, site }: { page: CheckoutPlanPageModel; site: SiteModel }) {
  const { tier, why, checkout, options, held } = page;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="checkout-head">
          {why.kind === 'limit' && held === null ? (
            <HardStop why={why} />
          ) : (
            <CheckoutHead title={words.tiers[tier]} lede={`${ledeOf(page)}${held === null ? ` ${words.trial}` : ''}`} />
          )}
        </div>
        <CheckoutLayout aside={held === null ? <CheckoutPlanAside page={page} /> : null}>
          {held !== null ? (
            <div id="checkout-held">
              <CheckoutHeldPlan held={held} problem={page.heldProblem} why={page.why} />
            </div>
          ) : checkout === null ? (
            <div id="checkout-closed">
              <NotForSale page={page} />
            </div>
          ) : (
            <Island id={CHECKOUT_ID}>
              <CheckoutOfferForm checkout={checkout} options={options}>
                {options.length > 1 ? (
                  <CheckoutChoices
                    legend={words.legend}
                    options={options}
                    picked={checkout.values.product}
                    error={checkout.errors.product}
                  />
                ) : (
                  <input type="hidden" name="product" value={options[0]?.productId} />
                )}
                <CheckoutTerms options={options} />
              </CheckoutOfferForm>
            </Island>
          )}
        </CheckoutLayout>
      </Wrap>
    </SiteFrame>
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
