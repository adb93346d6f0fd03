import { checkoutCreditsCopy as words } from '../../shared/copy/billing/checkout-credits.ts';
import { checkoutClosedCopy } from '../../shared/copy/billing/checkout-problems.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Island } from '../islands/Island.tsx';
import { CheckoutChoices } from './CheckoutChoices.tsx';
import { CheckoutHeldNotice } from './CheckoutHeldNotice.tsx';
import { CheckoutHead, CheckoutLayout, CheckoutNothing } from './CheckoutLayout.tsx';
import { CHECKOUT_ID, CheckoutOfferForm } from './CheckoutOfferForm.tsx';
import { CheckoutSubjectCard } from './CheckoutSubjectCard.tsx';
import { CheckoutTerms } from './CheckoutTerms.tsx';
import type { CreditsCheckout } from './checkout-model.ts';

/** Credits for background reports (F2-57): choices, terms and form; beside them, what the person's report holds. */
export function CheckoutCredits({
  page,
  title,
  lede,
  isInBilling = false,
}: {
  page: CreditsCheckout;
  /** both are in server-rendered HTML only */
  title: string;
  lede: string;
  /** beside the billing navigation */
  isInBilling?: boolean;
}) {
  const { checkout, options, subject, held } = page;
  return (
    <>
      <div id="checkout-head">
        <CheckoutHead title={title} lede={lede} isTight={isInBilling} />
      </div>
      <CheckoutLayout
        aside={
          subject === null || subject.isEmpty ? null : (
            <div id="checkout-aside">
              <CheckoutSubjectCard subject={subject} />
            </div>
          )
        }
      >
        {held !== null ? (
          <div id="checkout-held">
            <CheckoutHeldNotice held={held} />
          </div>
        ) : checkout === null ? (
          <div id="checkout-closed">
            <NothingForSale page={page} />
          </div>
        ) : (
          <Island id={CHECKOUT_ID}>
            <CheckoutOfferForm checkout={checkout} options={options}>
              <CheckoutChoices
                legend={words.legend}
                options={options}
                picked={checkout.values.product}
                error={checkout.errors.product}
              />
              <CheckoutTerms options={options} />
            </CheckoutOfferForm>
          </Island>
        )}
      </CheckoutLayout>
    </>
  );
}

function NothingForSale({ page: { subject, takesPayments } }: { page: CreditsCheckout }) {
  if (subject?.isEmpty) {
    const { title, text, search } = words.nothing;
    return (
      <CheckoutNothing
        title={subject.fullName ?? words.reportTitle}
        text={text(subject.firstName)}
        disabled={title}
        link={
          subject.path === null
            ? { text: search, href: paths.peopleSearch() }
            : { text: words.subject.toPage, href: subject.path }
        }
      />
    );
  }
  const { title, text } = checkoutClosedCopy;
  return (
    <CheckoutNothing
      title={title}
      text={takesPayments ? words.soldOut : text}
      link={{ text: words.nothing.search, href: paths.peopleSearch() }}
    />
  );
}
