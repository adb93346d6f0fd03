import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { monthInSentence } from '../../../shared/people/months.ts';
import { placeText } from '../../../shared/urls/location.ts';
import type { PhonePageModel } from '../page-model.ts';
import styles from './PhonePage.module.css';
import { timeThere } from './time-there.ts';

const words = phonePageCopy.facts;

/** What is known of the line: what is not known is left out. */
export function PhoneFacts({ page: { answer, now } }: { page: PhonePageModel }) {
  const there = answer.timezone === null ? null : timeThere(answer.timezone, now);
  const facts = [
    [words.carrier, answer.carrier],
    [words.lineType, answer.lineType === null ? null : phonePageCopy.lineType(answer.lineType)],
    [words.place, placeText(answer.city, answer.state)],
    [words.timeZone, there === null ? null : words.timeThere(there.zone, there.time)],
    [words.lastSeen, answer.lastSeen === null ? null : monthInSentence(answer.lastSeen)],
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
