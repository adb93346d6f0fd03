import type { Provenance, RecordDate } from '../../shared/contract/primitives.ts';
import { asSentence } from '../../shared/copy/format/prose.ts';
import { formatRecordDate } from '../../shared/copy/records/record-date.ts';
import { recordsCopy as words } from '../../shared/copy/records/records.ts';
import { formatMonth } from '../../shared/people/months.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { shorten } from '../../shared/records/field-rules.ts';
import { matchReasonOf } from '../../shared/records/match-indicators.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import type { RecordClock } from '../../shared/records/record-times.ts';
import { Chip } from '../ui/action/Chip.tsx';
import styles from './RecordDetails.module.css';
import { RecordOutcomeChip } from './RecordOutcomeChip.tsx';

/** Longest text of a chip, in characters. */
const CHIP_MAX = 60;

/**
 * Under a record's title: what became of it and when (P4-098); where and when it was, how long ago, and when it was last
 * confirmed; what it matches on, what not, and that a match is no proof; and its source (P9-077).
 */
export function RecordHead({ listed, clock }: { listed: ListedRecord; clock: RecordClock }) {
  const { meta, outcomes } = describeRecord(listed.group, listed.record, clock);
  const { provenance } = listed.record;
  const matched = matchReasonOf(listed);
  const about = [meta, ...confirmedTexts(provenance)].filter((text) => text !== '').join(' ');
  return (
    <div className={styles.head}>
      {outcomes.length === 0 ? null : (
        <ul className={styles.chips}>
          {outcomes.map((outcome) => (
            <li key={outcome.text}>
              <RecordOutcomeChip outcome={outcome} /> {dayOf(outcome.on ?? null)}
            </li>
          ))}
        </ul>
      )}
      {about === '' ? null : <p>{about}</p>}
      {matched === null ? null : <p dir="auto">{`${asSentence(matched)} ${words.match.notProof}`}</p>}
      <ul className={styles.chips}>
        {[...offensesIn(listed), words.source(provenance.source)].map((text) => (
          <li key={text}>
            <Chip tone="line">{shorten(text, CHIP_MAX)}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function dayOf(date: RecordDate | null): string | null {
  const written = date === null ? null : formatRecordDate(date);
  return written === null ? null : words.outcome.on(written);
}

function offensesIn({ group, record }: ListedRecord): string[] {
  if (group !== 'criminalAndTrafficRecords' || record.offenses.length < 2) return [];
  return [words.offensesIn(record.offenses.length)];
}

function confirmedTexts({ firstSeen, lastSeen }: Provenance): string[] {
  const [first, last] = [firstSeen, lastSeen].map((month) => (month === null ? null : formatMonth(month)));
  return [...(last == null ? [] : [words.confirmed(last)]), ...(first == null ? [] : [words.firstSeen(first)])];
}
