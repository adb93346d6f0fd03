import type { RemovalReceipt } from '../../shared/contract/removal.ts';

/** A removal as its reference shows it, with times in words: 'Nov 22, 2026, 2:46 PM EST'; null: not yet. */
export interface ReceiptModel extends Pick<RemovalReceipt, 'reference' | 'status' | 'what' | 'stillHidden'> {
  /** of its own page, absolute: paper has no links */
  readonly address: string;
  readonly requested: string;
  readonly confirmed: string | null;
  readonly done: string | null;
  readonly undone: string | null;
  /** when no copy is left anywhere on the site; null once that is over */
  readonly everywhereBy: string | null;
}
