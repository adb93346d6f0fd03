import type { ReportSection } from '../../records/report-limits.ts';
import { countOf, formatCount } from '../format/numbers.ts';

/** Words of the background section: its groups, and the notes on a locked, open or empty report. */
export const personBackgroundCopy = {
  records: (count: number) => (count === 0 ? 'No records' : countOf(count, 'record')),
  groups: {
    criminal: { title: 'Criminal & traffic', text: 'Court cases and traffic offenses' },
    publicRecords: { title: 'Public records', text: 'Bankruptcies, foreclosures, judgments and liens' },
    properties: { title: 'Properties', text: 'Owned today or in the past' },
    licenses: { title: 'Licenses & permits', text: 'For professions, pilots, hunting and concealed weapons' },
    evictions: { title: 'Evictions', text: 'Cases filed by landlords' },
  },
  panel: {
    title: 'What this report holds',
    match: 'A match is not proof that a record is theirs.',
  },
  /** after what nothing was found in: what we hold is not all there is */
  noProof: 'Our records are not complete, so this does not prove that there are none.',
  emptyTitle: 'There is no report to open',
  empty: 'No records were found for this person, so there is no report and nothing for sale here.',
  unlocked: 'Unlocked',
  /** in place of numbers that did not load */
  recordsTag: 'Court, property and public records',
} as const;

const MORE = { before: 'Show', after: 'more' } as const;

/** Words of an open report: its sections, further records, and what did not load. */
export const personReportCopy = {
  /** for a section without records (P8-035, P8-036, P8-037, P8-038, P8-039) */
  none: {
    criminal: 'No current or past criminal or traffic records found.',
    properties: 'No current or past properties found.',
    publicRecords: 'No public records found.',
    licenses: 'No current or past licenses or permits found.',
    evictions: 'No Evictions found.',
  } satisfies Readonly<Record<ReportSection, string>>,
  unlockedUntil: (day: string) => `Unlocked until ${day}`,
  takeAway: {
    title: 'Take it with you',
    text: 'The print view has the whole report and the disclaimer.',
    until: (day: string) => `You can read it online until ${day}.`,
    link: 'Print view',
  },
  match: 'Each record says what it matches on, if that is known. A match is not proof that a record is theirs.',
  /** null if it is unknown how many there will be */
  showMore: (count: number | null) =>
    count === null ? `${MORE.before} ${MORE.after}` : `${MORE.before} ${formatCount(count)} ${MORE.after}`,
  /** the same without the number, which goes between the two */
  moreAround: MORE,
  showLess: 'Show less',
  /** after the label, for screen readers, which do not show where it is */
  of: (section: string) => `: ${section}`,
  loading: 'Loading records',
  notLoaded: 'More records did not load.',
  tryAgain: 'Try again',
  shown: (count: number, total: number | null) =>
    total === null
      ? `${countOf(count, 'record')} shown.`
      : `${formatCount(count)} of ${countOf(total, 'record')} shown.`,
  /** of a section with a maximum */
  most: (cap: number | null) => (cap === null ? '' : `At most ${formatCount(cap)} are shown here.`),
  missing: 'The records of this report are not available right now.',
} as const;
