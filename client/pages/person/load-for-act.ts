import { PHONE_CHECK_ID } from './place-ids.ts';

/** Loads what a press needs besides its island, so that both arrive together. */
export function loadForAct(control: HTMLElement): void {
  const parts =
    control.closest(`#${PHONE_CHECK_ID}`) === null
      ? [import('./header/PersonLackDialog.tsx'), import('./header/person-actions.ts')]
      : [import('./phones/run-phone-check.tsx')];
  // Whoever needs them loads them again, and deals with the failure.
  for (const part of parts) part.catch(() => {});
}
