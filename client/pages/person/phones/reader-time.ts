import dayjs from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone.js';
import utcPlugin from 'dayjs/plugin/utc.js';

dayjs.extend(utcPlugin);
dayjs.extend(timezonePlugin);

/**
 * The visitor's time at a full hour elsewhere (P4-080), today: both zones use their current offset, daylight saving
 * time or not.
 *
 * @param hour 0 to 23
 * @param timezone IANA name: 'America/Chicago'
 * @param readerZone the browser's, unless a test sets one
 * @returns minutes after midnight
 * @throws if the browser does not know a zone
 */
export function toReaderMinutes(
  hour: number,
  timezone: string,
  { now = Date.now(), readerZone = dayjs.tz.guess() }: { readonly now?: number; readonly readerZone?: string } = {},
): number {
  const today = dayjs(now).tz(timezone).format('YYYY-MM-DD');
  const here = dayjs.tz(`${today} ${String(hour).padStart(2, '0')}:00`, timezone).tz(readerZone);
  const minutes = here.hour() * 60 + here.minute();
  if (Number.isNaN(minutes)) throw new RangeError('the time could not be converted');
  return minutes;
}
