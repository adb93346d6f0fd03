import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';
import { track } from '../../../analytics/track.ts';
import { noteRecordsWatched } from '../background/records-watched.ts';
import type { PersonBrowserModel } from '../browser-model.ts';
import { createCell } from '../header/toggle-store.ts';
import { STICKY_HEADER_ID } from '../place-ids.ts';
import { createFollower, isPastHeader, type Measures } from './active-section.ts';
import { afterLayout, measurePage, measureStrip, watchLayout } from './measure-page.ts';
import { readScroll, throttleScroll } from './throttle-scroll.ts';
import { readStops, type Stop, sectionOfLink, type Way } from './way.ts';

/** Events of the visitor's own scrolling; the page's scrolling to a section has none of them. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Follows the visitor along the page, for the journey bar and the sticky header: one listener for both. Scrolling
 * measures nothing; positions are compared with those measured at the last layout.
 *
 * @param clicked what was clicked last before this code loaded
 */
export function startWay(page: PersonBrowserModel, clicked: Element | null): void {
  const stops = readStops();
  const way: Way = { stops, active: createCell<NavigationTarget>('summary'), isPastHeader: createCell(false) };
  const follower = createFollower();
  let measures: Measures | null = null;
  let strip: ReadonlyMap<Stop, number> = new Map();

  const update = (y: number) => {
    if (measures === null) return;
    way.active.set(follower.decide(measures, y));
    way.isPastHeader.set(isPastHeader(measures, y));
  };
  const mark = () => markActive(stops, way.active.get());
  way.active.subscribe(mark);
  const showInStrip = () => afterLayout(() => scrollStrip(way, strip));

  const followScroll = throttleScroll(() => readScroll(update));
  addEventListener('scroll', followScroll, { passive: true });
  document.addEventListener('scrollend', () => {
    // Read again: an earlier reading may be from before the end.
    const restAt = follower.rest();
    readScroll((y) => {
      restAt(y);
      update(y);
    });
    showInStrip();
  });
  for (const type of OWN_SCROLLING) addEventListener(type, () => follower.release(), { passive: true });
  const choose = (target: Element) => {
    const section = chosenSection(target);
    if (section === null) return;
    follower.choose(section);
    way.active.set(section);
  };
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere) choose(target as Element);
  });
  if (clicked !== null) choose(clicked);

  watchLayout(stops, () => {
    measures = measurePage(stops);
    strip = measureStrip(stops);
    readScroll(update);
    showInStrip();
  });
  mark();
  fetchStickyHeader(page, way);
  fetchCourtRunner(page);
  fetchRecords(page);
}

/** The section of this page that a click leads to; sends the event for it. */
function chosenSection(target: Element): NavigationTarget | null {
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
  const section = link === null ? null : sectionOfLink(link);
  if (link === null || section === null) return null;
  if (link.closest('nav[aria-labelledby="journey"]')) track('section_selected', { section, from: 'journey' });
  else if (link.closest(`#${STICKY_HEADER_ID} nav`)) track('section_selected', { section, from: 'sticky-header' });
  else track('section_selected', { section, from: 'page' });
  return section;
}

/** Marks the active entry of the journey bar (P2-092, P2-093). */
function markActive(stops: readonly Stop[], active: NavigationTarget): void {
  for (const { link } of stops) link.removeAttribute('aria-current');
  stops.find(({ section }) => section === active)?.link.setAttribute('aria-current', 'location');
}

/** Scrolls the active entry into view, within its strip only; it can wait until scrolling has ended. */
function scrollStrip({ stops, active }: Way, strip: ReadonlyMap<Stop, number>): void {
  const now = stops.find(({ section }) => section === active.get());
  const place = now && strip.get(now);
  const list = now?.link.closest('ol');
  if (place !== undefined && list != null) list.scrollLeft = place;
}

/**
 * Loads the header on the first scroll, or at once on a page that starts farther down; nobody needs it before (P2-148).
 * Without it, the page offers all the same links.
 */
function fetchStickyHeader(page: PersonBrowserModel, way: Way): void {
  let isAsked = false;
  const fetchOnce = () => {
    if (isAsked) return;
    isAsked = true;
    import('../sticky-header/PersonStickyHeader.tsx').then(
      ({ mountStickyHeader }) => mountStickyHeader(page, way),
      () => {},
    );
  };
  addEventListener('scroll', fetchOnce, { once: true, passive: true });
  way.isPastHeader.subscribe(fetchOnce);
}

/** Only for visitors who may request a runner; without this code the form posts by itself. */
function fetchCourtRunner(page: PersonBrowserModel): void {
  if (page.details.courtRunnerInfo === null) return;
  import('../court-runner/start-court-runner.tsx').then(
    ({ startCourtRunner }) => startCourtRunner(page),
    () => {},
  );
}

/**
 * From here on, records of an open report open in place. What is pressed before that code and the records are here waits
 * for them (hold-script.ts); if either fails to load, the press follows the link.
 */
function fetchRecords(page: PersonBrowserModel): void {
  if (!page.hasRecords) return;
  import('../background/watch-records.ts')
    .then(
      ({ watchRecords }) => watchRecords(page),
      () => {},
    )
    .finally(noteRecordsWatched);
}
