import { canSave } from '../../../../shared/people/plan-features.ts';
import type { PersonBrowserModel } from '../browser-model.ts';

/** Set in localStorage once this browser has shown the tooltip of the save button (P3-119). */
const SEEN = 'save_tooltip_seen';

/** Whether this page explains saving (P4-045): once per browser, to viewers who may save and have not. */
export function mustShowSaveHint({ details, isBot }: Pick<PersonBrowserModel, 'details' | 'isBot'>): boolean {
  // A visitor who came for another part of the page, such as a report just unlocked, gets the hint on another page.
  return !isBot && canSave(details) && !details.personIsOnMyContactsList && location.hash === '' && !isSeen();
}

/** Notes that this browser has shown it; false if that cannot be noted. */
export function noteSaveHint(): boolean {
  try {
    localStorage.setItem(SEEN, '1');
    return true;
  } catch {
    return false;
  }
}

/** Without storage it would show on every page, so it counts as seen. */
function isSeen(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return true;
  }
}
