import { type Month, monthOf, REFERENCE_MONTH } from '../calendar.ts';
import { homesOf } from '../places/place-homes.ts';
import type { Place } from '../places/places.ts';
import { firstMonthOf } from '../places/young-towns.ts';
import { homesIn } from '../places/zip-homes.ts';
import type { Random } from '../random.ts';
import { isOldCity } from './town-kinds.ts';

/** How far homes are from the middle year of their ZIP code, in months: a standard deviation, and the least. */
const SPREAD = 20 * 12;
const LEAST_SPREAD = 7 * 12;
/** In a young suburb they are closer to it: by this share of its age. */
const SPREAD_BY_AGE = 0.5;
/** Share of homes from before the first suburbs in an old city, and how many months older they are. */
const OLD_IN_CITY = 0.2;
const OLD_BY = 30 * 12;
/** Share of homes built for their first residents. */
const BUILT_FOR_IT = 0.15;
/** Nobody had moved into a home of the last months. */
const NEWEST = REFERENCE_MONTH - 12;

/** When a home was built that somebody moves into. */
export function monthBuilt(place: Place, zip5: string, from: Month, random: Random): Month {
  const latest = Math.min(from, NEWEST);
  if (random.chance(BUILT_FOR_IT)) return latest - random.below(10);
  const middle = monthOf(Math.round(homesIn(zip5).built ?? homesOf(place).built), 6);
  const spread = Math.max(LEAST_SPREAD, Math.min(SPREAD, SPREAD_BY_AGE * (REFERENCE_MONTH - middle)));
  const old = isOldCity(place) && random.chance(OLD_IN_CITY) ? OLD_BY : 0;
  const drawn = Math.round(random.normal(middle, spread)) - old;
  const earliest = firstMonthOf(place);
  return Math.max(earliest, drawn <= latest ? drawn : latest - random.below(Math.round(spread)));
}
