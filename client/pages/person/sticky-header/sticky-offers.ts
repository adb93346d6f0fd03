import { personStickyHeaderCopy as words } from '../../../../shared/copy/person/person-sticky-header.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import { decideReportState } from '../../../../shared/people/report-state.ts';
import type { PersonPageModel } from '../../page-model.ts';
import type { LateTexts } from '../registry/late-texts.ts';
import type { CountsNow } from '../registry/page-counts.ts';
import { type Offer, readOffer } from '../registry/read-offer.ts';

/** What stands at the end of the sticky header; the monitoring button is in between (P2-153). */
export interface StickyOffers {
  readonly registry: StickyOffer | null;
  readonly secondary: StickyOffer | null;
  readonly primary: StickyOffer | null;
}

export interface StickyOffer {
  readonly text: string;
  /** links, because the header is always in view; a credit is spent by a button */
  readonly look: 'link' | 'soft';
}

/**
 * The two calls to action and that of the registry (P2-153). One that waits for its text is not there until it has one,
 * nor is one whose text is empty (P7-043); nothing sells a report that has nothing in it.
 */
export function decideStickyOffers(page: PersonPageModel, counts: CountsNow, texts: LateTexts): StickyOffers {
  const decide = (slot: Slot): StickyOffer | null => {
    const offer = readOffer(page, slot);
    if (offer === null || (isForReport(offer) && decideReportState(page.details, counts) === 'empty')) return null;
    const text = (offer.lateTemplate === null ? undefined : texts.get(offer.lateTemplate)) ?? offer.text;
    return text === '' ? null : { text, look: offer.kind === 'consume-background-credit' ? 'soft' : 'link' };
  };
  return {
    registry: decide('registry'),
    secondary: decide('stickyHeaderSecondary'),
    primary: decide('stickyHeaderPrimary'),
  };
}

function isForReport({ kind, destination, isPriced }: Offer): boolean {
  return kind === 'consume-background-credit' || (isPriced && destination === 'background');
}

/**
 * 'N Criminal Records', where offences count and traffic does not (P2-151); 'Loading Records' until that is known
 * (P2-152). Nothing at 0: 'no records' beside a name would read as a certificate, and it is only what we hold.
 */
export function recordsChip(counts: CountsNow): string | null {
  if (counts === 'loading') return words.loading;
  return counts === null || counts.offenses === 0 ? null : words.criminalRecords(counts.offenses);
}
