import type { OutcomeKind, RecordKind } from '../../contract/records/record-list.ts';
import type { RecordFilter } from '../../records/record-filter.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { personBackgroundCopy } from '../person/person-background.ts';

const { groups } = personBackgroundCopy;

/** Words of the list of an open report's records, and of the links to it. */
export const recordListCopy = {
  heading: { before: 'Records of' },
  title: (name: string, page: number) =>
    page > 1 ? `Records of ${name}, page ${formatCount(page)}` : `Records of ${name}`,
  description: 'The records of a background report as a list, by kind, year, county and outcome.',
  crumb: 'Records',
  matching: (count: number) => (count === 1 ? '1 record matches.' : `${countOf(count, 'record')} match.`),
  order: 'In the order of the report, newest first.',
  pageOf: (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`,
  back: 'Back to the report',

  filters: {
    label: 'Filter these records',
    /** above what is set */
    set: 'Filters in use',
    /** before the value, for screen readers */
    remove: 'Remove',
    clear: 'Clear all',
    /** after a count, for screen readers */
    unit: (count: number) => (count === 1 ? 'record' : 'records'),
    titles: { kind: 'Kind', year: 'Year', county: 'County', outcome: 'Outcome' } satisfies Readonly<
      Record<keyof RecordFilter, string>
    >,
    kinds: {
      criminalAndTrafficRecords: groups.criminal.title,
      properties: groups.properties.title,
      currentProperties: 'Properties owned now',
      pastProperties: 'Properties owned before',
      publicRecords: groups.publicRecords.title,
      bankruptcies: 'Bankruptcies',
      liens: 'Liens',
      judgments: 'Judgments',
      foreclosures: 'Foreclosures',
      licenses: groups.licenses.title,
      professionalLicenses: 'Professional licenses',
      pilotsLicenses: 'Pilot’s licenses',
      concealedWeaponPermits: 'Concealed weapon permits',
      huntingPermits: 'Hunting permits',
      evictions: groups.evictions.title,
    } satisfies Readonly<Record<RecordKind, string>>,
    outcomes: {
      guilty: 'Guilty',
      dismissed: 'Dismissed',
      acquitted: 'Not guilty (acquitted)',
      deferred: 'Deferred (no conviction)',
      pending: 'Pending',
      released: 'Released',
      satisfied: 'Satisfied',
      discharged: 'Discharged',
      closed: 'Closed',
      current: 'Current owner',
      past: 'Past owner',
      active: 'Active',
      expired: 'Expired',
      other: 'Another outcome',
      unknown: 'Outcome not on record',
    } satisfies Readonly<Record<OutcomeKind, string>>,
  },

  none: {
    title: 'No record matches all of these filters.',
    remove: 'Remove one of them to see some:',
    without: (value: string) => `Remove “${value}”`,
    clear: 'Show all records',
    empty: 'This report has no records.',
  },

  /** on the person page, above a report that is too long to look through */
  find: {
    title: 'Find a record',
    all: (count: number | null) =>
      `Search all ${count === null ? 'records' : countOf(count, 'record')} by kind, year, county or outcome`,
    /** where a section of the page ends before its records do; null if nobody counted */
    rest: (count: number | null) =>
      count === null ? 'See all of them in the list' : `See all ${formatCount(count)} in the list`,
  },
} as const;
