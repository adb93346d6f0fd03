import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import card from '../../../ui/surface/Card.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonContactInfo } from './PersonContactInfo.tsx';
import styles from './PersonGlance.module.css';
import { isOfferAbove, PersonReport, PersonSubHeaderOffer } from './PersonReport.tsx';

/** What is on record, in numbers. Without counts (for a bot, or if there are none) their card is left out. */
export function PersonGlance({ page }: { page: PersonPageModel }) {
  return (
    <section id={PERSON_SECTIONS.summary.anchor} className={styles.glance} aria-label={personGlanceCopy.label}>
      <PersonGlanceCards page={page} />
    </section>
  );
}

function PersonGlanceCards({ page }: { page: PersonPageModel }) {
  const { counts, isDead } = page.details.results;
  return (
    <>
      {isOfferAbove(page) ? (
        // Late counts may remove the offer, but not its place.
        <div className={classNames(styles.above, page.counts === 'late' && styles.held)}>
          <PersonWithCounts counts={page.counts}>
            {(known) => <PersonSubHeaderOffer page={page} counts={known} />}
          </PersonWithCounts>
        </div>
      ) : null}
      {page.counts === null ? null : (
        <div id="person-report" className={card.card}>
          <PersonReport page={page} counts={page.counts} />
        </div>
      )}
      {isDead || counts.phonesCount + counts.emailsCount === 0 ? null : (
        <div className={card.card}>
          <PersonContactInfo page={page} />
        </div>
      )}
    </>
  );
}
