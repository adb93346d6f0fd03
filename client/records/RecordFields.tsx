import { startTransition, useEffect, useState } from 'react';
import { fieldsCopy } from '../../shared/copy/records/fields.ts';
import { recordLabels } from '../../shared/copy/records/record-labels.ts';
import { recordsCopy as words } from '../../shared/copy/records/records.ts';
import type { FieldGroup } from '../../shared/records/field-group.ts';
import { splitFields } from '../../shared/records/known-fields.ts';
import { OFFENSE_FIELDS_SHOWN } from '../../shared/records/record-fields.ts';
import { FieldList } from '../ui/list/FieldList.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import type { IconName } from '../ui/text/icon-paths.ts';
import { KnownFields, MissingFields } from './KnownFields.tsx';
import styles from './RecordDetails.module.css';
import { RecordOutcomeChip } from './RecordOutcomeChip.tsx';

const ICONS: { readonly [K in FieldGroup['kind']]: IconName | null } = {
  facts: null,
  offense: 'scale',
  person: 'user',
  match: 'check',
  parties: 'users',
  home: 'home',
};

/**
 * The fields of a record, grouped under headings: the charges first, each with its outcome. A dialog opens with the
 * first charge, which fills it; the rest is added once that is painted.
 */
export function RecordFields({ groups }: { groups: readonly FieldGroup[] }) {
  const offenses = groups.filter(({ kind }) => kind === 'offense');
  const [isWhole, setIsWhole] = useState(import.meta.env.SSR || offenses.length === 0);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return (
    <>
      {offenses.length === 0 ? null : (
        <section className={styles.section}>
          <h3>
            <Icon name="scale" />
            {recordLabels.sections.offenses}
            {offenses.length > 1 ? <small>{words.newestFirst}</small> : null}
          </h3>
          {offenses.slice(0, isWhole ? offenses.length : 1).map((offense, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id and keep their order
            <Offense key={index} at={index + 1} offense={offense} isWhole={isWhole} />
          ))}
        </section>
      )}
      {groups
        .filter(({ kind }) => isWhole && kind !== 'offense')
        .map((group) => (
          <FieldSection key={group.kind} group={group} />
        ))}
    </>
  );
}

function FieldSection({ group: { kind, title, fields } }: { group: FieldGroup }) {
  const icon = ICONS[kind];
  return (
    <section className={styles.section}>
      {title === null ? null : (
        <h3>
          {icon === null ? null : <Icon name={icon} />}
          {title}
        </h3>
      )}
      <KnownFields fields={fields} nothing={kind === 'match' ? words.match.unknown : fieldsCopy.nothing[kind]} />
      {kind === 'match' ? <p className={styles.note}>{words.match.note}</p> : null}
    </section>
  );
}

/** A charge with its outcome beside its title; nine fields, the others behind them, then what the record leaves out. */
function Offense({
  at,
  offense: { title, outcome, fields },
  isWhole,
}: {
  at: number;
  offense: FieldGroup;
  isWhole: boolean;
}) {
  const { known, missing } = splitFields(fields);
  const rest = known.slice(OFFENSE_FIELDS_SHOWN);
  return (
    <article className={styles.offense}>
      <div className={styles.charge}>
        <h4>
          {words.numbered(at, '')}
          <bdi>{title ?? words.unavailable.description}</bdi>
        </h4>
        <RecordOutcomeChip outcome={outcome} />
      </div>
      {known.length === 0 ? null : <FieldList fields={known.slice(0, OFFENSE_FIELDS_SHOWN)} />}
      {rest.length === 0 ? null : (
        <>
          {isWhole ? <FieldList fields={rest} /> : null}
          <details>
            <summary>
              <span>{words.moreFields.open(rest.length)}</span>
              <span>{words.moreFields.close}</span>
              <Icon name="down" size={16} />
            </summary>
          </details>
        </>
      )}
      {known.length === 0 ? <p>{fieldsCopy.nothing.offense}</p> : <MissingFields labels={missing} />}
    </article>
  );
}
