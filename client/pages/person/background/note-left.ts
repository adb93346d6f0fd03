import { opensDialog } from './record-window.ts';

/** Keeps in the history which row the reader leaves from, and where in the window it is (report-entry.ts). */
export function noteLeft(row: HTMLElement): void {
  const state = history.state as { report?: object } | null;
  const left = { record: row.dataset.record, top: Math.round(row.getBoundingClientRect().top) };
  history.replaceState({ ...state, report: { ...state?.report, left } }, '');
}

/** Where a record is a page, also for a reader who is quicker than the scripts of the report. */
export function noteLeavingByRow(): void {
  document.addEventListener('click', ({ target }) => {
    const row = (target as Element).closest<HTMLElement>('a[data-record]');
    if (row !== null && !opensDialog()) noteLeft(row);
  });
}
