import { track } from './track.ts';

/** Records which questions are opened and closed (F7-25), by their place in the list. */
export function watchQuestions(): void {
  // A toggle does not bubble, but on its way down it passes the document.
  document.addEventListener('toggle', noteQuestion, { capture: true });
}

function noteQuestion({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const list = target.closest('[aria-labelledby="person-details-faq"]');
  if (list === null) return;
  const index = [...list.querySelectorAll('details')].indexOf(target);
  track('faq_toggled', { index, isOpen: target.open });
}
