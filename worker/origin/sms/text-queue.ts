import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { OriginSettings, SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { chooseSmsProvider } from './sms-provider.ts';

/** What a message says is over when its code is: nobody is texted a code that no longer works. */
const USEFUL_MS = spanMs(KEPT_FOR.claimCode);
/** A message that was not accepted may be tried again after this long, in milliseconds. */
const RETRY_MS = 60_000;
/** Messages of one run. */
const BATCH_MAX = 20;

/** A text message to queue. */
export interface Text {
  /** 10 digits */
  readonly to: string;
  readonly text: string;
}

/**
 * Queues a text message in the batch of what it is about; only if the condition holds at that point. `now` is in
 * milliseconds since 1970. After the batch, {@link sendQueuedTexts} sends it.
 */
export function textStatement(
  db: SqlDatabase,
  { to, text }: Text,
  now: number,
  { sql, values }: SqlCondition,
): SqlStatement {
  return db
    .prepare(`INSERT INTO sms (id, recipient, text, created_at, due_at) SELECT ?, ?, ?, ?, ? WHERE ${sql}`)
    .bind(crypto.randomUUID(), to, text, now, now, ...values);
}

interface DueText {
  readonly id: string;
  readonly recipient: string;
  readonly text: string;
}

/**
 * Sends the text messages that are due. One statement takes them and writes when they would be due again, so two runs
 * never take the same one. A sent message is deleted, except in a local run, whose outbox shows it. One whose code is over
 * is not sent: it rests until it is swept.
 */
export async function sendQueuedTexts(db: SqlDatabase, settings: OriginSettings, now: number): Promise<void> {
  const provider = chooseSmsProvider(settings);
  if (provider === null) return;
  const { results } = await db
    .prepare(
      `UPDATE sms SET due_at = ?1 + ${RETRY_MS}
       WHERE id IN (SELECT id FROM sms WHERE due_at <= ?1 AND created_at > ?2 ORDER BY due_at LIMIT ${BATCH_MAX})
       RETURNING id, recipient, text`,
    )
    .bind(now, now - USEFUL_MS)
    .all<DueText>();
  await runEach('send text messages', results, async ({ id, recipient, text }) => {
    await provider.send({ id, to: recipient, text });
    await (settings.isLocal
      ? db.prepare('UPDATE sms SET due_at = NULL, sent_at = ?2 WHERE id = ?1').bind(id, now)
      : db.prepare('DELETE FROM sms WHERE id = ?1').bind(id)
    ).run();
  });
}
