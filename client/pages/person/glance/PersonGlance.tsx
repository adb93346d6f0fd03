import { personGlanceCopy } from '../../../../shared/copy/person-glance.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { SECTION_IDS } from '../person-sections.ts';
import { PersonContactInfo } from './PersonContactInfo.tsx';
import styles from './PersonGlance.module.css';
import { PersonReport } from './PersonReport.tsx';

/** What is on record, in numbers. Without counts (a bot, or none to be had) their card is not there. */
export function PersonGlance({ page }: { page: PersonPageModel }) {
  const { phonesCount, emailsCount } = page.details.results.counts;
  return (
    <section className={styles.glance} id={SECTION_IDS.summary} aria-label={personGlanceCopy.label}>
      {page.counts === null ? null : <PersonReport page={page} counts={page.counts} />}
      {phonesCount + emailsCount === 0 ? null : <PersonContactInfo page={page} />}
    </section>
  );
}
