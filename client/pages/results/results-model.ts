import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import type { SearchFilters } from '../../../shared/urls/parsers/parse-search-filters.ts';

export interface ResultsPageModel {
  readonly kind: 'results';
  /** no trace of the search stays in its browser */
  readonly isBot: boolean;
  /** as parsed from the URL: 'Maya Ostrowski', 'Portland, OR' */
  readonly name: string;
  readonly location: string;
  readonly filters: SearchFilters;
  readonly answer: SearchAnswer;
  /** show_info_banner=true: the monitored report is gone (P2-032) */
  readonly showInfoBanner: boolean;
}
