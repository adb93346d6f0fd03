import { app } from './app.ts';
import type { OriginBindings } from './env.ts';
import { answerJobs } from './jobs/answer-jobs.ts';
import type { JobMessages } from './jobs/job-queue.ts';
import { countedBindings } from './metrics/counted-bindings.ts';
import { asRun } from './metrics/measure-jobs.ts';
import { runScheduledJobs } from './scheduled.ts';

export { PasswordHasher } from './hashing/password-hasher.ts';
export { Meter } from './quota/meter-object.ts';

type Lifetime = Parameters<typeof app.fetch>[2];

export default {
  fetch: (request: Request, env: OriginBindings, lifetime?: Lifetime): Response | Promise<Response> =>
    app.fetch(request, countedBindings(env), lifetime),
  /** Runs as often as wrangler.toml says. */
  scheduled(_event: unknown, bindings: OriginBindings): Promise<void> {
    const env = countedBindings(bindings);
    return asRun(env, () => runScheduledJobs(env, Date.now()));
  },
  queue(batch: JobMessages, bindings: OriginBindings): Promise<void> {
    const env = countedBindings(bindings);
    return asRun(env, () => answerJobs(batch, env));
  },
};
