import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import styles from './CheckoutForm.module.css';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { CheckoutModel, CheckoutServed, CheckoutSubmit } from './checkout-model.ts';

/** The island of a checkout page, by its id. */
export const CHECKOUT_ID = 'checkout';

/** The checkout form below what is offered, which only the server renders (CheckoutSale). */
export function CheckoutOfferForm({
  checkout,
  options,
  served,
}: {
  checkout: CheckoutModel;
  options: readonly CheckoutSubmit[];
  /** null in the browser */
  served: CheckoutServed | null;
}) {
  return (
    <CheckoutForm checkout={checkout} options={options} served={served}>
      <ServerHtml id="checkout-offer" className={styles.offer}>
        {served?.offer}
      </ServerHtml>
    </CheckoutForm>
  );
}
