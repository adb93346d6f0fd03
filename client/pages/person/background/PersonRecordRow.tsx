import { describeRecord } from '../../../../shared/records/describe-record.ts';
import { matchReasonOf } from '../../../../shared/records/match-indicators.ts';
import type { ListedRecord } from '../../../../shared/records/record-lists.ts';
import { formatRecordReference, type RecordReference } from '../../../../shared/records/record-reference.ts';
import type { RecordClock } from '../../../../shared/records/record-times.ts';
import { RecordOutcomes } from '../../../records/RecordOutcomeChip.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { opensDialog } from './record-window.ts';

/** The class names of a row. They are passed in, so that pages without rows do not load their style sheet's names. */
export interface RowLook {
  readonly row: string | undefined;
  readonly text: string | undefined;
}

/**
 * A record in short: what it is and what became of it before where and when it was, how long ago, and what it matches
 * on. A link to its page, which watch-records.ts opens as a dialog where there is room.
 */
export function PersonRecordRow({
  listed,
  clock,
  hrefOf,
  look,
}: {
  listed: ListedRecord;
  clock: RecordClock;
  hrefOf: (reference: RecordReference) => string;
  look: RowLook;
}) {
  const { title, meta, outcomes } = describeRecord(listed.group, listed.record, clock);
  const matched = matchReasonOf(listed);
  const reference = { group: listed.group, id: listed.record.id };
  return (
    <li>
      <a
        className={look.row}
        href={hrefOf(reference)}
        data-record={formatRecordReference(reference)}
        aria-haspopup={import.meta.env.SSR || !opensDialog() ? undefined : 'dialog'}
      >
        <span className={look.text}>
          <b>
            <bdi>{title}</bdi>
          </b>{' '}
          <RecordOutcomes outcomes={outcomes} /> {meta === '' ? null : <span>{meta}</span>}{' '}
          {matched === null ? null : <span>{matched}</span>}
        </span>
        <Icon name="right" />
      </a>
    </li>
  );
}
