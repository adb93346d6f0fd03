import { SECTION_IDS } from '../person-sections.ts';

/** Loads this page anew, which has the report by now (F4-05); arrive-at-report.ts shows where it begins. */
export function showUnlocked(): void {
  history.replaceState(history.state, '', `#${SECTION_IDS.background}`);
  history.scrollRestoration = 'manual';
  location.reload();
}
