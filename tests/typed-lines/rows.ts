import type { SearchValues, SearchWay } from '../../shared/forms/search-form.ts';
import type { Outcome, TypedCase } from './typed-case.ts';

/** [what was typed, what must come]; a text is the path of a redirect. */
export type Row = readonly [typed: string, comes: string | Outcome];

const FIELD = { name: 'name', phone: 'phone', address: 'street' } as const;

/** Lines typed into the main field of a way of searching, with nothing or `location` in the place field beside it. */
export function typedInto(by: SearchWay, rows: readonly Row[], location?: string): TypedCase[] {
  return rows.map(([typed, comes]) => {
    const values: SearchValues = { [FIELD[by]]: typed, ...(location === undefined ? {} : { location }) };
    return { by, values, comes: typeof comes === 'string' ? { goes: comes } : comes };
  });
}
