import type { RecordGroup } from '../contract/records/background.ts';

/** How many records a section of an open report shows. */
interface ReportSectionRule {
  /** the lists its records belong to, in display order */
  readonly lists: readonly RecordGroup[];
  /** shown at first */
  readonly initial: number;
  /** added by each 'Show more' */
  readonly step: number;
  /** the maximum; null if unlimited */
  readonly cap: number | null;
}

/** Evictions are shown all at once, up to this many (P9-026). */
const EVICTIONS_MAX = 100;
const FIRST_EVICTIONS = 3;

/**
 * The sections of an open report in order, and how many records each shows (P9-022, P9-023, P9-024, P9-025, P9-026).
 */
export const REPORT_SECTIONS = {
  criminal: { lists: ['criminalAndTrafficRecords'], initial: 3, step: 6, cap: null },
  properties: { lists: ['currentProperties', 'pastProperties'], initial: 2, step: 8, cap: null },
  publicRecords: {
    lists: ['bankruptcies', 'liens', 'judgments', 'foreclosures'],
    ...{ initial: 3, step: 16, cap: null },
  },
  licenses: {
    lists: ['professionalLicenses', 'pilotsLicenses', 'concealedWeaponPermits', 'huntingPermits'],
    ...{ initial: 3, step: 12, cap: null },
  },
  evictions: {
    lists: ['evictions'],
    ...{ initial: FIRST_EVICTIONS, step: EVICTIONS_MAX - FIRST_EVICTIONS, cap: EVICTIONS_MAX },
  },
} as const satisfies Readonly<Record<string, ReportSectionRule>>;

export type ReportSection = keyof typeof REPORT_SECTIONS;

export const REPORT_SECTION_NAMES = Object.keys(REPORT_SECTIONS) as readonly ReportSection[];

/** The most records that any section shows at first, so that one call gets all of them. */
export const FIRST_RECORDS_MAX = Math.max(...REPORT_SECTION_NAMES.map((name) => REPORT_SECTIONS[name].initial));

/** The limit of a section, with its lists as groups of records. */
export function reportSection(section: ReportSection): ReportSectionRule {
  return REPORT_SECTIONS[section];
}

/** The section of the report that shows a group's records. */
export function sectionOf(group: RecordGroup): ReportSection {
  const section = REPORT_SECTION_NAMES.find((name) => reportSection(name).lists.includes(group));
  if (section === undefined) throw new RangeError(`no section of the report shows ${group}`);
  return section;
}

/** How many records of each list are shown when all lists share one limit, filled from the first list on (P9-027). */
export function shareLimit(sizes: readonly number[], limit: number): number[] {
  let left = limit;
  return sizes.map((size) => {
    const share = Math.min(size, left);
    left -= share;
    return share;
  });
}

/**
 * How many records another 'Show more' adds: one step, unless the maximum comes first. 0 if the section shows no more.
 */
export function nextStep(section: ReportSection, shown: number): number {
  const { step, cap } = reportSection(section);
  return cap === null ? step : Math.max(0, Math.min(step, cap - shown));
}

/** How many there will be, for the label; null if unknown. */
export function countNext(section: ReportSection, shown: number, total: number | null): number | null {
  if (total === null || total <= shown) return null;
  return Math.min(nextStep(section, shown), total - shown);
}
