import type { OriginBindings, OriginSettings } from '../env.ts';
import { DO_BATCH } from './do-batch.ts';
import type { Work } from './job-queue.ts';

/** Without a queue, how long one call goes on with its work, in milliseconds; the next one takes the rest. */
const RUN_MS = 20_000;

/**
 * Has a work done: by the queue, batch after batch, or without one here, as far as it gets in 20 seconds. `now` is in
 * milliseconds since 1970, and counts only here: the queue goes by its own time.
 */
export async function wake(env: OriginBindings, settings: OriginSettings, work: Work, now: number): Promise<void> {
  if (env.JOBS !== undefined) {
    await env.JOBS.send({ work });
    return;
  }
  const end = Date.now() + RUN_MS;
  let next: Work | null = work;
  while (next !== null && Date.now() < end) next = await DO_BATCH[next](env, settings, now);
}
