import { recordsCopy as words } from '../../shared/copy/records/records.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { recordFields } from '../../shared/records/record-fields.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import type { RecordClock } from '../../shared/records/record-times.ts';
import { PropertyReport } from '../property/PropertyReport.tsx';
import { Disclaimer } from '../ui/surface/Disclaimer.tsx';
import styles from './RecordDetails.module.css';
import { RecordFields } from './RecordFields.tsx';
import { RecordHead } from './RecordHead.tsx';

/**
 * Everything about one record, in a dialog or on its page: the report for a property, all fields for everything else,
 * then once what 'Not available' means (P5-038), and the disclaimer at the end (P2-106).
 */
export function RecordDetails({ listed, clock }: { listed: ListedRecord; clock: RecordClock }) {
  return (
    <div className={styles.details}>
      <RecordHead listed={listed} clock={clock} />
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
