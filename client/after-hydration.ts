import type { Variants } from '../shared/experiments/experiments.ts';
import { refuseEvents, reportVariants, track } from './analytics/track.ts';
import { watchGenealogy, watchGrades, watchLists, watchQuestions, watchUpsells } from './analytics/watch-actions.ts';
import { recordVisits } from './history/history-storage.ts';
import { visitOf } from './history/visit-of.ts';
import type { BrowserPageModel } from './pages/page-model.ts';
import type { PersonBrowserModel } from './pages/person/browser-model.ts';
import { forgetFlags } from './pages/person/flags/forget-flags.ts';
import { UNKNOWN_AGE_ID } from './pages/person/place-ids.ts';
import { watchPropertyLinks } from './pages/person/property/watch-property-links.ts';
import { markSummary } from './pages/person/way/mark-summary.ts';
import { suggestWhenFocused } from './search/suggest-when-focused.ts';
import { closeSiteMenuFromOutside } from './site/site-menu.ts';
import type { SiteModel } from './site/site-model.ts';
import { whenReaderActs, whenShown } from './ui/loading/when-reader-acts.ts';
import { userIdOf } from './user-id.ts';

/**
 * What a page does on its own after hydration: it reports the view and records it in the history. A prerendered page waits
 * until it is shown; a bot leaves no trace of the people it reads about.
 */
export function afterHydration(page: BrowserPageModel, site: SiteModel): void {
  // First, before anything could read the URL.
  if (page.kind === 'person') forgetFlags();
  closeSiteMenuFromOutside();
  suggestWhenFocused();
  reloadForAnotherViewer();
  if (page.kind === 'person' && page.isBot) return;
  if (site.refusesEvents) refuseEvents();
  if (page.kind === 'person') {
    reportVariants(shownVariants(page.experiments));
    watchPropertyLinks(page);
    watchCredits(page);
    showUnlocked(page);
  }
  const begin = () => {
    track('page_viewed', { page: page.kind });
    watchUpsells();
    watchQuestions();
    watchLists();
    watchGenealogy();
    watchGrades();
    const visit = visitOf(page, Date.now());
    if (visit !== null) recordVisits(visit.name, visit.entry);
    if (page.kind === 'person') {
      startWayInTime(page);
      fillLateOffers(page);
      fillUnknownAge(page);
    }
  };
  whenShown(begin);
}

/** Without variants that are 0: they are the default page. */
function shownVariants(variants: Variants): Partial<Variants> {
  return Object.fromEntries(Object.entries(variants).filter(([, variant]) => variant > 0));
}

/** Requests an unknown age after loading (P4-086); the server marked its place, for human visitors only. */
function fillUnknownAge({ details, unknownAge }: PersonBrowserModel): void {
  if (unknownAge === null || document.getElementById(UNKNOWN_AGE_ID) === null) return;
  import('./pages/person/header/fill-age.ts').then(
    ({ fillAge }) => fillAge(details.results.id, unknownAge),
    () => {},
  );
}

/** A page that was reloaded to show its report, as marked by show-unlocked.ts, starts there. */
function showUnlocked(page: PersonBrowserModel): void {
  if (history.scrollRestoration !== 'manual') return;
  import('./pages/person/unlock/arrive-at-report.ts').then(
    ({ arriveAtReport }) => arriveAtReport(page),
    () => {},
  );
}

/** Viewers use a credit in a dialog (P6-034); until its code has loaded, the links lead to the equivalent page. */
function watchCredits(page: PersonBrowserModel): void {
  if (page.details.userInfo.backgroundCredits === 0) return;
  import('./pages/person/unlock/watch-credit-links.ts').then(
    ({ watchCreditLinks }) => watchCreditLinks(page),
    () => {},
  );
}

/**
 * Starts tracking the scroll position at the reader's first action, or at once if the page is already scrolled. That first
 * action may have been a click on a section link.
 */
function startWayInTime(page: PersonBrowserModel): void {
  markSummary();
  let chosen: Element | null = null;
  const note = ({ target }: Event) => {
    chosen = target as Element;
  };
  document.addEventListener('click', note);
  const start = () =>
    import('./pages/person/way/start-way.ts').then(
      ({ startWay }) => {
        document.removeEventListener('click', note);
        startWay(page, chosen);
      },
      () => {},
    );
  if (scrollY > 0) start();
  else whenReaderActs(start);
}

/** Fills in calls to action that wait for the counts; few pages have one. */
function fillLateOffers(page: PersonBrowserModel): void {
  if (document.querySelector('[data-late-template]') === null) return;
  import('./pages/person/registry/late-texts.ts').then(
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
