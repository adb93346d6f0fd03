import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { PageVisit } from '../../history/history-entry.ts';

/** The current and former residents of an address. */
export interface AddressPageModel {
  readonly kind: 'address';
  readonly answer: AddressSearchAnswer;
  /** where names are sold; null if nobody is masked */
  readonly seeHref: string | null;
  /** the property's page; null if no property is on record */
  readonly propertyHref: string | null;
  /** what the reader's history stores; null for a bot */
  readonly visit: PageVisit | null;
}
