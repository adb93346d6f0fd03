import { checkoutCreditsCopy as words } from '../../../shared/copy/billing/checkout-credits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { CheckoutCredits } from '../../checkout/CheckoutCredits.tsx';
import { CheckoutFrame } from '../../checkout/CheckoutFrame.tsx';
import type { PurchaseCreditsPageModel } from '../../checkout/checkout-model.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';

/** Credits for account holders (F2-57): how many are left, and the checkout form. Without a person, the way back is the account. */
export function PurchaseCreditsPage({ page, site }: { page: PurchaseCreditsPageModel; site: SiteModel }) {
  const back = page.back ?? { href: paths.account(), firstName: null };
  return (
    <CheckoutFrame site={site} back={back} paymentWay={page.checkout?.paymentWay ?? null}>
      <Wrap hasEnd>
        <CheckoutCredits page={page} title={words.title} lede={words.left(page.creditsLeft, page.creditsExpire)} />
      </Wrap>
    </CheckoutFrame>
  );
}
