/** The page that waits for the answer to an order which was just sent. */
export interface CheckoutWaitPageModel {
  readonly kind: 'checkout-wait';
  /** this page once more */
  readonly againHref: string;
  /** the page reloads itself every few seconds */
  readonly looksAgain: boolean;
}
