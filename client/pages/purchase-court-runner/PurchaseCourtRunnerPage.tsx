import { checkoutClosedCopy } from '../../../shared/copy/billing/checkout-problems.ts';
import { runnerCountiesCopy } from '../../../shared/copy/records/court-runner-counties.ts';
import { courtRunnerPurchaseCopy as words } from '../../../shared/copy/records/court-runner-purchase.ts';
import { COURT_RUNNER_ID } from '../../../shared/people/person-sections.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame.tsx';
import { CheckoutGuest, CheckoutOtherAddress } from '../../checkout/CheckoutGuest.tsx';
import { CheckoutHeldNotice } from '../../checkout/CheckoutHeldNotice.tsx';
import { firstWrong } from '../../checkout/CheckoutWrong.tsx';
import { servedParts } from '../../checkout/served-parts.tsx';
import { CourtRunnerCounties } from '../../court-runner/CourtRunnerCounties.tsx';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { PURCHASE_ID, PurchaseCourtRunnerForm } from './PurchaseCourtRunnerForm.tsx';
import styles from './PurchaseCourtRunnerPage.module.css';
import type { PurchaseCourtRunnerPageModel } from './purchase-court-runner-model.ts';

/** The purchase of a Court Runner request: whom the court is asked about, in which counties, and the price (P2-127). */
export function PurchaseCourtRunnerPage({ page, site }: { page: PurchaseCourtRunnerPageModel; site: SiteModel }) {
  return (
    <CheckoutFrame site={site} back={page.back} paymentWay={page.checkout?.paymentWay ?? null}>
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
  if (page.hasAll) return <HasAll page={page} />;
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
          served={{
            offer,
            counties: <Counties page={page} regularPrice={baseProduct.regularPrice} />,
            ...servedParts(checkout, [{ consent: words.consent }]),
          }}
        />
      </Island>
    </div>
  );
}

/** The counties, as they were sent. */
function Counties({ page, regularPrice }: { page: PurchaseCourtRunnerPageModel; regularPrice: number }) {
  const { options, ticked, checkout, back, now } = page;
  const errors = checkout?.errors ?? {};
  const focus = firstWrong(errors);
  return (
    <CourtRunnerCounties
      options={options}
      regularPrice={regularPrice}
      ticked={ticked ?? undefined}
      errors={errors}
      focus={focus === 'county' || focus === 'old' ? focus : undefined}
      personHref={back.href}
      now={now}
    />
  );
}

/** In place of the form: every county is out or was searched lately, and the way to the results. */
function HasAll({ page }: { page: PurchaseCourtRunnerPageModel }) {
  const { title, text, toResults } = runnerCountiesCopy.allHeld;
  return (
    <section className={styles.nothing}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Counties page={page} regularPrice={0} />
      <ButtonLink look="pine" href={`${page.back.href}#${COURT_RUNNER_ID}`}>
        {toResults}
      </ButtonLink>
    </section>
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
