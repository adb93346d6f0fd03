import type { MiddlewareHandler } from 'hono';
import { networkOf } from '../../shared/http/network-of.ts';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import type { EdgeBindings, RateLimiter } from '../env.ts';
import { Refusal } from '../errors.ts';
import { logEvent } from '../log.ts';
import { noteSecurity } from '../security-log.ts';

/**
 * The limits by client address and minute: search 60 and address forms 60 besides, smartcheck 20 (P2-019), log-in 10, logs of browsers 20, batches of
 * events 60, what changes an account 60, the map 600, late texts and property reports 120, suggestions 120,
 * files of the sitemap 30 (wrangler.toml).
 */
export type LimitName = Extract<keyof EdgeBindings, `LIMIT_${string}`>;

/** The window of the bindings, in seconds. */
const WINDOW_SECONDS = 60;

const reported = new WeakMap<EdgeBindings, Set<LimitName>>();

/**
 * Takes one from a limit; `part` has a count of its own under it, as large. A binding that is missing limits nothing; that is logged once per isolate.
 * @throws Refusal 429 when nothing is left in this minute.
 */
export async function takeFromLimit(c: EdgeContext, name: LimitName, part?: string): Promise<void> {
  const limiter: RateLimiter | undefined = c.env[name];
  if (limiter === undefined) return reportMissing(c, name);
  const { success } = await limiter.limit({ key: [networkOf(c.var.clientAddress), part].filter(Boolean).join(' ') });
  if (!success) {
    noteSecurity(c, { kind: 'limit-hit', subject: name });
    throw new Refusal(429, 'Too many requests. Please try again in a minute.', {
      'retry-after': String(WINDOW_SECONDS),
    });
  }
}

/** One limit in front of a route. */
export const rateLimit = (name: LimitName): MiddlewareHandler<EdgeEnv> =>
  async function rateLimit(c, next) {
    await takeFromLimit(c, name);
    await next();
  };

function reportMissing(c: EdgeContext, name: LimitName): void {
  const names = reported.get(c.env) ?? new Set();
  if (!names.has(name)) logEvent(c, 'rate_limit_missing', { binding: name });
  reported.set(c.env, names.add(name));
}
