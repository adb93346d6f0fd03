import type { StateCode } from '../../shared/people/us-states.ts';
import { kilometersBetween } from './distance.ts';
import type { Place } from './places.ts';

/*
 * What a square foot of a home costs, relative to the country's average. Both tables are approximations of our own
 * making, rounded, for an invented population: they order places as people know them and are no data about any home.
 */

/** Away from the metros listed below. Other states and territories are at the level of `ELSEWHERE`. */
const STATES: Readonly<Partial<Record<StateCode, number>>> = {
  AK: 0.95,
  AL: 0.6,
  AR: 0.55,
  AS: 0.6,
  AZ: 0.95,
  CA: 1.35,
  CO: 1.25,
  CT: 0.95,
  DC: 1.9,
  DE: 0.95,
  FL: 0.95,
  GA: 0.7,
  GU: 0.9,
  HI: 2.2,
  IA: 0.55,
  ID: 1.05,
  IL: 0.55,
  IN: 0.6,
  KS: 0.55,
  KY: 0.55,
  LA: 0.55,
  MA: 1.35,
  MD: 0.95,
  ME: 0.95,
  MI: 0.6,
  MN: 0.8,
  MO: 0.6,
  MP: 0.7,
  MS: 0.5,
  MT: 1.15,
  NC: 0.8,
  ND: 0.65,
  NE: 0.65,
  NH: 1.15,
  NJ: 1.2,
  NM: 0.75,
  NV: 1.1,
  NY: 0.7,
  OH: 0.6,
  OK: 0.55,
  OR: 1.15,
  PA: 0.65,
  PR: 0.55,
  RI: 1.2,
  SC: 0.75,
  SD: 0.75,
  TN: 0.75,
  TX: 0.7,
  UT: 1.15,
  VA: 0.85,
  VI: 1.1,
  VT: 0.95,
  WA: 1.2,
  WI: 0.75,
  WV: 0.45,
  WY: 0.9,
};
const ELSEWHERE = 0.8;

/** level, latitude, longitude and name of cities whose prices reach into the country around them */
const METROS = `
4.2 37.77 -122.42 San Francisco
4.1 37.34 -121.89 San Jose
2.6 37.80 -122.27 Oakland
3.3 40.78 -73.97 Manhattan
1.9 40.65 -73.95 Brooklyn
1.6 40.74 -73.82 Queens
1.2 40.84 -73.88 Bronx
1.5 40.58 -74.15 Staten Island
1.6 40.73 -74.17 Newark
2.8 34.05 -118.24 Los Angeles
2.9 33.68 -117.83 Irvine
1.3 33.98 -117.38 Riverside
2.9 32.72 -117.16 San Diego
2.3 34.42 -119.70 Santa Barbara
1.2 38.58 -121.49 Sacramento
0.9 36.74 -119.79 Fresno
0.85 35.37 -119.02 Bakersfield
2.6 42.36 -71.06 Boston
1.0 42.10 -72.59 Springfield MA
2.3 47.61 -122.33 Seattle
1.0 47.66 -117.43 Spokane
1.45 45.52 -122.68 Portland
1.6 40.01 -105.27 Boulder
1.5 39.74 -104.99 Denver
1.3 40.76 -111.89 Salt Lake City
1.2 43.62 -116.20 Boise
1.1 36.17 -115.14 Las Vegas
1.3 39.53 -119.81 Reno
1.15 33.45 -112.07 Phoenix
0.85 32.22 -110.97 Tucson
1.3 30.27 -97.74 Austin
0.95 32.78 -96.80 Dallas
0.9 29.76 -95.37 Houston
0.75 29.42 -98.49 San Antonio
0.55 31.76 -106.49 El Paso
0.65 29.95 -90.07 New Orleans
0.3 32.30 -90.18 Jackson MS
0.4 35.15 -90.05 Memphis
1.2 36.16 -86.78 Nashville
0.5 33.52 -86.81 Birmingham
1.05 33.75 -84.39 Atlanta
1.0 35.23 -80.84 Charlotte
1.05 35.78 -78.64 Raleigh
1.6 25.76 -80.19 Miami
1.0 28.54 -81.38 Orlando
1.05 27.95 -82.46 Tampa
0.85 30.33 -81.66 Jacksonville
2.1 38.91 -77.04 Washington
0.65 39.29 -76.61 Baltimore
0.8 39.95 -75.17 Philadelphia
0.6 40.44 -79.99 Pittsburgh
0.5 42.89 -78.88 Buffalo
0.45 43.05 -76.15 Syracuse
0.4 41.50 -81.69 Cleveland
0.28 41.10 -80.65 Youngstown
0.4 41.65 -83.54 Toledo
0.85 39.96 -83.00 Columbus
0.65 39.10 -84.51 Cincinnati
0.35 39.76 -84.19 Dayton
0.35 42.33 -83.05 Detroit
1.1 42.28 -83.74 Ann Arbor
0.27 43.01 -83.69 Flint
0.3 41.59 -87.34 Gary
1.0 41.88 -87.63 Chicago
0.7 43.04 -87.91 Milwaukee
0.95 44.98 -93.27 Minneapolis
0.6 38.63 -90.20 St. Louis
0.65 39.10 -94.58 Kansas City
2.6 21.31 -157.86 Honolulu
`
  .trim()
  .split('\n')
  .map((line) => {
    const [level = 1, latitude = 0, longitude = 0] = line.split(' ', 3).map(Number);
    return { level, latitude, longitude };
  });
/**
 * Towns that are dearer or cheaper than all around them, with their factor. The rest of a metro differs little here,
 * which is the largest simplification of these tables.
 */
const TOWNS: ReadonlyMap<string, number> = new Map(
  `
NY: Scarsdale 2.2, Rye 2.1, Manhasset 1.9, Garden City 1.6, East Hampton 3, Southampton 2.6, Bronxville 2, Larchmont 1.8, Mamaroneck 1.5, Port Washington 1.6, Hempstead 0.9, Yonkers 0.9, Saratoga Springs 1.5
NJ: Rumson 2.6, Short Hills 2, Summit 1.7, Ridgewood 1.6, Montclair 1.5, Princeton 1.7, Hoboken 1.9, Alpine 2.5, Camden 0.35, Trenton 0.5, Paterson 0.8, Newark 0.7, Atlantic City 0.5, Avalon 3, Spring Lake 2.5
CT: Greenwich 3, Darien 2.9, New Canaan 2.7, Westport 2.6, Fairfield 1.9, Bridgeport 0.8, Waterbury 0.7, Hartford 0.7
MA: Wellesley 1.5, Newton 1.4, Brookline 1.7, Weston 1.7, Cambridge 1.8, Lexington 1.4, Nantucket 3, Brockton 0.65, Springfield 0.7, Fall River 0.6, Lawrence 0.65
PA: Wayne 1.6, Bryn Mawr 1.8, Chester 0.4, Johnstown 0.5, Sewickley 1.6
MD: Bethesda 1.4, Chevy Chase 1.5, Potomac 1.2, Annapolis 2.1, Severna Park 1.7, Ocean City 1.5
VA: McLean 1.4, Great Falls 1.3, Arlington 1.4, Alexandria 1.2, Petersburg 0.5, Charlottesville 1.5
DC: Washington 1
IL: Wilmette 2.3, Winnetka 2.7, Kenilworth 2.4, Glencoe 2.1, Lake Forest 1.8, Highland Park 1.5, Hinsdale 1.8, Evanston 1.4, Naperville 1.2, Oak Park 1.3, East St. Louis 0.3, Harvey 0.35, Rockford 0.8, Decatur 0.7, Park Forest 0.5
OH: Upper Arlington 1.6, Bexley 1.6, Shaker Heights 1.1, Beachwood 1.6, East Cleveland 0.4, Lima 0.7
MI: Birmingham 4.5, Bloomfield Hills 4.2, Grosse Pointe 3.2, Troy 2.7, Royal Oak 3, Novi 2.6, Ann Arbor 1.1, Traverse City 1.7, Saginaw 0.7, Highland Park 0.6
IN: Carmel 1.5, Zionsville 1.5, Munster 1.7, Crown Point 1.7, Valparaiso 1.6
WI: Franklin 1.6, Brookfield 1.7, Mequon 1.8, Whitefish Bay 2, Wauwatosa 1.6, Madison 1.6, Racine 0.9
MN: Edina 1.5, Wayzata 2, Minnetonka 1.2
MO: Ladue 2.2, Clayton 2, Kirkwood 1.6, Chesterfield 1.5
KS: Leawood 1.6, Overland Park 1.4, Prairie Village 1.6
TX: Highland Park 3.2, University Park 3, Southlake 1.9, Plano 1.2, Frisco 1.3, West University Place 2.6, Bellaire 2.1, The Woodlands 1.3, West Lake Hills 1.9
TN: Belle Meade 2.4, Brentwood 1.5, Franklin 1.5, Germantown 2
GA: Alpharetta 1.3, Johns Creek 1.2, Decatur 1.3, Albany 0.6, Savannah 1.3
NC: Cary 1.2, Chapel Hill 1.3, Asheville 1.7, Davidson 1.4, Wilmington 1.3
SC: Charleston 2.4, Mount Pleasant 2.3, Hilton Head Island 2, Kiawah Island 3
FL: Palm Beach 4.5, Key Biscayne 2.5, Coral Gables 1.8, Miami Beach 1.6, Naples 2.6, Key West 3.2, Boca Raton 1.2, Jupiter 1.5, Sarasota 1.4, Winter Park 1.5, Belle Glade 0.6
AL: Mountain Brook 3, Homewood 2.3, Huntsville 1.2, Vestavia Hills 2.2
LA: Metairie 1.3
CA: Palo Alto 2, Los Altos 2, Atherton 2.5, Menlo Park 1.8, Saratoga 1.6, Cupertino 1.5, Hillsborough 1.7, Burlingame 1.4, Mill Valley 1.4, Tiburon 1.6, Berkeley 1.4, Orinda 1.4, Beverly Hills 2.6, Malibu 3, Santa Monica 2.2, Manhattan Beach 2.6, Burbank 1.3, Pasadena 1.4, Newport Beach 2, Laguna Beach 2.1, Del Mar 2.2, Coronado 2.3, Carlsbad 1.3, Carmel-by-the-Sea 3, Santa Barbara 1.4, Montecito 2.6, Compton 0.8, Richmond 0.6, Stockton 0.75, San Bernardino 0.8, Buellton 1.5, San Luis Obispo 1.9, Santa Cruz 2.2, Monterey 2
WA: Bellevue 1.5, Mercer Island 1.6, Medina 2.5, Kirkland 1.4, Redmond 1.3, Mount Vernon 1.4, Bellingham 1.5, Yakima 0.7
OR: Lake Oswego 1.4, Bend 1.7, Ashland 1.3, Medford 0.9, Klamath Falls 0.7
CO: Aspen 5, Vail 4, Breckenridge 3, Cherry Hills Village 2.2, Boulder 1.2, Pueblo 0.65
UT: Park City 3, Salt Lake City 1.1
AZ: Paradise Valley 2.6, Scottsdale 1.5, Sedona 1.8, Flagstaff 1.4
NV: Incline Village 2.5, Henderson 1.1
NM: Santa Fe 2, Los Alamos 1.4
ID: Sun Valley 3, Coeur d'Alene 1.3
MT: Bozeman 1.7, Whitefish 1.8
WY: Jackson 5
VT: Stowe 1.9, Burlington 1.3, Rutland 0.8
ME: Portland 1.5, Kennebunkport 1.8
NH: Portsmouth 1.6
RI: Newport 1.8, Barrington 1.4
HI: Kailua 1.2, Hilo 0.5
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', towns = ''] = line.split(': ');
      return towns.split(', ').map((town): [string, number] => {
        const at = town.lastIndexOf(' ');
        return [`${town.slice(0, at)}, ${state}`, Number(town.slice(at + 1))];
      });
    }),
);
/** Small towns far from a metro cost less than the average of their state: from this share on, up to so many residents. */
const SMALL_TOWN = { share: 0.68, residents: 40_000 } as const;
/** At this distance, in kilometers, a metro's level counts as much as the state's. */
const HALFWAY = 30;

/** What a square foot costs in a place, relative to the country's average: as in the nearest metro, or in the state. */
export function priceLevelAt(
  place: Pick<Place, 'city' | 'stateCode' | 'latitude' | 'longitude' | 'population'>,
): number {
  const { share: least, residents } = SMALL_TOWN;
  const size = Math.max(0, Math.min(1, Math.log10(place.population / 1_000) / Math.log10(residents / 1_000)));
  const ofState = (STATES[place.stateCode] ?? ELSEWHERE) * (least + (1 - least) * size);
  let nearest = METROS[0];
  let distance = Number.POSITIVE_INFINITY;
  for (const metro of METROS) {
    const kilometers = kilometersBetween(metro, place);
    if (kilometers >= distance) continue;
    nearest = metro;
    distance = kilometers;
  }
  const share = 1 / (1 + (distance / HALFWAY) ** 2);
  const around = (nearest?.level ?? ofState) * share + ofState * (1 - share);
  return around * (TOWNS.get(`${place.city}, ${place.stateCode}`) ?? 1);
}
