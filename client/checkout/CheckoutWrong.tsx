import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import type { CheckoutErrors, CheckoutField } from '../../shared/forms/checkout-form.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './CheckoutForm.module.css';
import type { CheckoutModel } from './checkout-model.ts';

/** What fields are called where they are listed. */
export type FieldLabels = { readonly [F in CheckoutField]?: string };

/** In page order. */
const FIELDS: readonly CheckoutField[] = [
  'firstName',
  'middleName',
  'lastName',
  'birthDate',
  'county',
  'old',
  'product',
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
const LABELS: FieldLabels = { ...checkoutCopy.payment, ...checkoutCopy.fields };

/** The first field with an error, in page order: it gets the focus when the page loads. */
export const firstWrong = (errors: CheckoutErrors): CheckoutField | undefined =>
  FIELDS.find((field) => errors[field] !== undefined);

/** Beside the button: what is wrong with the order, and which fields need another look, with links to them. */
export function CheckoutWrong({
  errors,
  problem,
  labels,
}: {
  errors: CheckoutErrors;
  problem: CheckoutModel['problem'];
  labels: FieldLabels | undefined;
}) {
  const wrong = FIELDS.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0 && problem === null) return null;
  return (
    <div className={styles.wrong}>
      <Icon name="alert" size={16} />
      <p>
        {problem === null ? null : `${problem.title} ${problem.text} `}
        {wrong.length === 0 ? null : checkoutCopy.wrong(wrong.length)}
        {wrong.map((field, at) => (
          <span key={field}>
            {at === 0 ? null : ', '}
            <a href={`#checkout-${field}`}>{labels?.[field] ?? LABELS[field]}</a>
          </span>
        ))}
      </p>
    </div>
  );
}
