import type { MiddlewareHandler } from 'hono';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import type { EdgeBindings, RateLimiter } from '../env.ts';
import { Refusal } from '../errors.ts';
import { logEvent } from '../log.ts';

/**
 * The limits by client address and minute: search 60, smartcheck 20 (P2-019), log-in 10, logs of browsers 20, batches of
 * events 60, what changes an account 60, the map 600, late texts and property reports 120 (wrangler.toml).
 */
export type LimitName = Extract<keyof EdgeBindings, `LIMIT_${string}`>;

/** The window of the bindings, in seconds. */
const WINDOW_SECONDS = 60;

/** What counts as one address: an IPv6 subscriber has a whole /64, so all of it counts as one. */
export function limitKey(address: string): string {
  const halves = address.toLowerCase().split('::');
  if (!address.includes(':') || halves.length > 2) return address;
  const [head = [], tail = []] = halves.map((half) => half.split(':').filter((group) => group !== ''));
  // ::ffff:203.0.113.9 is an IPv4 address in other clothes.
  const last = tail.at(-1) ?? head.at(-1) ?? '';
  if (last.includes('.')) return last;
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = halves.length === 2 ? [...head, ...zeros, ...tail] : head;
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}

const reported = new WeakMap<EdgeBindings, Set<LimitName>>();

/**
 * Takes one from a limit. A binding that is missing limits nothing; that is logged once per isolate.
 * @throws Refusal 429 when nothing is left in this minute.
 */
export async function takeFromLimit(c: EdgeContext, name: LimitName): Promise<void> {
  const limiter: RateLimiter | undefined = c.env[name];
  if (limiter === undefined) return reportMissing(c, name);
  const { success } = await limiter.limit({ key: limitKey(c.var.clientAddress) });
  if (!success) {
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
