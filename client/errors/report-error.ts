import { logError } from '../api/log.ts';
import { describeError } from './describe-error.ts';

/** What one page view tells at most: an error in a loop is no news after its first time, and a broken page has many. */
const REPORTS_MAX = 5;

const told = new Set<string>();

/**
 * Posts what an event says went wrong, each thing once. Others have had their say by now: what one of them prevented is no
 * error. Nothing that fails in here may be an error in its turn.
 */
export function reportError(event: Event): void {
  try {
    if (event.defaultPrevented || told.size >= REPORTS_MAX) return;
    const report = describeError(event, location.origin);
    if (report === null || told.has(report.text)) return;
    told.add(report.text);
    logError(report.type, report.text);
  } catch {
    // A log line is lost.
  }
}
