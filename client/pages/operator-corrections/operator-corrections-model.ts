import type { WaitingCorrection } from '../../../shared/contract/claims.ts';

/** Corrections that people suggested about themselves, for somebody who works for the operator. */
export interface OperatorCorrectionsPageModel {
  readonly kind: 'operator-corrections';
  readonly waiting: readonly WaitingCorrection[];
  /** what became of the last decision; null before one */
  readonly notice: { readonly tone: 'ok' | 'error'; readonly text: string } | null;
}
