import type { CorrectionStatus } from '../../../shared/contract/claims.ts';

/** What became of a correction, and the form that asks for its reference. It names nobody. */
export interface ClaimStatusPageModel {
  readonly kind: 'claim-status';
  /** as typed */
  readonly reference: string;
  readonly error: string | null;
  /** null before one was looked up, and for an unknown one; `suggested` and `decided` by the visitor's clock */
  readonly status:
    | (Pick<CorrectionStatus, 'reference' | 'kind' | 'state' | 'reason'> & {
        readonly suggested: string;
        readonly decided: string | null;
      })
    | null;
}
