import { withoutInfoBanner } from '../../../shared/urls/redirect-notices.ts';
import { LOOKUPS_BANNER_ID } from '../person/place-ids.ts';

/** Lets a reader dismiss the banner of a list (ResultsBanner.tsx), or that of a viewer without a lookup left. */
export function watchBanner(): void {
  document.addEventListener('click', ({ target }) => {
    const banner = (target as Element).closest('[data-dismiss]')?.closest(`#${BANNER_ID}, #${LOOKUPS_BANNER_ID}`);
    if (!banner) return;
    // Otherwise a reload or the Back button would show it again.
    if (banner.id === BANNER_ID) history.replaceState(history.state, '', withoutInfoBanner(location.href));
    banner.remove();
    // The focused button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/** The banner of a list, with its button. */
export const BANNER_ID = 'results-banner';
