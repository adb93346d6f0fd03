import { asSentence } from '../../../shared/copy/format/prose.ts';
import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { recordsCopy } from '../../../shared/copy/records/records.ts';
import { formatMonth } from '../../../shared/people/months.ts';
import { describeRecord } from '../../../shared/records/describe-record.ts';
import { matchReasonOf } from '../../../shared/records/match-indicators.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import type { RecordClock } from '../../../shared/records/record-times.ts';
import styles from './PersonPrint.module.css';
import { PrintedParagraph } from './PrintedFields.tsx';
import { printedGroups } from './printed-groups.ts';

/**
 * A record on paper: what became of it first, then where and when, what it matches on, how fresh it is and where it is
 * from, and all its fields.
 */
export function PrintedRecord({ listed, at, clock }: { listed: ListedRecord; at: number; clock: RecordClock }) {
  const { title, meta, outcomes } = describeRecord(listed.group, listed.record, clock);
  const about = [meta, matchedText(listed), ...sourceTexts(listed)].filter((text) => text !== null && text !== '');
  return (
    <article>
      <div className={styles.top}>
        <h3>
          <bdi>{words.numbered(at, title)}</bdi>
          {outcomes.length === 0 ? null : <b>{outcomes.map(({ text }) => text).join('; ')}</b>}
        </h3>{' '}
        <p>{about.join(' ')}</p>
      </div>
      {printedGroups(listed, title).map((groups, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order
        <PrintedParagraph key={index} groups={groups} />
      ))}
    </article>
  );
}

function matchedText(listed: ListedRecord): string | null {
  const matched = matchReasonOf(listed);
  return matched === null ? null : asSentence(matched);
}

/** When the record was last confirmed, and by what (P9-077). */
function sourceTexts({ record: { provenance } }: ListedRecord): string[] {
  const month = provenance.lastSeen === null ? null : formatMonth(provenance.lastSeen);
  const source = asSentence(recordsCopy.source(provenance.source));
  return month === null ? [source] : [recordsCopy.confirmed(month), source];
}
