// Cuts the table of ZIP codes and their homes from census data. Needed only to renew it: the table is part of the
// repository.
//
// node scripts/population/tables/make-zip-homes.ts FILE
//
// FILE a CSV with one line per ZIP Code Tabulation Area and the columns zcta, people, homes, occupied, owned, value,
//      square_miles and year: residents, housing units, occupied ones and those whose owner lives there (American Community
//      Survey 2019-2023, tables B01003, B25001 and B25003), the median value of owned ones in dollars, the land (2020
//      gazetteer) and the median year in which homes were built. Unknown values and years are empty.
//
// The values of our table were spread from census tracts (2020-2024, table B25077) by how many homes of each lie in a ZIP
// code: half of 138 larger ZIP codes of Iowa and California are within eight percent of the published medians. The years
// were spread from counties (2015-2019, table DP04) and tell little more than the county: half of 32 ZIP codes of New York
// and Pennsylvania are more than twelve years off.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const TABLE = new URL('./zip-homes.txt', import.meta.url);
const PREFIX_LENGTH = 3;
/** A ZIP code with fewer homes is one of post office boxes, a campus, a prison, a base or an office tower. */
const FEWEST_HOMES = 100;
/** So many people per home live in barracks and dormitories. */
const MOST_PER_HOME = 8;
/** The share of houses with up to four units where there are so many homes per square mile, by estimate. */
const HOUSES: readonly (readonly [perSquareMile: number, share: number])[] = [
  [0, 0.97],
  [1_000, 0.9],
  [2_500, 0.78],
  [5_000, 0.6],
  [8_000, 0.45],
  [12_000, 0.3],
  [18_000, 0.14],
  [26_000, 0],
];
/** At most so many more houses than homes whose owner lives there. */
const RENTED_HOUSES = 0.35;
/** Where homes are this close together and residents per home few, it is a downtown of apartments. */
const CLOSE = 4_000;
const FEWEST_PER_HOUSE = 1.2;
const USUAL_PER_HOUSE = 2.1;

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('node scripts/population/tables/make-zip-homes.ts FILE');
  process.exit(1);
}
const byPrefix = new Map<string, string[]>();
for (const line of readFileSync(resolve(file), 'utf8').trim().split(/\r?\n/).slice(1).sort()) {
  const [zip = '', ...cells] = line.split(',');
  const [people = 0, homes = 0, occupied = 0, owned = 0, value = 0, squareMiles = 0, year = 0] = cells.map(Number);
  if (occupied < FEWEST_HOMES || people / occupied > MOST_PER_HOME) continue;
  const ownedShare = owned / occupied;
  const houses = housesOf(homes / squareMiles, people / homes, ownedShare);
  const entry = [
    zip.slice(PREFIX_LENGTH),
    digits(occupied / 100, 3),
    digits(value / 1_000, 4),
    digits(ownedShare * 100, 2),
    digits(houses * 100, 2),
    digits(year % 100, 2),
  ].join('');
  const prefix = zip.slice(0, PREFIX_LENGTH);
  byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), entry]);
}
const lines = [...byPrefix].map(([prefix, entries]) => `${prefix} ${entries.join(' ')}`);
writeFileSync(
  TABLE,
  `# ZIP codes where people have homes, by their first three digits. Each has the last two of its digits, hundreds of homes (3
# digits), what a home of the middle is worth in thousands of dollars (4; 0000 if unknown), the percentage of homes whose
# owner lives there (2) and of homes in houses of up to four units (2; by estimate, from how close together homes are), and
# before which year half of them were built (2; 00 if unknown). Source: American Community Survey of the Census Bureau
# (public domain); values and years are estimates from tracts and counties. Cut by make-zip-homes.ts.
${lines.join('\n')}
`,
);

function housesOf(perSquareMile: number, perHome: number, ownedShare: number): number {
  const next = HOUSES.findIndex(([from]) => from > perSquareMile);
  const [from, most] = HOUSES[next - 1] ?? [0, 0];
  const [to, least] = HOUSES[next] ?? [from + 1, most];
  const byDensity = next === -1 ? 0 : most + ((perSquareMile - from) / (to - from)) * (least - most);
  const bySize = Math.max(0.05, Math.min(1, (perHome - FEWEST_PER_HOUSE) / (USUAL_PER_HOUSE - FEWEST_PER_HOUSE)));
  return Math.min(byDensity, ownedShare + RENTED_HOUSES) * (perSquareMile > CLOSE ? bySize : 1);
}

/** Rounded, at most what fits. */
function digits(value: number, count: number): string {
  return String(Math.min(10 ** count - 1, Math.round(value))).padStart(count, '0');
}
