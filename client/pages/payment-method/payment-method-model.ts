import type { BillingInfo } from '../../../shared/contract/billing.ts';
import type { PaymentMethodFormModel } from '../../billing/payment-method-form-model.ts';

/** A payment that did not go through, and what happens without one. */
export interface OverduePayment {
  readonly productName: string;
  /** dollars */
  readonly price: number;
  /** when the plan ends, milliseconds since 1970; null: unknown */
  readonly endsAt: number | null;
}

/** What renewals and the next purchase are paid with. */
export interface PaymentMethodPageModel {
  readonly kind: 'payment-method';
  readonly onFile: BillingInfo | null;
  readonly overdue: OverduePayment | null;
  /** a plan renews with it, so it cannot be taken off file */
  readonly isNeeded: boolean;
  /** null: payments are not set up */
  readonly form: PaymentMethodFormModel | null;
  /** why one was sent here */
  readonly why: string | null;
  readonly notice: {
    readonly title: string;
    readonly text: string | null;
    readonly tone: 'ok' | 'info';
    /** this page again, where something is still under way */
    readonly againHref?: string;
  } | null;
  /** what is wrong with taking it off file; null: nothing */
  readonly removeError: string | null;
  /** where the viewer came from */
  readonly backHref: string;
  /** the page's own path, with the way back */
  readonly action: string;
}
