import type { ReactNode } from 'react';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import styles from './CheckoutTerms.module.css';
import type { CheckoutModel, CheckoutSubmit } from './checkout-model.ts';

/** The island of a checkout page, by its id. */
export const CHECKOUT_ID = 'checkout';

/** The checkout form below what is offered: choices and terms, which only the server renders (`children`). */
export function CheckoutOfferForm({
  checkout,
  options,
  children,
}: {
  checkout: CheckoutModel;
  options: readonly CheckoutSubmit[];
  children: ReactNode;
}) {
  return (
    <CheckoutForm checkout={checkout} options={options}>
      <ServerHtml id="checkout-offer" className={styles.offer}>
        {children}
      </ServerHtml>
    </CheckoutForm>
  );
}
