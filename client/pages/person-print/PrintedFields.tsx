import { classNames } from '../../ui/text/class-names.ts';
import styles from './PersonPrint.module.css';

/** Fields under one heading; each of them has a value. */
export interface PrintedFields {
  readonly title: string | null;
  /** what became of a charge, after its title */
  readonly outcome?: string | null;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
}

/** Characters of a group that is kept on one sheet: about six lines. A longer one may go on overleaf. */
const KEPT_TOGETHER = 600;

/** Fields in one run, which takes a third of the paper that a line for each would. */
export function PrintedGroup({ title, outcome = null, fields }: PrintedFields) {
  const characters = fields.reduce((sum, { label, value }) => sum + label.length + value.length, 0);
  return (
    <div className={classNames(styles.group, characters > KEPT_TOGETHER && styles.isLong)}>
      {title === null ? null : (
        <h4>
          <bdi>{title}</bdi>
          {outcome === null ? null : <b>{outcome}</b>}
        </h4>
      )}
      <dl>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The fields of which something is known. */
export function knownFields(
  fields: readonly { readonly label: string; readonly value: string | null }[],
): PrintedFields['fields'] {
  return fields.flatMap(({ label, value }) => (value?.trim() ? [{ label, value }] : []));
}
