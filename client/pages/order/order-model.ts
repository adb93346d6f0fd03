/** An unpaid order; a paid one has a receipt. */
export type OrderPageModel =
  | {
      readonly kind: 'order';
      readonly status: 'pending';
      /** the payment provider's page, if it must still be paid there */
      readonly payHref: string | null;
      /** this page, with the waiting started over */
      readonly againHref: string;
      /** the checkout it came from */
      readonly backHref: string;
      /** where the receipt of a buyer without an account will go; absent for an account */
      readonly guestEmail?: string;
      /** the page reloads itself every few seconds */
      readonly looksAgain: boolean;
    }
  | {
      readonly kind: 'order';
      readonly status: 'declined' | 'expired';
      /** the reason, for the buyer */
      readonly message: string | null;
      readonly backHref: string;
    };
