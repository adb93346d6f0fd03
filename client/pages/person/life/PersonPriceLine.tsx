import { reportTerms } from '../../../../shared/copy/billing/report-terms.ts';
import { lifeLinePriceCopy as words } from '../../../../shared/copy/person/life-line-price.ts';
import { sampleReportCopy } from '../../../../shared/copy/person/sample-report.ts';
import { CREDIT_DESTINATION } from '../../../../shared/funnels/offer-destination.ts';
import { totalRecords } from '../../../../shared/people/count-sums.ts';
import { decideReportState, REPORT_ACCESS_DAYS } from '../../../../shared/people/report-state.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { PriceLine } from '../../../ui/action/PriceLine.tsx';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import { arePropertiesHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { readOffer } from '../registry/read-offer.ts';
import styles from './PersonPriceLine.module.css';

const SLOT = 'background';
/** Tells this use of the slot from the others. */
const PART = 'life';

/** What the rest of the line costs: '$14.99', or '1 credit'. */
export interface LinePrice {
  readonly sum: string;
  readonly isCredit: boolean;
}

/**
 * The price of the report, which opens what is masked on the line. null if it is not sold to this viewer: it is theirs,
 * its price is not known, somebody has died, or a lookup of their plan opens this page anyway; and for bots, as its
 * sentence ends with counts, which they do not get.
 */
export function decidePriceLine(page: PersonPageModel): LinePrice | null {
  const { details } = page;
  if (page.isBot || details.results.isDead || decideReportState(details, page.counts) !== 'locked') return null;
  if (details.userInfo.canOpen === true) return null;
  const offer = readOffer(page, SLOT);
  if (offer?.price == null) return null;
  const isCredit = offer.destination === CREDIT_DESTINATION;
  return isCredit || offer.destination === SLOT ? { sum: offer.price.short, isCredit } : null;
}

/** Under the line: what opens it, the price, for how long, and a sample. Phones have the button in the bar at the bottom. */
export function PersonPriceLine({ page, price: { sum, isCredit } }: { page: PersonPageModel; price: LinePrice }) {
  const { addresses, professionalData, ownedProperties, counts } = page.details.results;
  const owned = arePropertiesHidden(page) ? 0 : Math.max(ownedProperties.length, counts.ownedPropertiesCount);
  return (
    <PriceLine
      id={`price-${PART}`}
      sum={sum}
      className={styles.price}
      button={
        <span className={styles.button}>
          <PersonOffer page={page} slot={SLOT} look="filled" text={words.open} price="note" part={PART} />
        </span>
      }
    >
      {words.opens({ places: addresses.length, hasWork: professionalData !== null, owned })}
      <PersonWithCounts counts={page.counts}>
        {(known) =>
          words.records(
            known === null || typeof known === 'string'
              ? null
              : { court: known.criminalTrafficRecords, all: totalRecords(known) },
          )
        }
      </PersonWithCounts>{' '}
      {isCredit ? (
        words.ofCredit(REPORT_ACCESS_DAYS)
      ) : (
        <>
          {reportTerms(REPORT_ACCESS_DAYS)} <a href={paths.sampleReport()}>{sampleReportCopy.see}</a>
        </>
      )}
    </PriceLine>
  );
}
