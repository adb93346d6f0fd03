import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';
import { readSession } from '../cookies/session-cookie.ts';
import { originationOf } from '../input/origination.ts';
import { readAddress } from './request-path.ts';

const DEFAULT_TIME_ZONE = 'America/New_York';
const UNKNOWN_ADDRESS = 'unknown';

/** Mobile or desktop, from the client hint, otherwise from the user agent (P7-009). */
export function deviceOf(headers: Headers): 'mobile' | 'desktop' {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  return /Mobi/i.test(headers.get('user-agent') ?? '') ? 'mobile' : 'desktop';
}

// A formatter takes about 50 microseconds to make; there are a few hundred time zones.
const weekdays = new Map<string, Intl.DateTimeFormat>();

function weekdayIn(timeZone: string): Intl.DateTimeFormat {
  const known = weekdays.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
  weekdays.set(timeZone, made);
  return made;
}

/**
 * Saturday and Sunday in the visitor's time zone; the page's flag `isWeekend` overrides it (P2-056, P7-010, P9-006).
 */
export function dayTypeOf(now: Date, timeZone: string | undefined, isWeekend: string | null): 'weekday' | 'weekend' {
  if (isWeekend === 'true') return 'weekend';
  if (isWeekend === 'false') return 'weekday';
  return /^S/.test(weekdayOf(now, timeZone ?? DEFAULT_TIME_ZONE)) ? 'weekend' : 'weekday';
}

/** Every time zone starts its days on a quarter hour, in milliseconds. */
const QUARTER_MS = 15 * 60_000;
const current = new Map<string, { readonly quarter: number; readonly weekday: string }>();

/** The weekday in a time zone, computed once a quarter hour: formatting takes longer than the rest of this file. */
function weekdayOf(now: Date, timeZone: string): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const known = current.get(timeZone);
  if (known?.quarter === quarter) return known.weekday;
  const weekday = formatWeekday(now, timeZone);
  if (weekdays.has(timeZone)) current.set(timeZone, { quarter, weekday });
  return weekday;
}

function formatWeekday(now: Date, timeZone: string): string {
  try {
    return weekdayIn(timeZone).format(now);
  } catch {
    return weekdayIn(DEFAULT_TIME_ZONE).format(now);
  }
}

/** Whether the browser prefetches, which must never count. */
export function isPrefetchRequest(headers: Headers): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-moz') ?? ''}`;
  return /prefetch|prerender/i.test(purpose);
}

/** The visitor's address as Cloudflare saw it; locally a test may choose one (docs/decisions.md). */
export function clientAddressOf(headers: Headers, isLocal: boolean): string {
  const chosen = isLocal ? headers.get('x-local-client')?.trim() : undefined;
  return chosen || headers.get('cf-connecting-ip')?.trim() || UNKNOWN_ADDRESS;
}

/** Reads what the request says about its viewer. None of it grants anything. */
export const viewerHints = (): MiddlewareHandler<EdgeEnv> =>
  async function viewerHints(c, next) {
    const { cf, headers } = c.req.raw as Request & { readonly cf?: { readonly timezone?: string } };
    const { isLocal } = c.get('settings');
    c.set('session', readSession(headers.get('cookie'), isLocal));
    c.set('device', deviceOf(headers));
    const { searchParams } = readAddress(c.req.raw).url;
    c.set('dayType', dayTypeOf(new Date(), cf?.timezone, searchParams.get('is_weekend')));
    c.set('isPrefetch', isPrefetchRequest(headers));
    c.set('origination', originationOf(headers));
    c.set('clientAddress', clientAddressOf(headers, isLocal));
    await next();
  };
