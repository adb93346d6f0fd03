/** Loads what a search box does with scripts when somebody first goes to one of its fields: no page waits for it. */
export function suggestWhenFocused(): void {
  const prepare = (target: EventTarget | null, isOpening: boolean) => {
    if (!(target instanceof HTMLInputElement) || target.closest('[data-ways]') === null) return;
    import('../typeahead/attach-search-box.ts').then(
      ({ attachSearchBox }) => attachSearchBox(target, isOpening),
      () => {},
    );
  };
  document.addEventListener('focusin', ({ target }) => prepare(target, true));
  // Somebody was quicker than this script, or the page gave the focus itself.
  prepare(document.activeElement, false);
}
