/** The link that takes a choice about sale back. */
export interface DoNotSellUndoPageModel {
  readonly kind: 'do-not-sell-undo';
  readonly view:
    | {
        readonly state: 'open';
        readonly token: string;
        /** why nothing happened although the link works */
        readonly problem: string | null;
      }
    | { readonly state: 'done' }
    /** `isCut`: the token did not arrive whole */
    | { readonly state: 'over'; readonly isCut: boolean };
}
