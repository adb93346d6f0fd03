/** From this age on a range says no more than '65+' (P 5). */
export const OLDEST_BAND_FROM = 65;
export const OLDEST_BAND = '65+';
/** Stands where no age is known (P 5). */
export const UNKNOWN_AGE = '--';

/** What was sent of an age. The origin decides which of both a viewer may see (P 5). */
export interface KnownAge {
  /** whole years */
  readonly age: number | null;
  /** '40s', '65+' */
  readonly ageRange: string | null;
}

/** '41', '65+', '40s' or '--': the exact age where it was sent, else the range, else unknown (P 5). */
export function displayAge({ age, ageRange }: KnownAge): string {
  if (age !== null) return String(age);
  return ageRange === null || ageRange.trim() === '' ? UNKNOWN_AGE : ageRange;
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

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Whole years between a birth and today. What is unknown of the date counts as not yet come this year, so that nobody
 * is taken for older, and of age, before it is certain (decisions 9).
 */
export function ageFromBirth({ year, month, day }: BirthDate, today: CalendarDay): number {
  const years = today.year - year;
  const birthday = (month ?? 12) * 100 + (month === null ? 31 : (day ?? 31));
  const now = today.month * 100 + today.day;
  return now >= birthday ? years : years - 1;
}

/** A calendar day of a moment in UTC, as `ageFromBirth` takes it. */
export function calendarDay(date: Date): CalendarDay {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
