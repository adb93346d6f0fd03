import { forget } from '../history/forgotten.ts';

/**
 * Clears what pages stored in this browser when the reader logs out. The response's Clear-Site-Data does the same, but
 * browsers obey it only over HTTPS.
 */
export function forgetOnLogOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).hasAttribute('data-log-out')) forget();
  });
}
