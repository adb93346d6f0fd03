import type { Invoice } from '../../../shared/contract/billing.ts';
import type { RecordsTally } from '../../../shared/copy/records/records-split.ts';

export interface InvoicePageModel {
  readonly kind: 'invoice';
  readonly invoice: Invoice;
  /** what the report holds that the payment opened; absent if that is not open, or not known */
  readonly holds?: RecordsTally;
  /** where the purchase is used */
  readonly next:
    | { readonly kind: 'unlock'; readonly personId: string; readonly firstName: string }
    /** the report that the payment opened, of a person or a property */
    | { readonly kind: 'report'; readonly href: string }
    /** what a court runner was asked, and what it found */
    | { readonly kind: 'runner'; readonly href: string }
    /** no name: it is not to be linked from a price (P2-133), or it is a property's */
    | { readonly kind: 'page'; readonly href: string; readonly firstName: string | null }
    /** the page that a plan was bought for */
    | { readonly kind: 'back'; readonly href: string; readonly fullName: string | null }
    /** the lists that a plan of Speed Search is for */
    | { readonly kind: 'lists' }
    | { readonly kind: 'search' };
  /** a buyer without an account: where a link by email goes, and this receipt's path; absent for an account */
  readonly guest?: { readonly email: string; readonly redirect: string };
  /** when the page was rendered, milliseconds since 1970 */
  readonly now: number;
}
