/** Loads what a search box does with scripts when somebody first goes to one of its fields: no page waits for it. */
export function suggestWhenFocused(): void {
  // Somebody may have been in the field before this script: what they type tells.
  for (const type of ['focusin', 'input']) document.addEventListener(type, attach);
}

function attach({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.closest('[data-ways]') === null) return;
  import('../typeahead/attach-search-box.ts').then(
    ({ attachSearchBox }) => attachSearchBox(target),
    () => {},
  );
}
