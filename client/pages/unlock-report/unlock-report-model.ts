/** What a background credit would open, and the button that uses one. */
export interface UnlockReportPageModel {
  readonly kind: 'unlock-report';
  /** `open`: it is already open; `empty`: it has no records; `died`: it is not sold; `unknown`: nobody has that id */
  readonly state: 'ready' | 'open' | 'no-credit' | 'empty' | 'died' | 'unknown';
  /**
   * whose report it is; null if unknown. Until the report is open, somebody who may not be named beside a price (P2-133)
   * has no name here, and a path without one
   */
  readonly person: { readonly id: string; readonly fullName: string | null; readonly path: string } | null;
  /** what a report costs, in whole; null if that is not known, or nothing is sold here */
  readonly price: string | null;
  readonly credits: number;
  /** when the next credit expires, milliseconds since 1970; null without credits */
  readonly creditsExpireAt: number | null;
  /** for a report that is already open, milliseconds since 1970 */
  readonly openUntil: number | null;
  /** when the page was rendered, milliseconds since 1970 */
  readonly now: number;
  /** what went wrong, for the visitor */
  readonly error: string | null;
}
