import { loadFirstRecords } from '../../../api/background.ts';
import type { OpenReportPage, PersonPageCore } from '../browser-model.ts';
import { isPlainClick } from '../dialog-links.ts';
import { findShownRecord } from './shown-records.ts';

const ROWS = 'a[data-record]';
const MORE = 'a[data-more]';

/**
 * Opens a record of an open report in a dialog, and loads further records in place. A click that asks for a new tab or
 * window follows the link, and so does one whose dialog or list fails to load. The dialog and the details of the records
 * on the page are loaded ahead of time; settled once they are here.
 *
 * @throws CallFailed: 403 once the report is no longer open
 */
export async function watchRecords(core: PersonPageCore): Promise<void> {
  const dialog = import('../../../records/RecordDialog.tsx').catch(() => null);
  const page: OpenReportPage = { ...core, background: await loadFirstRecords(core.details.results.id) };
  for (const row of document.querySelectorAll(ROWS)) row.setAttribute('aria-haspopup', 'dialog');
  let isBringing = false;
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`${ROWS}, ${MORE}`);
    if (link === null || !isPlainClick(event)) return;
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
    // Not every browser focuses a clicked link, and a dialog returns the focus to where it was.
    link.focus({ preventScroll: true });
    const opener = await dialog;
    if (opener === null) location.assign(link.href);
    else opener.openRecordDialog(page, listed.group, listed.record);
  });
}
