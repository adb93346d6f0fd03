import type { RecordOf } from '../../../shared/contract/records/background.ts';
import type { Property } from '../../../shared/contract/records/property.ts';
import { personBackgroundCopy, personReportCopy } from '../../../shared/copy/person/person-background.ts';
import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { describeRecord } from '../../../shared/records/describe-record.ts';
import { matchReasonOf } from '../../../shared/records/match-indicators.ts';
import { isPaperGroup, type PaperGroup, recordFields } from '../../../shared/records/record-fields.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import { type ReportSection, reportSection } from '../../../shared/records/report-limits.ts';
import { describeProperty } from '../../property/property-fields.ts';
import { readRows, shownReportSections } from '../person/background/report-rows.ts';
import styles from './PersonPrint.module.css';
import type { PersonPrintSheet } from './person-print-model.ts';

/**
 * All records of an open report, each with the fields it has; for a locked report, a note that they are not included.
 */
export function PersonPrintRecords({ sheet }: { sheet: PersonPrintSheet }) {
  const { background, arePropertiesHidden } = sheet;
  if (background === null) return <Note text={words.locked} />;
  if (background === 'missing') return <Note text={words.missing} />;
  const shown = shownReportSections(arePropertiesHidden).map((section) => ({
    section,
    ...readRows(section, background, null),
  }));
  const isCut = shown.some(({ section, rows, hasRest }) => hasRest && rows.length !== reportSection(section).cap);
  return (
    <>
      {shown.map(({ section, rows, hasRest }) => (
        <Section key={section} section={section} records={rows} hasRest={hasRest} />
      ))}
      {isCut ? <Note text={words.cut(shown.flatMap(({ rows }) => rows).length)} /> : null}
      <Note text={words.leftOut} />
    </>
  );
}

function Note({ text }: { text: string }) {
  return <p className={styles.note}>{text}</p>;
}

/** If there are more records than these, the total is left out, because nobody counted them. */
function Section({
  section,
  records,
  hasRest,
}: {
  section: ReportSection;
  records: readonly ListedRecord[];
  hasRest: boolean;
}) {
  const { cap } = reportSection(section);
  const { title } = personBackgroundCopy.groups[section];
  return (
    <section>
      <h2>{hasRest || records.length === 0 ? title : words.section(title, records.length)}</h2>
      {records.length === 0 && !hasRest ? <p>{personReportCopy.none[section]}</p> : null}
      {records.map((listed, at) => (
        <PrintedRecord key={`${listed.group}.${listed.record.id}`} listed={listed} at={at + 1} />
      ))}
      {hasRest && records.length === cap ? <Note text={words.capped(cap)} /> : null}
    </section>
  );
}

function PrintedRecord({ listed, at }: { listed: ListedRecord; at: number }) {
  const { title, meta, outcome } = describeRecord(listed.group, listed.record);
  const matched = matchReasonOf(listed);
  return (
    <article>
      <h3>{words.record(at, title, outcome?.text ?? null)}</h3>
      {meta === '' ? null : <p>{meta}</p>}
      {matched === null ? null : <p>{matched}</p>}
      {printFields(listed).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges may have one title
        <PrintedGroup key={index} {...group} />
      ))}
    </article>
  );
}

/** Fields under one heading; each of them has a value. */
export interface PrintedFields {
  readonly title: string | null;
  readonly fields: readonly { readonly label: string; readonly value: string; readonly isWide?: boolean | undefined }[];
}

export function PrintedGroup({ title, fields }: PrintedFields) {
  return (
    <div className={styles.group}>
      {title === null ? null : <h4>{title}</h4>}
      <dl>
        {fields.map(({ label, value, isWide }) => (
          <div key={label} className={isWide ? styles.wide : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Field = { readonly label: string; readonly value: string | null; readonly isWide?: boolean };

/** Every field that a record has, group by group. Printing missing fields would fill most of the paper. */
function printFields({ group, record }: ListedRecord): PrintedFields[] {
  const groups = isPaperGroup(group)
    ? recordFields(group, record as RecordOf<PaperGroup>).map(({ title, outcome, fields }) => ({
        title: title === null || outcome === null ? title : `${title}: ${outcome.text}`,
        fields,
      }))
    : propertyGroups(record as Property);
  return groups
    .map(({ title, fields }) => ({ title, fields: known(fields) }))
    .filter(({ fields }) => fields.length > 0);
}

function propertyGroups(property: Property) {
  const { basic, tax, transaction, ownerships } = describeProperty(property);
  const { sections } = personPropertyCopy;
  return [
    { title: sections.basic, fields: basic },
    { title: sections.tax, fields: tax },
    { title: sections.transaction, fields: transaction },
    ...ownerships.flatMap(({ title, fields, parts }) => [{ title, fields }, ...parts]),
  ];
}

function known(fields: readonly Field[]): PrintedFields['fields'] {
  return fields.flatMap(({ label, value, isWide }) => (value === null ? [] : [{ label, value, isWide }]));
}
