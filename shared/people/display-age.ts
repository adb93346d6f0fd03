/** Stands where no age is known (P 5). */
const UNKNOWN_AGE = '--';

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
