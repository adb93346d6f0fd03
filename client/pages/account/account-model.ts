import type { SessionScope } from '../../../shared/contract/account.ts';
import type { Invoice } from '../../../shared/contract/billing.ts';
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
  readonly reports: readonly OpenReport[];
  /** the latest */
  readonly receipts: readonly Invoice[];
}

/** A background report that can still be opened. */
export interface OpenReport {
  readonly personId: string;
  /** null if we do not know it */
  readonly name: string | null;
  readonly openUntil: number;
}
