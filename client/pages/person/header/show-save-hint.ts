import { track } from '../../../analytics/track.ts';
import { SAVE_HINT_ID } from '../place-ids.ts';

/** Set in localStorage once this browser has shown the tooltip of the save button (P3-119). */
const SEEN = 'save_tooltip_seen';

/**
 * Shows the tooltip that the server wrote (PersonSaveHint.tsx), once per browser (P4-045). It overlays the page, so nothing
 * moves. A visitor who came for another part of the page, such as a report just unlocked, gets it on another page.
 */
export function showSaveHint(): void {
  const hint = document.getElementById(SAVE_HINT_ID);
  if (hint === null || location.hash !== '' || !noteSeen()) return;
  hint.hidden = false;
  track('save_tooltip_shown', {});
  const listening = new AbortController();
  const hide = () => {
    hint.hidden = true;
    listening.abort();
  };
  const { signal } = listening;
  // It may cover what somebody wants to read, so any action outside it closes it.
  const hideFromOutside = ({ target }: Event) => {
    if (!hint.contains(target as Node)) hide();
  };
  const hideByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  document.addEventListener('pointerdown', hideFromOutside, { signal });
  document.addEventListener('keydown', hideByKey, { signal });
  hint.querySelector('button')?.addEventListener('click', () => {
    hide();
    // Back to the button that the hint explains.
    hint.parentElement?.querySelector('button')?.focus();
  });
}

/** Notes that this browser has shown it; false if it had, or if that cannot be noted: then it would show on every page. */
function noteSeen(): boolean {
  try {
    if (localStorage.getItem(SEEN) !== null) return false;
    localStorage.setItem(SEEN, '1');
    return true;
  } catch {
    return false;
  }
}
