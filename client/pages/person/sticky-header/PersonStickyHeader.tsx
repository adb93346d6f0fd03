import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { personStickyHeaderCopy as words } from '../../../../shared/copy/person/person-sticky-header.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import { track } from '../../../analytics/track.ts';
import { Wrap } from '../../../site/Wrap.tsx';
import { Chip } from '../../../ui/action/Chip.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import type { AnyPersonPage } from '../browser-model.ts';
import { PersonMonitorButton } from '../header/PersonMonitorButton.tsx';
import { useCell } from '../header/person-toggles.ts';
import { STICKY_HEADER_ID } from '../place-ids.ts';
import { lateTexts } from '../registry/late-texts.ts';
import { PersonOffer, PersonSlot } from '../registry/PersonOffer.tsx';
import { pageCounts } from '../registry/page-counts.ts';
import type { Way } from '../way/way.ts';
import { PersonSectionMenu } from './PersonSectionMenu.tsx';
import styles from './PersonStickyHeader.module.css';
import { decideStickyOffers, recordsChip, type StickyOffer } from './sticky-offers.ts';

/** Narrower windows have the bar under the thumb instead. */
const WIDE = '(min-width: 768px)';

/**
 * Puts the sticky header in the place the page keeps for it: there is none without JavaScript, and none on a phone until it
 * is turned, if that makes it wide enough.
 */
export function mountStickyHeader(page: AnyPersonPage, way: Way): void {
  const place = document.getElementById(STICKY_HEADER_ID);
  if (place === null) return;
  const window = matchMedia(WIDE);
  if (!window.matches) {
    window.addEventListener('change', () => mountStickyHeader(page, way), { once: true });
    return;
  }
  createRoot(place).render(
    <StrictMode>
      <PersonStickyHeader page={page} way={way} />
    </StrictMode>,
  );
}

/**
 * The header that appears once the permanent one has scrolled past (P2-148): the name (P2-149), the menu of sections
 * (P2-150), and what the permanent one offers. While hidden, it is inert. It comes after the sections in the document,
 * because that is where keyboard users meet it in view.
 */
export function PersonStickyHeader({ page, way }: { page: AnyPersonPage; way: Way }) {
  const isOn = useCell(way.isPastHeader);
  const counts = useCell(pageCounts(page));
  const texts = useCell(lateTexts(page));
  const { fullName } = page.details.results.name;
  const { registry, secondary, primary } = decideStickyOffers(page, counts, texts);
  const chip = recordsChip(counts);
  useViewEvent(isOn);
  return (
    <section className={classNames(styles.bar, isOn && styles.on)} inert={!isOn} aria-label={words.label(fullName)}>
      <Wrap>
        <div className={styles.row}>
          <p className={styles.who}>{fullName}</p>
          {way.stops.length === 0 ? null : <PersonSectionMenu way={way} isInReach={isOn} />}
          {chip === null ? null : (
            <span className={styles.records} role="status">
              <Chip>{chip}</Chip>
            </span>
          )}
          <div className={styles.end}>
            <div className={styles.registry}>{offerOf(page, 'registry', registry)}</div>
            <div className={styles.secondary}>{offerOf(page, 'stickyHeaderSecondary', secondary)}</div>
            <div className={styles.monitor}>
              <PersonMonitorButton page={page} form="monitor" />
            </div>
            {offerOf(page, 'stickyHeaderPrimary', primary)}
          </div>
        </div>
      </Wrap>
      <div className={styles.progress} />
    </section>
  );
}

function offerOf(page: AnyPersonPage, slot: Slot, offer: StickyOffer | null) {
  if (offer !== null) return <PersonOffer page={page} slot={slot} look={offer.look} text={offer.text} price="inside" />;
  return (
    <PersonSlot page={page} slot={slot}>
      {null}
    </PersonSlot>
  );
}

/** Sends an event when the header is first seen, once per page (P2-154). */
function useViewEvent(isOn: boolean): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (!isOn || isTold.current) return;
    isTold.current = true;
    track('sticky_header_viewed', {});
  }, [isOn]);
}
