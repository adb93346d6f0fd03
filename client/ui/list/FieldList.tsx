import { classNames } from '../text/class-names.ts';
import { LongText } from '../text/LongText.tsx';
import styles from './FieldList.module.css';

/** A label and its value; null if unknown. */
export interface ListedField {
  readonly label: string;
  readonly value: string | null;
  /** shown instead of the list's own text for unknown values */
  readonly missing?: string | undefined;
  /** a long text that takes its own line */
  readonly isWide?: boolean | undefined;
}

/** Labels and values, in columns; unknown values say so (P3-099). */
export function FieldList({ fields, missing }: { fields: readonly ListedField[]; missing: string }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, missing: own = missing, isWide }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields keep their order, and a label may occur twice
        <div key={index} className={isWide && value !== null ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd className={classNames(value === null && styles.missing)}>
            {value === null ? own : <LongText text={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
