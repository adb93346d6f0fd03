/** Loads a search box's scripts when somebody first focuses one of its fields, so that no page waits for them. */
export function suggestWhenFocused(): void {
  for (const type of ['focusin', 'input']) document.addEventListener(type, attach);
  // A field may have been focused before this script loaded.
  attach({ target: document.activeElement });
}

function attach({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement) || target.closest('[data-ways]') === null) return;
  import('../typeahead/attach-search-box.ts').then(
    ({ attachSearchBox }) => attachSearchBox(target),
    () => {},
  );
}
