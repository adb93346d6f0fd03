import type { Variants } from '../../shared/experiments/experiments.ts';
import { lowLookups } from '../../shared/people/low-lookups.ts';
import { trackLogin } from '../analytics/login-note.ts';
import { refuseEvents, reportPage, track } from '../analytics/track.ts';
import { watchMarks } from '../analytics/watch-marks.ts';
import { watchUpsells } from '../analytics/watch-upsells.ts';
import { forgetAnalyticsNotes } from '../consent/analytics-notes.ts';
import { CONSENT_BANNER_ID } from '../consent/banner-id.ts';
import { recordVisits } from '../history/history-storage.ts';
import { showRecentViews } from '../history/show-recent-views.ts';
import { noteRecordsWatched, whenRecordsAreWatched } from '../pages/person/background/records-watched.ts';
import type { PersonBrowserModel } from '../pages/person/browser-model.ts';
import { forgetFlags } from '../pages/person/flags/forget-flags.ts';
import { startPersonMap } from '../pages/person/map/start-person-map.ts';
import { UNKNOWN_AGE_ID } from '../pages/person/place-ids.ts';
import { trackRelatedPanel } from '../pages/person/pre-footer/related-panel.ts';
import { watchPropertyLinks } from '../pages/person/property/watch-property-links.ts';
import { markSummary } from '../pages/person/way/mark-summary.ts';
import { watchBanner } from '../pages/results/dismiss-banner.ts';
import { watchFilters } from '../pages/results/watch-filters.ts';
import { watchSpeedSearch } from '../pages/speed-search/watch-speed-search.ts';
import { suggestWhenFocused } from '../search/suggest-when-focused.ts';
import { closeSiteMenuFromOutside } from '../site/site-menu.ts';
import { watchCopies } from '../ui/action/watch-copies.ts';
import { afterPaint, whenReaderActs, whenShown } from '../ui/loading/when-reader-acts.ts';
import { watchCarousels } from '../ui/navigation/watch-carousels.ts';
import { watchTabs } from '../ui/navigation/watch-tabs.ts';
import { watchDialogLinks } from '../ui/overlay/watch-dialog-links.ts';
import { userIdOf } from '../user-id.ts';
import { followAddress } from './follow-address.ts';
import type { HeldActs } from './held-acts.ts';
import type { DocumentData } from './page-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * What pages do without React: their controls that are plain HTML, and what they do on their own. They report the view and
 * record it in the history. A prerendered page waits until it is shown; a bot leaves no trace of the people it reads
 * about.
 */
export function atLoad({ page, site, visit }: DocumentData, acts: HeldActs): void {
  // First, before anything could read the URL.
  if (page.kind === 'person') forgetFlags();
  watchControls(page.kind);
  reloadForAnotherViewer();
  if (page.kind === 'person-record' || (page.kind === 'person' && page.hasRecords)) startRecords(page);
  showRecentViews();
  if (page.kind === 'person' && page.isBot) return;
  if (site.refusesEvents) {
    refuseEvents();
    forgetAnalyticsNotes();
  }
  if (page.kind === 'person') {
    reportPage({ experiments: shownVariants(page.experiments), test: page.test });
    watchPropertyLinks(page);
    watchCredits(page);
    showUnlocked(page);
    startPersonMap(page);
  }
  if (page.kind === 'sample-report') startPersonMap(page);
  whenShown(() => {
    track('page_viewed', { page: page.kind });
    if (!site.refusesEvents) watchEvents(page);
    if (visit !== null) recordVisits(visit.name, { ...visit.entry, timestamp: Date.now() });
    if (page.kind !== 'person') return;
    answerFlags(page, site.path);
    startPlans(page);
    trackLowLookups(page);
    startAds(page);
    startWayInTime(page, acts);
    fillLateOffers(page);
    fillUnknownAge(page);
    recoverAddresses(page);
  });
}

/** Each part is on the pages that have it, and costs nothing on the others. */
function watchControls(page: DocumentData['page']['kind']): void {
  watchConsent();
  closeSiteMenuFromOutside();
  suggestWhenFocused();
  watchTabs(trackRelatedPanel);
  watchCopies();
  watchCarousels();
  watchFilters();
  watchBanner();
  watchSpeedSearch();
  watchDialogLinks();
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]') === null) return;
    track('printed', { page });
    print();
  });
}

/** Few readers are asked: in a country of opt-in, once. Until its script is here the banner is a form like any other. */
function watchConsent(): void {
  if (document.getElementById(CONSENT_BANNER_ID) === null) return;
  import('../consent/answer-banner.ts').then(
    ({ answerBanner }) => answerBanner(),
    () => {},
  );
}

/** What pages say of themselves and of what is done with them, for readers who may be tracked. */
function watchEvents({ kind }: DocumentData['page']): void {
  trackLogin();
  watchMarks();
  watchUpsells();
  trackPaying();
  trackVitals(kind);
}

/** Few pages have a part in a payment: its marks, or records, which only an open report has. */
function trackPaying(): void {
  if (document.querySelector('[data-goods],[data-paid],[data-unlock],[data-record]') === null) return;
  import('../analytics/watch-paying.ts').then(
    ({ watchPaying }) => watchPaying(),
    () => {},
  );
}

/** Once the page is there and idle: measuring it must not slow it down. */
function trackVitals(kind: DocumentData['page']['kind']): void {
  whenIdle(() =>
    import('../analytics/report-vitals.ts').then(
      ({ reportVitals }) => reportVitals(kind),
      () => {},
    ),
  );
}

/** Without variants that are 0: they are the default page. */
function shownVariants(variants: Variants): Partial<Variants> {
  return Object.fromEntries(Object.entries(variants).filter(([, variant]) => variant > 0));
}

/** Flags did something, or ask for a log-in or a lookup. */
function answerFlags(page: PersonBrowserModel, path: string): void {
  if (page.flags.outcomes.length === 0 && page.asksToLogIn === null && !path.includes('save_contact')) return;
  import('../pages/person/flags/answer-flags.ts').then(
    ({ answerFlags }) => answerFlags(page, path),
    () => {},
  );
}

/** The dialogs about the viewer's plan: for offers of an upgrade, addresses that ask for one, and one that opens by itself. */
function startPlans(page: PersonBrowserModel): void {
  const { flags, details, isLoggedIn } = page;
  const { userType, lookupUsage } = details.userInfo;
  const isFormer = lookupUsage === null && userType !== 'free';
  const mayOpen = flags.showsBadPayment || flags.upgrade !== null || isFormer;
  if (!isLoggedIn || !(mayOpen || document.querySelector('a[data-upgrade]') !== null)) return;
  import('../pages/person/flags/start-plans.ts').then(
    ({ startPlans }) => startPlans(page),
    () => {},
  );
}

/** Ads come after their delay, which their own script keeps (F4-22). */
function startAds({ ads }: PersonBrowserModel): void {
  if (ads === null) return;
  import('../ads/start-ads.ts').then(
    ({ startAds }) => startAds(ads),
    () => {},
  );
}

/** P6-059, P9-010 */
function trackLowLookups({ details }: PersonBrowserModel): void {
  const low = lowLookups(details.userInfo.lookupUsage);
  if (low !== null) track('lookups_low', { left: low.left });
}

/** Requests an unknown age after loading (P4-086); the server marked its place, for human visitors only. */
function fillUnknownAge({ details, unknownAge }: PersonBrowserModel): void {
  if (unknownAge === null || document.getElementById(UNKNOWN_AGE_ID) === null) return;
  import('../pages/person/header/fill-age.ts').then(
    ({ fillAge }) => fillAge(details.results.id, unknownAge),
    () => {},
  );
}

/**
 * Links the addresses whose ids are missing (P4-082). Nothing moves: an address whose id is found becomes a link in place.
 * A failure changes nothing (P4-085, P8-025); bots request nothing (P3-040).
 */
function recoverAddresses({ lacksIds, details }: PersonBrowserModel): void {
  if (lacksIds === null) return;
  import('../pages/person/addresses/link-recovered-addresses.ts').then(
    ({ linkRecoveredAddresses }) => linkRecoveredAddresses(details.results.id, lacksIds),
    () => {},
  );
}

/** A page that was reloaded to show its report, as marked by use-unlock.ts, starts there. */
function showUnlocked(page: PersonBrowserModel): void {
  if (history.scrollRestoration !== 'manual') return;
  import('../pages/person/unlock/arrive-at-report.ts').then(
    ({ arriveAtReport }) => arriveAtReport(page),
    () => {},
  );
}

/** Between an open report and the pages of its records. */
function startRecords(page: DocumentData['page']): void {
  followAddress();
  import('../pages/person/background/way-of-records.ts').then(
    ({ startWayOfRecords }) => startWayOfRecords(page),
    () => {},
  );
}

/** Viewers use a credit in a dialog (P6-034); until its code has loaded, the links lead to the equivalent page. */
function watchCredits(page: PersonBrowserModel): void {
  if (page.details.userInfo.backgroundCredits === 0) return;
  import('../pages/person/unlock/watch-credit-links.ts').then(
    ({ watchCreditLinks }) => watchCreditLinks(page),
    () => {},
  );
}

/**
 * Starts tracking the scroll position at the reader's first action, or with the first frame if the page is already scrolled.
 * That first action may have been a click on a section link.
 */
function startWayInTime(page: PersonBrowserModel, acts: HeldActs): void {
  markSummary();
  let chosen: Element | null = null;
  const note = ({ target }: Event) => {
    chosen = target as Element;
  };
  document.addEventListener('click', note);
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    import('../pages/person/way/start-way.ts').then(({ startWay }) => {
      document.removeEventListener('click', note);
      startWay(page, chosen);
    }, noteRecordsWatched);
  };
  whenRecordsAreWatched(acts.release);
  acts.onHold(start);
  whenReaderActs(() => afterPaint(start));
  // A question for the first frame: before the style sheets are there, the browser would lay the page out without them, only
  // to do so again.
  requestAnimationFrame(() => {
    if (scrollY > 0) start();
  });
}

/** Fills in calls to action that wait for the counts; few pages have one, some not before their late parts are there. */
function fillLateOffers(page: PersonBrowserModel): void {
  if (document.querySelector('[data-late-template]') === null) {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => fillLateOffers(page), { once: true });
    return;
  }
  import('../pages/person/registry/late-texts.ts').then(
    ({ fillLateOffers }) => fillLateOffers(page),
    () => {},
  );
}

/**
 * A page restored from the back/forward cache was rendered for the viewer at that time. If somebody has logged in or out
 * since, it is reloaded.
 */
function reloadForAnotherViewer(): void {
  const viewer = userIdOf(document.cookie);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && userIdOf(document.cookie) !== viewer) location.reload();
  });
}
