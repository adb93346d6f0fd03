import type { StateCode } from '../us-states.ts';

/**
 * What people call places that no gazetteer knows by that name; keys as from nameKey. Where a town has the same name,
 * the town is meant (Frisco, TX), except in `FAMOUS`. 'near' means the towns around, too.
 */
const NICKNAMES: Readonly<Record<string, string>> = {
  'New York, NY':
    'nyc|ny|new york city|city of new york|the big apple|big apple|manhattan|harlem|east harlem|midtown manhattan',
  'Bronx, NY': 'the bronx|bx',
  'Brooklyn, NY': 'bklyn|bk',
  'Queens, NY': 'long island city',
  'Los Angeles, CA': 'la|l a|city of angels|hollywood',
  'Philadelphia, PA': 'philly|phila',
  'San Francisco, CA': 'sf|s f|san fran|sanfran|frisco',
  'Las Vegas, NV': 'vegas|lv|sin city',
  'Washington, DC': 'washington d c|dc|nations capital',
  'New Orleans, LA': 'nola|the big easy|big easy',
  'Atlanta, GA': 'atl|hotlanta',
  'Chicago, IL': 'chi|chi town|chitown|windy city|the windy city',
  'Houston, TX': 'h town|htown',
  'St. Petersburg, FL': 'st pete',
  'Kansas City': 'kc',
  'Kansas City, MO': 'kcmo',
  'Kansas City, KS': 'kck',
  'Indianapolis, IN': 'indy|naptown|circle city',
  'Jacksonville, FL': 'jax',
  'Oklahoma City, OK': 'okc',
  'Baltimore, MD': 'bmore|b more|charm city|balto',
  'Sacramento, CA': 'sac|sacto',
  'Salt Lake City, UT': 'slc|salt lake',
  'San Antonio, TX': 'satx',
  'San Bernardino, CA': 'san berdoo|berdoo',
  'San Jose, CA': 'sj',
  'San Luis Obispo, CA': 'slo',
  'Boston, MA': 'beantown|bean town',
  'Detroit, MI': 'motown|motor city|the motor city',
  'Denver, CO': 'mile high city|the mile high city',
  'Seattle, WA': 'emerald city',
  'Pittsburgh, PA': 'pgh|steel city',
  'Portland, OR': 'pdx|rose city|stumptown',
  'Phoenix, AZ': 'phx|valley of the sun',
  'Albuquerque, NM': 'abq|burque',
  'Nashville, TN': 'music city|nashvegas',
  'Minneapolis, MN': 'mpls',
  'Milwaukee, WI': 'mke',
  'Cincinnati, OH': 'cincy',
  'Columbus, OH': 'cbus',
  'Charlotte, NC': 'clt',
  'Fort Worth, TX': 'cowtown',
  'Miami, FL': 'magic city',
  'Tallahassee, FL': 'tally',
  'Birmingham, AL': 'bham',
  'Honolulu, HI': 'waikiki',
  'Virginia Beach, VA': 'va beach',
  'Richmond, VA': 'rva',
  'St. Louis, MO': 'stl|st lou|gateway city',
  'Kalamazoo, MI': 'kzoo|k zoo',
  "Coeur d'Alene, ID": 'cda',
  'near San Francisco, CA': 'bay area|the bay area|sf bay area|san francisco bay area',
  'near Chicago, IL': 'chicagoland',
  'near San Jose, CA': 'silicon valley',
  'near Minneapolis, MN': 'twin cities|the twin cities|minneapolis st paul|minneapolis saint paul',
  'near Dallas, TX': 'dfw|dallas fort worth|dallas ft worth|the metroplex|metroplex',
  'near Washington, DC': 'dmv|the dmv',
  'near Raleigh, NC': 'research triangle|the triangle|raleigh durham|rdu',
  'near Tampa, FL': 'tampa bay',
  'near Norfolk, VA': 'hampton roads',
  'near Riverside, CA': 'inland empire|the inland empire',
  'near Allentown, PA': 'lehigh valley',
  'near Greensboro, NC': 'piedmont triad|the triad',
  'near Seattle, WA': 'puget sound|seattle tacoma',
  'near Davenport, IA': 'quad cities|the quad cities',
  'Orange County, CA': 'the oc',
  'Miami-Dade County, FL': 'dade county|miami dade',
  "Prince George's County, MD": 'pg county|p g county',
};

/** Nicknames that are meant though a town has the name: few think of Manhattan, Kansas. */
const FAMOUS = new Set(['manhattan', 'harlem']);

/** Cities that the name or code of a state means as often: 'LA', 'New York', 'Washington'. */
export const CITY_OF_STATE: Readonly<Partial<Record<StateCode, string>>> = {
  LA: 'Los Angeles, CA',
  NY: 'New York, NY',
  WA: 'Washington, DC',
};

/** A nickname, and the place it means as a location: 'New York, NY', 'near Dallas, TX', 'Orange County, CA'. */
export interface PlaceNickname {
  readonly location: string;
  readonly isFamous: boolean;
}

const BY_NICKNAME: ReadonlyMap<string, PlaceNickname> = new Map(
  Object.entries(NICKNAMES).flatMap(([location, keys]) =>
    keys.split('|').map((key) => [key, { location, isFamous: FAMOUS.has(key) }] as const),
  ),
);

/** The place that a nickname means; null for any other text. `key` as from nameKey: 'nyc', 'st pete'. */
export function placeOfNickname(key: string): PlaceNickname | null {
  return BY_NICKNAME.get(key) ?? null;
}

/** Nicknames that begin with this key, the shortest first, with their places. */
export function nicknamesThatBegin(key: string): readonly (readonly [nickname: string, location: string])[] {
  return [...BY_NICKNAME]
    .filter(([nickname]) => nickname.startsWith(key))
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([nickname, { location }]) => [nickname, location] as const);
}
