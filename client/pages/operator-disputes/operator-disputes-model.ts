import type { OpenDisputes } from '../../../shared/contract/finding/phone-dispute.ts';

/** Disputes of phone reports, for somebody who works for the operator. */
export interface OperatorDisputesPageModel {
  readonly kind: 'operator-disputes';
  readonly open: OpenDisputes;
  /** what became of the last decision; null before one */
  readonly notice: { readonly tone: 'ok' | 'error'; readonly text: string } | null;
}
