/** Alaska's census areas, which have no borough government; from the list of the Census Bureau. */
const CENSUS_AREAS = new Set(
  'Aleutians West|Bethel|Dillingham|Kusilvak|Nome|Prince of Wales-Hyder|Southeast Fairbanks|Valdez-Cordova'.split('|'),
);
/** The cities outside Virginia that belong to no county, by FIPS code. */
const BALTIMORE = '24510';
const ST_LOUIS = '29510';
const CARSON_CITY = '32510';
/** Virginia numbers its independent cities from here. */
const FIRST_CITY_OF_VIRGINIA = 51_500;
/** Territories where the name of the island or district says it all. */
const NO_COUNTIES = new Set(['DC', 'GU', 'VI', 'AS', 'MP']);
/** What states call such an area; a name that has it already loses it first, because sources mix them up. */
const DESIGNATION = /^(?:City|Municipality) of | (?:County|Parish|Borough|Census Area|Municipality)$/i;

/** An area that keeps court and property records, with its five-digit FIPS code where that is known. */
export interface CountyArea {
  readonly county: string;
  readonly stateCode: string | null;
  readonly fips?: string | null | undefined;
}

/**
 * A county's full name as its state says it, whatever the source called it: 'Stanislaus County', 'Orleans Parish',
 * 'City of Norfolk'. The one name for it on every page, mail, receipt and record.
 */
export function countyName({ county, stateCode, fips = null }: CountyArea): string {
  const name = county.trim().replace(DESIGNATION, '');
  if (isOwnCounty(fips)) return fips === CARSON_CITY ? name : `City of ${name}`;
  if (/^City of /i.test(county.trim()) || (stateCode !== null && NO_COUNTIES.has(stateCode))) return county.trim();
  if (stateCode === 'LA') return `${name} Parish`;
  if (stateCode === 'PR') return `Municipality of ${name}`;
  if (stateCode !== 'AK') return / City$/.test(name) ? name : `${name} County`;
  if (name === 'Anchorage') return 'Municipality of Anchorage';
  return CENSUS_AREAS.has(name) ? `${name} Census Area` : `${name} Borough`;
}

/** The same with its state: 'Multnomah County, OR'. */
export function countyInState(area: CountyArea & { readonly stateCode: string }): string {
  return `${countyName(area)}, ${area.stateCode}`;
}

/** Whether a city is its own county. */
export function isOwnCounty(fips: string | null): boolean {
  if (fips === BALTIMORE || fips === ST_LOUIS || fips === CARSON_CITY) return true;
  return fips?.startsWith('51') === true && Number(fips) >= FIRST_CITY_OF_VIRGINIA;
}
