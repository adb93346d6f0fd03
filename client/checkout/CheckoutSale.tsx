import type { ReactNode } from 'react';
import type { CheckoutGoods } from '../../shared/events/checkout-goods.ts';
import { Island } from '../islands/Island.tsx';
import styles from './CheckoutForm.module.css';
import { CheckoutGuest, CheckoutOtherAddress } from './CheckoutGuest.tsx';
import { CHECKOUT_ID, CheckoutOfferForm } from './CheckoutOfferForm.tsx';
import { CheckoutTerms } from './CheckoutTerms.tsx';
import type { CheckoutModel, CheckoutOption } from './checkout-model.ts';
import { servedParts } from './served-parts.tsx';

/**
 * What is sold and the form that buys it: choices and terms, what the buyer gets (`aside`: beside the form, on narrow
 * screens above its fields), then the form. Whatever does not change is only in the server's HTML.
 */
export function CheckoutSale({
  goods,
  checkout,
  options,
  choices,
  aside,
}: {
  /** as events call it; a choice may say otherwise */
  goods: CheckoutGoods;
  checkout: CheckoutModel;
  options: readonly CheckoutOption[];
  /** radio cards, or a hidden field */
  choices: ReactNode;
  aside: ReactNode;
}) {
  const { guestEmail, problem } = checkout;
  const offer = (
    <>
      {choices}
      <CheckoutTerms options={options} />
      {aside === null ? null : (
        <div id="checkout-aside" className={styles.aside}>
          {aside}
        </div>
      )}
      {guestEmail === null ? null : <CheckoutGuest email={guestEmail} />}
    </>
  );
  return (
    <div data-goods={goods} data-declined={problem?.isDeclined ? '' : undefined}>
      {guestEmail === null ? null : <CheckoutOtherAddress action={checkout.action} />}
      <Island id={CHECKOUT_ID}>
        <CheckoutOfferForm
          checkout={checkout}
          options={options}
          served={{ offer, ...servedParts(checkout, options) }}
        />
      </Island>
    </div>
  );
}
