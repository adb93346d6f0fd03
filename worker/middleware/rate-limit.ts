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

/** A binding that fails for every request would fill the log. */
const REPORTED_EVERY_MS = 60_000;

const reported = new WeakMap<EdgeBindings, Set<LimitName>>();
/** by binding, when it was last said to fail */
const failing = new WeakMap<EdgeBindings, Map<LimitName, number>>();

/**
 * Takes one from a limit; `part` has a count of its own under it, as large. A binding that is missing limits nothing; that is logged once per isolate.
 * One that fails lets pass as well, since the site is worth more than its limits; that is logged at most once a minute.
 * @throws Refusal 429 when nothing is left in this minute.
 */
export async function takeFromLimit(c: EdgeContext, name: LimitName, part?: string): Promise<void> {
  const limiter: RateLimiter | undefined = c.env[name];
  if (limiter === undefined) return reportMissing(c, name);
  const key = [networkOf(c.var.clientAddress), part].filter(Boolean).join(' ');
  if (await isSpent(c, name, limiter, key)) {
    noteSecurity(c, { kind: 'limit-hit', subject: name });
    throw new Refusal(429, 'Too many requests. Please try again in a minute.', {
      'retry-after': String(WINDOW_SECONDS),
    });
  }
}

async function isSpent(c: EdgeContext, name: LimitName, limiter: RateLimiter, key: string): Promise<boolean> {
  try {
    return !(await limiter.limit({ key })).success;
  } catch (error) {
    reportFailing(c, name, error);
    return false;
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

/** By the kind of error alone: a message may hold the key, which is an address. */
function reportFailing(c: EdgeContext, name: LimitName, error: unknown): void {
  const times = failing.get(c.env) ?? new Map<LimitName, number>();
  failing.set(c.env, times);
  const now = Date.now();
  if (now - (times.get(name) ?? Number.NEGATIVE_INFINITY) < REPORTED_EVERY_MS) return;
  times.set(name, now);
  logEvent(c, 'rate_limit_failed', { binding: name, error: error instanceof Error ? error.name : 'unknown' });
}
