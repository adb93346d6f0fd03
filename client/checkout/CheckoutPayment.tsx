import type { ComponentProps, ReactNode } from 'react';
import type { BillingInfo } from '../../shared/contract/billing.ts';
import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { type PayWay, payWaysOf } from '../../shared/forms/pay-ways.ts';
import { Field, FieldError } from '../ui/form/Field.tsx';
import styles from './CheckoutChoice.module.css';
import form from './CheckoutForm.module.css';
import type { CheckoutFieldsProps } from './checkout-model.ts';

const words = checkoutCopy.payment;

/**
 * How to pay: with the method on file, by card or PayPal, or on the provider's page without any fields here. The style
 * sheet hides the fields of methods that are not selected, so the browser must check none of them: a hidden invalid
 * field would block the form.
 */
export function CheckoutPayment({
  title = words.title,
  children,
  ...parts
}: CheckoutFieldsProps & {
  title?: string;
  /** beside the title: what can be paid with (CheckoutMarks) */
  children: ReactNode;
}) {
  const { checkout, errors } = parts;
  const { onFile, paymentWay, keepsMethod, values } = checkout;
  const ways = payWaysOf({ paymentWay, hasOnFile: onFile !== null });
  return (
    <section className={form.part} aria-labelledby="checkout-payment">
      <div className={form.head}>
        <h2 id="checkout-payment">{title}</h2>
        {children}
      </div>
      {ways.length === 1 ? (
        <>
          <input type="hidden" name="pay" value={ways[0]} />
          <p className={form.hosted}>{words.hostedText}</p>
        </>
      ) : (
        <fieldset
          className={styles.choices}
          id="checkout-pay"
          aria-label={checkoutCopy.fields.pay}
          aria-describedby={errors.pay === undefined ? undefined : 'checkout-pay-error'}
        >
          {ways.map((way) => (
            <div key={way} className={styles.choice}>
              <input type="radio" name="pay" id={`pay-${way}`} value={way} defaultChecked={way === values.pay} />
              <label htmlFor={`pay-${way}`}>
                <b>{nameOf(way, onFile)}</b>
                {way in TEXTS ? <small>{TEXTS[way]}</small> : null}
              </label>
              {way === 'card' ? <CardFields {...parts} /> : null}
              {way === 'paypal' ? <PayPalField {...parts} /> : null}
            </div>
          ))}
          <FieldError id="checkout-pay-error" error={errors.pay} />
        </fieldset>
      )}
      {keepsMethod ? (
        <label className={form.check} data-not-on-file>
          <input type="checkbox" name="keeps" value="yes" defaultChecked={values.keeps} />
          <span>{words.keep}</span>
        </label>
      ) : null}
    </section>
  );
}

/** Card number and security code are never sent back in a form that must be submitted again. */
function CardFields(parts: CheckoutFieldsProps) {
  const { expires, cardName, zip } = parts.checkout.values;
  return (
    <div className={styles.inner}>
      <PayField {...parts} name="cardNumber" hint={words.cardHint} inputMode="numeric" autoComplete="cc-number" />
      <div className={styles.pair}>
        <PayField {...parts} name="expires" hint={words.expiresHint} defaultValue={expires} autoComplete="cc-exp" />
        <PayField {...parts} name="securityCode" inputMode="numeric" autoComplete="cc-csc" />
        <PayField {...parts} name="cardName" defaultValue={cardName} autoComplete="cc-name" />
        <PayField {...parts} name="zip" defaultValue={zip} inputMode="numeric" autoComplete="billing postal-code" />
      </div>
    </div>
  );
}

function PayPalField(parts: CheckoutFieldsProps) {
  const { paypalEmail } = parts.checkout.values;
  return (
    <div className={styles.inner}>
      <PayField {...parts} name="paypalEmail" inputMode="email" defaultValue={paypalEmail} autoComplete="email" />
    </div>
  );
}

/** `aria-required`, not `required`: the browser must not check the fields of a method that is not selected. */
function PayField({
  checkout: _,
  errors,
  focus,
  name,
  ...input
}: CheckoutFieldsProps & {
  name: 'cardNumber' | 'expires' | 'securityCode' | 'cardName' | 'zip' | 'paypalEmail';
} & Pick<ComponentProps<typeof Field>, 'hint' | 'inputMode' | 'defaultValue' | 'autoComplete'>) {
  return (
    <Field
      id={`checkout-${name}`}
      name={name}
      label={words[name]}
      error={errors[name]}
      {...input}
      aria-required
      autoFocus={focus === name}
    />
  );
}

const TEXTS: { readonly [W in PayWay]?: string } = {
  'on-file': words.onFileText,
  paypal: words.paypalText,
  hosted: words.hostedText,
};

function nameOf(way: PayWay, onFile: BillingInfo | null): string {
  switch (way) {
    case 'on-file':
      return onFile === null ? '' : onFileName(onFile);
    case 'card':
      return onFile === null ? words.card : words.another;
    case 'paypal':
      return words.paypal;
    case 'hosted':
      return words.hosted;
  }
}

function onFileName(onFile: BillingInfo): string {
  return 'paypalInfo' in onFile
    ? words.onFilePaypal(onFile.paypalInfo.email)
    : words.onFileCard(onFile.cardType, onFile.cardNumber);
}
