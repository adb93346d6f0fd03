import { listRecords } from '../../../../shared/records/record-lists.ts';
import { RECORD_GROUPS } from '../../../../shared/records/record-reference.ts';
import { loadFirstRecords } from '../../../api/background.ts';
import type { OpenReportPage, PersonPageCore } from '../browser-model.ts';
import { isPlainClick } from '../dialog-links.ts';
import { noteLeft } from './note-left.ts';
import { recordRows, watchRecordVisits } from './record-visits.ts';
import { markRows, opensDialog } from './record-window.ts';
import { noteAddressFollowed } from './records-watched.ts';
import { forgetLeft } from './report-entry.ts';
import { findShownRecord, keepRecords } from './shown-records.ts';

/**
 * Opens a record of an open report in a dialog, and loads further records in place. A click that asks for a new tab or
 * window follows the link, and so does one whose list fails to load, and any click in a window that is too narrow for a
 * dialog. The dialog and the details of the records on the page are loaded ahead of time; settled once they are here.
 *
 * @throws CallFailed: 403 once the report is no longer open
 */
export async function watchRecords(core: PersonPageCore): Promise<void> {
  const dialog = import('../../../records/RecordDialog.tsx').catch(() => null);
  const page = await openReportPage(core);
  const open = watchRecordVisits(page, dialog);
  noteAddressFollowed();
  markRows(recordRows);
  // A jump within the page is an entry of its own.
  addEventListener('hashchange', forgetLeft);
  let isBringing = false;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
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
    } else if (record === undefined) {
      if (link.closest('dialog') === null) forgetLeft();
    } else if (opensDialog() && findShownRecord(record) !== null) {
      event.preventDefault();
      open(link);
    } else noteLeft(link);
  });
}

/** The page with its first records, which are kept. Throws as above. */
export async function openReportPage(core: PersonPageCore): Promise<OpenReportPage> {
  const background = await loadFirstRecords(core.details.results.id);
  keepRecords(listRecords(background.records, RECORD_GROUPS));
  return { ...core, background };
}
