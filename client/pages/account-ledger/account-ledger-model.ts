/** Every lookup and credit, the latest first. */
export interface AccountLedgerPageModel {
  readonly kind: 'account-ledger';
  readonly rows: readonly LedgerRow[];
  /** how many entries there are besides `rows`, which the page can show as well */
  readonly more: number;
  /** the origin has older entries than it sent */
  readonly isCut: boolean;
}

export interface LedgerRow {
  /** milliseconds since 1970 */
  readonly at: number;
  /** whom it was about; null for an entry about nobody */
  readonly about: string | null;
  readonly reason: string;
  readonly unit: 'people' | 'credits';
  /** negative when used or expired, positive when granted, 0 if only money changed hands */
  readonly amount: number;
  /** how many were left after it; null if that is no longer known */
  readonly left: number | 'no limit' | null;
}
