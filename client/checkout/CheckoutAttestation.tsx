import type { ReactNode } from 'react';
import { ATTESTATION_VERSION, checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { PURPOSES } from '../../shared/forms/checkout-values.ts';
import { FieldError } from '../ui/form/Field.tsx';
import { CheckoutAgreement } from './CheckoutAgreement.tsx';
import styles from './CheckoutForm.module.css';
import type { CheckoutFieldsProps } from './checkout-model.ts';

const words = checkoutCopy.attestation;

/** What the buyer will use it for, and a promise not to misuse it. Nothing is checked by default. */
export function CheckoutAttestation({
  checkout,
  errors,
  focus,
  children,
}: CheckoutFieldsProps & {
  /** what the buyer reads right before the box */
  children?: ReactNode;
}) {
  return (
    <section className={styles.part} aria-labelledby="checkout-use">
      <h2 id="checkout-use">{words.title}</h2>
      <div className={styles.select}>
        <label htmlFor="checkout-purpose">{checkoutCopy.fields.purpose}</label>
        <select
          id="checkout-purpose"
          name="purpose"
          defaultValue={checkout.values.purpose}
          required
          // biome-ignore lint/a11y/noAutofocus: the page reloaded because of this field
          autoFocus={focus === 'purpose'}
          aria-invalid={errors.purpose === undefined ? undefined : true}
          aria-describedby={errors.purpose === undefined ? undefined : 'checkout-purpose-error'}
        >
          <option value="">{words.choose}</option>
          {PURPOSES.map((purpose) => (
            <option key={purpose} value={purpose}>
              {words.purposes[purpose]}
            </option>
          ))}
        </select>
        <FieldError id="checkout-purpose-error" error={errors.purpose} />
      </div>
      <input type="hidden" name="attestation" value={ATTESTATION_VERSION} />
      {children}
      <CheckoutAgreement name="attests" checkout={checkout} errors={errors} focus={focus}>
        {words.text}
      </CheckoutAgreement>
    </section>
  );
}
