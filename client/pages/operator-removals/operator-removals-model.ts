import type { OperatorRemovals } from '../../../shared/contract/removal.ts';

/** Requests for removal, for somebody who works for the operator. */
export interface OperatorRemovalsPageModel {
  readonly kind: 'operator-removals';
  readonly removals: OperatorRemovals;
  /** what was looked for, as typed; '' for the latest */
  readonly find: string;
  /** why what was typed is not looked for; null otherwise */
  readonly findError: string | null;
  /** what became of the last action; null before one */
  readonly notice: { readonly tone: 'ok' | 'error'; readonly text: string } | null;
}
