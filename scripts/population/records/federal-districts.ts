import { stateName, US_STATES } from '../../../shared/people/us-states.ts';
import { kilometersBetween } from '../places/distance.ts';
import { loadPlaces, type Place } from '../places/places.ts';

/**
 * The states with several federal judicial districts (28 U.S.C. 81 to 131), with cities where each district holds court
 * or that lie well within it. Which county belongs where is our own approximation: to the district with the nearest of
 * these cities.
 */
const SEATS = `
AL Northern: Birmingham, Huntsville, Tuscaloosa, Anniston, Florence
AL Middle: Montgomery, Dothan, Opelika
AL Southern: Mobile, Selma
AR Eastern: Little Rock, Jonesboro, Pine Bluff, West Memphis
AR Western: Fort Smith, Fayetteville, Texarkana, El Dorado, Hot Springs
CA Northern: San Francisco, Oakland, San Jose, Santa Rosa, Eureka, Salinas
CA Eastern: Sacramento, Fresno, Bakersfield, Redding, Modesto, Stockton, Fairfield
CA Central: Los Angeles, Santa Ana, Riverside, San Bernardino, Santa Barbara, San Luis Obispo
CA Southern: San Diego, El Centro
FL Northern: Pensacola, Tallahassee, Gainesville, Panama City
FL Middle: Jacksonville, Orlando, Tampa, Ocala, Fort Myers
FL Southern: Miami, Fort Lauderdale, West Palm Beach, Fort Pierce, Key West
GA Northern: Atlanta, Gainesville, Rome, Newnan
GA Middle: Macon, Columbus, Athens, Albany, Valdosta
GA Southern: Savannah, Augusta, Brunswick, Statesboro, Dublin, Waycross
IA Northern: Cedar Rapids, Sioux City, Waterloo, Fort Dodge
IA Southern: Des Moines, Council Bluffs, Davenport, Iowa City
IL Northern: Chicago, Rockford
IL Central: Springfield, Peoria, Urbana, Rock Island
IL Southern: East St. Louis, Benton
IN Northern: South Bend, Hammond, Fort Wayne, Lafayette
IN Southern: Indianapolis, Terre Haute, Evansville, New Albany
KY Eastern: Lexington, Covington, Ashland, London, Pikeville, Frankfort
KY Western: Louisville, Bowling Green, Owensboro, Paducah
LA Eastern: New Orleans, Houma
LA Middle: Baton Rouge
LA Western: Shreveport, Lafayette, Alexandria, Monroe, Lake Charles
MI Eastern: Detroit, Flint, Bay City, Ann Arbor, Port Huron
MI Western: Grand Rapids, Kalamazoo, Lansing, Marquette, Traverse City
MO Eastern: St. Louis, Cape Girardeau, Hannibal
MO Western: Kansas City, Springfield, Jefferson City, Joplin, St. Joseph
MS Northern: Oxford, Greenville, Tupelo, Aberdeen
MS Southern: Jackson, Gulfport, Hattiesburg, Natchez, Meridian
NC Eastern: Raleigh, Wilmington, Greenville, Fayetteville, New Bern, Elizabeth City
NC Middle: Greensboro, Winston-Salem, Durham
NC Western: Charlotte, Asheville, Statesville
NY Northern: Albany, Syracuse, Utica, Binghamton, Ithaca, Plattsburgh, Watertown
NY Southern: New York, Bronx, White Plains, Poughkeepsie, Newburgh
NY Eastern: Brooklyn, Queens, Staten Island, Hempstead, Central Islip
NY Western: Buffalo, Rochester, Jamestown, Elmira
OH Northern: Cleveland, Toledo, Akron, Youngstown
OH Southern: Columbus, Cincinnati, Dayton
OK Northern: Tulsa
OK Eastern: Muskogee, McAlester, Durant
OK Western: Oklahoma City, Lawton, Enid
PA Eastern: Philadelphia, Allentown, Reading, Lancaster
PA Middle: Harrisburg, Scranton, Wilkes-Barre, Williamsport, York
PA Western: Pittsburgh, Erie, Johnstown
TN Eastern: Knoxville, Chattanooga, Greeneville
TN Middle: Nashville, Cookeville, Columbia
TN Western: Memphis, Jackson
TX Northern: Dallas, Fort Worth, Abilene, Amarillo, Lubbock, Wichita Falls, San Angelo
TX Southern: Houston, Galveston, Victoria, Corpus Christi, Brownsville, McAllen, Laredo
TX Eastern: Tyler, Beaumont, Sherman, Plano, Texarkana, Marshall, Lufkin
TX Western: San Antonio, Austin, El Paso, Waco, Midland, Del Rio
VA Eastern: Alexandria, Richmond, Norfolk, Newport News
VA Western: Roanoke, Charlottesville, Danville, Harrisonburg, Lynchburg, Abingdon
WA Eastern: Spokane, Yakima, Richland
WA Western: Seattle, Tacoma, Vancouver, Bellingham
WI Eastern: Milwaukee, Green Bay
WI Western: Madison, Eau Claire, La Crosse, Wausau
WV Northern: Wheeling, Clarksburg, Martinsburg, Elkins
WV Southern: Charleston, Huntington, Beckley, Bluefield
`;
/** The districts that are not named after a state. American Samoa has none; its cases go to Hawaii. */
const OTHERS: Readonly<Record<string, string>> = {
  AS: 'District of Hawaii',
  DC: 'District of Columbia',
  MP: 'District for the Northern Mariana Islands',
  VI: 'District of the Virgin Islands',
};

interface Seat {
  readonly district: string;
  readonly city: string;
}

const SEATS_BY_STATE: ReadonlyMap<string, readonly Seat[]> = Map.groupBy(
  SEATS.trim()
    .split('\n')
    .flatMap((line) => {
      const [stateCode = '', part = ''] = line.slice(0, line.indexOf(':')).split(' ');
      const cities = line.slice(line.indexOf(':') + 2).split(', ');
      return cities.map((city) => ({ stateCode, city, district: `${part} District of ${stateName(stateCode)}` }));
    }),
  ({ stateCode }) => stateCode,
);
let seatsByCounty: ReadonlyMap<string, Seat> | null = null;

/** The federal district of a place, the same for a whole county: 'District of Oregon', 'Eastern District of California'. */
export function districtOf({ stateCode, fips }: Place): string {
  seatsByCounty ??= findSeats();
  return seatsByCounty.get(fips ?? '')?.district ?? OTHERS[stateCode] ?? `District of ${stateName(stateCode)}`;
}

/** The nearest seat to the largest place of each county, in the states with several districts. */
function findSeats(): Map<string, Seat> {
  const places = loadPlaces();
  const byName = new Map(places.map((place) => [`${place.city}, ${place.stateCode}`, place]));
  const found = new Map<string, Seat>();
  for (const [county, own] of Map.groupBy(places, ({ fips }) => fips ?? '')) {
    const [first, ...others] = own;
    if (first === undefined) continue;
    const largest = others.reduce((a, b) => (b.population > a.population ? b : a), first);
    let nearest = Number.POSITIVE_INFINITY;
    for (const seat of SEATS_BY_STATE.get(first.stateCode) ?? []) {
      const there = byName.get(`${seat.city}, ${first.stateCode}`);
      const distance = there === undefined ? Number.POSITIVE_INFINITY : kilometersBetween(largest, there);
      if (distance >= nearest) continue;
      nearest = distance;
      found.set(county, seat);
    }
  }
  return found;
}

/** Every district there is. */
export function allDistricts(): Set<string> {
  const several = [...SEATS_BY_STATE.values()].flat().map(({ district }) => district);
  const single = Object.entries(US_STATES)
    .filter(([code]) => !SEATS_BY_STATE.has(code) && OTHERS[code] === undefined)
    .map(([, name]) => `District of ${name}`);
  return new Set([...several, ...single, ...Object.values(OTHERS)]);
}
