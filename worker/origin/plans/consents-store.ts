import type { PlanPeriod } from '../../../shared/contract/plans.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { CONSENT_KEPT_DAYS } from './plan-rules.ts';

const DAY_MS = 86_400_000;

/** What somebody agreed to. Money is in cents, times are milliseconds since 1970. */
export interface Consent {
  readonly planId: string;
  readonly accountId: string;
  /** the number of the receipt; null without a payment */
  readonly receipt: string | null;
  readonly action: 'start' | 'change' | 'resume';
  readonly productId: string;
  readonly priceCents: number;
  readonly period: PlanPeriod;
  /** the version of the text that was shown */
  readonly textVersion: string;
  readonly consentedAt: number;
}

/** Records a consent to renewal, in the batch of what it allows, if `guard` holds. */
export function consentStatement(db: SqlDatabase, consent: Consent, guard: SqlCondition): SqlStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO renewal_consent (id, plan_id, account_id, receipt, action, product_id, price_cents, period,
         text_version, consented_at)
       SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${guard.sql}`,
    )
    .bind(
      crypto.randomUUID(),
      consent.planId,
      consent.accountId,
      consent.receipt,
      consent.action,
      consent.productId,
      consent.priceCents,
      consent.period,
      consent.textVersion,
      consent.consentedAt,
      ...guard.values,
    );
}

/**
 * Notes that plans have ended, from when on their consents are kept for as long as the law asks. `plans` selects the ids
 * of plans.
 */
export function endConsentsStatement(db: SqlDatabase, plans: SqlCondition, now: number): SqlStatement {
  const { given, ended } = CONSENT_KEPT_DAYS;
  return db
    .prepare(
      `UPDATE renewal_consent SET plan_ended_at = ?, kept_until = MAX(consented_at + ?, ?)
       WHERE kept_until IS NULL AND plan_id IN (${plans.sql})`,
    )
    .bind(now, given * DAY_MS, now + ended * DAY_MS, ...plans.values);
}
