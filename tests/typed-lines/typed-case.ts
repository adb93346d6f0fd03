import type { SearchValues, SearchWay } from '../../shared/forms/search-form.ts';

/** What must come when a line is typed. */
export type Outcome =
  /** a redirect to this path */
  | { readonly goes: string }
  /** the page that asks, with links to at least these paths, in this order */
  | { readonly asks: readonly string[] }
  /** the page that says that nobody is found by email, and the name that the address spells, if somebody has it */
  | { readonly isEmail: true; readonly name?: string }
  /** the form, with this error at that field, and what was typed still in it */
  | { readonly form: SearchWay; readonly field: keyof SearchValues; readonly says: string };

/** A line as somebody types it, and what must come. */
export interface TypedCase {
  readonly by: SearchWay;
  readonly values: SearchValues;
  readonly comes: Outcome;
}
