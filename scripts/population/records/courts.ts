import { stateName } from '../../../shared/people/us-states.ts';
import { areaCodesOfPlace } from '../area-codes.ts';
import { stranger } from '../companies.ts';
import { officeNumber } from '../number-book.ts';
import type { Place } from '../places.ts';
import { DIGITS, type Random } from '../random.ts';

/** A place's court: the county's, or else the city's. */
export function courtOf(place: Place): string {
  return `${place.county ?? place.city} District Court`;
}

/** The federal district: 'District of Oregon'. */
export function districtOf(place: Place): string {
  return `District of ${stateName(place.stateCode)}`;
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
