/** Loads what a search box does with scripts when somebody first goes to one of its fields: no page waits for it. */
export function suggestWhenFocused(): void {
  for (const type of ['focusin', 'input']) document.addEventListener(type, attach);
  // Somebody may have gone to a field before this script was there.
  attach({ target: document.activeElement });
}

function attach({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement) || target.closest('[data-ways]') === null) return;
  import('../typeahead/attach-search-box.ts').then(
    ({ attachSearchBox }) => attachSearchBox(target),
    () => {},
  );
}
