import { SENIOR_AGE } from '../masking/mask-age.ts';

/** Birth dates are numbers, 19790402, and a year of age is as much of them. */
const YEAR = 10_000;

/** What the statement of people search is bound to, in this order (match-store.ts). Dates are numbers: 19790402. */
export const PARAMETERS = {
  /** JSON: the readings of the name, or the word, and other names to try */
  query: '?1',
  /** JSON array of areas of the name table */
  areas: '?2',
  /** birth dates that are read, both included; 0 is unknown */
  bornFrom: '?3',
  bornTo: '?4',
  /** least `is_here` */
  minHere: '?5',
  /** rows that are looked at */
  lookedAt: '?6',
  /** people before the page */
  offset: '?7',
  today: '?8',
  /** filters; NULL for none: a state, places as a JSON array, birth dates */
  state: '?9',
  cities: '?10',
  ageFrom: '?11',
  ageTo: '?12',
} as const;

const { today, state, cities, ageFrom, ageTo } = PARAMETERS;

/** Birth dates, both included, of people who are between two ages; `today` is a date number. */
export function bornBetween(ages: { readonly from: number; readonly to: number }, today: number) {
  // Whoever turns a year older tomorrow was born the day after the bound.
  return { from: today - (ages.to + 1) * YEAR + 1, to: today - ages.from * YEAR };
}

/** The age of `c` in whole years as everybody is told it: all who are older than 64 alike (P5-027); NULL where unknown. */
export const AGE = `CASE WHEN c.born > 0 THEN MIN((${today} - c.born) / ${YEAR}, ${SENIOR_AGE}) END`;

/** Which filters somebody passes, of a person `c` and the place `h` that they are shown with. */
export const IS_WANTED = `
  (${state} IS NULL OR (h.state_code IS NOT NULL AND h.state_code = ${state})) AS in_state,
  (${cities} IS NULL OR c.home IN (SELECT value FROM json_each(${cities}))) AS in_city,
  (${ageFrom} IS NULL OR c.born BETWEEN ${ageFrom} AND ${ageTo}) AS of_age`;
