/**
 * Age bands for filtering a list of people, in years, both ends included. The last one is as wide as the range that a
 * free viewer sees (P5-027), so that filtering reveals nothing narrower.
 */
export const AGE_BANDS = ['18-24', '25-34', '35-44', '45-54', '55-64', '65-130'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** The lowest and highest age of a band. */
export function agesOf(band: AgeBand): { readonly from: number; readonly to: number } {
  const [from = 0, to = 0] = band.split('-').map(Number);
  return { from, to };
}

/** The band that contains an age; null under 18. */
export function ageBandOf(age: number): AgeBand | null {
  return AGE_BANDS.find((band) => age >= agesOf(band).from && age <= agesOf(band).to) ?? null;
}

/** Shown when no age is known (P5-030). */
export const UNKNOWN_AGE = '--';

/** An age as sent. The origin decides which of the two a viewer may see (P5-028, P5-029). */
export interface KnownAge {
  /** whole years */
  readonly age: number | null;
  /** '40s', '65+' */
  readonly ageRange: string | null;
}

/** '41', '65+', '40s' or '--': the exact age if it was sent, else the range, else unknown (P5-030). */
export function displayAge({ age, ageRange }: KnownAge): string {
  if (age !== null) return String(age);
  return ageRange === null || ageRange.trim() === '' ? UNKNOWN_AGE : ageRange;
}
