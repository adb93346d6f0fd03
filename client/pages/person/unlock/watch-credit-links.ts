import { track } from '../../../analytics/track.ts';
import type { PersonPageModel } from '../../page-model.ts';

/** What of the page uses a credit: offers, and the tags of the report (F6-25). */
const LINKS = 'a[data-credit]';

/**
 * Opens the dialog that uses a credit where an offer or a tag leads to it (P6-034); loaded for who has one. A click that
 * asks for a tab of its own stays a link, and so does one whose dialog does not come: the same stands on a page.
 */
export function watchCreditLinks(page: PersonPageModel): void {
  for (const link of document.querySelectorAll(LINKS)) link.setAttribute('aria-haspopup', 'dialog');
  let isOpening = false;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (link === null || !isPlain(event)) return;
    event.preventDefault();
    if (isOpening) return;
    isOpening = true;
    // Not every browser gives a clicked link the focus, and the dialog gives it back to what has it.
    link.focus({ preventScroll: true });
    track('unlock_started', { from: link.dataset.credit === 'tag' ? 'tag' : 'offer' });
    import('./PersonUnlockDialog.tsx')
      .then(
        ({ openUnlockDialog }) => openUnlockDialog(page),
        () => location.assign(link.href),
      )
      .finally(() => {
        isOpening = false;
      });
  });
}

function isPlain({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
