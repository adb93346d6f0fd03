import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { decidePriceLine } from '../life/PersonPriceLine.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { readOffer } from '../registry/read-offer.ts';

/** Tells this use of the slot from the others. */
const PART = 'thumb';

/**
 * The offer in the bar of phones, with its price: the report, whose price line has no button there, otherwise what the
 * sticky header offers first. A link down this page is not filled, because it leads to the filled button. Nothing for
 * somebody who has died, for bots, whom nobody tells whether there are records, or while the words of the offer are still
 * to come.
 */
export function PersonThumbOffer({ page }: { page: PersonPageModel }) {
  if (page.isBot || page.details.results.isDead) return null;
  if (decidePriceLine(page) !== null) {
    const text = personHeaderCopy.openReport;
    return <PersonOffer page={page} slot="background" look="filled" text={text} price="inside" part={PART} />;
  }
  const other = readOffer(page, 'stickyHeaderPrimary');
  if (other === null || other.text === '') return null;
  const look = other.isPriced ? 'filled' : 'soft';
  return <PersonOffer page={page} slot="stickyHeaderPrimary" look={look} price="inside" part={PART} />;
}
