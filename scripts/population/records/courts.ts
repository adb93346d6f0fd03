import { areaCodesOfPlace } from '../contacts/area-codes.ts';
import { officeNumber } from '../contacts/number-book.ts';
import { countyOf } from '../places/county-seats.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import { stranger } from '../work/companies.ts';
import { countyNameOf, isNewYorkCity } from './county-names.ts';
import { CITIES_OF_NEW_YORK, COURT_NAMES, type Matter } from './court-names.ts';

const LOWER_MATTERS: ReadonlySet<Matter> = new Set(['misdemeanor', 'traffic', 'small claim', 'eviction']);

/** The court that hears a matter in a place. */
export function courtOf(place: Place, matter: Matter): string {
  const { stateCode, city, fips, county } = place;
  if (stateCode === 'NY' && CITIES_OF_NEW_YORK.has(city) && LOWER_MATTERS.has(matter)) return `${city} City Court`;
  const own = isNewYorkCity(place) ? 'NYC' : (fips ?? '');
  const names = COURT_NAMES.get(own) ?? COURT_NAMES.get(stateCode);
  if (names === undefined) throw new Error(`no courts in ${stateCode}`);
  return names[matter]
    .replace('{county}', countyNameOf(place))
    .replace('{name}', county ?? city)
    .replace('{seat}', countyOf(place).seatName)
    .replace('{city}', city);
}

/** Where a court of a place is: a city's own court in the city, any other in the seat of the county. */
export function courtCityOf(place: Place, court: string): string {
  return isOwnCourt(place, court) ? place.city : countyOf(place).seatName;
}

/** The place of a court's phone. */
export function courtPlaceOf(place: Place, court: string): Place {
  return isOwnCourt(place, court) ? place : countyOf(place).seat;
}

function isOwnCourt({ city }: Place, court: string): boolean {
  return court === `${city} City Court` || court === `${city} Municipal Court`;
}

/** 'Hall County Court, 214 Court Street, Alder, NE'. */
export function courtAddressOf(place: Place, court: string): string {
  return `${court}, ${countyOf(place).street}, ${courtCityOf(place, court)}, ${place.stateCode}`;
}

/** 'OR-051': the state and its county number. */
export function courtIdOf(place: Place): string {
  return `${place.stateCode}-${place.fips?.slice(2) ?? '000'}`;
}

/** An office phone in a place; no person has it. */
export function officePhone(place: Place, random: Random): string {
  return officeNumber(areaCodesOfPlace(place)[0]?.code ?? '', random);
}

export function judge(random: Random): string {
  return `Hon. ${stranger(random)}`;
}
