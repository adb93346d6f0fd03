import type { Provenance } from '../../shared/contract/primitives.ts';
import { recordsCopy as words } from '../../shared/copy/records/records.ts';
import { monthInSentence } from '../../shared/people/months.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { shorten } from '../../shared/records/field-rules.ts';
import { matchReasonOf } from '../../shared/records/match-indicators.ts';
import { recordFields } from '../../shared/records/record-fields.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { PropertyReport } from '../property/PropertyReport.tsx';
import { Chip } from '../ui/action/Chip.tsx';
import { Disclaimer } from '../ui/surface/Disclaimer.tsx';
import styles from './RecordDetails.module.css';
import { RecordFields } from './RecordFields.tsx';
import { RecordOutcomeChip } from './RecordOutcomeChip.tsx';

/**
 * Everything about one record, in a dialog or on its page: the report for a property, all fields for everything else,
 * then once what 'Not available' means (P5-038), and the disclaimer at the end (P2-106).
 */
export function RecordDetails({ listed }: { listed: ListedRecord }) {
  return (
    <div className={styles.details}>
      <RecordHead listed={listed} />
      <RecordBody listed={listed} />
    </div>
  );
}

function RecordBody({ listed }: { listed: ListedRecord }) {
  if (listed.group === 'currentProperties' || listed.group === 'pastProperties')
    return <PropertyReport property={listed.record} />;
  const groups = recordFields(listed.group, listed.record);
  const missing = groups.flatMap(({ fields }) => fields).filter(({ value }) => value === null);
  return (
    <>
      <RecordFields groups={groups} />
      {missing.length === 0 ? null : (
        <p className={styles.note}>{words.missingMeans(missing.some(({ missing }) => missing !== undefined))}</p>
      )}
      <Disclaimer />
    </>
  );
}

/** Longest text of a chip, in characters. */
const CHIP_MAX = 60;

/**
 * Under a record's title: where and when, when it was last confirmed, its outcome, what it matches on, and its source
 * (P9-077).
 */
function RecordHead({ listed }: { listed: ListedRecord }) {
  const { meta, outcome } = describeRecord(listed.group, listed.record);
  const { provenance } = listed.record;
  const matched = matchReasonOf(listed);
  const chips = [...offensesIn(listed), ...(matched === null ? [] : [matched]), words.source(provenance.source)];
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

function offensesIn({ group, record }: ListedRecord): string[] {
  if (group !== 'criminalAndTrafficRecords' || record.offenses.length < 2) return [];
  return [words.offensesIn(record.offenses.length)];
}

function confirmedTexts({ firstSeen, lastSeen }: Provenance): string[] {
  const [first, last] = [firstSeen, lastSeen].map((month) => (month === null ? null : monthInSentence(month)));
  return [...(last == null ? [] : [words.confirmed(last)]), ...(first == null ? [] : [words.firstSeen(first)])];
}

/** The last breadcrumb: the charge or the street, for other records the kind of document (P2-106). */
export function crumbOf({ group, record }: ListedRecord): string {
  switch (group) {
    case 'criminalAndTrafficRecords':
    case 'currentProperties':
    case 'pastProperties':
      return describeRecord(group, record).title;
    default:
      return words.kinds[group];
  }
}
