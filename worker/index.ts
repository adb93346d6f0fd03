import { app } from './app.ts';
import type { EdgeBindings } from './env.ts';
import { runScheduledJobs } from './scheduled.ts';

export default {
  fetch: app.fetch,
  /** Runs as often as wrangler.toml says. */
  scheduled: (_event: unknown, env: EdgeBindings): Promise<void> => runScheduledJobs(env, Date.now()),
};
