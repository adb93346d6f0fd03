import { creditMailCopy } from '../../../shared/copy/billing/credit-mail.ts';
import { CREDIT_REMINDER_MS } from '../../../shared/people/credit-reminder.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { OriginSettings, SqlCondition, SqlDatabase } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { type Mail, mailStatement } from '../mail/queue.ts';

/** How many batches of credits are taken at a time, and how many one run takes at most; the next run takes the rest. */
const PAGE = 100;
const RUN_MAX = 1_000;

/** Unused credits of one purchase, or of one gift, that expire together. */
interface CreditBatch {
  readonly accountId: string;
  /** null if they were given away */
  readonly purchaseId: string | null;
  /** milliseconds since 1970 */
  readonly expiresAt: number;
  readonly count: number;
  /** 1: they came with a plan, whose next period brings others */
  readonly isOfPlan: number;
  readonly email: string;
}

/**
 * The scheduled job that reminds of unused credits a week before they expire: one mail for each batch, once. Those of a
 * plan are passed over: they come with every period, and so would the mail. It may be killed at any time or run twice
 * at once. Send the queued mail afterward. `now` is in milliseconds since 1970.
 */
export async function remindOfCredits(
  db: SqlDatabase,
  settings: Pick<OriginSettings, 'siteUrl'>,
  now: number,
): Promise<void> {
  for (let taken = 0; taken < RUN_MAX; taken += PAGE) {
    const batches = await listExpiring(db, now);
    await runEach('remind of credits', batches, (batch) => remind(db, settings, batch, now));
    if (batches.length < PAGE) return;
  }
}

/** The batches that expire within a week and were not reminded of, the first to expire first. */
export async function listExpiring(db: SqlDatabase, now: number): Promise<readonly CreditBatch[]> {
  const { results } = await db
    .prepare(
      `SELECT c.account_id AS accountId, c.purchase_id AS purchaseId, c.expires_at AS expiresAt, COUNT(*) AS count,
         p.plan_action IS NOT NULL AS isOfPlan, COALESCE(a.guest_email, a.email) AS email
       FROM background_credit c JOIN account a ON a.id = c.account_id LEFT JOIN purchase p ON p.id = c.purchase_id
       WHERE c.used_at IS NULL AND c.reminded_at IS NULL AND c.expires_at > ?1 AND c.expires_at <= ?2
       GROUP BY c.expires_at, c.account_id, c.purchase_id ORDER BY c.expires_at LIMIT ${PAGE}`,
    )
    .bind(now, now + CREDIT_REMINDER_MS)
    .all<CreditBatch>();
  return results;
}

/** The mail is written together with the note about it, and only if just as many credits are still unused. */
async function remind(
  db: SqlDatabase,
  settings: Pick<OriginSettings, 'siteUrl'>,
  batch: CreditBatch,
  now: number,
): Promise<void> {
  const { accountId, purchaseId, expiresAt, count, isOfPlan } = batch;
  const same = 'account_id = ? AND purchase_id IS ? AND expires_at = ? AND used_at IS NULL AND reminded_at IS NULL';
  const values = [accountId, purchaseId, expiresAt];
  const isStill: SqlCondition = {
    sql: `(SELECT COUNT(*) FROM background_credit WHERE ${same}) = ?`,
    values: [...values, count],
  };
  await db.batch([
    ...(isOfPlan === 1 ? [] : [mailStatement(db, reminderMail(batch, settings), now, isStill)]),
    db
      .prepare(`UPDATE background_credit SET reminded_at = ? WHERE ${same} AND ${isStill.sql}`)
      .bind(now, ...values, ...isStill.values),
  ]);
}

function reminderMail({ email, count, expiresAt }: CreditBatch, { siteUrl }: Pick<OriginSettings, 'siteUrl'>): Mail {
  const url = siteUrl + paths.purchases();
  return {
    kind: 'credits-expiring',
    to: email,
    subject: creditMailCopy.subject({ count, expiresAt }),
    text: creditMailCopy.text({ count, expiresAt, url }),
  };
}
