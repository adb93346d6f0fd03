import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';
import type { PageVisit } from '../../history/history-entry.ts';

export interface PropertyPageModel {
  readonly kind: 'property';
  readonly answer: PropertyAnswer;
  /** this page's path */
  readonly path: string;
  /** where to buy the report; null if it is not for sale */
  readonly buyHref: string | null;
  /** '$9.99'; null if that is not known */
  readonly price: string | null;
  /** the sample property report, which is about an invented home */
  readonly sampleHref: string;
  /** of the loan in the estimate of a profit, percent per year */
  readonly mortgageRatePercent: number;
  /** the receipt of what the reader has just paid for; absent without one */
  readonly receiptId?: string;
  /** the entry for the reader's history (F3-34); null for a bot, which has no history */
  readonly visit: PageVisit | null;
  /** the first millisecond of the day, UTC, where the line of owners ends */
  readonly today: number;
  /** what the map names around the home; absent where there is none */
  readonly mapNames?: MapNames;
}
