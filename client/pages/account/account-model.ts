import type { SessionScope } from '../../../shared/contract/account.ts';
import type { Invoice, PurchasesAnswer } from '../../../shared/contract/billing.ts';
import type { PlanCardModel } from '../../billing/plan-card-model.ts';

/** What an account has, at a glance. Times are milliseconds since 1970. */
export interface AccountPageModel {
  readonly kind: 'account';
  readonly email: string;
  readonly firstName: string | null;
  /** 'purchase': only what was bought, until the address is proven */
  readonly scope: SessionScope;
  readonly card: PlanCardModel;
  readonly credits: { readonly count: number; readonly nearestExpiry: number | null };
  /** what one credit costs, in whole; absent if that is not known */
  readonly creditPrice?: string;
  /** what was bought and can still be used */
  readonly purchases: PurchasesAnswer;
  /** the site that serves property pages, if it is another one */
  readonly propertySite: string | null;
  /** the latest */
  readonly receipts: readonly Invoice[];
}
