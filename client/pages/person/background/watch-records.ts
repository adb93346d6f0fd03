import type { PersonPageModel } from '../../page-model.ts';
import { findShownRecord } from './shown-records.ts';

const ROWS = 'a[data-record]';
const MORE = 'a[data-more]';

/**
 * Opens a record of an open report in a dialog, and the next records in their place. A click that asks for a tab or a
 * window of its own stays a link, and so does one whose dialog or list does not come. The dialog is fetched ahead.
 */
export function watchRecords(page: PersonPageModel): void {
  const dialog = import('../../../records/open-record-dialog.tsx').catch(() => null);
  for (const row of document.querySelectorAll(ROWS)) row.setAttribute('aria-haspopup', 'dialog');
  let isBringing = false;
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`${ROWS}, ${MORE}`);
    if (link === null || !isPlain(event)) return;
    const { record, more } = link.dataset;
    if (more !== undefined) {
      event.preventDefault();
      if (isBringing) return;
      isBringing = true;
      import('./PersonMoreRecords.tsx')
        .then(
          ({ showMoreRecords }) => showMoreRecords(page, link),
          () => location.assign(link.href),
        )
        .finally(() => {
          isBringing = false;
        });
      return;
    }
    const listed = record === undefined ? null : findShownRecord(page, record);
    if (listed === null) return;
    event.preventDefault();
    // Not every browser gives a clicked link the focus, and the dialog gives it back to what has it.
    link.focus({ preventScroll: true });
    const opener = await dialog;
    if (opener === null) location.assign(link.href);
    else opener.openRecordDialog(page, listed.group, listed.record);
  });
}

function isPlain({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
