import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { Field } from '../ui/form/Field.tsx';
import styles from './CheckoutChoice.module.css';
import type { CheckoutFieldsProps } from './checkout-model.ts';

const words = checkoutCopy.payment;

/** The fields of a card. Number and code never come back in a form that has to be sent again. */
export function CheckoutCard({ checkout: { values }, errors, focus }: CheckoutFieldsProps) {
  return (
    <div className={styles.inner}>
      <Field
        id="checkout-number"
        name="cardNumber"
        label={words.cardNumber}
        hint={words.cardHint}
        error={errors.cardNumber}
        inputMode="numeric"
        autoComplete="cc-number"
        aria-required
        autoFocus={focus === 'cardNumber'}
      />
      <div className={styles.pair}>
        <Field
          id="checkout-expires"
          name="expires"
          label={words.expires}
          hint={words.expiresHint}
          defaultValue={values.expires}
          error={errors.expires}
          autoComplete="cc-exp"
          aria-required
          autoFocus={focus === 'expires'}
        />
        <Field
          id="checkout-code"
          name="securityCode"
          label={words.securityCode}
          error={errors.securityCode}
          inputMode="numeric"
          autoComplete="cc-csc"
          aria-required
          autoFocus={focus === 'securityCode'}
        />
        <Field
          id="checkout-name"
          name="cardName"
          label={words.cardName}
          defaultValue={values.cardName}
          error={errors.cardName}
          autoComplete="cc-name"
          aria-required
          autoFocus={focus === 'cardName'}
        />
        <Field
          id="checkout-zip"
          name="zip"
          label={words.zip}
          defaultValue={values.zip}
          error={errors.zip}
          inputMode="numeric"
          autoComplete="billing postal-code"
          aria-required
          autoFocus={focus === 'zip'}
        />
      </div>
    </div>
  );
}
