import type { Invoice } from '../../../shared/contract/billing.ts';

/** The viewer's receipts, newest first. */
export interface InvoicesPageModel {
  readonly kind: 'invoices';
  readonly invoices: readonly Invoice[];
  /** what one credit costs, in whole; absent if that is not known */
  readonly creditPrice?: string;
}
