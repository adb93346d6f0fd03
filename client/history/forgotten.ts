import { userIdOf } from '../user-id.ts';

let isForgottenNow = false;
let viewer: string | undefined;

/** Notices when somebody logs out in another tab, and drops this tab's own notes then. */
export function watchForgetting(): void {
  viewer = userIdOf(document.cookie);
  addEventListener('storage', (event) => {
    // Only a cleared storage has no key; pages announce their own changes by a plain Event.
    if (!(event instanceof StorageEvent) || event.key !== null) return;
    isForgottenNow = true;
    attempt(() => sessionStorage.clear());
  });
}

/** Clears what pages stored in this browser, and keeps this page, and those in other tabs, from writing it back. */
export function forget(): void {
  isForgottenNow = true;
  // Other tabs hear of it only if there is something to clear.
  attempt(() => localStorage.setItem('logged-out', ''));
  attempt(() => localStorage.clear());
  attempt(() => sessionStorage.clear());
}

/**
 * Whether somebody has logged out since this page was loaded. What it still remembers, such as the visit that it stands
 * for or a list to undo, must then not be written back.
 */
export function isForgotten(): boolean {
  return isForgottenNow || (viewer !== undefined && userIdOf(document.cookie) !== viewer);
}

/** Storage that is blocked holds nothing, and throws; so does a full one that has no room for a note. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // There is nothing to do about it.
  }
}
