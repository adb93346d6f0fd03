import type { OriginBindings } from '../env.ts';
import { takeOffRecordStatement } from '../import/take-off-record.ts';
import { runEach } from '../job-rows.ts';
import { mailStatement } from '../mail/queue.ts';
import { decidedMail } from './error-mail.ts';
import { listDecided } from './error-store.ts';

/**
 * The scheduled job that carries out what operators decided about reported records: what is to go leaves every report,
 * and whoever reported it is told. The record goes first, so a run that breaks off is repeated and nobody is told of
 * what has not happened. Send the queued mail afterward. `now` is in milliseconds since 1970.
 */
export async function settleRecordErrors(
  { ACCOUNTS, PEOPLE }: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  now: number,
): Promise<void> {
  await runEach('settle record errors', await listDecided(ACCOUNTS), async (decided) => {
    if (decided.decision === 'removed') await takeOffRecordStatement(PEOPLE, decided.personId, decided, now).run();
    const isOpen = {
      sql: 'EXISTS (SELECT 1 FROM record_error WHERE reference = ? AND decided_at IS NULL)',
      values: [decided.reference],
    };
    await ACCOUNTS.batch([
      mailStatement(
        ACCOUNTS,
        decidedMail({ to: decided.email, reference: decided.reference }, decided.decision),
        now,
        isOpen,
      ),
      ACCOUNTS.prepare('UPDATE record_error SET decided_at = ?2 WHERE reference = ?1 AND decided_at IS NULL').bind(
        decided.reference,
        now,
      ),
    ]);
  });
}
