import { countOf } from '../format/numbers.ts';

/** Words of the sticky header. */
export const personStickyHeaderCopy = {
  label: (name: string) => `${name}: sections and offers`,
  /** before the title of the current section, for screen readers */
  section: 'Section: ',
  sections: 'Sections',
  criminalRecords: (count: number) => countOf(count, 'Criminal Record'),
  loading: 'Loading Records',
} as const;
