import type { Snackbar } from './show-snackbar.ts';

/** How long the plain text stays, in milliseconds. */
const PLAIN_MS = 10_000;

let plain: HTMLElement | undefined;

/** Shows a message, for code that must not bring the script for it: if that is gone, as plain text. */
export function say(snackbar: Snackbar): void {
  import('./show-snackbar.ts').then(
    ({ showSnackbar }) => showSnackbar(snackbar),
    () => {
      plain?.remove();
      const said = document.createElement('p');
      said.setAttribute('role', 'alert');
      // Its style sheet may be gone as well.
      Object.assign(said.style, {
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: '1',
        padding: '16px',
        background: 'var(--raised)',
        textAlign: 'center',
      });
      said.textContent = snackbar.text;
      document.body.append(said);
      plain = said;
      setTimeout(() => said.remove(), snackbar.durationMs ?? PLAIN_MS);
    },
  );
}
