import { formatDay } from '../../../shared/copy/format/day.ts';
import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { printChoiceCopy } from '../../../shared/copy/person/print-choice.ts';
import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { PersonOpenForm } from '../person/header/PersonOpenForm.tsx';
import styles from './PersonPrint.module.css';
import { PersonPrintSheet } from './PersonPrintSheet.tsx';
import type { PersonPrintPageModel, PersonPrintSheet as Sheet } from './person-print-model.ts';

/**
 * The sheet as it is printed, under the buttons that print it. The paper is a table, because head and foot of a table are
 * all that browsers repeat on each sheet.
 */
export function PersonPrintPaper({ page, sheet, site }: { page: PersonPrintPageModel; sheet: Sheet; site: SiteModel }) {
  const { printedAt, choiceHref, nextHref, details } = sheet;
  return (
    <main className={styles.page}>
      <nav className={styles.actions} aria-label={words.actions}>
        <Button look="pine" data-print="">
          {words.print}
        </Button>
        <ButtonLink href={page.backHref}>{words.back}</ButtonLink>
        {choiceHref === null ? null : <ButtonLink href={choiceHref}>{printChoiceCopy.again}</ButtonLink>}
        {nextHref === null ? null : <ButtonLink href={nextHref}>{words.next}</ButtonLink>}
        <PersonOpenForm userInfo={details.userInfo} look="plain" size="normal" />
      </nav>
      <div id="person-print" className={styles.paper}>
        {page.isSample ? (
          <div className={styles.sample}>
            <p>{sampleReportCopy.notice}</p>
          </div>
        ) : null}
        <div>
          <PersonPrintSheet sheet={sheet} notice={site.notice} isSample={page.isSample} />
        </div>
        <footer className={styles.foot}>
          <p>
            <b>
              <bdi>{page.name}</bdi>
            </b>{' '}
            {words.printed(formatDay(printedAt))}. {words.disclaimer}
          </p>
        </footer>
      </div>
    </main>
  );
}
