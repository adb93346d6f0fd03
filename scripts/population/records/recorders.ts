import { byState } from '../by-state.ts';
import type { Place } from '../places/places.ts';
import { countyNameOf, isNewYorkCity } from './county-names.ts';

/**
 * Who records deeds and liens, by state, where it is not the county's recorder: {county} is the county's full name,
 * {city} the city. Simplified: an office of a county has one name in the whole state.
 */
const OFFICES = `
{county} Clerk|AR KY NJ NM NY OK OR TX WV WY
{city} Town Clerk|CT RI VT
{county} Registry of Deeds|MA ME NH
{county} Register of Deeds|KS MI NC NE SC SD TN WI
{county} Recorder of Deeds|DE IL MO PA
{county} Clerk and Recorder|CO MT
{county} Clerk of the Circuit Court|FL MD VA
{county} Clerk of Superior Court|GA
{county} Clerk of Court|LA
{county} Chancery Clerk|MS
{county} Judge of Probate|AL
{county} Auditor|WA
District of Columbia Recorder of Deeds|DC
Hawaii Bureau of Conveyances|HI
Alaska State Recorder’s Office|AK
Property Registry of Puerto Rico|PR
Guam Department of Land Management|GU
Virgin Islands Recorder of Deeds|VI
Territorial Registrar of American Samoa|AS
Northern Mariana Islands Recorder’s Office|MP
`;
const OFFICE_BY_STATE = byState(OFFICES);
/** The only borough of New York City without the city's register. */
const STATEN_ISLAND = '36085';

/** The office that records the deeds and liens of a place, with its state: 'Suffolk County Clerk, NY'. */
export function recorderOf(place: Place): string {
  const { stateCode, city } = place;
  const isCityRegister = isNewYorkCity(place) && place.fips !== STATEN_ISLAND;
  const office = isCityRegister
    ? 'Office of the City Register'
    : (OFFICE_BY_STATE.get(stateCode) ?? '{county} Recorder');
  return `${office.replace('{county}', countyNameOf(place)).replace('{city}', city)}, ${stateCode}`;
}
