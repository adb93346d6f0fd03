import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import card from '../../../ui/surface/Card.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import contact from './PersonContactInfo.module.css';
import { PersonContactInfo } from './PersonContactInfo.tsx';
import styles from './PersonGlance.module.css';
import { isOfferAbove, PersonReport, PersonSubHeaderOffer, REPORT_SHEETS } from './PersonReport.tsx';

const CONTACT_SHEETS = [contact, ...REPORT_SHEETS];

/** What is on record, in numbers. Without counts (for a bot, or if there are none) their card is left out. */
export function PersonGlance({ page }: { page: PersonPageModel }) {
  const { phonesCount, emailsCount } = page.details.results.counts;
  return (
    <section className={styles.glance} id={PERSON_SECTIONS.summary.anchor} aria-label={personGlanceCopy.label}>
      {isOfferAbove(page) ? (
        // Late counts may remove the offer, but not its place.
        <ServerHtml
          id="report-offer"
          className={classNames(styles.above, page.counts === 'late' && styles.held)}
          sheets={OFFER_SHEETS}
        >
          {import.meta.env.SSR ? (
            <PersonWithCounts counts={page.counts}>
              {(known) => <PersonSubHeaderOffer page={page} counts={known} />}
            </PersonWithCounts>
          ) : null}
        </ServerHtml>
      ) : null}
      {page.counts === null ? null : (
        <ServerHtml id="person-report" className={card.card} sheets={REPORT_SHEETS}>
          {import.meta.env.SSR ? <PersonReport page={page} counts={page.counts} /> : null}
        </ServerHtml>
      )}
      {phonesCount + emailsCount === 0 ? null : (
        <ServerHtml id="contact-info" className={card.card} sheets={CONTACT_SHEETS}>
          {import.meta.env.SSR ? <PersonContactInfo page={page} /> : null}
        </ServerHtml>
      )}
    </section>
  );
}
