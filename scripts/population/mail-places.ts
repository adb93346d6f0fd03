import { kilometersBetween } from './distance.ts';
import type { Place } from './places.ts';

/** A place without a ZIP code of its name but with so many residents is a city that people name in their address. */
const NAMED_BY_ITSELF_FROM = 15_000;
/** Larger ones that nobody writes on an envelope: parts of the Las Vegas Valley and the like. */
const NOT_ON_ENVELOPES = new Set(
  'Paradise, NV|Sunrise Manor, NV|Spring Valley, NV|Enterprise, NV|Whitney, NV|Winchester, NV|Greenacres City, FL|North Atlanta, GA|Redan, GA|Casas Adobes, AZ|Catalina Foothills, AZ|Drexel Heights, AZ|East Pensacola Heights, FL|Ferry Pass, FL|University, FL|University Park, FL|East Lake, FL|Fruit Cove, FL|Meadow Woods, FL|Lake Magdalene, FL|Buenaventura Lakes, FL|Golden Glades, FL|Lakeside, FL|Westmont, CA|Willowbrook, CA|La Presa, CA|Foothill Farms, CA|South Whittier, CA|Florin, CA|Vineyard, CA|North Tustin, CA|Chillum, MD|Carney, MD|South Gate, MD|South Laurel, MD|North Creek, WA|Parkland, WA|South Hill, WA|Greenburgh, NY|Back Mountain, PA|Forest Hills, MI|Linton Hall, VA|Langley Park, MD'.split(
    '|',
  ),
);
/** 'Mercerville-Hamilton Square' are two places to everybody but the census. */
const IS_PAIR = /[a-z]-[A-Z]/;

type Located = Pick<Place, 'id' | 'city' | 'stateCode' | 'latitude' | 'longitude' | 'zips' | 'population'>;

/**
 * How many people get their mail with a place's name, by id. The census counts thousands of places that no address
 * names: whoever lives in South Gate Ridge writes Sarasota. Their residents count for the nearest place of the state that
 * is named in addresses, and nobody of a population lives there.
 */
export function residentsByMail(places: readonly Located[]): ReadonlyMap<number, number> {
  const named = places.filter(isInAddresses);
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
  if (IS_PAIR.test(city) || NOT_ON_ENVELOPES.has(`${city}, ${stateCode}`)) return false;
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
