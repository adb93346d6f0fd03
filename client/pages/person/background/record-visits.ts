import { sectionOf } from '../../../../shared/records/report-limits.ts';
import { track } from '../../../analytics/track.ts';
import type { RecordView } from '../../../records/RecordDialog.tsx';
import { afterShown } from '../../../ui/loading/after-shown.ts';
import { afterPaint } from '../../../ui/loading/when-reader-acts.ts';
import type { OpenReportPage } from '../browser-model.ts';
import { noteLeft } from './note-left.ts';
import { decideOnPop, placeAmong, recordInAddress } from './record-address.ts';
import { forgetLeft } from './report-entry.ts';
import { findShownRecord } from './shown-records.ts';

/** The code of the dialog. */
type Dialogs = typeof import('../../../records/RecordDialog.tsx');

/** How long going back may take before the dialog closes without it, in milliseconds. */
const BACK_MAX_MS = 1_000;

/** The links to records that the page has, in its order. */
export function recordRows(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-record]')].filter(
    ({ dataset }) => findShownRecord(dataset.record ?? '') !== null,
  );
}

/**
 * Records in a dialog over their report, each with its address. Opening one adds an entry to the history, which Back
 * leaves; what closes the dialog in any other way goes back, too. The next record takes the entry of the one before, so
 * that one Back is enough.
 *
 * @param dialog the code of the dialog; null if it did not load: then the address is loaded as a page
 * @returns opens the record of a row
 */
export function watchRecordVisits(
  page: OpenReportPage,
  dialog: Promise<Dialogs | null>,
): (row: HTMLAnchorElement) => void {
  let view: RecordView | null = null;
  /** in the dialog, or about to be */
  let shown: string | null = null;
  let hasStepped = false;
  /** going back; then the part of the page that the reader chose */
  let leaving: { readonly anchor: string; readonly patience: ReturnType<typeof setTimeout> } | null = null;
  const home = `${location.pathname}${location.search}`;

  const rowOf = (record: string | null) => recordRows().find(({ dataset }) => dataset.record === record);

  // The press is on the screen before the dialog is made: whoever pressed does not wait for that.
  const show = (record: string) => {
    shown = record;
    const row = view === null ? rowOf(record) : undefined;
    row?.setAttribute('data-held', '');
    afterShown(async () => {
      const code = await dialog;
      row?.removeAttribute('data-held');
      // The reader may be back already, or at another record.
      if (shown !== record) return;
      if (code === null) location.reload();
      else render(code);
    });
  };
  const render = (code: Dialogs) => {
    const listed = findShownRecord(shown ?? '');
    if (shown === null || listed === null) return;
    track('record_opened', { section: sectionOf(listed.group) });
    view ??= code.openRecordView(page, { onLeave: leave, onStep: step });
    const records = recordRows().map(({ dataset }) => dataset.record ?? '');
    view.show(listed, placeAmong(records, shown));
  };
  const step = (by: -1 | 1) => {
    const rows = recordRows();
    const next = rows[rows.findIndex(({ dataset }) => dataset.record === shown) + by];
    if (leaving !== null || next?.dataset.record === undefined) return;
    hasStepped = true;
    history.replaceState({ record: next.dataset.record }, '', next.href);
    show(next.dataset.record);
  };
  const leave = (anchor = '') => {
    if (shown === null || leaving !== null) return;
    const patience = setTimeout(() => {
      // There was nothing to go back to: the oldest entries of a long history are gone.
      history.replaceState(null, '', home);
      close();
    }, BACK_MAX_MS);
    leaving = { anchor, patience };
    history.back();
  };
  const close = () => {
    const row = rowOf(shown);
    const anchor = leaving?.anchor ?? '';
    clearTimeout(leaving?.patience);
    leaving = null;
    shown = null;
    view?.close();
    view = null;
    forgetLeft();
    row?.focus({ preventScroll: true });
    // The row of a record that was stepped to may be anywhere.
    if (hasStepped) afterPaint(() => row?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    hasStepped = false;
    if (anchor !== '') location.hash = anchor;
  };

  addEventListener('popstate', () => {
    const asked = recordInAddress(location);
    const canShow = (record: string) => findShownRecord(record) !== null;
    switch (decideOnPop({ asked, shown, canShow, isLeaving: leaving !== null })) {
      case 'show':
        if (asked !== null) show(asked);
        break;
      case 'close':
        close();
        break;
      case 'go on':
        history.back();
        break;
      case 'load':
        location.reload();
        break;
    }
  });

  return (row) => {
    const { record } = row.dataset;
    if (record === undefined || leaving !== null) return;
    // Not every browser focuses a clicked link, and a dialog returns the focus to where it was.
    row.focus({ preventScroll: true });
    if (shown === null) {
      noteLeft(row);
      // Going back to an address with an anchor would take the reader there.
      if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
      history.pushState({ record }, '', row.href);
    } else history.replaceState({ record }, '', row.href);
    show(record);
  };
}
