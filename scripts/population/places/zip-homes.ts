import { linesOfTable } from '../read-table.ts';

const PREFIX_LENGTH = 3;
/** Islands outside the census's table: their ZIP codes where people get mail. */
const ISLANDS = new Set(
  '00802 00820 00830 00840 00850 00851 96799 96910 96913 96915 96916 96917 96928 96929 96950 96951 96952'.split(' '),
);
/** Homes like those of most ZIP codes, where nothing is known about them. */
const USUAL: ZipHomes = { homes: 1_000, value: null, owned: 0.65, houses: 0.9, built: null };

/** What homes there are in a ZIP code. */
export interface ZipHomes {
  /** how many somebody lives in */
  readonly homes: number;
  /** what the owner of a home of the middle thought it was worth in late 2022, in dollars; null if unknown */
  readonly value: number | null;
  /** the share whose owner lives there */
  readonly owned: number;
  /** the share in houses of up to four units */
  readonly houses: number;
  /** half of them were built before; null if unknown */
  readonly built: number | null;
}

let table: ReadonlyMap<string, ZipHomes> | null = null;

/** Whether people live in the ZIP code, so that it is not one of post office boxes, a campus, a base or a tower. */
export function zipHasHomes(zip5: string): boolean {
  return ISLANDS.has(zip5) || homesByZip().has(zip5);
}

/** The homes of a ZIP code, after the American Community Survey of about 2022. */
export function homesIn(zip5: string): ZipHomes {
  return homesByZip().get(zip5) ?? USUAL;
}

function homesByZip(): ReadonlyMap<string, ZipHomes> {
  table ??= readTable();
  return table;
}

/** 1 to 29 are years of this century. */
const yearOf = (digits: number): number | null => (digits === 0 ? null : digits < 30 ? 2_000 + digits : 1_900 + digits);

/** '44051112721000064': after the last two digits hundreds of homes, thousands of dollars, two percentages and a year */
function readTable(): Map<string, ZipHomes> {
  const byZip = new Map<string, ZipHomes>();
  for (const line of linesOfTable('zip-homes.txt')) {
    const [prefix = '', ...entries] = line.split(' ');
    for (const entry of entries) {
      const number = (from: number, to: number): number => Number(entry.slice(from, to));
      byZip.set(prefix + entry.slice(0, 5 - PREFIX_LENGTH), {
        homes: 100 * number(2, 5),
        value: 1_000 * number(5, 9) || null,
        owned: number(9, 11) / 100,
        houses: number(11, 13) / 100,
        built: yearOf(number(13, 15)),
      });
    }
  }
  return byZip;
}
