import type { ComponentType } from 'react';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import type { RecordClock } from '../../shared/records/record-times.ts';
import { RecordBody } from './RecordBody.tsx';
import styles from './RecordDetails.module.css';
import type { GlossaryProps } from './RecordGlossary.tsx';
import { RecordHead } from './RecordHead.tsx';

/** Everything about one record, in a dialog or on its page, which bring the glossary along in their own ways. */
export function RecordDetails({
  listed,
  clock,
  Glossary,
}: {
  listed: ListedRecord;
  clock: RecordClock;
  Glossary: ComponentType<GlossaryProps>;
}) {
  return (
    <div className={styles.details}>
      <RecordHead listed={listed} clock={clock} />
      <RecordBody listed={listed} Glossary={Glossary} />
    </div>
  );
}
