/**
 * What an age needs of a birth date; the month is 1-based. There is no day: an age that changed on a birthday would tell
 * the day to whoever asks daily.
 */
export interface BirthParts {
  readonly year: number | null;
  readonly month: number | null;
}

/** Nobody younger is in the product; in years (docs/rules.md). */
export const ADULT_AGE = 18;
/** Above this age a person counts as deceased, in years (P4-113, P9-033). */
export const DECEASED_AGE = 100;

/** One year in months written as numbers, such as 197904. */
const YEAR = 100;

/**
 * The last month that is over at a moment (milliseconds since 1970, UTC), as one number that sorts: 202610 throughout
 * November 2026. Every age is as of its end, so ages change on the first of a month only.
 */
export function lastFullMonth(now: number): number {
  const date = new Date(now);
  const [year, monthsBefore] = [date.getUTCFullYear(), date.getUTCMonth()];
  return monthsBefore === 0 ? (year - 1) * YEAR + 12 : year * YEAR + monthsBefore;
}

/** When the month of a moment began; both in milliseconds since 1970. */
export function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/** Whole years of somebody born in a month, as of the end of another; both as numbers. */
export function yearsOld(born: number, month: number): number {
  return Math.floor((month - born) / YEAR);
}

/** The latest month, as a number, in which somebody was born who is at least this old at the end of a month. */
export function bornBy(years: number, month: number): number {
  return month - years * YEAR;
}

/**
 * The youngest the person can be, in whole years: an unknown month counts as December. null if even the year is
 * unknown. Somebody born on any day of March is a year older from April 1 on.
 */
export function leastAge({ year, month }: BirthParts, now: number): number | null {
  return year === null ? null : yearsOld(year * YEAR + (month ?? 12), lastFullMonth(now));
}

/**
 * Whether the person may be under 18. The import and every answer use this one rule: an unknown month counts as the
 * latest possible, and an unknown year does not make a person a minor.
 */
export function isMinor(birth: BirthParts, now: number): boolean {
  const age = leastAge(birth, now);
  return age !== null && age < ADULT_AGE;
}

/**
 * The opposite of `isMinor`, in SQL, over the columns birth_year and birth_month of the table `alias`. Bind
 * {@link adultBornBy} to `parameter`.
 */
export function adultSql(alias: string, parameter: `?${number}`): string {
  return `(${alias}.birth_year IS NULL OR ${bornSql(alias)} <= ${parameter})`;
}

/** A month of birth as one number that sorts, in SQL: an unknown month counts as December, an unknown year is NULL. */
export function bornSql(alias: string): string {
  return `${alias}.birth_year * ${YEAR} + COALESCE(${alias}.birth_month, 12)`;
}

/** The latest month in which an adult was born, as one number: 200810. */
export function adultBornBy(now: number): number {
  return bornBy(ADULT_AGE, lastFullMonth(now));
}

/** Deceased: recorded as such, or more than 100 years old (P4-112, P4-113, P4-114). */
export function isDeceased(isRecordedDead: boolean, birth: BirthParts, now: number): boolean {
  return isRecordedDead || (leastAge(birth, now) ?? 0) > DECEASED_AGE;
}

/**
 * The opposite of `isDeceased`, in SQL, over the columns is_dead, birth_year and birth_month of the table `alias`. Bind
 * {@link deceasedBornBy} to `parameter`.
 */
export function livingSql(alias: string, parameter: `?${number}`): string {
  return `(${alias}.is_dead = 0 AND (${alias}.birth_year IS NULL OR ${bornSql(alias)} > ${parameter}))`;
}

/** The latest month in which somebody was born who counts as deceased for their age alone, as one number: 192510. */
export function deceasedBornBy(now: number): number {
  return bornBy(DECEASED_AGE + 1, lastFullMonth(now));
}
