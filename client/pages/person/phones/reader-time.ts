import dayjs from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone.js';
import utcPlugin from 'dayjs/plugin/utc.js';

dayjs.extend(utcPlugin);
dayjs.extend(timezonePlugin);

/**
 * What time it is at the reader's when it is a full hour elsewhere (P4-080), today: so both zones are taken with the
 * offset that they have now, summer time or not.
 *
 * @param hour 0 to 23
 * @param timezone IANA name: 'America/Chicago'
 * @param readerZone the browser's, unless a test names one
 * @returns minutes after midnight
 * @throws where a zone is unknown to the browser
 */
export function toReaderMinutes(
  hour: number,
  timezone: string,
  { now = Date.now(), readerZone = dayjs.tz.guess() }: { readonly now?: number; readonly readerZone?: string } = {},
): number {
  const today = dayjs(now).tz(timezone).format('YYYY-MM-DD');
  const here = dayjs.tz(`${today} ${String(hour).padStart(2, '0')}:00`, timezone).tz(readerZone);
  const minutes = here.hour() * 60 + here.minute();
  if (Number.isNaN(minutes)) throw new RangeError('no time of day');
  return minutes;
}
