import type { OriginBindings, OriginSettings } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { writeLog } from '../logging/write-log.ts';
import { mailStatement } from '../mail/queue.ts';
import { carryOutRequest } from './carry-out.ts';
import { countOpen, listForStep } from './request-lists.ts';
import { acknowledgedMail, optedOutMail, refusedMail } from './request-mails.ts';
import { closeFileStatement, isOpen, type PrivacyRequest, stepStatement } from './request-store.ts';
import { carryOutSales } from './sale/carry-out-sales.ts';
import { optOutMailboxStatement } from './sale/sale-store.ts';

type Env = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;
type Settings = Pick<OriginSettings, 'siteUrl' | 'secrets'>;

/**
 * For the scheduled job: carries out what is confirmed, acknowledges what waits for an operator, ends what nobody
 * confirmed, and sounds an alarm about what is late. Send the queued mail afterward. `now` is in milliseconds since 1970.
 */
export async function keepClocks(env: Env, settings: Settings, now: number): Promise<void> {
  const db = env.ACCOUNTS;
  await runEach('carry out privacy requests', await listForStep(db, 'to carry out', now), (request) =>
    carryOutRequest(env, settings, request, now),
  );
  await runEach('acknowledge privacy requests', await listForStep(db, 'to acknowledge', now), (request) =>
    db.batch([
      mailStatement(db, acknowledgedMail(request, settings), now, isOpen(request.reference, 'acknowledged_at')),
      stepStatement(db, request.reference, { acknowledged_at: now }, 'acknowledged_at'),
    ]),
  );
  await runEach('end unconfirmed privacy requests', await listForStep(db, 'unconfirmed', now), (request) =>
    endUnconfirmed(env, settings, request, now),
  );
  await carryOutSales(env, settings, now);
  await soundAlarm(env, now);
}

/** A deletion that cannot be verified is an opt-out of sale; anything else that nobody confirmed is refused. */
async function endUnconfirmed({ ACCOUNTS: db }: Env, settings: Settings, request: PrivacyRequest, now: number) {
  const { reference, kind } = request;
  const still = isOpen(reference);
  if (kind === 'delete')
    return db.batch([
      await optOutMailboxStatement(
        db,
        settings.secrets,
        request,
        { source: 'request', takesEffectAt: now },
        now,
        still,
      ),
      mailStatement(db, optedOutMail(request, settings), now, still),
      closeFileStatement(db, reference, now),
      stepStatement(db, reference, { outcome: 'opted-out', closed_at: now }),
    ]);
  return db.batch([
    mailStatement(db, refusedMail(request, 'not-verified', settings), now, still),
    closeFileStatement(db, reference, now),
    stepStatement(db, reference, { outcome: 'refused', refusal_reason: 'not-verified', closed_at: now }),
  ]);
}

/** One line for whoever watches the logs, with numbers only. */
async function soundAlarm({ ACCOUNTS }: Env, now: number): Promise<void> {
  const { open, late } = await countOpen(ACCOUNTS, now);
  if (late > 0) writeLog('privacy requests are late', { open, late });
}
