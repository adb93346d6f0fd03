import { app } from './app.ts';
import type { OriginBindings } from './env.ts';
import { answerJobs } from './jobs/answer-jobs.ts';
import type { JobMessages } from './jobs/job-queue.ts';
import { runScheduledJobs } from './scheduled.ts';

export { PasswordHasher } from './hashing/password-hasher.ts';
export { Meter } from './quota/meter-object.ts';

export default {
  fetch: app.fetch,
  /** Runs as often as wrangler.toml says. */
  scheduled: (_event: unknown, env: OriginBindings): Promise<void> => runScheduledJobs(env, Date.now()),
  queue: (batch: JobMessages, env: OriginBindings): Promise<void> => answerJobs(batch, env),
};
