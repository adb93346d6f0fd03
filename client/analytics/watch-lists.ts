import { LIST_SECTIONS } from '../../shared/people/person-sections.ts';
import { track } from './track.ts';

/** Records which lists are unfolded and folded (F7-25): each says its name in `data-list`. */
export function watchLists(): void {
  // A toggle does not bubble, but on its way down it passes the document.
  document.addEventListener('toggle', noteList, { capture: true });
}

function noteList({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const list = LIST_SECTIONS.find((section) => section === target.dataset.list);
  if (list !== undefined) track('list_toggled', { list, isOpen: target.open });
}
