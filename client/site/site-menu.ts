/** The viewer's menu in the header; a page has at most one. */
export const SITE_MENU_ID = 'site-menu';

/**
 * Escape closes the header's line of phones or the viewer's menu, and returns the focus to its button; a press or focus
 * outside also closes the menu but keeps the focus there. The line stays: the page would move under the press. It listens
 * on the document because the focus may be anywhere; an Escape that closed a field's suggestions is done.
 */
export function closeSiteMenuFromOutside(): void {
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const menu = document.querySelector<HTMLDetailsElement>('#site-header [open]');
    if (key !== 'Escape' || defaultPrevented || menu === null) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeOnLeave);
}

function closeOnLeave({ target }: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>(`#${SITE_MENU_ID}[open]`);
  if (menu !== null && target instanceof Node && !menu.contains(target)) menu.open = false;
}
