import { useEffect } from 'react';
import type { PersonPageModel, SiteModel } from '../../page-model.ts';
import { canSave, personToggles } from '../header/person-toggles.ts';

/**
 * Answers to the flags of the address, once the page has come to life and only where there may be any. What the page has
 * is handed over, so that the code of the answer shares none with it and nothing is split for its sake.
 */
export function useFlags(page: PersonPageModel, { path }: SiteModel): void {
  useEffect(() => {
    // The server starts nothing: without this the log-in dialog, and React's client with it, would be part of the worker.
    if (import.meta.env.SSR || page.isBot || !path.includes('?')) return;
    Promise.all([import('./answer-flags.ts'), import('../person-links.ts')]).then(
      ([{ answerFlags }, { offerLink }]) =>
        answerFlags({
          page,
          path,
          maySave: canSave(page.details),
          lack: personToggles(page).lack,
          premium: offerLink(page, 'header', 'premium'),
        }),
      () => {},
    );
  }, [page, path]);
}
