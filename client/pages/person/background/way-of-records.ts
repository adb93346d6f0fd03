import type { DocumentData } from '../../../boot/page-data.ts';
import { watchWayBack } from '../../person-record/watch-way-back.ts';
import { noteLeavingByRow } from './note-left.ts';

/**
 * The way from an open report to a record's page and back, without React and without a touch: leaving notes the row,
 * coming back brings the report back as it was.
 */
export function startWayOfRecords(page: DocumentData['page']): void {
  if (page.kind !== 'person') {
    watchWayBack();
    return;
  }
  noteLeavingByRow();
  const { report } = (history.state ?? {}) as { report?: unknown };
  if (report === undefined) return;
  import('./restore-report.ts').then(({ restoreReport }) => restoreReport(page)).catch(() => {});
}
