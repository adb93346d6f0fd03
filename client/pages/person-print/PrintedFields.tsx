import { Fragment } from 'react';
import { classNames } from '../../ui/text/class-names.ts';
import styles from './PersonPrint.module.css';

/** Fields under one heading; each of them has a value. */
export interface PrintedFields {
  readonly title: string | null;
  /** what became of a charge, after its title */
  readonly outcome?: string | null;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
}

/** Characters of a paragraph that is kept on one sheet: about six lines. A longer one may go on overleaf. */
const KEPT_TOGETHER = 600;

/**
 * Groups of fields as one paragraph, which takes a third of the paper that a line for each would. Lines end between
 * fields, or within a value.
 */
export function PrintedParagraph({ groups }: { groups: readonly PrintedFields[] }) {
  const characters = groups
    .flatMap(({ fields }) => fields)
    .reduce((sum, { label, value }) => sum + label.length + value.length, 0);
  return (
    <div className={classNames(styles.group, characters > KEPT_TOGETHER && styles.isLong)}>
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one title
        <Run key={at} {...group} />
      ))}
    </div>
  );
}

function Run({ title, outcome = null, fields }: PrintedFields) {
  return (
    <>
      {title === null ? null : (
        <>
          <h4>
            <bdi>{title}</bdi>
            {outcome === null ? null : <b>{outcome}</b>}
          </h4>{' '}
        </>
      )}
      {fields.length === 0 ? null : (
        <dl>
          {fields.map(({ label, value }) => (
            <Fragment key={label}>
              <div>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>{' '}
            </Fragment>
          ))}
        </dl>
      )}
    </>
  );
}
