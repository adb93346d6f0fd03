import type { SessionScope } from '../../../shared/contract/account.ts';
import type { Invoice } from '../../../shared/contract/billing.ts';

/** What an account has, at a glance. Times are milliseconds since 1970. */
export interface AccountPageModel {
  readonly kind: 'account';
  readonly email: string;
  readonly firstName: string | null;
  /** 'purchase': only what was bought, until the address is proven */
  readonly scope: SessionScope;
  /** null without a plan */
  readonly plan: {
    readonly name: string;
    /** null: no limit */
    readonly people: { readonly left: number; readonly max: number; readonly until: number | null } | null;
  } | null;
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
