import type { EventProperties } from '../../shared/events/catalogue.ts';
import { track } from './track.ts';

/** Records which lists are unfolded and folded (F7-25): each says its name in `data-list`. */
export function watchLists(): void {
  // A toggle does not bubble, but on its way down it passes the document.
  document.addEventListener('toggle', noteList, { capture: true });
}

function noteList({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.dataset.list === undefined) return;
  // The page writes no other name there.
  const list = target.dataset.list as EventProperties<'list_toggled'>['list'];
  track('list_toggled', { list, isOpen: target.open });
}
