/** What the statement of people search is bound to, in this order (match-store.ts). Dates are numbers: 19790402. */
export const PARAMETERS = {
  /** JSON: the readings of the name, or the word, and other names to try */
  query: '?1',
  /** JSON array of areas of the name table */
  areas: '?2',
  /** birth dates, both included; 0 is unknown */
  bornFrom: '?3',
  bornTo: '?4',
  /** least `is_here` */
  minHere: '?5',
  /** rows that are looked at */
  lookedAt: '?6',
} as const;
