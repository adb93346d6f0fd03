import { track } from './analytics/track.ts';
import { watchQuestions } from './analytics/watch-questions.ts';
import { watchUpsells } from './analytics/watch-upsells.ts';
import { recordVisits } from './history/history-storage.ts';
import { visitOf } from './history/visit-of.ts';
import type { PageModel } from './pages/page-model.ts';
import { closeSiteMenuFromOutside } from './site/site-menu.ts';

/**
 * What a page does by itself once it is there: it says that it was viewed, and remembers where the reader was. A page
 * that the browser prepares ahead waits until somebody looks at it; a bot leaves no trace of the people it reads about.
 */
export function afterHydration(page: PageModel): void {
  closeSiteMenuFromOutside();
  if (page.kind === 'person' && page.isBot) return;
  const begin = () => {
    track('page_viewed', { page: page.kind });
    watchUpsells();
    watchQuestions();
    const visit = visitOf(page, Date.now());
    if (visit !== null) recordVisits(visit.name, visit.entry);
  };
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
