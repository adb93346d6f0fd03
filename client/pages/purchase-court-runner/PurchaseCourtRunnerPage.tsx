import { checkoutClosedCopy } from '../../../shared/copy/billing/checkout-problems.ts';
import { courtRunnerPurchaseCopy as words } from '../../../shared/copy/records/court-runner-purchase.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame.tsx';
import { CheckoutGuest, CheckoutOtherAddress } from '../../checkout/CheckoutGuest.tsx';
import { CheckoutHeldNotice } from '../../checkout/CheckoutHeldNotice.tsx';
import { servedParts } from '../../checkout/served-parts.tsx';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { PURCHASE_ID, PurchaseCourtRunnerForm } from './PurchaseCourtRunnerForm.tsx';
import styles from './PurchaseCourtRunnerPage.module.css';
import type { PurchaseCourtRunnerPageModel } from './purchase-court-runner-model.ts';

/** The purchase of a Court Runner request: whom the court is asked about, in which counties, and the price (P2-127). */
export function PurchaseCourtRunnerPage({ page, site }: { page: PurchaseCourtRunnerPageModel; site: SiteModel }) {
  return (
    <CheckoutFrame
      site={site}
      back={{ href: page.personHref, firstName: null }}
      paymentWay={page.checkout?.paymentWay ?? null}
    >
      <Wrap hasEnd>
        <div className={styles.head}>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <Sale page={page} />
      </Wrap>
    </CheckoutFrame>
  );
}

function Sale({ page }: { page: PurchaseCourtRunnerPageModel }) {
  const { baseProduct, checkout, held } = page;
  if (held !== null) return <CheckoutHeldNotice held={held} />;
  if (page.options.length === 0 || baseProduct === null) return <Nothing {...words.nowhere} />;
  if (checkout === null) return <Nothing {...checkoutClosedCopy} />;
  const { guestEmail, problem } = checkout;
  const offer = guestEmail === null ? null : <CheckoutGuest email={guestEmail} />;
  return (
    <div data-goods="court-runner" data-declined={problem?.isDeclined ? '' : undefined}>
      {guestEmail === null ? null : <CheckoutOtherAddress action={checkout.action} />}
      <Island id={PURCHASE_ID}>
        <PurchaseCourtRunnerForm
          page={page}
          baseProduct={baseProduct}
          checkout={checkout}
          served={{ offer, ...servedParts(checkout, [{ consent: words.consent }]) }}
        />
      </Island>
    </div>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.nothing}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
