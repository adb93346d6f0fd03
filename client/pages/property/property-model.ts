import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import type { PageVisit } from '../../history/history-entry.ts';

export interface PropertyPageModel {
  readonly kind: 'property';
  readonly answer: PropertyAnswer;
  /** this page's path */
  readonly path: string;
  /** where to buy the report; null if it is not for sale */
  readonly buyHref: string | null;
  /** what it costs, in whole; null if that is not known */
  readonly price: string | null;
  /** the property report of the sample, which is about an invented home */
  readonly sampleHref: string;
  /** of the loan in the estimate of a profit, percent per year */
  readonly mortgageRatePercent: number;
  /** the receipt of what the reader has just paid for; absent without one */
  readonly receiptId?: string;
  /** the entry for the reader's history (F3-34); null for a bot, which has no history */
  readonly visit: PageVisit | null;
}
