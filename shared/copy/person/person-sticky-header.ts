import { countOf } from '../format/numbers.ts';

/** Words of the header that comes along with the reader. */
export const personStickyHeaderCopy = {
  label: (name: string) => `${name}: sections and offers`,
  /** said before the title of the section that the reader is in */
  section: 'Section: ',
  sections: 'Sections',
  criminalRecords: (count: number) => countOf(count, 'Criminal Record'),
  loading: 'Loading Records',
} as const;
