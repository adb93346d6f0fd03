const listed = (names: string) => new Set(names.toLowerCase().split('|'));

/** Alaska's census areas, which have no borough government; from the lists of the Census Bureau, former ones too. */
const CENSUS_AREAS = listed(
  'Aleutians West|Bethel|Chugach|Copper River|Dillingham|Hoonah-Angoon|Kusilvak|Nome|Prince of Wales-Hyder|Southeast Fairbanks|Valdez-Cordova|Yukon-Koyukuk',
);
const MUNICIPALITIES_OF_ALASKA = listed('Anchorage|Skagway');
/** Cities that belong to no county, except those that share their name with one. */
const OWN_CITIES = listed(
  'VA Alexandria|VA Bristol|VA Buena Vista|VA Charlottesville|VA Chesapeake|VA Colonial Heights|VA Covington|VA Danville|VA Emporia|VA Falls Church|VA Fredericksburg|VA Galax|VA Hampton|VA Harrisonburg|VA Hopewell|VA Lexington|VA Lynchburg|VA Manassas|VA Manassas Park|VA Martinsville|VA Newport News|VA Norfolk|VA Norton|VA Petersburg|VA Poquoson|VA Portsmouth|VA Radford|VA Salem|VA Staunton|VA Suffolk|VA Virginia Beach|VA Waynesboro|VA Williamsburg|VA Winchester',
);
/** Names that such a city shares with a county it is no part of. */
const SHARED_NAMES = listed('MD Baltimore|MO St. Louis|VA Fairfax|VA Franklin|VA Richmond|VA Roanoke');
/** Such cities outside Virginia, by FIPS code: Baltimore, St. Louis, Carson City. */
const OWN_CODES = new Set(['24510', '29510', '32510']);
/** Virginia numbers its independent cities from here. */
const FIRST_CITY_OF_VIRGINIA = 51_500;
/** Territories where the name of the island or district says it all. */
const NO_COUNTIES = new Set(['DC', 'GU', 'VI', 'AS', 'MP']);

/** What sources call an area, in front of its name or after it. They mix these words up, so none counts. */
const AREA_OF = /^(?:city and (?:county|borough)|county|parish|borough|municipality|municipio) (?:of|de) /i;
const AREA = / (?:county|parish|(?:city and )?borough|census area|municipality|municipio)$/i;
const CITY_OF = /^city of /i;
const CITY = / city$/i;

/** An area that keeps court and property records, with its five-digit FIPS code where that is known. */
export interface CountyArea {
  readonly county: string;
  readonly stateCode: string | null;
  readonly fips?: string | null | undefined;
}

/**
 * A county's full name as its state says it, whatever the source called it: 'Stanislaus County', 'Orleans Parish',
 * 'City of Norfolk'. The one name for it on every page, mail, receipt and record; the full name of a full name is the
 * same. Without a FIPS code, 'Richmond' in Virginia may be the city or the county and stays as it is. A blank name is ''.
 */
export function countyName({ county, stateCode, fips = null }: CountyArea): string {
  const said = county.trim().replace(/\s+/g, ' ');
  const named = said
    .replace(AREA_OF, '')
    .replace(AREA, '')
    .replace(/^(?:saint|st) |^st\.(?=\S)/i, 'St. ');
  if (said === '' || (stateCode === null && named !== said)) return said;
  const state = stateCode ?? '';
  const name = cityOf(named, state);
  const isCalledCity = name !== named || isListed(OWN_CITIES, name, state);
  if (fips === null ? isCalledCity : isOwnCounty(fips)) return CITY.test(name) ? name : `City of ${name}`;
  if (fips === null && said === name && isListed(SHARED_NAMES, name, state)) return name;
  return designated(name, state);
}

/** The same with its state: 'Multnomah County, OR'. */
export function countyInState(area: CountyArea & { readonly stateCode: string }): string {
  return `${countyName(area)}, ${area.stateCode}`;
}

/**
 * Whether a name that comes without a FIPS code is this county's, in any letter case: 'Bossier' and 'Bossier County' are
 * Bossier Parish. 'Richmond' in Virginia may be the city and the county.
 */
export function isInCounty(said: string, area: CountyArea): boolean {
  const { stateCode } = area;
  const name = countyName({ county: said, stateCode });
  const isEither = isListed(SHARED_NAMES, name, stateCode ?? '');
  const known = isEither ? countyName({ county: said, stateCode, fips: area.fips ?? null }) : name;
  return known !== '' && known.toLowerCase() === countyName(area).toLowerCase();
}

/** Whether a city is its own county. */
export function isOwnCounty(fips: string | null): boolean {
  return fips !== null && (OWN_CODES.has(fips) || (fips.startsWith('51') && Number(fips) >= FIRST_CITY_OF_VIRGINIA));
}

/** The name of a city that belongs to no county, without that word; any other name as it is. */
function cityOf(named: string, state: string): string {
  const city = named.replace(CITY_OF, '').replace(CITY, '');
  return isListed(OWN_CITIES, city, state) || isListed(SHARED_NAMES, city, state) ? city : named;
}

function isListed(list: ReadonlySet<string>, name: string, state: string): boolean {
  return list.has(`${state} ${name}`.toLowerCase());
}

function designated(name: string, state: string): string {
  if (NO_COUNTIES.has(state) || CITY_OF.test(name) || / planning region$/i.test(name)) return name;
  if (state === 'LA') return `${name} Parish`;
  if (state === 'PR') return `Municipality of ${name}`;
  if (state === 'AK') return inAlaska(name);
  // Carson City is no county, but James City and Charles City in Virginia are.
  return state !== 'VA' && CITY.test(name) ? name : `${name} County`;
}

function inAlaska(name: string): string {
  const key = name.toLowerCase();
  if (MUNICIPALITIES_OF_ALASKA.has(key)) return `Municipality of ${name}`;
  return CENSUS_AREAS.has(key) ? `${name} Census Area` : `${name} Borough`;
}
