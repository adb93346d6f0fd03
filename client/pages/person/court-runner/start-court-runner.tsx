import { createRoot, hydrateRoot } from 'react-dom/client';
import { track } from '../../../analytics/track.ts';
import { hasUnderstood, keepUnderstood } from '../../../records/understood.ts';
import type { PersonPageCore } from '../browser-model.ts';
import {
  buildRunnerForm,
  COURT_RUNNER_FORM_ID,
  COURT_RUNNER_OPENER,
  FORM_PREFIX,
  type RunnerFormModel,
} from './court-runner-form-model.ts';
import styles from './PersonCourtRunner.module.css';
import { PersonCourtRunnerForm } from './PersonCourtRunnerForm.tsx';

/**
 * Hydrates Court Runner's form where the server wrote it, and opens it in a dialog on request (P2-105). Loaded on the
 * first action of visitors who may use it.
 */
export function startCourtRunner(page: PersonPageCore): void {
  warnOnce(page.details.results.id);
  const place = document.getElementById(COURT_RUNNER_FORM_ID);
  const model = buildRunnerForm(page, Date.now());
  if (place === null || model === null) return;
  // Keeps the limits in the HTML: the server may have written them on another day.
  const field = place.querySelector<HTMLInputElement>('[name=birthDate]');
  const limits = { min: field?.min ?? model.limits.min, max: field?.max ?? model.limits.max };
  const written = { ...model, limits };
  hydrateRoot(place, <PersonCourtRunnerForm model={written} idPrefix={FORM_PREFIX} counties={null} />);
  openWhereAsked(written);
}

function openWhereAsked(model: RunnerFormModel): void {
  for (const opener of document.querySelectorAll(`[${COURT_RUNNER_OPENER}]`))
    opener.setAttribute('aria-haspopup', 'dialog');
  let isOpening = false;
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>(`[${COURT_RUNNER_OPENER}]`);
    if (opener === null || event.defaultPrevented || event.button !== 0) return;
    event.preventDefault();
    if (isOpening) return;
    isOpening = true;
    track('court_runner_opened', {});
    // Not every browser focuses what is clicked, and a dialog returns the focus to where it was.
    opener.focus({ preventScroll: true });
    import('./PersonCourtRunnerDialog.tsx')
      .then(
        ({ PersonCourtRunnerDialog }) => {
          const root = createRoot(document.createElement('div'));
          root.render(<PersonCourtRunnerDialog model={model} onClose={() => root.unmount()} />);
        },
        () => leaveAsItIs(opener),
      )
      .finally(() => {
        isOpening = false;
      });
  });
}

/** The dialog did not load: the click works as it does without JavaScript. */
function leaveAsItIs(opener: HTMLElement): void {
  opener.removeAttribute(COURT_RUNNER_OPENER);
  opener.removeAttribute('aria-haspopup');
  opener.click();
}

/** Hides the cases behind the warning until it is accepted, once for the whole report (P4-105). */
function warnOnce(personId: string): void {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>(`.${styles.warned} > details`)];
  const understand = () => {
    keepUnderstood(personId);
    for (const fold of folds) fold.open = true;
  };
  // A visitor may have been faster than this script.
  if (hasUnderstood(personId) || folds.some(({ open }) => open)) understand();
  for (const fold of folds) {
    fold.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault();
      track('record_warning_accepted', {});
      understand();
      // The button is gone, so reading continues in what it opened.
      fold.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    });
  }
}
