import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';

/** Loads this page anew, which has the report by now (F4-05); arrive-at-report.ts shows where it begins. */
export function showUnlocked(): void {
  history.replaceState(history.state, '', `#${PERSON_SECTIONS.background.anchor}`);
  history.scrollRestoration = 'manual';
  location.reload();
}
