import { LongText } from '../text/LongText.tsx';
import styles from './FieldList.module.css';

/** A label and its value. */
export interface ListedField {
  readonly label: string;
  readonly value: string;
  /** a long text that takes its own line */
  readonly isWide?: boolean | undefined;
}

/** Labels and values, in columns. A value may be written from right to left. */
export function FieldList({ fields }: { fields: readonly ListedField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, isWide }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields keep their order, and a label may occur twice
        <div key={index} className={isWide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd dir="auto">
            <LongText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
