import type { Provenance } from '../../shared/contract/provenance.ts';
import { recordsCopy as words } from '../../shared/copy/records/records.ts';
import { monthInSentence } from '../../shared/people/months.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { shorten } from '../../shared/records/field-rules.ts';
import { matchedOn } from '../../shared/records/match-indicators.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { Chip } from '../ui/action/Chip.tsx';
import styles from './RecordDetails.module.css';
import { RecordOutcomeChip } from './RecordOutcomeChip.tsx';

/** Longest text of a chip, in characters. */
const CHIP_MAX = 60;

/** Under the title of a record: where and when, when it was last confirmed, what became of it, and its source (P9-077). */
export function RecordHead({ listed }: { listed: ListedRecord }) {
  const { meta, outcome } = describeRecord(listed.group, listed.record);
  const { provenance } = listed.record;
  const chips = [...aboutCriminal(listed), words.source(provenance.source)];
  return (
    <div className={styles.head}>
      <p>{[meta, ...confirmedTexts(provenance)].filter((text) => text !== '').join(' ')}</p>
      <ul className={styles.chips}>
        {outcome === null ? null : (
          <li>
            <RecordOutcomeChip outcome={outcome} />
          </li>
        )}
        {chips.map((text) => (
          <li key={text}>
            <Chip tone="line">{shorten(text, CHIP_MAX)}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function aboutCriminal({ group, record }: ListedRecord): string[] {
  if (group !== 'criminalAndTrafficRecords') return [];
  const { offenses, matchIndicators } = record;
  const matched = matchedOn(matchIndicators);
  return [...(offenses.length > 1 ? [words.offensesIn(offenses.length)] : []), ...(matched === null ? [] : [matched])];
}

function confirmedTexts({ firstSeen, lastSeen }: Provenance): string[] {
  const [first, last] = [firstSeen, lastSeen].map((month) => (month === null ? null : monthInSentence(month)));
  return [...(last == null ? [] : [words.confirmed(last)]), ...(first == null ? [] : [words.firstSeen(first)])];
}
