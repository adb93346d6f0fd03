import type { DeleteActReport } from '../../../shared/contract/operations/delete-act.ts';

/** The runs of the California Delete Act, for somebody who works for the operator. */
export interface OperatorDeleteActPageModel extends DeleteActReport {
  readonly kind: 'operator-delete-act';
  /** what became of the last action; null before one */
  readonly notice: { readonly tone: 'ok' | 'error'; readonly text: string } | null;
}
