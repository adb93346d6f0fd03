import { logError } from '../api/log.ts';
import { describeError } from './describe-error.ts';

/** Most reports per page view: an error in a loop is not news twice, and a broken page has many. */
const REPORTS_MAX = 5;

const told = new Set<string>();

/**
 * Reports the error in an event, each error once. Other listeners have run by now: a prevented event is not an error.
 * Nothing that fails in here may cause another error.
 */
export function reportError(event: Event): void {
  try {
    if (event.defaultPrevented || told.size >= REPORTS_MAX) return;
    const report = describeError(event, location.origin);
    if (report === null || told.has(report.text)) return;
    told.add(report.text);
    logError(report.type, report.text);
  } catch {
    // One log line is lost.
  }
}
