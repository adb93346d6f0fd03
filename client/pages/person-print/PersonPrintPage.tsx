import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { PersonOpenForm } from '../person/header/PersonOpenForm.tsx';
import styles from './PersonPrint.module.css';
import { PersonPrintSheet } from './PersonPrintSheet.tsx';
import type { PersonPrintPageModel } from './person-print-model.ts';

/** A person page as a sheet of paper. The browser renders nothing of it; it only prints. */
export function PersonPrintPage({ page, site }: { page: PersonPrintPageModel; site: SiteModel }) {
  return (
    <main className={styles.page}>
      <nav className={styles.actions} aria-label={words.actions}>
        <Button look="pine" data-print="">
          {words.print}
        </Button>
        <ButtonLink href={page.backHref}>{words.back}</ButtonLink>
        {page.sheet === undefined ? null : (
          <PersonOpenForm userInfo={page.sheet.details.userInfo} look="plain" size="normal" />
        )}
      </nav>
      <div id="person-print" className={styles.paper}>
        {page.isSample ? <p className={styles.sample}>{sampleReportCopy.notice}</p> : null}
        <div>
          {page.sheet === undefined ? null : <PersonPrintSheet sheet={page.sheet} />}
          {site.notice === undefined ? null : <p>{site.notice}</p>}
        </div>
      </div>
    </main>
  );
}
