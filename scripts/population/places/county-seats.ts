import { randomOf } from '../random.ts';
import { loadPlaces, type Place } from './places.ts';
import { SEAT_NAMES } from './seat-names.ts';

/** What courts and employers need to know about a county. */
export interface County {
  /** where its courts are */
  readonly seatName: string;
  /** the place of that name, or the largest one if the seat is too small to be a place of ours */
  readonly seat: Place;
  /** of all its places */
  readonly residents: number;
  /** of its courthouse: '214 Court Street' */
  readonly street: string;
}

const STREETS =
  'Courthouse Square|Main Street|Court Street|Justice Way|Public Square|Washington Street|Church Street|Government Center Drive|Second Street|Market Street'.split(
    '|',
  );
/** No courthouse has a higher house number. */
const LAST_NUMBER = 900;

let counties: ReadonlyMap<string, County> | null = null;

/** The county of a place; a state without counties counts as one. */
export function countyOf(place: Place): County {
  counties ??= findCounties();
  const county = counties.get(keyOf(place));
  if (county === undefined) throw new Error(`no county around ${place.city}`);
  return county;
}

function findCounties(): Map<string, County> {
  const found = new Map<string, County>();
  for (const [key, places] of Map.groupBy(loadPlaces(), keyOf)) {
    const largest = places.reduce((a, b) => (b.population > a.population ? b : a));
    const seatName = SEAT_NAMES.get(`${largest.stateCode} ${largest.county}`) ?? largest.city;
    const seat = places.find(({ city }) => city === seatName) ?? largest;
    const residents = places.reduce((sum, { population }) => sum + population, 0);
    const random = randomOf('courthouses', key);
    found.set(key, { seatName, seat, residents, street: `${random.between(1, LAST_NUMBER)} ${random.pick(STREETS)}` });
  }
  return found;
}

const keyOf = ({ fips, stateCode }: Place): string => fips ?? stateCode;
