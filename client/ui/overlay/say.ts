import type { Snackbar } from './show-snackbar.ts';

/** Shows a message, for code that must not bring the script for it: if that is gone, as plain text (base.css). */
export function say(snackbar: Snackbar): void {
  import('./show-snackbar.ts').then(
    ({ showSnackbar }) => showSnackbar(snackbar),
    () => {
      const said = document.createElement('p');
      said.role = 'alert';
      said.dataset.said = '';
      said.textContent = snackbar.text;
      document.body.append(said);
    },
  );
}
