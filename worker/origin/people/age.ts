/** What we know of a birth date; month and day are 1-based. */
export interface BirthParts {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

/** Nobody younger is in the product; in years (docs/rules.md). */
export const ADULT_AGE = 18;
/** Above this age a person counts as deceased, in years (P4-113, P9-033). */
export const DECEASED_AGE = 100;

/** The date of a moment (milliseconds since 1970, UTC) as one number that sorts: 20261120. */
export function dateNumber(now: number): number {
  const date = new Date(now);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/**
 * The youngest the person can be, in whole years: an unknown month or day counts as the latest possible. null if even
 * the year is unknown.
 */
export function leastAge({ year, month, day }: BirthParts, now: number): number | null {
  if (year === null) return null;
  const born = year * 10_000 + (month ?? 12) * 100 + (month === null ? 31 : (day ?? 31));
  return Math.floor((dateNumber(now) - born) / 10_000);
}

/**
 * Whether the person may be under 18. The import and every answer use this one rule: an unknown month or day counts as
 * the latest possible, and an unknown year does not make a person a minor.
 */
export function isMinor(birth: BirthParts, now: number): boolean {
  const age = leastAge(birth, now);
  return age !== null && age < ADULT_AGE;
}

/**
 * The opposite of `isMinor`, in SQL, over columns birth_year, birth_month and birth_day of the table `alias`. Bind
 * {@link adultBornBy} to `parameter`.
 */
export function adultSql(alias: string, parameter: `?${number}`): string {
  return `(${alias}.birth_year IS NULL OR ${bornSql(alias)} <= ${parameter})`;
}

/** A birth date as one number that sorts, an unknown month or day counted as the latest possible. */
function bornSql(alias: string): string {
  const day = `CASE WHEN ${alias}.birth_month IS NULL THEN 31 ELSE COALESCE(${alias}.birth_day, 31) END`;
  return `${alias}.birth_year * 10000 + COALESCE(${alias}.birth_month, 12) * 100 + ${day}`;
}

/** The latest birth date of an adult, as one number: 20081120. */
export function adultBornBy(now: number): number {
  return dateNumber(now) - ADULT_AGE * 10_000;
}

/** Deceased: recorded as such, or more than 100 years old (P4-112, P4-113, P4-114). */
export function isDeceased(isRecordedDead: boolean, birth: BirthParts, now: number): boolean {
  return isRecordedDead || (leastAge(birth, now) ?? 0) > DECEASED_AGE;
}

/**
 * The opposite of `isDeceased`, in SQL, over the columns is_dead, birth_year, birth_month and birth_day of the table
 * `alias`. Bind {@link deceasedBornBy} to `parameter`.
 */
export function livingSql(alias: string, parameter: `?${number}`): string {
  return `(${alias}.is_dead = 0 AND (${alias}.birth_year IS NULL OR ${bornSql(alias)} > ${parameter}))`;
}

/** The latest birth date of somebody who counts as deceased for their age alone, as one number: 19251120. */
export function deceasedBornBy(now: number): number {
  return dateNumber(now) - (DECEASED_AGE + 1) * 10_000;
}
