import type { ClaimedRecord } from '../../../shared/contract/claims.ts';

/** Everything on record about whoever proved that it is theirs, with what they can do about each fact. */
export interface ClaimRecordPageModel {
  readonly kind: 'claim-record';
  readonly claimed: ClaimedRecord;
  /** '3:42 PM': when the claim ends, by the visitor's clock */
  readonly until: string;
  /** what has just happened; null for nothing */
  readonly notice: { readonly tone: 'ok' | 'info' | 'error'; readonly text: string } | null;
}
