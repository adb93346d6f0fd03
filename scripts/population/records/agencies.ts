import { isOwnCounty } from '../../../shared/copy/format/county-name.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { Charge } from './charges.ts';
import { countyNameOf, isNewYorkCity } from './county-names.ts';

/** Each state's highway police or state police, by the name it goes by. */
const STATE_POLICE = `
AK Alaska State Troopers
AL Alabama State Troopers
AR Arkansas State Police
AZ Arizona Department of Public Safety
CA California Highway Patrol
CO Colorado State Patrol
CT Connecticut State Police
DE Delaware State Police
FL Florida Highway Patrol
GA Georgia State Patrol
IA Iowa State Patrol
ID Idaho State Police
IL Illinois State Police
IN Indiana State Police
KS Kansas Highway Patrol
KY Kentucky State Police
LA Louisiana State Police
MA Massachusetts State Police
MD Maryland State Police
ME Maine State Police
MI Michigan State Police
MN Minnesota State Patrol
MO Missouri State Highway Patrol
MS Mississippi Highway Patrol
MT Montana Highway Patrol
NC North Carolina State Highway Patrol
ND North Dakota Highway Patrol
NE Nebraska State Patrol
NH New Hampshire State Police
NJ New Jersey State Police
NM New Mexico State Police
NV Nevada Highway Patrol
NY New York State Police
OH Ohio State Highway Patrol
OK Oklahoma Highway Patrol
OR Oregon State Police
PA Pennsylvania State Police
RI Rhode Island State Police
SC South Carolina Highway Patrol
SD South Dakota Highway Patrol
TN Tennessee Highway Patrol
TX Texas Highway Patrol
UT Utah Highway Patrol
VA Virginia State Police
VT Vermont State Police
WA Washington State Patrol
WI Wisconsin State Patrol
WV West Virginia State Police
WY Wyoming Highway Patrol
`;
/** Where one force polices everything. */
const ONLY_FORCE: Readonly<Record<string, string>> = {
  AS: 'American Samoa Department of Public Safety',
  DC: 'Metropolitan Police Department',
  GU: 'Guam Police Department',
  MP: 'Northern Mariana Islands Department of Public Safety',
  PR: 'Puerto Rico Police',
  VI: 'Virgin Islands Police Department',
};
/** Where no sheriff of a county makes arrests: there are none, or they serve papers and guard courts and jails. */
const NO_SHERIFF = new Set('AK CT DE MA NH NJ PA RI VT'.split(' '));

/**
 * Counties with a police that patrols and arrests instead of the sheriff: FIPS code | county | the cities with police of
 * their own, if these are few.
 */
const COUNTY_POLICE = `
51013|Arlington County|-
51041|Chesterfield County|-
51059|Fairfax County|Herndon/Vienna
51087|Henrico County|-
51153|Prince William County|Dumfries
24003|Anne Arundel County|Annapolis
24005|Baltimore County|-
24027|Howard County|-
24031|Montgomery County|Rockville/Gaithersburg/Takoma Park
24033|Prince George's County|Laurel/Hyattsville/Greenbelt/Bowie/Bladensburg/Cheverly/District Heights/Mount Rainier
36059|Nassau County|Hempstead/Freeport/Garden City/Rockville Centre/Lynbrook/Malverne/Floral Park/Long Beach/Glen Cove
36103|Suffolk County|Amityville/Northport/Riverhead/Southampton/East Hampton/Southold/Westhampton Beach
36119|Westchester County|
29189|St. Louis County|
13063|Clayton County|Forest Park/Jonesboro/Morrow/Riverdale/Lake City/Lovejoy
13067|Cobb County|Marietta/Smyrna/Kennesaw/Acworth/Austell/Powder Springs
13089|DeKalb County|Decatur/Brookhaven/Dunwoody/Chamblee/Doraville/Clarkston
13135|Gwinnett County|Duluth/Norcross/Lawrenceville/Lilburn/Snellville/Suwanee
12086|Miami-Dade|
`;
/** Miami-Dade has had a sheriff instead of its police since then. */
const MIAMI_DADE = '12086';
const SHERIFF_OF_MIAMI_SINCE = 2025;

interface CountyPolice {
  readonly name: string;
  /** the cities with police of their own; null where most have one */
  readonly own: ReadonlySet<string> | null;
}

const COUNTY_POLICE_BY_FIPS: ReadonlyMap<string, CountyPolice> = new Map(
  COUNTY_POLICE.trim()
    .split('\n')
    .map((line) => {
      const [fips = '', county = '', own = ''] = line.split('|');
      return [fips, { name: `${county} Police Department`, own: own === '' ? null : new Set(own.split('/')) }];
    }),
);

const STATE_POLICE_BY_STATE: ReadonlyMap<string, string> = new Map(
  STATE_POLICE.trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3)]),
);

/** Smaller places leave it to the county or the state. */
const OWN_POLICE_FROM = 3_000;

/** Clark County in Nevada, whose police is Las Vegas's too, and its cities with police of their own. */
const CLARK_COUNTY = '32003';
const OWN_IN_CLARK_COUNTY = new Set(['Boulder City', 'Henderson', 'Mesquite', 'North Las Vegas']);

/** The police of a place. One without a ZIP code of its name is mostly an unincorporated part of a county and has none. */
function policeOf(place: Place): string | null {
  const { population, zips, fips, city } = place;
  if (isNewYorkCity(place)) return 'New York City Police Department';
  if (fips === CLARK_COUNTY && !OWN_IN_CLARK_COUNTY.has(city)) return 'Las Vegas Metropolitan Police Department';
  if (COUNTY_POLICE_BY_FIPS.get(fips ?? '')?.own?.has(city) === false) return null;
  const hasOwn = fips === CLARK_COUNTY || (population >= OWN_POLICE_FROM && zips.some(({ isNamed }) => isNamed));
  return hasOwn ? `${city} Police Department` : null;
}

/**
 * The county's force that makes arrests there in a year, mostly its sheriff's. The sheriff of an independent city and of
 * New York serves its court, Las Vegas's is its police.
 */
function countyForceOf(place: Place, year: number): string | null {
  const { stateCode, fips } = place;
  const police = COUNTY_POLICE_BY_FIPS.get(fips ?? '');
  if (police !== undefined && (fips !== MIAMI_DADE || year < SHERIFF_OF_MIAMI_SINCE)) return police.name;
  if (isNewYorkCity(place)) return null;
  if (NO_SHERIFF.has(stateCode) || fips === CLARK_COUNTY || isOwnCounty(fips)) return null;
  return `${countyNameOf(place)} Sheriff’s Office`;
}

/** Who may have made an arrest or written a ticket in a place in a year: on the road also the state's own police. */
function agenciesOf(place: Place, year: number, onTheRoad: boolean): string[] {
  const { stateCode, city, county } = place;
  const only = ONLY_FORCE[stateCode];
  if (only !== undefined) return [only];
  // Hawaii has one force for each county.
  if (stateCode === 'HI') return [`${county ?? city} Police Department`];
  const agencies = [policeOf(place), countyForceOf(place, year)].filter((agency) => agency !== null);
  const police = STATE_POLICE_BY_STATE.get(stateCode);
  if (police !== undefined && (onTheRoad || agencies.length === 0)) agencies.push(police);
  return agencies;
}

/** The agency of a case about something that happened in a year. */
export function agencyOf(place: Place, { isTraffic, crimeType }: Charge, year: number, random: Random): string {
  return random.pick(agenciesOf(place, year, (isTraffic && crimeType !== 'Parking') || crimeType === 'Public Safety'));
}
