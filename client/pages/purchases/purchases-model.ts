import type { PurchasesAnswer } from '../../../shared/contract/billing.ts';

/** What the viewer bought and can still use. */
export interface PurchasesPageModel {
  readonly kind: 'purchases';
  readonly purchases: PurchasesAnswer;
  /** the site that serves property pages, if it is another one */
  readonly propertySite: string | null;
  /** a buyer without an account: where a link by email goes, and this page's path; absent for an account */
  readonly guest?: { readonly email: string; readonly redirect: string };
  /** what one credit costs, in whole; absent if that is not known */
  readonly creditPrice?: string;
  /** when the page was rendered, milliseconds since 1970 */
  readonly now: number;
}
