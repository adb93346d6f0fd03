import type { SiteModel } from './site-model.ts';

/** A search in two parts, as one line shows it; null for a part that it lacks. */
export interface SearchInWords {
  readonly what: string | null;
  readonly place: string | null;
}

/** The search in the header's box: only the fields that its kind of search sends, so none is left out or made up. */
export function searchInWords({ by = 'name', ...values }: SiteModel['search']): SearchInWords {
  const what = { name: values.name, phone: values.phone, address: values.street }[by];
  return { what: what || null, place: (by !== 'phone' && values.location) || null };
}
