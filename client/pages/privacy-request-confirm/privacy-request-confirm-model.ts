import type { RequestKind } from '../../../shared/requests/request-kinds.ts';

/** The link that confirms who sent a request. */
export interface PrivacyRequestConfirmPageModel {
  readonly kind: 'privacy-request-confirm';
  readonly view:
    | {
        readonly state: 'open';
        readonly asks: RequestKind;
        readonly token: string;
        /** why nothing happened although the link works */
        readonly problem: string | null;
      }
    | { readonly state: 'used'; readonly reference: string }
    /** `isCut`: the token did not arrive whole */
    | { readonly state: 'over'; readonly isCut: boolean };
}
