import { paths } from '../../shared/urls/paths.ts';

/**
 * Clears what pages stored in this browser when the reader logs out. The response's Clear-Site-Data does the same, but
 * browsers obey it only over HTTPS.
 */
export function forgetOnLogOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).getAttribute('action') !== paths.logout()) return;
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Blocked storage holds nothing.
    }
  });
}
