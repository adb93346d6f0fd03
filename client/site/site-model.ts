import type { SearchValues, SearchWay } from '../../shared/forms/search-form.ts';

/** What every page knows about the site around it. Part of the hydration payload, so nothing secret. */
export interface SiteModel {
  /** null for a visitor without a session */
  readonly viewer: { readonly email: string; readonly userType: string } | null;
  /** path with query of this page, for the way back after a log-in */
  readonly path: string;
  /** there where the reader may not be measured: the page reports nothing of what it does */
  readonly refusesEvents?: true;
  /** scheme and host of the external property site, where there is one: a way back may name it (P2-119) */
  readonly propertySite?: string;
  /** what the search box in the header shows, and what it searches by: a name, unless it says otherwise */
  readonly search: SearchValues & { readonly by?: SearchWay };
}
