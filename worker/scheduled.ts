import { newTraceId } from '../shared/contract/transport/trace-context.ts';
import { refreshProofs } from './bots/refresh-proofs.ts';
import { type EdgeBindings, parseSettings } from './env.ts';
import { logJobEvent, messageOf } from './failures/log.ts';

/**
 * The edge's scheduled job, every hour: fetches what search engines are proven with (docs/bots.md). Never rejects; what
 * fails is a line in the log and is tried again with the next run.
 *
 * @param now in milliseconds since 1970
 */
export async function runScheduledJobs(env: EdgeBindings, now: number): Promise<void> {
  const trackingId = newTraceId();
  try {
    const { signedEngines } = parseSettings(env);
    if (env.BOT_PROOFS === undefined) return logJobEvent(trackingId, 'bot_proofs_missing');
    await refreshProofs({
      store: env.BOT_PROOFS,
      engines: signedEngines,
      now,
      log: (source, reason) => logJobEvent(trackingId, 'bot_proofs_not_fetched', { source, reason }),
    });
  } catch (error) {
    logJobEvent(trackingId, 'scheduled_job_failed', { message: messageOf(error) });
  }
}
