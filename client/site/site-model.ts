import type { SessionScope } from '../../shared/contract/account.ts';
import type { SiteOperator } from '../../shared/contract/operations/site.ts';
import type { SearchValues, SearchWay } from '../../shared/forms/search-form.ts';

/** Who is logged in. */
export interface SiteViewer {
  readonly email: string;
  readonly userType: string;
  /** 'purchase' for a buyer whose address is not proven; absent where a page does not know: links work for both */
  readonly scope?: SessionScope;
}

/** What every page knows about the site around it. Some of it is sent to the browser (page-data.ts), so nothing secret. */
export interface SiteModel {
  /** null for a visitor without a session */
  readonly viewer: SiteViewer | null;
  /** this page's path and query, to return to after logging in */
  readonly path: string;
  /** present if the reader must not be tracked: the page sends no events */
  readonly refusesEvents?: true;
  /** present if the browser sends Global Privacy Control: the page says that it was heard */
  readonly sendsOptOut?: true;
  /** present if the reader has yet to choose: the page asks whether it may measure them and show ads */
  readonly asksForConsent?: true;
  /** scheme and host of the external property site, if there is one: a return path may point to it (P2-119) */
  readonly propertySite?: string;
  /** the origin's sentence about everything on the site, for the foot of the page; absent if it has none */
  readonly notice?: string;
  /** who runs the site, for the foot of the page; absent if the origin has not said */
  readonly operator?: SiteOperator;
  /** what the search box in the header shows, and what it searches by: a name by default */
  readonly search: SearchValues & { readonly by?: SearchWay };
}
