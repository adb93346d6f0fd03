import { checkoutCreditsCopy as words } from '../../shared/copy/billing/checkout-credits.ts';
import { checkoutClosedCopy } from '../../shared/copy/billing/checkout-problems.ts';
import { paths } from '../../shared/urls/paths.ts';
import { CheckoutChoices } from './CheckoutChoices.tsx';
import { CheckoutHeldNotice } from './CheckoutHeldNotice.tsx';
import { CheckoutHead, CheckoutLayout, CheckoutNothing } from './CheckoutLayout.tsx';
import { CheckoutSale } from './CheckoutSale.tsx';
import { CheckoutSubjectCard } from './CheckoutSubjectCard.tsx';
import type { CreditsCheckout } from './checkout-model.ts';

/**
 * Credits for background reports (F2-57): choices, terms and form, with what the person's report holds; or what the buyer
 * already has; or why nothing can be bought.
 */
export function CheckoutCredits({
  page,
  title,
  lede,
}: {
  page: CreditsCheckout;
  /** both are in server-rendered HTML only */
  title: string;
  lede: string;
}) {
  const { checkout, options, subject, held } = page;
  const isOpen = held?.kind === 'open';
  const card = subject === null || subject.unsold !== null || isOpen ? null : <CheckoutSubjectCard subject={subject} />;
  return (
    <>
      <div id="checkout-head">
        <CheckoutHead title={title} lede={lede} />
      </div>
      {held === null && checkout !== null ? (
        <CheckoutSale
          goods={options[0]?.goods ?? 'credits'}
          checkout={checkout}
          options={options}
          choices={
            <CheckoutChoices
              legend={words.legend}
              options={options}
              picked={checkout.values.product}
              error={checkout.errors.product}
            />
          }
          aside={card}
        />
      ) : (
        <CheckoutLayout aside={card === null ? null : <div id="checkout-aside">{card}</div>}>
          {held === null ? (
            <div id="checkout-closed">
              <NothingForSale page={page} />
            </div>
          ) : (
            <div id="checkout-held">
              <CheckoutHeldNotice held={held} />
            </div>
          )}
        </CheckoutLayout>
      )}
    </>
  );
}

function NothingForSale({ page: { subject, takesPayments } }: { page: CreditsCheckout }) {
  if (subject !== null && subject.unsold !== null) {
    const { title, text, search } = words.nothing;
    return (
      <CheckoutNothing
        title={subject.fullName ?? words.reportTitle}
        text={text[subject.unsold](subject.firstName)}
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
