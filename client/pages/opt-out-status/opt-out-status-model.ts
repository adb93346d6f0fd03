import type { ReceiptModel } from '../../removal/receipt-model.ts';

/** How far a removal is, for whoever has its reference. It names nobody. */
export interface OptOutStatusPageModel {
  readonly kind: 'opt-out-status';
  readonly receipt: ReceiptModel;
  /** what the form that takes it back has just done; null: it was not sent */
  readonly asked: { readonly isSent: boolean; readonly text: string } | null;
}
