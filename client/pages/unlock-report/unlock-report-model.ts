/** What a background credit would open, and the button that uses one. */
export interface UnlockReportPageModel {
  readonly kind: 'unlock-report';
  /** `open`: it is already; `empty`: nothing is in it; `unknown`: nobody here has that id */
  readonly state: 'ready' | 'open' | 'no-credit' | 'empty' | 'unknown';
  /** whose report it is; null where that is unknown */
  readonly person: { readonly id: string; readonly fullName: string; readonly path: string } | null;
  readonly credits: number;
  /** when the next of them runs out, milliseconds since 1970; null without any */
  readonly creditsExpireAt: number | null;
  /** of a report that is open already, milliseconds since 1970 */
  readonly openUntil: number | null;
  /** when the page was made, milliseconds since 1970 */
  readonly now: number;
  /** what did not work, in our words */
  readonly error: string | null;
}
