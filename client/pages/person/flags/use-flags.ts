import { useEffect } from 'react';
import type { SiteModel } from '../../../site/site-model.ts';
import type { PersonBrowserModel } from '../browser-model.ts';
import { canSave, personToggles } from '../header/person-toggles.ts';

/**
 * Answers the flags of the address once the page has hydrated, and only if there may be any. The page hands over what
 * it has, so that the answering code shares no module with it and nothing is split because of it.
 */
export function useFlags(page: PersonBrowserModel, { path }: SiteModel): void {
  useEffect(() => {
    // The server runs no effects: without this check the log-in dialog, and React's client with it, would be bundled
    // into the worker.
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
