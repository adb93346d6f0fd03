import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { monthInSentence } from '../../../shared/people/months.ts';
import styles from './PhonePage.module.css';
import type { PhonePageModel } from './phone-model.ts';

const words = phonePageCopy.facts;

/** What is known about the line; unknown facts are left out. */
export function PhoneFacts({ page: { answer, now } }: { page: PhonePageModel }) {
  const { area, lineType, carrier, lastSeen } = answer;
  const facts = [
    [words.lineType, lineType === null ? null : phonePageCopy.lineType(lineType)],
    [words.area, area?.state == null ? null : words.areaOf(area.areaCode, area.state)],
    [words.timeZone, area === null ? null : zoneIn(area.timezone, now)],
    [words.carrier, carrier],
    [words.lastSeen, lastSeen === null ? null : monthInSentence(lastSeen)],
  ].filter(([, value]) => value !== null && value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'Pacific Time, now 10:24 AM'; null for a zone that the browser does not know */
function zoneIn(timezone: string | null, now: number): string | null {
  if (timezone === null) return words.severalZones;
  const there = timeThere(timezone, now);
  return there === null ? null : words.timeThere(there.zone, there.time);
}

/**
 * 'Pacific Time' and '10:24 AM': a time zone's name and the current time there.
 *
 * @param timezone IANA name: 'America/Los_Angeles'
 * @param now milliseconds since 1970
 * @returns null if there is no such zone
 */
export function timeThere(timezone: string, now: number): { readonly zone: string; readonly time: string } | null {
  try {
    const parts = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: timezone, ...options }).formatToParts(now);
    const zone = parts({ timeZoneName: 'longGeneric' }).find(({ type }) => type === 'timeZoneName');
    const time = parts({ hour: 'numeric', minute: '2-digit' }).map(({ value }) => value.replace(/\s/g, ' '));
    return zone === undefined ? null : { zone: zone.value, time: time.join('') };
  } catch {
    return null;
  }
}
