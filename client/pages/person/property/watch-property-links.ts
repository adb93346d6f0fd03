import { islandsCopy } from '../../../../shared/copy/site/islands.ts';
import { say } from '../../../ui/overlay/say.ts';
import type { PersonPageCore } from '../browser-model.ts';
import { openDialogs } from '../dialog-links.ts';

/** Opens the property report in a dialog when a link leads to one (P2-107). */
export function watchPropertyLinks(page: PersonPageCore): void {
  openDialogs('a[data-property]', (link) =>
    import('./PersonPropertyDialog.tsx').then(
      ({ openPropertyReport }) => openPropertyReport(page, link),
      () => leaveAsLink(link),
    ),
  );
}

/** The dialog did not load: says so, and makes the next click follow the link, which opens a new tab. */
function leaveAsLink(link: HTMLAnchorElement): void {
  delete link.dataset.property;
  link.removeAttribute('aria-haspopup');
  say({ text: islandsCopy.noReport, style: 'error' });
}
