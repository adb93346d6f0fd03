import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { PageVisit } from '../../history/history-entry.ts';

/** A street, and for readers with a plan the house that they asked about. */
export interface AddressPageModel {
  readonly kind: 'address';
  readonly answer: AddressSearchAnswer;
  /** the form that opens a resident posts here: the page's own path, without its query */
  readonly path: string;
  /** the form has just found nobody to open */
  readonly foundNobody: boolean;
  /**
   * where plans are sold, and the whole price of the first one, null if that is not known; null for readers with a plan
   * that has lookups left
   */
  readonly plans: { readonly href: string; readonly price: string | null } | null;
  /** the property's page; null if the answer has no property */
  readonly propertyHref: string | null;
  /** what the reader's history stores; null for a bot */
  readonly visit: PageVisit | null;
}
