import { nameKey } from '../names/name-key.ts';
import type { StateCode } from '../us-states.ts';

/**
 * What people call places that no gazetteer knows by that name, as written. Where a town has the same name,
 * the town is meant (Frisco, TX), except in `FAMOUS`. 'near' means the towns around, too.
 */
const NICKNAMES: Readonly<Record<string, string>> = {
  'New York, NY':
    'NYC|NY|New York City|City of New York|The Big Apple|Big Apple|Manhattan|Harlem|East Harlem|Midtown Manhattan',
  'Bronx, NY': 'The Bronx|BX',
  'Brooklyn, NY': 'Bklyn|BK',
  'Queens, NY': 'Long Island City',
  'Los Angeles, CA': 'LA|City of Angels|Hollywood',
  'Philadelphia, PA': 'Philly|Phila',
  'San Francisco, CA': 'SF|San Fran|Sanfran|Frisco',
  'Las Vegas, NV': 'Vegas|LV|Sin City',
  'Washington, DC': "DC|Nation's Capital",
  'New Orleans, LA': 'NOLA|The Big Easy|Big Easy',
  'Atlanta, GA': 'ATL|Hotlanta',
  'Chicago, IL': 'Chi|Chi-town|Chitown|Windy City|The Windy City',
  'Houston, TX': 'H-town|Htown',
  'St. Petersburg, FL': 'St. Pete',
  'Kansas City': 'KC',
  'Kansas City, MO': 'KCMO',
  'Kansas City, KS': 'KCK',
  'Indianapolis, IN': 'Indy|Naptown|Circle City',
  'Jacksonville, FL': 'Jax',
  'Oklahoma City, OK': 'OKC',
  'Baltimore, MD': 'Bmore|B-more|Charm City|Balto',
  'Sacramento, CA': 'Sac|Sacto',
  'Salt Lake City, UT': 'SLC|Salt Lake',
  'San Antonio, TX': 'SATX',
  'San Bernardino, CA': 'San Berdoo|Berdoo',
  'San Jose, CA': 'SJ',
  'San Luis Obispo, CA': 'SLO',
  'Boston, MA': 'Beantown|Bean Town',
  'Detroit, MI': 'Motown|Motor City|The Motor City',
  'Denver, CO': 'Mile High City|The Mile High City',
  'Seattle, WA': 'Emerald City',
  'Pittsburgh, PA': 'PGH|Steel City',
  'Portland, OR': 'PDX|Rose City|Stumptown',
  'Phoenix, AZ': 'PHX|Valley of the Sun',
  'Albuquerque, NM': 'ABQ|Burque',
  'Nashville, TN': 'Music City|Nashvegas',
  'Minneapolis, MN': 'Mpls',
  'Milwaukee, WI': 'MKE',
  'Cincinnati, OH': 'Cincy',
  'Columbus, OH': 'Cbus',
  'Charlotte, NC': 'CLT',
  'Fort Worth, TX': 'Cowtown',
  'Miami, FL': 'Magic City',
  'Tallahassee, FL': 'Tally',
  'Birmingham, AL': 'Bham',
  'Honolulu, HI': 'Waikiki',
  'Virginia Beach, VA': 'VA Beach',
  'Richmond, VA': 'RVA',
  'St. Louis, MO': 'STL|St. Lou|Gateway City',
  'Kalamazoo, MI': 'KZoo|K-zoo',
  "Coeur d'Alene, ID": 'CDA',
  'near San Francisco, CA': 'Bay Area|The Bay Area|SF Bay Area|San Francisco Bay Area',
  'near Chicago, IL': 'Chicagoland',
  'near San Jose, CA': 'Silicon Valley',
  'near Minneapolis, MN': 'Twin Cities|The Twin Cities|Minneapolis-St. Paul|Minneapolis-Saint Paul',
  'near Dallas, TX': 'DFW|Dallas-Fort Worth|Dallas-Ft. Worth|The Metroplex|Metroplex',
  'near Washington, DC': 'DMV|The DMV',
  'near Raleigh, NC': 'Research Triangle|The Triangle|Raleigh-Durham|RDU',
  'near Tampa, FL': 'Tampa Bay',
  'near Norfolk, VA': 'Hampton Roads',
  'near Riverside, CA': 'Inland Empire|The Inland Empire',
  'near Allentown, PA': 'Lehigh Valley',
  'near Greensboro, NC': 'Piedmont Triad|The Triad',
  'near Seattle, WA': 'Puget Sound|Seattle-Tacoma',
  'near Davenport, IA': 'Quad Cities|The Quad Cities',
  'Orange County, CA': 'The OC',
  'Miami-Dade County, FL': 'Dade County',
  "Prince George's County, MD": 'PG County',
};

/** Nicknames that are meant though a town has the name: few think of Manhattan, Kansas. */
const FAMOUS = new Set(['manhattan', 'harlem']);

/** Cities that the name or code of a state means as often: 'LA', 'New York', 'Washington'. */
export const CITY_OF_STATE: Readonly<Partial<Record<StateCode, string>>> = {
  LA: 'Los Angeles, CA',
  NY: 'New York, NY',
  WA: 'Washington, DC',
};

/** A nickname, as written, and the place it means as a location: 'New York, NY', 'near Dallas, TX', 'Orange County, CA'. */
export interface PlaceNickname {
  /** 'NYC' */
  readonly written: string;
  readonly location: string;
  readonly isFamous: boolean;
}

const BY_KEY: ReadonlyMap<string, PlaceNickname> = new Map(
  Object.entries(NICKNAMES).flatMap(([location, nicknames]) =>
    nicknames.split('|').map((written) => {
      const key = nameKey(written);
      return [key, { written, location, isFamous: FAMOUS.has(key) }] as const;
    }),
  ),
);

/** The place that a nickname means; null for any other text. `key` as from nameKey: 'nyc', 'st pete'. */
export function placeOfNickname(key: string): PlaceNickname | null {
  return BY_KEY.get(key) ?? null;
}

/** The city to look around for 'near LA' and 'near DC'; null where nobody calls a city like its state. */
export function cityOfState(state: StateCode): string | null {
  return CITY_OF_STATE[state] ?? placeOfNickname(state.toLowerCase())?.location ?? null;
}

/** Nicknames that begin with this key, the shortest first. */
export function nicknamesThatBegin(key: string): readonly PlaceNickname[] {
  return [...BY_KEY]
    .filter(([nickname]) => nickname.startsWith(key))
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([, nickname]) => nickname);
}
