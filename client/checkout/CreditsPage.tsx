import { checkoutCreditsCopy as words } from '../../shared/copy/billing/checkout-credits.ts';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import { CheckoutCredits } from './CheckoutCredits.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import type { CheckoutBack, CreditsCheckout } from './checkout-model.ts';

/** Both pages that sell credits (F2-57): for whose report, or for nobody's yet; `left` says what the viewer still has. */
export function CreditsPage({
  page,
  site,
  back,
  left,
}: {
  page: CreditsCheckout;
  site: SiteModel;
  back: CheckoutBack | null;
  /** 'You have 2 credits left. …'; null without any, and for viewers without an account */
  left: string | null;
}) {
  const { checkout, subject, held } = page;
  return (
    <CheckoutFrame site={site} back={back} paymentWay={held === null ? (checkout?.paymentWay ?? null) : null}>
      <Wrap hasEnd>
        <CheckoutCredits
          page={page}
          title={subject === null ? words.title : words.reportTitle}
          lede={[ledeOf(page), left].filter((text) => text !== null).join(' ')}
        />
      </Wrap>
    </CheckoutFrame>
  );
}

/** Whose report it is, and what one payment does, unless nothing is to be paid; a withheld name stays withheld (P2-133). */
function ledeOf({ subject, held }: CreditsCheckout): string {
  if (subject === null) return words.lede;
  const isSold = subject.unsold === null && held === null;
  if (subject.fullName === null) return isSold ? words.ledeFor(null) : words.lede;
  const who = [subject.fullName, subject.place].filter(Boolean).join(', ');
  return isSold ? words.ledeFor(who) : words.about(who);
}
