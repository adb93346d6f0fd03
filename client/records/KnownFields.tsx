import { fieldsCopy as words } from '../../shared/copy/records/fields.ts';
import type { RecordField } from '../../shared/records/field-rules.ts';
import { splitFields } from '../../shared/records/known-fields.ts';
import { FieldList } from '../ui/list/FieldList.tsx';
import styles from './KnownFields.module.css';

/** A section's fields: those that the record has, then in one line those that it leaves out (P5-038). */
export function KnownFields({ fields, nothing }: { fields: readonly RecordField[]; nothing: string }) {
  const { known, missing } = splitFields(fields);
  if (known.length === 0) return <p>{nothing}</p>;
  return (
    <>
      <FieldList fields={known} />
      <MissingFields labels={missing} />
    </>
  );
}

/** 'Not in this record: plea, sentence'; nothing if it leaves nothing out. */
export function MissingFields({ labels }: { labels: readonly string[] }) {
  return labels.length === 0 ? null : <p className={styles.missing}>{words.notIn(labels)}</p>;
}

/** Once below the last field: what the line above does not mean; nothing if no field is missing. */
export function MissingMeans({ fields }: { fields: readonly RecordField[] }) {
  return fields.every(({ value }) => value !== null) ? null : <p className={styles.missing}>{words.notInMeans}</p>;
}
