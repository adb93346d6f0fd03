import { paths } from '../../shared/urls/paths.ts';

/**
 * Drops what pages stored in this browser when the reader logs out, as the answer's Clear-Site-Data does: browsers heed that
 * over https alone. What nobody logs out of stays.
 */
export function forgetOnLogOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).getAttribute('action') !== paths.logout()) return;
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // A storage that is blocked holds nothing.
    }
  });
}
