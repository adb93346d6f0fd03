import type { MatchIndicator, Provenance, RecordDate, SourceKind } from '../../shared/contract/primitives.ts';

/** Facts that several parts of the sample report mention. Nobody has these names, and the streets do not exist. */
export const SAMPLE_NAME = 'Avery Quill Samplewood';
export const SPOUSE_NAME = 'Rowan Samplewood';
export const HOME = '1420 Sample St, Portland, OR 97214';
/** The id of that home, and of its property record. */
export const SAMPLE_HOME_ID = 'sample-home';
export const SALEM_HOME = '88 Specimen Ave, Apt 4, Salem, OR 97301';
export const BOISE_HOME = '305 Pattern Ct, Boise, ID 83702';
export const EUGENE_HOME = '17 Placeholder Ln, Eugene, OR 97401';

/** Why a record is in the report: most say the same name and birth date, some only a name. */
export const NAME_AND_BIRTH: MatchIndicator[] = [
  { item: 'name', method: 'Exact' },
  { item: 'date of birth', method: 'Exact' },
];
export const NAME_ONLY: MatchIndicator[] = [
  { item: 'name', method: 'Exact' },
  { item: 'date of birth', method: 'Not given' },
];

/** YYYY-MM */
export type SampleMonth = `${number}-${number}`;

/** When all of it is said to have been confirmed last: the sample does not claim to be from today. */
const CONFIRMED: SampleMonth = '2026-09';
/** The day in that month when its record was made. */
export const REFRESHED_ON = `${CONFIRMED}-14`;

export function knownSince(firstSeen: SampleMonth, source: SourceKind): Provenance {
  return { firstSeen, lastSeen: CONFIRMED, source, matchedBy: ['full name', 'birth month'] };
}

export function dateOn(year: number, month: number, day: number): RecordDate {
  return { year, month, day, fullDate: `${month}/${day}/${year}` };
}

/**
 * The age in whole years, counted by months, of somebody born in that month: the sample does not go out of date.
 *
 * @param now milliseconds since 1970
 */
export function ageAt(now: number, born: SampleMonth): number {
  const [year = 0, month = 0] = born.split('-').map(Number);
  const today = new Date(now);
  return today.getUTCFullYear() - year - (today.getUTCMonth() + 1 < month ? 1 : 0);
}
