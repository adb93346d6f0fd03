import type { ClaimChannel } from '../../../shared/contract/claims.ts';
import type { ClaimErrors, ClaimValues } from '../../../shared/forms/claim-form.ts';
import type { RemovalSubject } from '../opt-out/opt-out-model.ts';

/** Proves that a record is about whoever asks: which page, where the code goes, and the code. Every step is a plain form. */
export interface ClaimPageModel {
  readonly kind: 'claim';
  readonly view: /** `notice`: what has just ended */
    | {
        readonly state: 'find';
        readonly link: string;
        readonly origin: string;
        readonly error: string | null;
        readonly notice: string | null;
      }
    | {
        readonly state: 'ask';
        readonly subject: RemovalSubject;
        /** the ways that are offered here */
        readonly channels: readonly ClaimChannel[];
        readonly values: ClaimValues;
        readonly errors: ClaimErrors;
        /** why no code was asked for although the form is valid */
        readonly problem: string | null;
        readonly notice: string | null;
      }
    | {
        readonly state: 'code';
        readonly claim: string;
        readonly path: string;
        readonly channel: ClaimChannel;
        readonly error: string | null;
        readonly problem: string | null;
      }
    | { readonly state: 'over'; readonly path: string };
}
