/** The link that confirms monitoring by email. Opening it changes nothing, its button does. */
export interface MonitorConfirmPageModel {
  readonly kind: 'monitor-confirm';
  readonly view:
    | {
        readonly state: 'open';
        readonly token: string;
        /** why nothing happened although the link works */
        readonly error: string | null;
      }
    /** `isHere`: this browser may see what is monitored */
    | { readonly state: 'confirmed'; readonly isHere: boolean }
    /** the link was used before */
    | { readonly state: 'used' }
    /** the address has an account that has to be logged in to first */
    | { readonly state: 'log-in' }
    /** `isCut`: the token did not arrive whole */
    | { readonly state: 'over'; readonly isCut: boolean };
}
