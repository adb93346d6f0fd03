import { areaCodesOfPlace } from '../area-codes.ts';
import { stranger } from '../companies.ts';
import { officeNumber } from '../number-book.ts';
import type { Place } from '../places.ts';
import { DIGITS, type Random } from '../random.ts';
import { countyName, isNewYorkCity } from './county-names.ts';
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
    .replace('{county}', countyName(place))
    .replace('{name}', county ?? city)
    .replace('{city}', city);
}

/** 'OR-051': the state and its county number. */
export function courtIdOf(place: Place): string {
  return `${place.stateCode}-${place.fips?.slice(2) ?? '000'}`;
}

/** '21CR04417': year of filing, kind of case, number. */
export function caseNumber(date: string, kind: string, random: Random): string {
  return `${date.slice(2, 4)}${kind}${random.text(5, DIGITS)}`;
}

/** An office phone in a place; no person has it. */
export function officePhone(place: Place, random: Random): string {
  return officeNumber(areaCodesOfPlace(place)[0]?.code ?? '', random);
}

export function judge(random: Random): string {
  return `Hon. ${stranger(random)}`;
}
