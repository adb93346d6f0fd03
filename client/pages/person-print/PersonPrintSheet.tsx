import { formatDay } from '../../../shared/copy/format/day.ts';
import { lifeLineCopy } from '../../../shared/copy/person/life-line.ts';
import { personReportCopy } from '../../../shared/copy/person/person-background.ts';
import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { printPartTitle } from '../../../shared/copy/person/print-choice.ts';
import { hasOpenReport } from '../../../shared/people/open-report.ts';
import type { PrintPart } from '../../../shared/people/print-parts.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { LifeLinePrinted } from '../../life-line/LifeLinePrinted.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { ageFact, subheader, workProfile, workText } from '../person/header/fact-texts.ts';
import styles from './PersonPrint.module.css';
import { PersonPrintCourtRunner } from './PersonPrintCourtRunner.tsx';
import { PersonPrintRecords } from './PersonPrintRecords.tsx';
import { PrintedLines } from './PrintedLines.tsx';
import type { PersonPrintSheet as Sheet } from './person-print-model.ts';
import { addressLines, addressNotes, contactLines, peopleLines } from './print-lines.ts';
import { printedLife } from './printed-life.ts';
import { absentParts, chosenSections, emptySections } from './sheet-parts.ts';

/**
 * What was chosen of all that a person page has for this viewer, with the disclaimer on top (P9-073). `notice` is the
 * site's own; nobody is asked whether they are an invented person.
 */
export function PersonPrintSheet({
  sheet,
  notice,
  isSample = false,
}: {
  sheet: Sheet;
  notice?: string | undefined;
  isSample?: boolean | undefined;
}) {
  const { details, address, parts, background } = sheet;
  const absent = absentParts(sheet);
  const hasRecords = background !== null && background !== 'missing' && chosenSections(sheet).length > 0;
  const notes = [
    ...emptySections(sheet).map((section) => personReportCopy.none[section]),
    ...(hasRecords ? [words.leftOut] : []),
    ...(absent.length === 0 ? [] : [words.notChosen(absent.map(printPartTitle))]),
    ...(notice === undefined ? [] : [notice]),
    words.from(address),
    ...(isSample ? [] : [words.removal(new URL(paths.optOut(), address).href)]),
  ];
  return (
    <>
      <SheetHead sheet={sheet} />
      <h1>
        <bdi>{details.results.name.fullName}</bdi>
      </h1>
      <AboutPerson details={details} />
      <div className={styles.disclaimer}>
        <Disclaimer />
      </div>
      {sheet.from === null ? <FirstParts sheet={sheet} /> : null}
      <PersonPrintRecords sheet={sheet} />
      {parts.includes('courtRunner') && sheet.nextHref === null ? (
        <PersonPrintCourtRunner info={details.courtRunnerInfo} printedAt={sheet.printedAt} />
      ) : null}
      <p className={styles.note}>{notes.join(' ')}</p>
    </>
  );
}

function SheetHead({ sheet: { details, printedAt } }: { sheet: Sheet }) {
  const { primaryEmail, reportExpiresAt } = details.userInfo;
  const notes = [
    words.printed(momentOf(printedAt)),
    primaryEmail === null ? null : words.by(primaryEmail),
    reportExpiresAt === null ? null : words.until(formatDay(reportExpiresAt)),
  ];
  return (
    <header className={styles.head}>
      <p>
        <b>{words.site}</b> {hasOpenReport(details) ? words.kinds.report : words.kinds.page}
      </p>
      <p>{notes.filter((note) => note !== null).join('. ')}</p>
    </header>
  );
}

function AboutPerson({ details: { results: person } }: Pick<Sheet, 'details'>) {
  const age = ageFact(person);
  const work = person.professionalData === null ? null : workText(person.professionalData);
  const profile = person.isDead || person.professionalData === null ? null : workProfile(person.professionalData);
  const line = subheader(person);
  const about = [
    person.isDead ? age.value : `${age.label} ${age.value}`,
    person.akas.length === 0 ? null : words.alsoKnown(person.akas.join(', ')),
    work === null ? null : words.work(work),
    profile === null ? null : words.profile(profile),
    line === null ? null : line.text + line.place,
  ].filter((part) => part !== null);
  return about.length === 0 ? null : <p className={styles.about}>{about.map((part) => `${part}.`).join(' ')}</p>;
}

/** What comes before the records. */
function FirstParts({ sheet }: { sheet: Sheet }) {
  const { details, parts, mortgageRatePercent } = sheet;
  const { results: person } = details;
  const has = (part: PrintPart) => parts.includes(part);
  const life = printedLife(sheet);
  return (
    <>
      {life === null ? null : <LifeLinePrinted title={lifeLineCopy.title} line={life.line} />}
      {person.isDead || !has('contact') ? null : (
        <PrintedLines columns="three" title={words.contact} lines={contactLines(person)} none={words.noContact} />
      )}
      {has('addresses') ? (
        <PrintedLines
          title={words.addresses}
          lines={addressLines(person, mortgageRatePercent)}
          none={words.noAddresses}
          notes={addressNotes(person, mortgageRatePercent)}
        />
      ) : null}
      {has('people') ? (
        <PrintedLines columns="two" title={words.people} lines={peopleLines(person)} none={words.noPeople} />
      ) : null}
    </>
  );
}

/** 'Nov 20, 2026, 18:24 UTC' from milliseconds since 1970. */
function momentOf(milliseconds: number): string {
  return words.at(formatDay(milliseconds), new Date(milliseconds).toISOString().slice(11, 16));
}
