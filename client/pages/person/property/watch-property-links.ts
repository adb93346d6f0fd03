import type { PersonPageModel } from '../../page-model.ts';

const LINKS = 'a[data-property]';

/**
 * Opens the property report in a dialog where a link leads to one (P2-107). A click that asks for a tab or a window of its
 * own stays a link. The page stays too where the dialog does not come.
 */
export function watchPropertyLinks(page: PersonPageModel): void {
  for (const link of document.querySelectorAll(LINKS)) link.setAttribute('aria-haspopup', 'dialog');
  let isOpening = false;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    const pnpId = link?.dataset.property;
    if (link === null || pnpId === undefined || !isPlain(event)) return;
    event.preventDefault();
    if (isOpening) return;
    isOpening = true;
    // Not every browser gives a clicked link the focus, and the dialog gives it back to what has it.
    link.focus({ preventScroll: true });
    import('./PersonPropertyDialog.tsx')
      .then(
        ({ openPropertyReport }) => openPropertyReport(page, pnpId),
        () => leaveAsLink(link),
      )
      .finally(() => {
        isOpening = false;
      });
  });
}

function isPlain({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The dialog did not come: it is said, and the next click is that of any link, in its own tab. */
function leaveAsLink(link: HTMLAnchorElement): void {
  delete link.dataset.property;
  link.removeAttribute('aria-haspopup');
  Promise.all([
    import('../../../ui/overlay/show-snackbar.ts'),
    import('../../../../shared/copy/person/person-property.ts'),
  ]).then(
    ([{ showSnackbar }, { personPropertyCopy }]) => showSnackbar({ text: personPropertyCopy.failed, style: 'error' }),
    () => {},
  );
}
