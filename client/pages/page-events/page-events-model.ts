import type { EventCountsAnswer, EventCountsQuery } from '../../../shared/contract/operations/event-counts.ts';

/** What pages did in a local run, as the query asks for it. */
export interface PageEventsPageModel {
  readonly kind: 'page-events';
  readonly query: EventCountsQuery;
  readonly counts: EventCountsAnswer;
  /** the end of the period, in milliseconds since 1970 */
  readonly now: number;
}
