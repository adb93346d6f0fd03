import { countOf } from '../format/numbers.ts';

/** How long ago a record was, and how old the person was; beside its date. */
export const recordTimesCopy = {
  ago: (years: number) => (years === 0 ? 'less than a year ago' : `${countOf(years, 'year')} ago`),
  /** where only the year is known */
  aboutAgo: (years: number) => (years === 0 ? 'this year' : `about ${countOf(years, 'year')} ago`),
  ageThen: (age: number) => `age ${age} then`,
  /** 'Filed 06/14/2019 (7 years ago, age 34 then)' */
  beside: (date: string, times: string) => `${date} (${times})`,
} as const;
