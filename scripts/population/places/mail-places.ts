import { kilometersBetween } from './distance.ts';
import { nameOfPlace, placeNames } from './place-names.ts';
import type { Place } from './places.ts';

/** A place without a ZIP code of its name but with so many residents is a city that people name in their address. */
const NAMED_BY_ITSELF_FROM = 15_000;
/** Larger ones that nobody writes on an envelope: parts of the Las Vegas Valley, of Miami's suburbs and the like. */
const NOT_ON_ENVELOPES = placeNames([
  'AK: Badger',
  'AL: Dixiana|Tillmans Corner',
  'AZ: Casas Adobes|Catalina Foothills|Drexel Heights|Flowing Wells|Fortuna Foothills|Tanque Verde',
  'CA: Ashland|Avocado Heights|Bostonia|East Hemet|East Rancho Dominguez|Florin|Foothill Farms|Glen Avon|La Presa|Linda|Mead Valley|North Tustin|Rancho San Diego|Rosemont|Rubidoux|South San Jose Hills|South Whittier|South Yuba City|Valinda|Vincent|Vineyard|Walnut Park|West Carson|West Puente Valley|Westmont|Willowbrook|Winter Gardens',
  'CO: Columbine|Ken Caryl|Sherrelwood',
  'CT: Killingly Center|Montville Center|Wallingford Center',
  "FL: Alafaya|Bayonet Point|Bayshore Gardens|Bellview|Bloomingdale|Boca Del Mar|Brent|Brownsville|Buenaventura Lakes|Carrollwood|Citrus Park|Coral Terrace|Country Club|Country Walk|Cutler|East Lake|East Naples|East Pensacola Heights|Ensley|Ferry Pass|Florida Ridge|Fountainebleau|Four Corners|Fruit Cove|Glenvar Heights|Golden Gate|Golden Glades|Greenacres City|Iona|Ives Estates|Jasmine Estates|Kendale Lakes|Kendall|Kendall West|Keystone|Lake Butler|Lake Magdalene|Lake Worth Corridor|Lakeside|Lealman|Leisure City|Meadow Woods|Midway|Myrtle Grove|Northdale|Oak Ridge|Oakleaf Plantation|Ojus|Palm Valley|Pine Hills|Pinewood|Princeton|Punta Gorda Isles|Richmond West|San Carlos Park|Sandalfoot Cove|South Bradenton|South Miami Heights|Southchase|Sunset|Tamiami|The Acreage|The Crossings|The Hammocks|Three Lakes|Town 'n' Country|University|University Park|Vero Beach South|Wekiwa Springs|West Little River|West Pensacola|West and East Lealman|Westchase|Westchester|Wright",
  'GA: Belvedere Park|North Atlanta|North Decatur|North Druid Hills|Redan|Wilmington Island',
  'HI: East Honolulu|Ewa Gentry|Makakilo|Mililani Town|Schofield Barracks',
  'IL: Goodings Grove|North Peoria|Wasco',
  'KY: Fern Creek|Highview|Newburg|Okolona|St. Matthews|Valley Station',
  'LA: Bayou Cane|Estelle|Shenandoah',
  'MD: Aspen Hill|Ballenger Creek|Bel Air North|Bel Air South|Calverton|Camp Springs|Carney|Chillum|Cloverly|East Riverdale|Eldersburg|Fairland|Ferndale|Green Haven|Hillcrest Heights|Ilchester|Lake Shore|Langley Park|Lochearn|Maryland City|Milford Mill|Parole|Rossville|Scaggsville|South Gate|South Laurel|West Elkridge|White Oak|Woodlawn',
  'MI: Forest Hills|Saginaw Township North|Waverly',
  'MO: Affton|Concord|Fort Leonard Wood|Lemay|Mehlville|Oakville|Old Jamestown|Spanish Lake',
  'NJ: Ocean Acres',
  'NM: South Valley',
  'NV: Enterprise|Paradise|Spanish Springs|Spring Valley|Summerlin South|Sunrise Manor|Whitney|Winchester',
  'NY: Brighton|East Massapequa|Eggertsville|Greenburgh|North Amityville|North Bay Shore|North Massapequa',
  'OH: White Oak',
  'OR: Altamont|Bethany|Four Corners|Hayesville|Oak Grove',
  'PA: Back Mountain',
  'SC: Seven Oaks|Socastee|St. Andrews|Wade Hampton',
  'TN: East Brainerd',
  'TX: Aldine|Alief|Atascocita|Brushy Creek|Cinco Ranch|Cloverleaf|Jollyville|Mission Bend|New Territory|Pecan Grove|West Odessa',
  'UT: East Millcreek',
  'VA: Baileys Crossroads|Bon Air|Buckhall|Cave Spring|Cherry Hill|Dale City|Fort Hunt|Franconia|Hybla Valley|Idylwood|Lake Ridge|Laurel|Lincolnia|Linton Hall|Meadowbrook|Merrifield|Montclair|Oak Hill|Rose Hill|Short Pump|Sudley|Tuckahoe|Tysons Corner|West Falls Church|West Springfield|Wolf Trap|Woodlawn',
  'WA: Bothell West|Cottage Lake|Eastmont|Fairwood|Five Corners|Frederickson|Hazel Dell|Martha Lake|Mill Creek East|North Creek|Orchards|Parkland|Salmon Creek|Silver Firs|South Hill|West Lake Sammamish|West Lake Stevens',
  'WV: Weirton Heights',
]);
/** Where nobody below 55 may live, so that no family grows up there. */
const FOR_THE_OLD = placeNames([
  'AZ: Green Valley|Sun City|Sun City West|Sun Lakes',
  'CA: Laguna Woods|Rossmoor',
  'FL: Kings Point|Sun City Center|The Villages',
  'MD: Leisure World',
  'NJ: Leisure Village East|Rossmoor',
]);
/** 'Mercerville-Hamilton Square' are two places to everybody but the census. */
const IS_PAIR = /[a-z]-[A-Z]/;

type Located = Pick<Place, 'id' | 'city' | 'stateCode' | 'latitude' | 'longitude' | 'zips' | 'population'>;

/**
 * How many people get their mail with a place's name, by id. The census counts thousands of places that no address
 * names: whoever lives in South Gate Ridge writes Sarasota. Their residents count for the nearest place of the state that
 * is named in addresses, and nobody of a population lives there; nor in communities of the old.
 */
export function residentsByMail(places: readonly Located[]): ReadonlyMap<number, number> {
  const named = places.filter((place) => isInAddresses(place) && !FOR_THE_OLD.has(nameOfPlace(place)));
  const byState = Map.groupBy(named, ({ stateCode }) => stateCode);
  const residents = new Map(named.map(({ id, population }) => [id, population]));
  for (const place of places) {
    if (residents.has(place.id)) continue;
    const near = nearest(place, byState.get(place.stateCode) ?? []) ?? place;
    residents.set(near.id, (residents.get(near.id) ?? 0) + place.population);
  }
  return residents;
}

/** Whether people write the place's name in their address. */
export function isInAddresses({ city, stateCode, zips, population }: Located): boolean {
  if (zips.some(({ isNamed }) => isNamed)) return true;
  if (IS_PAIR.test(city) || NOT_ON_ENVELOPES.has(nameOfPlace({ city, stateCode }))) return false;
  return population >= NAMED_BY_ITSELF_FROM;
}

function nearest(place: Located, others: readonly Located[]): Located | undefined {
  let best: Located | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const kilometers = kilometersBetween(place, other);
    if (kilometers >= distance) continue;
    distance = kilometers;
    best = other;
  }
  return best;
}
