import type { SearchValues, SearchWay } from '../../shared/forms/search-form.ts';
import { addressLines } from './address-lines.ts';
import { nameLines } from './name-lines.ts';
import { phoneLines } from './phone-lines.ts';
import { placeLines } from './place-lines.ts';

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

/**
 * Lines that people type into a search box. Places are those of the gazetteer; the only people meant are the namesakes
 * that every population has, so that the table holds whatever its seed: 24 Maria Garcias in Houston, 24 James Smiths in
 * Chicago.
 */
export const TYPED_LINES: readonly TypedCase[] = [...nameLines, ...placeLines, ...phoneLines, ...addressLines];

/** A line in a test's title. */
export function titleOf({ by, values }: TypedCase): string {
  const fields = Object.entries(values).map(([field, text]) => `${field} “${text}”`);
  return `${by}: ${fields.join(', ')}`;
}
