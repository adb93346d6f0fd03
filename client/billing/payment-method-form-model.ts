import type { PaymentWay } from '../../shared/contract/billing.ts';
import type { CheckoutErrors } from '../../shared/forms/checkout-form.ts';
import type { CheckoutProblem, CheckoutValues } from '../checkout/checkout-model.ts';

/** The form that puts another payment method on file. */
export interface PaymentMethodFormModel {
  /** its heading */
  readonly title: string;
  /** path that it posts to, with the way back in its query */
  readonly action: string;
  /** the form makes one change, however often it is submitted */
  readonly key: string;
  readonly paymentWay: PaymentWay;
  /** what goes back into the fields; never a card number or code */
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
  readonly problem: CheckoutProblem | null;
  /** dollars that are overdue and are paid with the new method right away; null: nothing */
  readonly due: number | null;
}
