import type { MiddlewareHandler } from 'hono';
import type { Limit, NoLimit } from '../../shared/contract/calls/limits.ts';
import { networkOf, wideNetworkOf } from '../../shared/http/network-of.ts';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import type { EdgeBindings, RateLimiter } from '../env.ts';
import { Refusal } from '../failures/errors.ts';
import { logEvent } from '../failures/log.ts';
import { noteSecurity } from '../failures/security-log.ts';

type Binding = Extract<keyof EdgeBindings, `LIMIT_${string}`>;

/** The binding of each limit; the numbers are in wrangler.toml (docs/rules.md). */
export const LIMIT_BINDINGS: Readonly<Record<Limit, Binding>> = {
  search: 'LIMIT_SEARCH',
  suggest: 'LIMIT_SUGGEST',
  smartcheck: 'LIMIT_SMARTCHECK',
  login: 'LIMIT_LOGIN',
  'email-check': 'LIMIT_EMAIL_CHECK',
  write: 'LIMIT_WRITE',
  log: 'LIMIT_LOG',
  events: 'LIMIT_EVENTS',
  'late-parts': 'LIMIT_LATE_PARTS',
  calls: 'LIMIT_CALLS',
  pages: 'LIMIT_PAGES',
  tiles: 'LIMIT_TILES',
  sitemap: 'LIMIT_SITEMAP',
  ads: 'LIMIT_ADS',
};

/** The window of the bindings, in seconds. */
const WINDOW_SECONDS = 60;

/** A binding that fails on every request would flood the log. */
const REPORTED_EVERY_MS = 60_000;

const reported = new WeakMap<EdgeBindings, Set<Binding>>();
/** by binding, when its failure was last logged */
const failing = new WeakMap<EdgeBindings, Map<Binding, number>>();

/**
 * Takes one from a limit, if there is one; `part` has its own count of the same size. Checks of addresses are counted by
 * the wide network, because they tell who has an account (docs/decisions.md). A missing binding limits nothing;
 * that is logged once per isolate. A failing binding also lets requests through, since the site matters more than its
 * limits; that is logged at most once a minute.
 * @throws Refusal 429 if nothing is left for this minute
 */
export async function takeFromLimit(c: EdgeContext, limit: Limit | NoLimit, part?: string): Promise<void> {
  if (typeof limit !== 'string' || isExempt(c, limit)) return;
  const binding = LIMIT_BINDINGS[limit];
  const limiter: RateLimiter | undefined = c.env[binding];
  if (limiter === undefined) return reportMissing(c, binding);
  const network = limit === 'email-check' ? wideNetworkOf : networkOf;
  const key = [network(c.get('clientAddress')), part].filter(Boolean).join(' ');
  if (await isSpent(c, binding, limiter, key)) {
    noteSecurity(c, { kind: 'limit-hit', subject: binding });
    throw new Refusal(429, 'Too many requests. Please try again in a minute.', {
      'retry-after': String(WINDOW_SECONDS),
    });
  }
}

/** A verified search engine may read as fast as it likes: it acts for no visitor, and everything it finds is public. */
function isExempt(c: EdgeContext, limit: Limit): boolean {
  return limit === 'pages' && c.get('botClass') === 'search-engine';
}

async function isSpent(c: EdgeContext, binding: Binding, limiter: RateLimiter, key: string): Promise<boolean> {
  try {
    return !(await limiter.limit({ key })).success;
  } catch (error) {
    reportFailing(c, binding, error);
    return false;
  }
}

/** One limit in front of a route. */
export const rateLimit = (limit: Limit | NoLimit): MiddlewareHandler<EdgeEnv> =>
  async function rateLimit(c, next) {
    await takeFromLimit(c, limit);
    await next();
  };

function reportMissing(c: EdgeContext, binding: Binding): void {
  const names = reported.get(c.env) ?? new Set();
  if (!names.has(binding)) logEvent(c, 'rate_limit_missing', { binding });
  reported.set(c.env, names.add(binding));
}

/** Logs only the kind of error: a message may hold the key, which is an address. */
function reportFailing(c: EdgeContext, binding: Binding, error: unknown): void {
  const times = failing.get(c.env) ?? new Map<Binding, number>();
  failing.set(c.env, times);
  const now = Date.now();
  if (now - (times.get(binding) ?? Number.NEGATIVE_INFINITY) < REPORTED_EVERY_MS) return;
  times.set(binding, now);
  logEvent(c, 'rate_limit_failed', { binding, error: error instanceof Error ? error.name : 'unknown' });
}
