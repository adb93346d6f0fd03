import type { FormEvent, ReactNode } from 'react';
import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { type CheckoutErrors, type CheckoutField, checkCheckout } from '../../shared/forms/checkout-form.ts';
import { EmailField } from '../account/EmailField.tsx';
import { Button } from '../ui/action/Button.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { Spinner } from '../ui/loading/Spinner.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { CheckoutAttestation } from './CheckoutAttestation.tsx';
import styles from './CheckoutForm.module.css';
import { CheckoutPayment } from './CheckoutPayment.tsx';
import { CheckoutProblemBanner } from './CheckoutProblemBanner.tsx';
import { CheckoutRenewal } from './CheckoutRenewal.tsx';
import type { CheckoutModel, CheckoutSubmit } from './checkout-model.ts';

/** In page order. */
const FIELDS: readonly CheckoutField[] = [
  'firstName',
  'middleName',
  'lastName',
  'birthDate',
  'county',
  'email',
  'pay',
  'cardNumber',
  'expires',
  'securityCode',
  'cardName',
  'zip',
  'paypalEmail',
  'purpose',
  'attests',
  'renews',
];

/**
 * The checkout form: first what is wrong with the order, then products and terms (`children`: CheckoutChoices and
 * CheckoutTerms, which only the server renders), account, payment, purpose, and a button with the total. It posts natively,
 * with or without JavaScript; the same rules check its fields here and on the server (P5-008).
 *
 * @param options the button's labels and, for plans, what their buyer agrees to, one per option and in their order; the
 *   style sheet shows the selected one
 * @param rules checks fields that the page adds, for `children` that render their errors
 */
export function CheckoutForm({
  checkout,
  options,
  rules,
  children,
}: {
  checkout: CheckoutModel;
  options: readonly CheckoutSubmit[];
  rules?: (values: Readonly<Record<string, unknown>>) => CheckoutErrors;
  children: ReactNode | ((errors: CheckoutErrors, focus: CheckoutField | undefined) => ReactNode);
}) {
  const { loginHref, paymentWay, onFile, problem, orderKey } = checkout;
  const renews = options.some(({ renewal }) => renewal !== undefined);
  const needs = { asksAccount: loginHref !== null, paymentWay, hasOnFile: onFile !== null, renews };
  const { errors, isSending, form } = useFieldErrors<CheckoutField>(checkout.errors, (values) => ({
    ...rules?.(values),
    ...checkCheckout(values, needs),
  }));
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    agreeAgain(event);
    form.onInput(event);
  };
  const focus = problem === null ? FIELDS.find((field) => checkout.errors[field] !== undefined) : undefined;
  return (
    <form
      className={styles.form}
      method="post"
      action={checkout.action}
      aria-busy={isSending}
      {...form}
      onInput={onInput}
    >
      <CheckoutProblemBanner problem={problem} />
      {typeof children === 'function' ? children(errors, focus) : children}
      <input type="hidden" name="key" value={orderKey} />
      {loginHref === null ? null : (
        <CheckoutAccount loginHref={loginHref} email={checkout.values.email} errors={errors} focus={focus} />
      )}
      <CheckoutPayment checkout={checkout} errors={errors} focus={focus} />
      <CheckoutAttestation checkout={checkout} errors={errors} focus={focus} />
      {renews ? <CheckoutRenewal checkout={checkout} errors={errors} focus={focus} options={options} /> : null}
      <div className={styles.submit}>
        <Button look="lamp" type="submit" aria-disabled={isSending}>
          {isSending ? <Spinner label="" /> : null}
          {options.map(({ submit }, at) => (
            <span key={submit} data-for={at}>
              {submit}
            </span>
          ))}
        </Button>
        <p className={styles.small}>{renews ? checkoutCopy.payment.keptForRenewals : checkoutCopy.payment.kept}</p>
        <VisuallyHidden>
          <span role="status">{isSending ? checkoutCopy.sending : ''}</span>
        </VisuallyHidden>
      </div>
    </form>
  );
}

/** Each plan needs its own agreement: choosing another plan asks again. */
function agreeAgain({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  const box = currentTarget.elements.namedItem('renews');
  if (target instanceof HTMLInputElement && target.name === 'product' && box instanceof HTMLInputElement)
    box.checked = false;
}

const words = checkoutCopy.account;

/** A buyer who is not logged in gives only their address, or logs in and returns to this form. */
function CheckoutAccount({
  loginHref,
  email,
  errors,
  focus,
}: {
  loginHref: string;
  email: string;
  errors: CheckoutErrors;
  /** the field that gets the focus when the page loads */
  focus: string | undefined;
}) {
  return (
    <section className={styles.part} aria-labelledby="checkout-account">
      <div className={styles.head}>
        <h2 id="checkout-account">{words.title}</h2>
        <p>
          {`${words.have} `}
          <a href={loginHref}>{words.login}</a>
        </p>
      </div>
      <p className={styles.small}>{words.text}</p>
      <div className={styles.fields}>
        <EmailField
          id="checkout-email"
          label={words.email}
          email={email}
          error={errors.email}
          autoFocus={focus === 'email'}
        />
      </div>
    </section>
  );
}
