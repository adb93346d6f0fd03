import { areaCodesOfPlace } from '../population/contacts/area-codes.ts';
import { shareOfGivenName } from '../population/names/given-names.ts';
import { shareOfLastName } from '../population/names/surnames.ts';
import { loadPlaces } from '../population/places/places.ts';
import { generatePopulation } from '../population/population.ts';
import { printGrid } from './table.ts';

const PEOPLE = 200_000;
const SHOWN = 20;
/** What `shareOfLastName` counts out of. */
const EVERYBODY = 10_000_000;

/** The most frequent names, places and area codes of a population, beside their shares in the real country. */
export function benchFrequencies(): Promise<void> {
  const [first, last, homes, codes, births]: [Counts, Counts, Counts, Counts, Counts] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  for (const { table, row } of generatePopulation({ seed: 'frequencies', people: PEOPLE })) {
    if (table === 'person') {
      count(first, row.first_name);
      count(last, row.last_name);
      if (row.home_place_id !== null) count(homes, String(row.home_place_id));
      if (row.birth_year !== null) count(births, String(row.birth_year));
    } else if (table === 'phone') count(codes, row.number.slice(0, 3));
  }
  const places = loadPlaces();
  const residents = places.reduce((sum, { population }) => sum + population, 0);
  const realCodes = new Map<string, number>();
  for (const place of places)
    for (const { code, share } of areaCodesOfPlace(place))
      count(realCodes, code, (place.population / residents) * share);
  const placeOf = (id: string) => places[Number(id) - 1];
  const born = [...births].map(([year, people]) => ({ year: Number(year), share: people / sumOf(births) }));

  printFrequencies('first names', first, (name) =>
    born.reduce((sum, { year, share }) => sum + share * shareOfGivenName(name, year), 0),
  );
  printFrequencies('last names', last, (name) => (shareOfLastName(name) ?? 0) / EVERYBODY);
  printFrequencies(
    'places',
    homes,
    (id) => (placeOf(id)?.population ?? 0) / residents,
    (id) => `${placeOf(id)?.city}, ${placeOf(id)?.stateCode}`,
  );
  printFrequencies('area codes', codes, (code) => realCodes.get(code) ?? 0);
  return Promise.resolve();
}

type Counts = Map<string, number>;

function count(counts: Counts, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, one) => sum + one, 0);

function printFrequencies(
  what: string,
  counts: Counts,
  realShare: (key: string) => number,
  nameOf: (key: string) => string = (key) => key,
): void {
  const all = sumOf(counts);
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  printGrid(
    `The ${SHOWN} most frequent ${what}`,
    ['here', 'real', 'ratio'],
    most.map(([key, here]) => {
      const real = realShare(key);
      return { name: nameOf(key), cells: [percent(here / all), percent(real), (here / all / real).toFixed(2)] };
    }),
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`;
