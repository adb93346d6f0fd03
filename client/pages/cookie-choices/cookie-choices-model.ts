/** What a browser has chosen about cookies, and what that means now. */
export interface CookieChoicesPageModel {
  readonly kind: 'cookie-choices';
  /** what pages may do in this browser now, by choice or by what the law of the country assumes */
  readonly allows: { readonly analytics: boolean; readonly advertising: boolean };
  /** nothing has been chosen in this browser */
  readonly isUnasked: boolean;
  readonly mode: 'opt-in' | 'opt-out';
  /** the browser sends Global Privacy Control, which wins over a choice about advertising */
  readonly hasSignal: boolean;
  /** the account that is logged in has asked not to be sold or shared */
  readonly isAccountOut: boolean;
  /** a choice has just been saved */
  readonly isSaved: boolean;
  /** the page the reader came from, as a path that has been checked; null without one */
  readonly back: string | null;
  /** the hosts that ads load from; none if no ad network is set up */
  readonly adHosts: readonly string[];
}
