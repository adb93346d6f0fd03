import type { InvitationAnswer } from '../../../shared/contract/plans.ts';

/** What one reads who opens the link of an invitation. */
export interface FamilyInvitationPageModel {
  readonly kind: 'family-invitation';
  readonly view: /** it can be accepted with this button */
    | (Invitation & { readonly state: 'open'; readonly token: string; readonly error: string | null })
    /** the visitor has to log in; `redirect` leads back here */
    | (Invitation & { readonly state: 'login'; readonly to: string; readonly redirect: string })
    | { readonly state: 'wrong'; readonly to: string; readonly email: string }
    | { readonly state: 'has-plan' }
    | { readonly state: Exclude<InvitationAnswer['state'], 'open'> | 'unknown' };
}

interface Invitation {
  readonly from: string;
  readonly productName: string;
  readonly lookups: number | null;
}
