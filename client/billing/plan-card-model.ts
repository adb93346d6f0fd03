import type { SessionScope } from '../../shared/contract/account.ts';
import type { BillingInfo } from '../../shared/contract/billing.ts';
import type { Plan, PlanAnswer } from '../../shared/contract/plans.ts';

/** Lookups left in this period. */
export interface PeopleLeft {
  readonly left: number;
  readonly max: number;
  /** when they reset, milliseconds since 1970; null: unknown */
  readonly until: number | null;
}

/** Where the buttons of a plan lead, with what led to its page. */
export interface PlanWays {
  readonly pricing: string;
  readonly change: string;
  readonly method: string;
}

/** A viewer's plan at a glance. */
export interface PlanCardModel {
  /** the viewer's own plan, even one that has ended; null: none */
  readonly plan: Plan | null;
  /** somebody else's plan that they share */
  readonly shared: PlanAnswer['shared'];
  readonly paidWith: BillingInfo | null;
  /** null: no limit, or no plan */
  readonly people: PeopleLeft | null;
  /** a plan the account has without a record of it here, as at an origin without plans: its name; null: none */
  readonly elsewhere: string | null;
  /** 'purchase': a buyer whose address is not proven may only cancel */
  readonly scope: SessionScope;
  readonly ways: PlanWays;
}
