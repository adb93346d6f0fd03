import type { QuotaLimit } from '../../../shared/contract/transport/problem.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { DAY_MS } from './quota-settings.ts';

const TITLES = {
  persons: 'The daily limit of people is reached',
  'fair-use': 'You have opened as many people today as fair use allows',
  numbers: 'The daily limit of numbers is reached',
  houses: 'The daily limit of addresses is reached',
  pages: 'The daily limit of lists and pages is reached',
  exports: 'You have exported your contacts as often as you can in a day',
  readers: 'Too many people started monitoring from here today',
  requests: 'This mailbox or this network has sent enough requests today',
  codes: 'Enough codes were asked for from this network today',
  removals: 'This mailbox or this network has asked for enough people today',
} as const satisfies Record<QuotaLimit, string>;

/** The 429 of a daily limit. `opensAt` is when there is room again, milliseconds since 1970; null counts as in a day. */
export function limitReached(c: OriginContext, limit: QuotaLimit, opensAt: number | null): ProblemError {
  const now = c.get('now');
  const opens = opensAt ?? now + DAY_MS;
  return new ProblemError(429, TITLES[limit], {
    headers: { 'retry-after': String(Math.max(1, Math.ceil((opens - now) / 1_000))) },
    security: 'limit-hit',
    quota: { limit, opensAt: new Date(opens).toISOString() },
  });
}
