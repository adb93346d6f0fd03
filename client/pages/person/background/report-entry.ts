import { REPORT_SECTION_NAMES, type ReportSection } from '../../../../shared/records/report-limits.ts';
import { recordInAddress } from './record-address.ts';

/** What the history keeps of an open report, so that Back finds it as it was. */
export interface ReportEntry {
  /** how many records each section shows, for sections that were expanded */
  readonly shown: { readonly [S in ReportSection]?: number };
  /** the row of the record that was opened, and how far below the top of the window it was, in pixels */
  readonly left: { readonly record: string; readonly top: number } | null;
}

/** Most records of a section that are brought back. */
const SHOWN_MAX = 5_000;

/** Reads what a page kept in the state of its entry. Any page may have written that: what is malformed is left out. */
export function parseReportEntry(state: unknown): ReportEntry {
  const { report } = (state ?? {}) as { report?: unknown };
  const { shown, left } = (report ?? {}) as { shown?: Record<string, unknown> | null; left?: unknown };
  const counts = REPORT_SECTION_NAMES.map((section) => [section, shown?.[section]] as const);
  return {
    shown: Object.fromEntries(counts.filter(([, count]) => isCount(count))),
    left: parseLeft(left),
  };
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= SHOWN_MAX;
}

function parseLeft(value: unknown): ReportEntry['left'] {
  const { record, top } = (value ?? {}) as { record?: unknown; top?: unknown };
  return typeof record === 'string' && Number.isFinite(top) ? { record, top: top as number } : null;
}

/** Of this page; read from its entry once. */
let expanded: ReportEntry['shown'] | null = null;

/** Keeps how many records a section shows; null: as many as at first. */
export function noteShown(section: ReportSection, count: number | null): void {
  expanded ??= parseReportEntry(history.state).shown;
  const { [section]: _, ...others } = expanded;
  expanded = count === null ? others : { ...others, [section]: count };
  // The entry of a record over the report is not the report's own, which is written when the reader is back.
  if (recordInAddress(location) === null) keep(parseReportEntry(history.state).left);
}

/** The reader goes on from here: coming back later is not coming back from a record (note-left.ts). */
export function forgetLeft(): void {
  keep(null);
}

function keep(left: ReportEntry['left']): void {
  expanded ??= parseReportEntry(history.state).shown;
  const report: ReportEntry = { shown: expanded, left };
  history.replaceState({ ...(history.state as object | null), report }, '');
}
