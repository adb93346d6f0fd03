import type { RequestReceipt } from '../../../shared/contract/privacy-requests.ts';

/** A request as its reference shows it, with times and days in words. It names nobody. */
export interface PrivacyRequestPageModel
  extends Pick<
    RequestReceipt,
    'reference' | 'isAgent' | 'status' | 'extensionReason' | 'outcome' | 'refusalReason' | 'rows'
  > {
  readonly kind: 'privacy-request';
  readonly asks: RequestReceipt['kind'];
  /** of this page */
  readonly address: string;
  /** moments: 'Nov 22, 2026, 2:46 PM EST'; null for what has not happened, or does not */
  readonly asked: string;
  readonly verified: string | null;
  readonly acknowledged: string | null;
  readonly closed: string | null;
  /** days: 'Dec 10, 2026'; null where there is none */
  readonly acknowledgeBy: string | null;
  readonly answerBy: string;
  /** a moment: 72 hours */
  readonly soonBy: string | null;
  /** what was just done, which the page says */
  readonly done: 'sent' | 'confirmed' | 'withdrawn' | null;
}
