import { classNames } from '../text/class-names.ts';
import { LongText } from '../text/LongText.tsx';
import styles from './FieldList.module.css';

/** A label and what stands under it; null where it is not known. */
export interface ListedField {
  readonly label: string;
  readonly value: string | null;
  /** instead of what the list says of what is not known */
  readonly missing?: string | undefined;
  /** a long text that takes a line of its own */
  readonly isWide?: boolean | undefined;
}

/** Labels and values, in columns; what is not known says so (P3-099). */
export function FieldList({ fields, missing }: { fields: readonly ListedField[]; missing: string }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, missing: own = missing, isWide }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields stay in their order, and a label may come twice
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
