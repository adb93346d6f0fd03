import type { CheckoutModel } from '../../client/checkout/checkout-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { ProductsAnswer } from '../../shared/contract/billing.ts';
import { payWaysOf } from '../../shared/forms/pay-ways.ts';
import { withAnother } from '../../shared/urls/buy-another.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { PROBLEMS } from './order-failure.ts';
import { checkoutValuesOf, emptyCheckout, newOrderKey } from './read-checkout-form.ts';
import type { SentForm } from './sent-form.ts';

/**
 * The checkout form for its page: empty with a new key, or as it was sent, with what is to be said about it. If payment
 * happens on the provider's page, the response's policy allows the form to lead there.
 *
 * @param action the form's path with its original query; visitors who log in come back to it
 * @param picked the product whose radio card is preselected
 * @param sent the form that led to this page; null if none did
 * @param buysAnother the buyer knows what they have, and wants another
 */
export function checkoutModel(
  c: EdgeContext,
  {
    action,
    payment,
    viewer,
    picked = null,
    sent = null,
    buysAnother = false,
  }: {
    readonly action: string;
    readonly payment: Pick<ProductsAnswer, 'paymentWay' | 'onFile' | 'seller'>;
    /** null: not logged in */
    readonly viewer: Pick<User, 'scope' | 'primaryEmail'> | null;
    readonly picked?: string | null;
    readonly sent?: SentForm | null;
    readonly buysAnother?: boolean;
  },
): CheckoutModel {
  const { paymentWay } = payment;
  if (paymentWay === 'hosted-page') c.set('leadsOut', true);
  const problem = sent?.problem ?? null;
  const onFile = problem?.title === PROBLEMS.nothingOnFile.title ? null : payment.onFile;
  const ways = payWaysOf({ paymentWay, hasOnFile: onFile !== null });
  const values = sent === null ? emptyCheckout(ways[0], picked) : checkoutValuesOf(new URLSearchParams(sent.fields));
  const isGuest = viewer?.scope === 'purchase';
  return {
    action: buysAnother ? withAnother(action) : action,
    orderKey: sent?.orderKey ?? newOrderKey(),
    paymentWay,
    onFile,
    // A buyer's address may be mistyped, and whoever reads that mailbox must not get to pay with their card.
    keepsMethod: viewer !== null && !isGuest,
    seller: payment.seller ?? null,
    buysAnother,
    guestEmail: isGuest ? viewer.primaryEmail : null,
    loginHref: viewer === null ? paths.login({ redirect: action, propertySite: c.get('settings').propertySite }) : null,
    // A payment method available when the form was made may be gone by now.
    values: ways.includes(values.pay) ? values : { ...values, pay: ways[0] ?? values.pay },
    errors: sent?.errors ?? {},
    problem,
  };
}
