import { SECTION_IDS } from '../person-sections.ts';

/** Loads this page anew, which has the report by now (F4-05), and shows it where the records begin. */
export function showUnlocked(): void {
  history.replaceState(history.state, '', `#${SECTION_IDS.background}`);
  // Else the browser goes back to where the reader was.
  history.scrollRestoration = 'manual';
  location.reload();
}
