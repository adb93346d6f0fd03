import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { HistoryEntry } from '../../history/history-entry.ts';

/** Who lives and lived at an address. */
export interface AddressPageModel {
  readonly kind: 'address';
  readonly answer: AddressSearchAnswer;
  /** where names are bought; null where nobody is masked */
  readonly seeHref: string | null;
  /** the page of the property; null without one on record */
  readonly propertyHref: string | null;
  /** what the reader's history keeps; null for a bot, which leaves no trace */
  readonly visit: Pick<HistoryEntry, 'id' | 'path' | 'label' | 'place'> | null;
}
