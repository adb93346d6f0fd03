import { paymentMethodFormCopy as words } from '../../shared/copy/billing/payment-method.ts';
import type { CheckoutField } from '../../shared/forms/checkout-form.ts';
import styles from '../checkout/CheckoutForm.module.css';
import { CheckoutMarks } from '../checkout/CheckoutMarks.tsx';
import { CheckoutPayment } from '../checkout/CheckoutPayment.tsx';
import { CheckoutProblemBanner } from '../checkout/CheckoutProblemBanner.tsx';
import { Button } from '../ui/action/Button.tsx';
import type { PaymentMethodFormModel } from './payment-method-form-model.ts';

/** In page order. */
const FIELDS: readonly CheckoutField[] = [
  'pay',
  'cardNumber',
  'expires',
  'securityCode',
  'cardName',
  'zip',
  'paypalEmail',
];

/**
 * Puts another payment method on file, and pays with it what is overdue. Card fields are there only in a local run;
 * elsewhere one button leads to the provider's page. It is plain HTML, checked on the server.
 */
export function PaymentMethodForm({ form }: { form: PaymentMethodFormModel }) {
  const { title, action, key, paymentWay, values, errors, problem, due } = form;
  const isHosted = paymentWay === 'hosted-page';
  const focus = problem === null ? FIELDS.find((field) => errors[field] !== undefined) : undefined;
  return (
    <form className={styles.form} method="post" action={action}>
      <CheckoutProblemBanner problem={problem} />
      <input type="hidden" name="key" value={key} />
      {isHosted ? (
        <section className={styles.part} aria-labelledby="checkout-payment">
          <h2 id="checkout-payment">{title}</h2>
          <input type="hidden" name="pay" value="hosted" />
          <p className={styles.hosted}>{words.hosted}</p>
        </section>
      ) : (
        <CheckoutPayment
          title={title}
          checkout={{ paymentWay, onFile: null, keepsMethod: false, values }}
          errors={errors}
          focus={focus}
        >
          <CheckoutMarks paymentWay={paymentWay} />
        </CheckoutPayment>
      )}
      <div className={styles.submit}>
        <Button look={due === null ? 'pine' : 'lamp'} type="submit">
          {submitText(isHosted, due)}
        </Button>
        <p className={styles.small}>{words.kept}</p>
      </div>
    </form>
  );
}

function submitText(isHosted: boolean, due: number | null): string {
  if (due === null) return isHosted ? words.toHosted : words.save;
  return isHosted ? words.hostedPay(due) : words.pay(due);
}
