import { personStickyHeaderCopy as words } from '../../../../shared/copy/person/person-sticky-header.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import { decideReportState } from '../../../../shared/people/report-state.ts';
import type { AnyPersonPage } from '../browser-model.ts';
import type { LateTexts } from '../registry/late-texts.ts';
import type { CountsNow } from '../registry/page-counts.ts';
import { type Offer, readOffer } from '../registry/read-offer.ts';

/** The end of the sticky header; the monitoring button is in between (P2-153). */
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
 * The two calls to action and the registry's (P2-153). One that waits for its text is left out until it arrives, and
 * for good if it is empty (P7-043). An empty report is not sold.
 */
export function decideStickyOffers(page: AnyPersonPage, counts: CountsNow, texts: LateTexts): StickyOffers {
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
 * 'N Criminal Records', which counts offenses but not traffic (P2-151); 'Loading Records' until that is known (P2-152).
 * Nothing for 0: 'no records' beside a name would read like a certificate, and it is only what we have.
 */
export function recordsChip(counts: CountsNow): string | null {
  if (counts === 'loading') return words.loading;
  return counts === null || counts.offenses === 0 ? null : words.criminalRecords(counts.offenses);
}
