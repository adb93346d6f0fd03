import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { PhoneOutcome } from '../../../shared/urls/redirect-notices.ts';
import type { HistoryEntry } from '../../history/history-entry.ts';

/** A phone number, whole or with digits that are not known. */
export interface PhonePageModel {
  readonly kind: 'phone';
  /** '(503) 555-0142' */
  readonly number: string;
  readonly answer: PhoneSearchAnswer;
  /** where a masked owner can be had */
  readonly ownerLink: { readonly href: string; readonly isNewWindow: boolean };
  /** what came of the reader's own report, when they come from its form */
  readonly reported: PhoneOutcome | null;
  /** when the page was made, milliseconds since 1970 */
  readonly now: number;
  /** what the reader's history keeps; null for a bot, and for a number that nobody shown here has */
  readonly visit: Pick<HistoryEntry, 'id' | 'path' | 'label' | 'place'> | null;
}
