import { SEARCH_TOTAL_MAX } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy } from '../people/age.ts';
import type { BornRange } from './age-filter.ts';
import type { CorrectedName } from './corrections.ts';
import { LOOKED_AT, matchSql, YOUNGEST_SQL } from './match-sql.ts';
import type { NameReading, SearchableName } from './name-query.ts';
import { endOf } from './range-end.ts';
import { RANK } from './ranks.ts';
import { areasOf, type SearchArea } from './search-area.ts';

/** One read of the name table. */
export interface MatchQuery {
  readonly name: SearchableName;
  /** corrected names, most likely first; used if few people are found */
  readonly corrected: readonly CorrectedName[];
  readonly area: SearchArea;
  /** only people who live in the area or are shown with it, not former residents */
  readonly isHere: boolean;
  /** only people born in these months; null for everyone */
  readonly born: BornRange | null;
}

/** A name that matches. */
export interface FoundName {
  /** `RANK` */
  readonly rank: number;
  /** how far off it is within its rank */
  readonly offness: number;
  readonly personKey: number;
  /** the name itself, another full name, half of a double last name */
  readonly kind: 'primary' | 'aka' | 'part';
  readonly lastKey: string;
  readonly firstKey: string;
  /** 19790402; 0 if the year is unknown, or if the person has died */
  readonly born: number;
  /** id of the place that the person is shown with; 0 for none */
  readonly home: number;
  /** 2: lives in the area; 1: is shown with a place in it; 0: lived there before */
  readonly isHere: number;
}

export interface FoundNames {
  readonly names: readonly FoundName[];
  /** names in reverse order and corrected ones, which count if few people have the others */
  readonly others: readonly FoundName[];
  /** there are more names than were looked at */
  readonly isCut: boolean;
}

/** The statement's only row. */
export interface MatchRow {
  readonly looked_at: number;
  /** JSON arrays */
  readonly names: string;
  readonly others: string;
}

/** The name in the form the statement expects. */
function describeName(name: SearchableName, corrected: readonly CorrectedName[], keptAs: string | null): string {
  const spelled = corrected.map((other) => ({ ...other, rank: RANK.spelling }));
  if (name.kind === 'word') {
    const wordEnd = name.isPrefix ? endOf(name.word) : name.word;
    return JSON.stringify({ ...name, wordEnd, others: spelled, keptAs });
  }
  const readings = name.readings.map((reading) => ({
    ...reading,
    firstEnd: reading.isPrefix ? endOf(reading.first) : reading.first,
    lastEnd: reading.isPrefix ? endOf(reading.last) : reading.last,
  }));
  return JSON.stringify({
    readings,
    alone: name.alone,
    others: [...name.turned.flatMap(turnedNames), ...spelled],
    keptAs,
  });
}

function turnedNames({ first, middle, last, nicknames }: NameReading) {
  return [first, ...nicknames].map((key) => ({ first: key, firstEnd: key, middle, last, rank: RANK.turned }));
}

/** Rows to look at: more if only their middle name, age or home can exclude rows. */
function rowsToLookAt({ name, born, isHere }: MatchQuery): number {
  const isChoosy =
    isHere || born !== null || (name.kind === 'full' && name.readings.some(({ middle }) => middle !== ''));
  return isChoosy ? LOOKED_AT.choosily : LOOKED_AT.plainly;
}

/**
 * Builds the statement that reads the matching names: none if the list of the words `keptAs` is kept, which the same
 * transaction reads instead.
 */
export function matchStatement(
  db: SqlDatabase,
  query: MatchQuery,
  now: number,
  keptAs: string | null = null,
): SqlStatement {
  const { name, corrected, area, isHere, born } = query;
  const adultBy = adultBornBy(now);
  return db
    .prepare(matchSql(name.kind))
    .bind(
      describeName(name, corrected, keptAs),
      JSON.stringify(areasOf(area)),
      born?.from ?? 0,
      Math.min(born?.to ?? adultBy, adultBy),
      isHere ? 1 : 0,
      rowsToLookAt(query),
    );
}

/** What a statement found; nobody if it returned no row, as when only its plan is requested. */
export function readMatches(row: MatchRow | undefined, query: MatchQuery): FoundNames {
  if (row === undefined) return { names: [], others: [], isCut: false };
  return { names: readNames(row.names), others: readNames(row.others), isCut: row.looked_at >= rowsToLookAt(query) };
}

/** Names read youngest first, for the name itself as well as for all its other forms. */
const YOUNGEST_READ_MAX = 2_000;

/**
 * Builds the statements that read the youngest people with the name itself, and with another form of the first name.
 * None for a single word, which no index covers by age.
 */
export function youngestStatements(db: SqlDatabase, query: MatchQuery, now: number): SqlStatement[] {
  const { name, area, isHere, born } = query;
  if (name.kind === 'word') return [];
  const areas = areasOf(area);
  const adultBy = adultBornBy(now);
  const own = name.readings.map((reading) => ({ ...reading, whole: RANK.exact, close: RANK.close }));
  const meant = name.readings.flatMap(({ middle, last, nicknames }) =>
    nicknames.map((first) => ({ first, middle, last, whole: RANK.nickname, close: RANK.closeNickname })),
  );
  return [own, meant]
    .filter((names) => names.length > 0)
    .map((names) =>
      db
        .prepare(YOUNGEST_SQL)
        .bind(
          JSON.stringify(names),
          JSON.stringify(areas),
          born?.from ?? 0,
          Math.min(born?.to ?? adultBy, adultBy),
          isHere ? 1 : 0,
          Math.min(SEARCH_TOTAL_MAX, Math.ceil(YOUNGEST_READ_MAX / Math.max(1, names.length * areas.length))),
        ),
    );
}

/** What one of these statements found. */
export function readYoungest(rows: readonly Pick<MatchRow, 'names'>[]): FoundName[] {
  return rows.flatMap(({ names }) => readNames(names));
}

type NameArray = [number, number, number, FoundName['kind'], string, string, number, number, number];

/** Names as the statements return them. */
export function readNames(json: string): FoundName[] {
  return (JSON.parse(json) as NameArray[]).map(
    ([rank, offness, personKey, kind, lastKey, firstKey, born, home, isHere]) => ({
      rank,
      offness,
      personKey,
      kind,
      lastKey,
      firstKey,
      born,
      home,
      isHere,
    }),
  );
}

/** The opposite of {@link readNames}, for one name. */
export function describeHit(name: FoundName): NameArray {
  const { rank, offness, personKey, kind, lastKey, firstKey, born, home, isHere } = name;
  return [rank, offness, personKey, kind, lastKey, firstKey, born, home, isHere];
}
