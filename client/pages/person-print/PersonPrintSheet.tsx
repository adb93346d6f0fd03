import { formatDay } from '../../../shared/copy/format/day.ts';
import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { hasOpenReport } from '../../../shared/people/open-report.ts';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { ageFact, subheader, workProfile, workText } from '../person/header/fact-texts.ts';
import styles from './PersonPrint.module.css';
import { PersonPrintCourtRunner } from './PersonPrintCourtRunner.tsx';
import { PersonPrintRecords } from './PersonPrintRecords.tsx';
import type { PersonPrintSheet as Sheet } from './person-print-model.ts';
import { addressLines, contactLines, ownedLine, peopleLines } from './print-lines.ts';

/** Everything that a person page has for this viewer, with the disclaimer on top (P9-073). */
export function PersonPrintSheet({ sheet }: { sheet: Sheet }) {
  const { details, printedAt, address, arePropertiesHidden } = sheet;
  const { results: person, userInfo } = details;
  const isOpen = hasOpenReport(details);
  const by = userInfo.primaryEmail === null ? null : words.by(userInfo.primaryEmail);
  const until = userInfo.reportExpiresAt === null ? null : words.until(formatDay(userInfo.reportExpiresAt));
  const age = ageFact(person);
  const work = person.professionalData === null ? null : workText(person.professionalData);
  const profile = person.isDead || person.professionalData === null ? null : workProfile(person.professionalData);
  const about = [
    person.isDead ? age.value : `${age.label} ${age.value}`,
    person.akas.length === 0 ? null : words.alsoKnown(person.akas.join(', ')),
    work === null ? null : words.work(work),
    profile === null ? null : words.profile(profile),
    subheader(person),
  ].filter((part) => part !== null);
  return (
    <>
      <header className={styles.head}>
        <p>
          <b>{words.site}</b>
          <br />
          {isOpen ? words.kinds.report : words.kinds.page}
        </p>
        <p>
          {words.printed(momentOf(printedAt))}
          <br />
          {[by, until].filter((part) => part !== null).join('. ')}
        </p>
      </header>
      <h1>{person.name.fullName}</h1>
      {about.length === 0 ? null : <p className={styles.about}>{about.map((part) => `${part}.`).join(' ')}</p>}
      <Disclaimer />
      {person.isDead ? null : <Lines title={words.contact} lines={contactLines(person)} none={words.noContact} />}
      <Lines title={words.addresses} lines={addressLines(person, sheet.mortgageRatePercent)} none={words.noAddresses} />
      {arePropertiesHidden || person.ownedProperties.length === 0 ? null : (
        <Lines title={words.owned} lines={person.ownedProperties.map(ownedLine)} none="" />
      )}
      <Lines title={words.people} lines={peopleLines(person)} none={words.noPeople} />
      <PersonPrintRecords sheet={sheet} />
      <PersonPrintCourtRunner info={details.courtRunnerInfo} />
      <footer className={styles.foot}>{words.from(address)}</footer>
    </>
  );
}

function Lines({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? <p>{none}</p> : null}
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** 'Nov 20, 2026, 18:24 UTC' from milliseconds since 1970. */
function momentOf(milliseconds: number): string {
  return words.at(formatDay(milliseconds), new Date(milliseconds).toISOString().slice(11, 16));
}
