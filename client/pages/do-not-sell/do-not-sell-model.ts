import type { SaleDone } from '../../../shared/copy/removal/do-not-sell.ts';

/** What a browser, an account and the signal say about sale and sharing. */
export interface DoNotSellPageModel {
  readonly kind: 'do-not-sell';
  /** the browser of this request sends Global Privacy Control */
  readonly hasSignal: boolean;
  /** the switch of this browser is on */
  readonly isBrowserOut: boolean;
  /** null: nobody is logged in. `since`: 'Nov 22, 2026' */
  readonly account:
    | { readonly isOut: true; readonly source: 'form' | 'signal' | 'request'; readonly since: string }
    | { readonly isOut: false }
    | null;
  readonly email: string;
  /** below the address of the first or the second form */
  readonly emailError: { readonly form: 'records' | 'undo'; readonly text: string } | null;
  /** what a form has just done */
  readonly done: SaleDone | null;
  /** why it was not done although it is right */
  readonly problem: string | null;
}
