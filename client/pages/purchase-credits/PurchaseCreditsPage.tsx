import { checkoutCreditsCopy as words } from '../../../shared/copy/billing/checkout-credits.ts';
import { BillingLayout } from '../../billing/BillingLayout.tsx';
import { CheckoutCredits } from '../../checkout/CheckoutCredits.tsx';
import type { PurchaseCreditsPageModel } from '../../checkout/checkout-model.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';

/** Credits for account holders (F2-57): how many are left, and the checkout form. */
export function PurchaseCreditsPage({ page, site }: { page: PurchaseCreditsPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <BillingLayout current="credits">
          <CheckoutCredits
            page={page}
            title={words.title}
            lede={words.left(page.creditsLeft, page.creditsExpire)}
            isInBilling
          />
        </BillingLayout>
      </Wrap>
    </SiteFrame>
  );
}
