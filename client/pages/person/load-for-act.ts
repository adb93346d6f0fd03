import { PHONE_CHECK_ID } from './place-ids.ts';

/** Loads what a press needs besides its island, so that both arrive together. */
export function loadForAct(control: HTMLElement): void {
  // Whoever needs them loads them again, and deals with the failure.
  for (const part of partsFor(control)) part.catch(() => {});
}

function partsFor(control: HTMLElement): readonly Promise<unknown>[] {
  if (control instanceof HTMLAnchorElement) return [import('../../records/RecordDialog.tsx')];
  if (control.closest(`#${PHONE_CHECK_ID}`) !== null) return [import('./phones/run-phone-check.tsx')];
  return [];
}
