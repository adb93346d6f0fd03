import { formatDay } from '../../shared/copy/format/day.ts';
import { formatTimeOfDay } from '../../shared/copy/format/time-of-day.ts';
import type { EdgeContext } from '../context.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONTH_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const DEFAULT_TIME_ZONE = 'America/New_York';
const LOCAL_ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:([+-])(\d{2}):(\d{2}))$/;

/** A visitor's clock. */
export interface VisitorClock {
  /** now, ISO 8601 with the visitor's offset (F7-14) */
  readonly timestamp: string;
  /** '2:41 PM' from milliseconds since 1970; with the name of the time zone if that is only likely */
  format(milliseconds: number): string;
  /** 'today at 2:41 PM', 'tomorrow at 9:05 AM', 'on Nov 27 at 9:05 AM'; a started minute counts as over */
  formatDay(milliseconds: number): string;
  /** 'Nov 22, 2026, 2:46 PM EST': for paper, which is read on another day */
  formatMoment(milliseconds: number): string;
}

/**
 * The visitor's clock: the browser's own, if a script sent its time, otherwise that of the time zone in which Cloudflare
 * saw the connection. `now` is in milliseconds since 1970.
 */
export function visitorClock(c: EdgeContext, sent: string | null, now: number): VisitorClock {
  const [, sign, hours, minutes] = LOCAL_ISO.exec(sent ?? '') ?? [];
  if (sent !== null && sign !== undefined) {
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    return clockOf(sent, now, offset, '');
  }
  const { cf } = c.req.raw as Request & { readonly cf?: { readonly timezone?: string } };
  const timeZone = knownZone(cf?.timezone);
  const offset = offsetOf(timeZone, now);
  const zone = partOf(timeZone, now, 'short');
  return clockOf(localIso(now, offset), now, offset, ` ${zone}`);
}

/** `zone` follows each time of day. */
function clockOf(timestamp: string, now: number, offset: number, zone: string): VisitorClock {
  const format = (at: number): string => timeAt(at, offset) + zone;
  const dayOf = (at: number): number => Math.floor((at + offset * MINUTE_MS) / DAY_MS);
  return {
    timestamp,
    format,
    formatDay(at) {
      const minute = Math.ceil(at / MINUTE_MS) * MINUTE_MS;
      const days = dayOf(minute) - dayOf(now);
      const day =
        days === 0 ? 'today' : days === 1 ? 'tomorrow' : `on ${MONTH_DAY.format(minute + offset * MINUTE_MS)}`;
      return `${day} at ${format(minute)}`;
    },
    formatMoment: (at) => `${formatDay(at + offset * MINUTE_MS)}, ${format(at)}`,
  };
}

function knownZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? DEFAULT_TIME_ZONE }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/** Minutes east of Greenwich. */
function offsetOf(timeZone: string, at: number): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(partOf(timeZone, at, 'longOffset')) ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function partOf(timeZone: string, at: number, timeZoneName: 'short' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function timeAt(milliseconds: number, offset: number): string {
  const local = new Date(milliseconds + offset * MINUTE_MS);
  return formatTimeOfDay(local.getUTCHours(), local.getUTCMinutes());
}

function localIso(milliseconds: number, offset: number): string {
  const local = new Date(milliseconds + offset * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
  const two = (number: number) => String(number).padStart(2, '0');
  const away = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}
