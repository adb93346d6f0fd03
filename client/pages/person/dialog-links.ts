/** A click that stays on this page: not one that opens a new tab or window, and not one somebody has already handled. */
export function isPlainClick({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Calls `open` instead of following a link that matches the selector. Clicks made while a dialog is still opening do
 * nothing; a click that asks for a new tab or window follows the link.
 */
export function openDialogs(selector: string, open: (link: HTMLAnchorElement) => Promise<unknown>): void {
  for (const link of document.querySelectorAll(selector)) link.setAttribute('aria-haspopup', 'dialog');
  let isOpening = false;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    if (isOpening) return;
    isOpening = true;
    // Not every browser focuses a clicked link, and a dialog returns the focus to where it was.
    link.focus({ preventScroll: true });
    open(link).finally(() => {
      isOpening = false;
    });
  });
}
