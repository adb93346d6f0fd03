/** The viewer's menu in the header; a page has at most one. */
export const SITE_MENU_ID = 'site-menu';

/**
 * Escape closes the menu and returns the focus to its button; a press or focus outside also closes it but keeps the focus
 * there. It listens on the document because the focus may be anywhere while the menu is open.
 */
export function closeSiteMenuFromOutside(): void {
  document.addEventListener('keydown', ({ key }) => {
    const menu = openMenu();
    if (key !== 'Escape' || menu === null) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeOnLeave);
}

function closeOnLeave({ target }: Event): void {
  const menu = openMenu();
  if (menu !== null && target instanceof Node && !menu.contains(target)) menu.open = false;
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(`#${SITE_MENU_ID}[open]`);
}
