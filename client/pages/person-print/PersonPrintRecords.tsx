import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import { personBackgroundCopy } from '../../../shared/copy/person-background.ts';
import { personPrintCopy as words } from '../../../shared/copy/person-print.ts';
import { personReportCopy } from '../../../shared/copy/person-report.ts';
import { describeRecord } from '../../../shared/records/describe-record.ts';
import { type ListedRecord, listRecords } from '../../../shared/records/record-lists.ts';
import { RECORD_GROUPS } from '../../../shared/records/record-reference.ts';
import { REPORT_SECTION_NAMES, type ReportSection, reportSection } from '../../../shared/records/report-limits.ts';
import type { PersonPrintSheet } from '../page-model.ts';
import styles from './PersonPrint.module.css';
import { printFields } from './print-fields.ts';

/** All records of an open report, each with the fields that it has; of a locked one that they are not here. */
export function PersonPrintRecords({ sheet }: { sheet: PersonPrintSheet }) {
  const { background, arePropertiesHidden } = sheet;
  if (background === null) return <Note text={words.locked} />;
  if (background === 'missing') return <Note text={words.missing} />;
  const sections = arePropertiesHidden
    ? REPORT_SECTION_NAMES.filter((section) => section !== 'properties' && section !== 'licenses')
    : REPORT_SECTION_NAMES;
  return (
    <>
      {sections.map((section) => (
        <Section key={section} section={section} background={background} />
      ))}
      {Object.keys(background.next).length === 0 ? null : (
        <Note text={words.cut(listRecords(background.records, RECORD_GROUPS).length)} />
      )}
      <Note text={words.leftOut} />
    </>
  );
}

function Note({ text }: { text: string }) {
  return <p className={styles.note}>{text}</p>;
}

function Section({ section, background }: { section: ReportSection; background: BackgroundAnswer }) {
  const { lists } = reportSection(section);
  const records = listRecords(background.records, lists);
  const isCut = lists.some((list) => background.next[list] !== undefined);
  const { title } = personBackgroundCopy.groups[section];
  return (
    <section>
      <h2>{isCut ? title : words.section(title, records.length)}</h2>
      {records.length === 0 && !isCut ? <p>{personReportCopy.none[section]}</p> : null}
      {records.map((listed, at) => (
        <PrintedRecord key={`${listed.group}.${listed.record.id}`} listed={listed} at={at + 1} />
      ))}
    </section>
  );
}

function PrintedRecord({ listed, at }: { listed: ListedRecord; at: number }) {
  const { title, meta, outcome } = describeRecord(listed.group, listed.record);
  return (
    <article>
      <h3>{words.record(at, title, outcome?.text ?? null)}</h3>
      {meta === '' ? null : <p>{meta}</p>}
      {printFields(listed).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges may have one title
        <div key={index} className={styles.group}>
          {group.title === null ? null : <h4>{group.title}</h4>}
          <dl>
            {group.fields.map(({ label, value, isWide }) => (
              <div key={label} className={isWide ? styles.wide : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </article>
  );
}
