import type { Variants } from '../shared/experiments/experiments.ts';
import { forgetOnLogOut } from './account/forget-on-log-out.ts';
import { refuseEvents, reportVariants, track } from './analytics/track.ts';
import { watchGenealogy, watchLists, watchQuestions, watchUpsells } from './analytics/watch-actions.ts';
import { recordVisits } from './history/history-storage.ts';
import { visitOf } from './history/visit-of.ts';
import type { PageModel } from './pages/page-model.ts';
import { forgetFlags } from './pages/person/flags/forget-flags.ts';
import type { PersonPageModel } from './pages/person/person-model.ts';
import { UNKNOWN_AGE_ID } from './pages/person/place-ids.ts';
import { watchPropertyLinks } from './pages/person/property/watch-property-links.ts';
import { markSummary } from './pages/person/way/mark-summary.ts';
import { suggestWhenFocused } from './search/suggest-when-focused.ts';
import { closeSiteMenuFromOutside } from './site/site-menu.ts';
import type { SiteModel } from './site/site-model.ts';
import { whenReaderActs, whenShown } from './ui/loading/when-reader-acts.ts';
import { userIdOf } from './user-id.ts';

/**
 * What a page does by itself once it is there: it says that it was viewed, and remembers where the reader was. A page
 * that the browser prepares ahead waits until somebody looks at it; a bot leaves no trace of the people it reads about.
 */
export function afterHydration(page: PageModel, site: SiteModel): void {
  // First, before anything that could read the address.
  if (page.kind === 'person') forgetFlags();
  closeSiteMenuFromOutside();
  forgetOnLogOut();
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

/** Those of 0 are left out: they are the page as it is. */
function shownVariants(variants: Variants): Partial<Variants> {
  return Object.fromEntries(Object.entries(variants).filter(([, variant]) => variant > 0));
}

/** An unknown age is asked for once the page stands (P4-086); the server marked where it goes, for people alone. */
function fillUnknownAge({ details }: PersonPageModel): void {
  if (document.getElementById(UNKNOWN_AGE_ID) === null) return;
  import('./pages/person/header/fill-age.ts').then(
    ({ fillAge }) => fillAge(details.results),
    () => {},
  );
}

/** A page that was loaded anew for its report, as show-unlocked.ts marks it, begins there. */
function showUnlocked(page: PersonPageModel): void {
  if (history.scrollRestoration !== 'manual') return;
  import('./pages/person/unlock/arrive-at-report.ts').then(
    ({ arriveAtReport }) => arriveAtReport(page),
    () => {},
  );
}

/** Who has a credit uses it in a dialog (P6-034); until its code is there the links lead to the same as a page. */
function watchCredits(page: PersonPageModel): void {
  if (page.details.userInfo.backgroundCredits === 0) return;
  import('./pages/person/unlock/watch-credit-links.ts').then(
    ({ watchCreditLinks }) => watchCreditLinks(page),
    () => {},
  );
}

/**
 * The way is followed from the first move of the reader on, or at once where the page begins further down. That move may
 * have been the choice of a section.
 */
function startWayInTime(page: PersonPageModel): void {
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

/** A call to action that waits for the counts gets its text; few pages have one. */
function fillLateOffers(page: PersonPageModel): void {
  if (document.querySelector('[data-late-template]') === null) return;
  import('./pages/person/registry/late-texts.ts').then(
    ({ fillLateOffers }) => fillLateOffers(page),
    () => {},
  );
}

/**
 * A page that comes back from the back/forward cache was drawn for who was looking then. Where somebody has logged in or
 * out since, it is loaded anew.
 */
export function reloadForAnotherViewer(): void {
  const viewer = userIdOf(document.cookie);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && userIdOf(document.cookie) !== viewer) location.reload();
  });
}
