/** The oldest age that is shown exactly where only a range may be shown (P 5). */
export const OLDEST_BAND_FROM = 65;
export const OLDEST_BAND = '65+';
/** Stands where no age is known (P 5). */
export const UNKNOWN_AGE = '--';

/** Which of both is sent is the origin's decision; a viewer who may see the exact age gets it without a range. */
export interface KnownAge {
  /** whole years */
  readonly age: number | null;
  /** '40s', '65+' */
  readonly ageRange: string | null;
}

/**
 * '41', '65+', '40s' or '--'. The header's age is exact up to and with 65, otherwise the range (P 5): a free answer
 * that knows more than 65 carries the range '65+', and the range is shown before an exact age of more than 65.
 */
export function displayAge({ age, ageRange }: KnownAge): string {
  const range = ageRange?.trim() || null;
  if (age === null) return range ?? UNKNOWN_AGE;
  return age > OLDEST_BAND_FROM && range !== null ? range : String(age);
}

/** The range an age is in, for viewers who may not see it exactly: '40s', from 65 on '65+' (P 5). */
export function ageBand(age: number): string {
  return age >= OLDEST_BAND_FROM ? OLDEST_BAND : `${Math.floor(age / 10) * 10}s`;
}

export interface BirthDate {
  readonly year: number;
  /** 1-12; null when only the year is known */
  readonly month: number | null;
  readonly day: number | null;
}

/**
 * Whole years between a birth and today. What is unknown of the date counts as not yet come this year, so that nobody
 * is taken for older, and of age, before it is certain (decisions 9).
 */
export function ageFromBirth({ year, month, day }: BirthDate, today: Required<BirthDate>): number {
  const years = today.year - year;
  const birthday = (month ?? 12) * 100 + (month === null ? 31 : (day ?? 31));
  const now = (today.month ?? 1) * 100 + (today.day ?? 1);
  return now >= birthday ? years : years - 1;
}

/** A calendar day of a moment in UTC, as `ageFromBirth` takes it. */
export function calendarDay(date: Date): { year: number; month: number; day: number } {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
