import { track } from '../../../analytics/track.ts';
import type { PersonPageCore } from '../browser-model.ts';
import { openDialogs } from '../dialog-links.ts';

/**
 * Opens the dialog that uses a credit when an offer (P6-034) or a tag of the report (F6-25) leads to it; loaded for
 * viewers who have a credit. If the dialog does not load, the click follows the link to a page that asks the same.
 */
export function watchCreditLinks(page: PersonPageCore): void {
  openDialogs('a[data-credit]', (link) => {
    track('unlock_started', { from: link.dataset.credit === 'tag' ? 'tag' : 'offer' });
    return import('./PersonUnlockDialog.tsx').then(
      ({ openUnlockDialog }) => openUnlockDialog(page),
      () => location.assign(link.href),
    );
  });
}
