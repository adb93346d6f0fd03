import type { CheckoutModel } from '../../client/checkout/checkout-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { ProductsAnswer } from '../../shared/contract/billing.ts';
import { payWaysOf } from '../../shared/forms/pay-ways.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { PROBLEMS } from './order-failure.ts';
import type { CheckoutAgain } from './place-order.ts';
import { emptyCheckout, newOrderKey, type SentCheckout } from './read-checkout-form.ts';

/**
 * The checkout form for its page: empty with a new key, or as submitted, with its errors. If payment happens on the
 * provider's page, the response's policy allows the form to lead there.
 *
 * @param action the form's path with its original query; visitors who log in come back to it
 * @param picked the product whose radio card is preselected
 */
export function checkoutModel(
  c: EdgeContext,
  {
    action,
    payment,
    viewer,
    picked = null,
    sent = null,
    again = null,
  }: {
    readonly action: string;
    readonly payment: Pick<ProductsAnswer, 'paymentWay' | 'onFile'>;
    /** null: not logged in */
    readonly viewer: Pick<User, 'scope'> | null;
    readonly picked?: string | null;
    readonly sent?: SentCheckout | null;
    readonly again?: CheckoutAgain | null;
  },
): CheckoutModel {
  const { paymentWay } = payment;
  if (paymentWay === 'hosted-page') c.set('leadsOut', true);
  const onFile = again?.problem === PROBLEMS.nothingOnFile ? null : payment.onFile;
  const ways = payWaysOf({ paymentWay, hasOnFile: onFile !== null });
  const values = sent?.values ?? emptyCheckout(ways[0], picked);
  return {
    action,
    orderKey: again?.orderKey ?? newOrderKey(),
    paymentWay,
    onFile,
    // A buyer's address may be mistyped, and whoever reads that mailbox must not get to pay with their card.
    keepsMethod: viewer !== null && viewer.scope !== 'purchase',
    loginHref:
      viewer !== null || again?.isLoggedIn === true
        ? null
        : paths.login({ redirect: action, propertySite: c.get('settings').propertySite }),
    // A payment method available when the form was made may be gone by now.
    values: ways.includes(values.pay) ? values : { ...values, pay: ways[0] ?? values.pay },
    errors: again?.errors ?? {},
    problem: again?.problem ?? null,
  };
}
