import { personPropertyCopy } from '../../shared/copy/person-property.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './PropertyReport.module.css';
import type { PropertyField } from './property-fields.ts';

/** Labels and values; what is missing says so (P3-099). */
export function PropertyFields({ fields }: { fields: readonly PropertyField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd className={classNames(value === null && styles.missing)}>{value ?? personPropertyCopy.missing}</dd>
        </div>
      ))}
    </dl>
  );
}
