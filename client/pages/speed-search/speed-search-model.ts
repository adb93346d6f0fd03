import type { PlanPeriod } from '../../../shared/contract/plans.ts';
import type { SpeedSearchBody, SpeedSearchRow } from '../../../shared/contract/speed-search.ts';

/** The form with the list. */
export interface SpeedSearchForm {
  /** one name or number a line */
  readonly text: string;
  /** below the list */
  readonly error: string | null;
  /** below the file */
  readonly fileError: string | null;
  /** above the form: why a list was not looked up; `loginHref` leads to the log-in */
  readonly problem: { readonly text: string; readonly loginHref: string | null } | null;
  /** lines with choices that were not carried out, to be sent again as they are */
  readonly again: SpeedSearchBody['lines'] | null;
}

/** Lookups of the plan; null: nobody knows. */
export type SpeedSearchLookups =
  | 'no-limit'
  | {
      readonly left: number;
      /** of how many; null: unknown */
      readonly max: number | null;
      /** when there are new ones, milliseconds since 1970; null: unknown */
      readonly until: number | null;
    }
  | null;

/** A line of the results, and what sending the list again says about it. */
export interface SpeedSearchResult {
  readonly row: SpeedSearchRow;
  /** the person it means; null until that is known */
  readonly personId: string | null;
  /** the page of the person who was found */
  readonly href: string | null;
  /** the free pages of those it may mean, in their order */
  readonly freeHrefs: readonly string[];
}

/** What viewers whose plan does not include it can do. */
export type SpeedSearchOffer =
  | { readonly kind: 'buy'; readonly href: string; readonly loginHref: string | null }
  | { readonly kind: 'change'; readonly plan: string; readonly href: string }
  /** shares somebody else's plan */
  | { readonly kind: 'member' }
  | { readonly kind: 'overdue'; readonly href: string }
  | { readonly kind: 'closed' };

/** The product as it is sold now. */
export interface SpeedSearchPrice {
  /** dollars */
  readonly price: number;
  readonly period: PlanPeriod;
  /** a month; null: no limit */
  readonly lookups: number | null;
}

export type SpeedSearchPageModel = { readonly kind: 'speed-search' } & (
  | { readonly view: 'list'; readonly form: SpeedSearchForm; readonly lookups: SpeedSearchLookups }
  | {
      readonly view: 'results';
      readonly results: readonly SpeedSearchResult[];
      /** lookups that this list used */
      readonly used: number;
      /** what is left afterwards */
      readonly lookups: SpeedSearchLookups;
      /** the whole table as JSON, to be downloaded as a file */
      readonly table: string;
      readonly form: SpeedSearchForm;
    }
  | {
      readonly view: 'offer';
      readonly offer: SpeedSearchOffer;
      /** null: not for sale */
      readonly price: SpeedSearchPrice | null;
      /** why there is an offer instead of results; null: nothing was asked */
      readonly problem: string | null;
    }
);
