import { type OriginBindings, parseSettings } from '../env.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
import { measureJob } from '../metrics/measure-jobs.ts';
import { DO_BATCH } from './do-batch.ts';
import { type JobMessages, WORKS, type Work } from './job-queue.ts';
import { wake } from './wake.ts';

/**
 * Answers messages of the queue: one batch for each, and a message for what there is to do next. One that fails is
 * delivered again a few times; what it had claimed comes back by itself. `readTime` says when it is, in milliseconds
 * since 1970.
 *
 * @throws the sentence of parseSettings, if the origin is misconfigured
 */
export async function answerJobs(
  { messages }: JobMessages,
  env: OriginBindings,
  readTime: () => number = Date.now,
): Promise<void> {
  const settings = parseSettings(env);
  for (const message of messages) {
    const work = readWork(message.body);
    try {
      const next =
        work === null
          ? null
          : await measureJob(env, `queue ${work}`, async () => DO_BATCH[work](env, settings, readTime()));
      if (next !== null) await wake(env, settings, next, readTime());
      message.ack();
    } catch (error) {
      writeLog('a job of the queue failed', { job: work, error: nameOf(error) });
      message.retry();
    }
  }
}

/** @returns null for a message of another version of the program */
function readWork(body: unknown): Work | null {
  const named = typeof body === 'object' && body !== null && 'work' in body ? body.work : null;
  return WORKS.find((work) => work === named) ?? null;
}
