import { LIST_FORM_ID } from './speed-search-ids.ts';

/** Where there is a form for a list, what helps with it is fetched; without that the form works as well. */
export function watchSpeedSearch(): void {
  if (document.getElementById(LIST_FORM_ID) === null) return;
  import('./help-list.ts').then(
    ({ helpList }) => helpList(),
    () => {},
  );
}
