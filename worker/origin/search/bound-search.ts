import type { CorrectedName } from './corrections.ts';
import type { SearchableName } from './name-query.ts';

/**
 * Looks at the name table that one search may take: ways to read a name times the areas it is looked for in. A name of six
 * words has more than fifteen readings, and a city without its state may be thirty places; both together would read a
 * hundred thousand rows.
 */
const READINGS_TIMES_AREAS_MAX = 120;
/** Readings that are looked for however many the areas: all those of a name of four words. */
const READINGS_MIN = 6;
/** The same of corrected names. */
const CORRECTED_TIMES_AREAS_MAX = 1_000;

/** A name with as many of its readings, the likeliest first, as are looked for in so many areas. */
export function boundName(name: SearchableName, areas: number): SearchableName {
  if (name.kind === 'word') return name;
  const most = Math.max(READINGS_MIN, Math.floor(READINGS_TIMES_AREAS_MAX / Math.max(1, areas)));
  return { ...name, readings: name.readings.slice(0, most), turned: name.turned.slice(0, most) };
}

/** Of corrected names, the likeliest first, as many as are looked for in so many areas. */
export function boundCorrected(corrected: readonly CorrectedName[], areas: number): readonly CorrectedName[] {
  return corrected.slice(0, Math.ceil(CORRECTED_TIMES_AREAS_MAX / Math.max(1, areas)));
}
