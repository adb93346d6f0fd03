/** Stands where no age is known (P5-030). */
export const UNKNOWN_AGE = '--';

/** What was sent of an age. The origin decides which of both a viewer may see (P5-028, P5-029). */
export interface KnownAge {
  /** whole years */
  readonly age: number | null;
  /** '40s', '65+' */
  readonly ageRange: string | null;
}

/** '41', '65+', '40s' or '--': the exact age where it was sent, else the range, else unknown (P5-030). */
export function displayAge({ age, ageRange }: KnownAge): string {
  if (age !== null) return String(age);
  return ageRange === null || ageRange.trim() === '' ? UNKNOWN_AGE : ageRange;
}

/** The only age that is shown of who has died: any other would go on growing with the years. */
export const LASTING_AGE = '65+';
