import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { hasOpenReport } from '../../../../shared/people/open-report.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import card from '../../../ui/surface/Card.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonContactInfo } from './PersonContactInfo.tsx';
import styles from './PersonGlance.module.css';
import { isOfferAbove, PersonReport, PersonSubHeaderOffer } from './PersonReport.tsx';

/**
 * What is on record, in numbers. The card with counts is left out if there are none, for bots, and on the page of somebody
 * who has died, unless the report is this viewer's.
 */
export function PersonGlance({ page }: { page: PersonPageModel }) {
  return (
    <section id={PERSON_SECTIONS.summary.anchor} className={styles.glance} aria-label={personGlanceCopy.label}>
      <PersonGlanceCards page={page} />
    </section>
  );
}

function PersonGlanceCards({ page }: { page: PersonPageModel }) {
  const { counts, isDead } = page.details.results;
  const hasReport = page.counts !== null && (!isDead || hasOpenReport(page.details));
  return (
    <>
      {hasReport && isOfferAbove(page) ? (
        // Late counts may remove the offer, but not its place.
        <div className={classNames(styles.above, page.counts === 'late' && styles.held)}>
          <PersonWithCounts counts={page.counts}>
            {(known) => <PersonSubHeaderOffer page={page} counts={known} />}
          </PersonWithCounts>
        </div>
      ) : null}
      {hasReport ? (
        <div id="person-report" className={card.card}>
          <PersonReport page={page} counts={page.counts} />
        </div>
      ) : null}
      {isDead || counts.phonesCount + counts.emailsCount === 0 ? null : (
        <div className={card.card}>
          <PersonContactInfo page={page} />
        </div>
      )}
    </>
  );
}
