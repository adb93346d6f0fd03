import type { ReportSection } from '../../../../shared/records/report-limits.ts';
import type { PersonPageCore } from '../browser-model.ts';
import { forgetLeft, parseReportEntry } from './report-entry.ts';
import { openReportPage } from './watch-records.ts';

/** A reader who does one of these is on the way again. */
const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings an open report back as the reader left it for one of its records: the rows that 'Show more' had loaded, the row
 * of that record where it was in the window, and the focus on it. A reader who has gone on meanwhile is left alone.
 *
 * @throws CallFailed: 403 once the report is no longer open
 */
export async function restoreReport(core: PersonPageCore): Promise<void> {
  const { shown, left } = parseReportEntry(history.state);
  const acting = new AbortController();
  const act = () => {
    acting.abort();
    forgetLeft();
  };
  for (const type of ACTS) addEventListener(type, act, { passive: true, signal: acting.signal });
  const [page, { showMoreRecords }] = await Promise.all([openReportPage(core), import('./PersonMoreRecords.tsx')]);
  await Promise.all(
    Object.entries(shown).map(([section, count]) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[data-more="${section as ReportSection}"]`);
      return link === null ? undefined : showMoreRecords(page, link, count);
    }),
  );
  const row = left === null ? null : document.querySelector<HTMLElement>(`a[data-record="${CSS.escape(left.record)}"]`);
  if (left === null || row === null || acting.signal.aborted) return;
  scrollBy({ top: row.getBoundingClientRect().top - left.top, behavior: 'instant' });
  row.focus({ preventScroll: true });
}
