import type { Invoice } from '../../../shared/contract/billing.ts';

export interface InvoicePageModel {
  readonly kind: 'invoice';
  readonly invoice: Invoice;
  /** where the purchase is used */
  readonly next:
    | { readonly kind: 'unlock'; readonly personId: string; readonly firstName: string }
    /** no name: it is not to be linked from a price (P2-133) */
    | { readonly kind: 'person'; readonly href: string; readonly firstName: string | null }
    /** the page that a plan was bought for */
    | { readonly kind: 'back'; readonly href: string; readonly fullName: string | null }
    | { readonly kind: 'property'; readonly href: string }
    /** the lists that a plan of Speed Search is for */
    | { readonly kind: 'lists' }
    | { readonly kind: 'search' };
  /** a buyer without an account: where a link by email goes, and this receipt's path; absent for an account */
  readonly guest?: { readonly email: string; readonly redirect: string };
  /** when the page was rendered, milliseconds since 1970 */
  readonly now: number;
}
