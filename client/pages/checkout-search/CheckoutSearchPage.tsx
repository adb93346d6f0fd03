import { checkoutCreditsCopy as words } from '../../../shared/copy/billing/checkout-credits.ts';
import { CheckoutCredits } from '../../checkout/CheckoutCredits.tsx';
import { CheckoutFrame } from '../../checkout/CheckoutFrame.tsx';
import type { CheckoutSearchPageModel } from '../../checkout/checkout-model.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';

/** The checkout of the background funnel (F2-57): credits for anybody; it mentions the person whose page led here. */
export function CheckoutSearchPage({ page, site }: { page: CheckoutSearchPageModel; site: SiteModel }) {
  const { subject } = page;
  const who = [subject?.fullName, subject?.place].filter(Boolean).join(', ');
  return (
    <CheckoutFrame site={site} back={page.back} paymentWay={page.checkout?.paymentWay ?? null}>
      <Wrap hasEnd>
        <CheckoutCredits
          page={page}
          title={subject === null ? words.title : words.reportTitle}
          lede={subject?.fullName == null ? words.lede : subject.isEmpty ? words.about(who) : words.ledeFor(who)}
        />
      </Wrap>
    </CheckoutFrame>
  );
}
