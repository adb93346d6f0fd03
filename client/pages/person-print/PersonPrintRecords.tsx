import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import { personBackgroundCopy } from '../../../shared/copy/person/person-background.ts';
import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { recordsOf } from '../../../shared/records/record-lists.ts';
import { type RecordClock, recordClock } from '../../../shared/records/record-times.ts';
import { type ReportSection, reportSection, sectionOf } from '../../../shared/records/report-limits.ts';
import { type ReportRows, readRows } from '../person/background/report-rows.ts';
import styles from './PersonPrint.module.css';
import { PrintedLines } from './PrintedLines.tsx';
import { PrintedRecord } from './PrintedRecord.tsx';
import type { PersonPrintSheet } from './person-print-model.ts';
import { ownedLine } from './print-lines.ts';
import { chosenSections } from './sheet-parts.ts';

/**
 * The chosen records of an open report, each with the fields it has, after homes that the page names and no record is
 * about; for a locked report, those homes and a note that records are not included.
 */
export function PersonPrintRecords({ sheet }: { sheet: PersonPrintSheet }) {
  const { background } = sheet;
  const sections = chosenSections(sheet);
  const homes = sheet.from === null ? homesWithoutRecord(sheet) : [];
  return (
    <>
      {homes.length === 0 ? null : <PrintedLines columns="two" title={words.owned} lines={homes} none="" />}
      {background === null ? <Note text={words.locked} /> : null}
      {sections.length === 0 || background === null ? null : background === 'missing' ? (
        <Note text={words.missing} />
      ) : (
        <Sections sheet={sheet} sections={sections} background={background} />
      )}
    </>
  );
}

/** Of a report that did not load, all homes. */
function homesWithoutRecord({ background, arePropertiesHidden, parts, details }: PersonPrintSheet): string[] {
  if (arePropertiesHidden || !parts.includes('properties')) return [];
  const records = background === null || background === 'missing' ? {} : background.records;
  const known = [...recordsOf(records, 'currentProperties'), ...recordsOf(records, 'pastProperties')];
  const ids = new Set(known.map(({ pnpId }) => pnpId));
  return details.results.ownedProperties.filter(({ pnpId }) => pnpId === null || !ids.has(pnpId)).map(ownedLine);
}

function Sections({
  sheet: { from, nextHref, printedAt, details },
  sections,
  background,
}: {
  sheet: PersonPrintSheet;
  sections: readonly ReportSection[];
  background: BackgroundAnswer;
}) {
  const clock = recordClock(printedAt, details.results);
  const shown = sections.map((section) => ({ section, ...readRows(section, background, null) }));
  const printed = shown.filter(({ rows }) => rows.length > 0);
  return (
    <>
      {from === null ? null : (
        <Note text={words.continued(personBackgroundCopy.groups[sectionOf(from.group)].title, from.done + 1)} />
      )}
      {printed.map((found) => (
        <Section
          key={found.section}
          {...found}
          clock={clock}
          done={from !== null && found.section === sectionOf(from.group) ? from.done : 0}
        />
      ))}
      {nextHref === null ? null : <Note text={words.goesOn(printed.flatMap(({ rows }) => rows).length)} />}
    </>
  );
}

function Note({ text }: { text: string }) {
  return <p className={styles.note}>{text}</p>;
}

/** If there are more records than these, the total is left out, because nobody counted them. */
function Section({
  section,
  rows,
  hasRest,
  done,
  clock,
}: ReportRows & {
  section: ReportSection;
  clock: RecordClock;
  /** how many of its records the prints before this one have */
  done: number;
}) {
  const { cap } = reportSection(section);
  const { title } = personBackgroundCopy.groups[section];
  return (
    <section>
      <h2>{hasRest || done > 0 ? title : words.section(title, rows.length)}</h2>
      {rows.map((listed, at) => (
        <PrintedRecord key={`${listed.group}.${listed.record.id}`} listed={listed} at={done + at + 1} clock={clock} />
      ))}
      {hasRest && rows.length === cap ? <Note text={words.capped(cap)} /> : null}
    </section>
  );
}
