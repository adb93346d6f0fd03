import { type Month, monthOf } from '../calendar.ts';
import { kilometersBetween } from './distance.ts';
import { nameOfPlace } from './place-names.ts';
import { loadPlaces, type Place } from './places.ts';

/** Planned towns with the year in which the first people moved in, by estimate. */
const FIRST_RESIDENTS = `
AZ|Anthem 1999|Fountain Hills 1972|San Tan Valley 1998
CA|Aliso Viejo 1983|Eastvale 1998|Ladera Ranch 1999|Mission Viejo 1968|Mountain House 2003|Rancho Santa Margarita 1986
CO|Castle Pines 1986|Highlands Ranch 1981|Lone Tree 1982|Pueblo West 1971
FL|Celebration 1996|Coral Springs 1968|Palm Coast 1972|Parkland 1978|Poinciana 1973|Wellington 1976|Weston 1985
MD|Columbia 1968
MN|Otsego 1980
NY|Kiryas Joel 1976
TX|Fulshear 1995|The Woodlands 1975
UT|Eagle Mountain 1998|Saratoga Springs 1998
VA|Ashburn 1984|Brambleton 2001|Broadlands 1996|Burke 1970|South Riding 1995
WA|Mill Creek 1977
`;
/** Whoever would have lived there before lived in an older town of at least so many residents. */
const RESIDENTS = 8_000;

const firstMonths: ReadonlyMap<string, Month> = new Map(
  FIRST_RESIDENTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', ...towns] = line.split('|');
      return towns.map((town): [string, Month] => {
        const at = town.lastIndexOf(' ');
        return [`${town.slice(0, at)}, ${state}`, monthOf(Number(town.slice(at + 1)), 1)];
      });
    }),
);
/** 'Anthem, AZ' */
export const YOUNG_TOWNS: readonly string[] = [...firstMonths.keys()];

const older = new Map<number, Place>();

/** Since when people live in a place; 0 for one that is not young. */
export function firstMonthOf(place: Place): Month {
  return firstMonths.get(nameOfPlace(place)) ?? 0;
}

/** The place itself, or the nearest town of its state that existed in a month. */
export function townIn(place: Place, month: Month): Place {
  const first = firstMonths.get(nameOfPlace(place));
  if (first === undefined || month >= first) return place;
  const known = older.get(place.id) ?? nearestOlder(place);
  older.set(place.id, known);
  return known;
}

function nearestOlder(place: Place): Place {
  let best = place;
  let distance = Number.POSITIVE_INFINITY;
  for (const other of loadPlaces()) {
    if (other.stateCode !== place.stateCode || other.population < RESIDENTS || firstMonths.has(nameOfPlace(other)))
      continue;
    if (!other.zips.some(({ isNamed }) => isNamed)) continue;
    const kilometers = kilometersBetween(place, other);
    if (kilometers >= distance) continue;
    distance = kilometers;
    best = other;
  }
  return best;
}
