import type { FormEvent, ReactNode } from 'react';
import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { type CheckoutErrors, type CheckoutField, checkCheckout } from '../../shared/forms/checkout-form.ts';
import { EmailField } from '../account/EmailField.tsx';
import { Button } from '../ui/action/Button.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { Spinner } from '../ui/loading/Spinner.tsx';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { CheckoutAttestation } from './CheckoutAttestation.tsx';
import styles from './CheckoutForm.module.css';
import { CheckoutPayment } from './CheckoutPayment.tsx';
import { CheckoutRenewal } from './CheckoutRenewal.tsx';
import { CheckoutWrong, type FieldLabels, firstWrong } from './CheckoutWrong.tsx';
import type { CheckoutModel, CheckoutServed, CheckoutSubmit } from './checkout-model.ts';
import { firstErrors } from './declined-errors.ts';

/**
 * The checkout form: first what is wrong with the order, then what is offered (`children`), account, payment, purpose, and
 * a button with the total, beside which the fields that need another look are named. It posts natively, with or without
 * JavaScript; the same rules check its fields here and on the server (P5-008).
 *
 * @param options the button's labels and, for plans, what their buyer agrees to, one per option and in their order; the
 *   style sheet shows the selected one
 * @param served what only the server renders (CheckoutSale); null in the browser, which keeps it as it is
 * @param rules checks fields that the page adds, for `children` that render their errors
 * @param labels of those fields
 */
export function CheckoutForm({
  checkout,
  options,
  served,
  rules,
  labels,
  children,
}: {
  checkout: CheckoutModel;
  options: readonly CheckoutSubmit[];
  served: CheckoutServed | null;
  rules?: (values: Readonly<Record<string, unknown>>) => CheckoutErrors;
  labels?: FieldLabels;
  children: ReactNode | ((errors: CheckoutErrors, focus: CheckoutField | undefined) => ReactNode);
}) {
  const { loginHref, paymentWay, onFile, problem, orderKey } = checkout;
  const renews = options.some(({ renewal }) => renewal !== undefined);
  const needs = { asksAccount: loginHref !== null, paymentWay, hasOnFile: onFile !== null, renews };
  const first = firstErrors(checkout);
  const { errors, isSending, form } = useFieldErrors<CheckoutField>(first, (values) => ({
    ...rules?.(values),
    ...checkCheckout(values, needs),
  }));
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    agreeAgain(event);
    form.onInput(event);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Back from what was bought, this page is short: where its button was, there is only the footer.
    history.scrollRestoration = 'manual';
    form.onSubmit(event);
  };
  const focus = firstWrong(first);
  return (
    <form
      className={styles.form}
      method="post"
      action={checkout.action}
      aria-busy={isSending}
      {...form}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <ServerHtml id="checkout-problem" className={styles.served}>
        {served?.problem}
      </ServerHtml>
      {typeof children === 'function' ? children(errors, focus) : children}
      <input type="hidden" name="key" value={orderKey} />
      {loginHref === null ? null : (
        <section className={styles.part} aria-labelledby="checkout-account">
          <ServerHtml id="checkout-account-head">{served?.account}</ServerHtml>
          <div className={styles.fields}>
            <EmailField
              id="checkout-email"
              label={checkoutCopy.fields.email}
              email={checkout.values.email}
              error={errors.email}
              autoFocus={focus === 'email'}
            />
          </div>
        </section>
      )}
      <CheckoutPayment checkout={checkout} errors={errors} focus={focus}>
        <ServerHtml id="checkout-marks">{served?.marks}</ServerHtml>
      </CheckoutPayment>
      <CheckoutAttestation checkout={checkout} errors={errors} focus={focus}>
        <ServerHtml id="checkout-consent" className={styles.consent}>
          {served?.consent}
        </ServerHtml>
      </CheckoutAttestation>
      {renews ? <CheckoutRenewal checkout={checkout} errors={errors} focus={focus} options={options} /> : null}
      <div className={styles.submit}>
        <CheckoutWrong errors={errors} problem={problem} labels={labels} />
        <Button look="lamp" type="submit" aria-disabled={isSending}>
          {isSending ? <Spinner label="" /> : null}
          {options.map(({ submit }, at) => (
            <span key={submit} data-for={at}>
              {submit}
            </span>
          ))}
        </Button>
        <ServerHtml id="checkout-after" className={styles.after}>
          {served?.after}
        </ServerHtml>
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
