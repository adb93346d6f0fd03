import { SEARCH_WAYS, type SearchValues, type SearchWay } from '../../shared/forms/search-form.ts';
import type { EdgeContext } from '../context.ts';
import { tidyText } from '../input/tidy-text.ts';

/** What a search box submitted: the kind of search, and its fields as typed. */
export interface SearchInput {
  readonly by: SearchWay;
  readonly values: SearchValues;
}

/** The fields of the request's query; searches by name unless it says otherwise. */
export function readSearchInput(c: EdgeContext): SearchInput {
  const query = c.get('url').searchParams;
  const by = SEARCH_WAYS.find((way) => way === query.get('by')) ?? 'name';
  const typed = (['name', 'phone', 'street', 'location'] as const)
    .map((field) => [field, tidyText(query.get(field))] as const)
    .filter(([, text]) => text !== '');
  return { by, values: Object.fromEntries(typed) };
}
