import { SEARCH_PAGE_SIZE, SEARCH_TOTAL_MAX, type SearchSort } from '../../../shared/contract/search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, dateNumber } from '../people/age.ts';
import type { BirthRow } from '../people/person-rows.ts';
import { type CorrectedName, endOf } from './corrections.ts';
import { LOOKED_AT, matchSql, RANK } from './match-sql.ts';
import type { NameReading, SearchableName } from './name-query.ts';
import { areasOf, type SearchArea } from './place-store.ts';

/** One person of a result page, as the match found them. */
export interface MatchRow extends BirthRow {
  readonly id: string;
  readonly first_name: string;
  readonly full_name: string;
  readonly is_dead: number;
  readonly city: string | null;
  readonly state_code: string | null;
  /** how well the name matches: `matchOfRank` */
  readonly rank: number;
  /** found only by another name than the one the person goes by */
  readonly is_aka: number;
  /** the name that was found, as keys */
  readonly first_key: string;
  readonly last_key: string;
  /** JSON array of other full names */
  readonly akas: string;
  /** whether the city is where the person lives now */
  readonly is_current: number;
}

/** Birth dates, both included: 19790402. */
export interface BornRange {
  readonly from: number;
  readonly to: number;
}

/** What a list is narrowed to; null for all. */
export interface PeopleFilter {
  readonly state: string | null;
  /** places that people are shown with */
  readonly cities: readonly number[] | null;
  readonly born: BornRange | null;
}

/** One reading of the name table. */
export interface MatchQuery {
  readonly name: SearchableName;
  /** corrected names, the likeliest first; for where few people are found */
  readonly corrected: readonly CorrectedName[];
  readonly area: SearchArea;
  /** who lives in the area or is shown with it, and not who lived there before */
  readonly isHere: boolean;
  /** whoever was born then is read alone, so that more of them are found than among the first names */
  readonly born: BornRange | null;
  readonly filter: PeopleFilter;
  readonly sort: SearchSort;
  /** from 1 */
  readonly page: number;
}

/** Somebody who was found, as far as filters go. */
export type CountedPerson = readonly [
  city: string | null,
  stateCode: string | null,
  /** years; 65 stands for all who are older */
  age: number | null,
  /** which parts of the filter the person passes, as 1 and 0 */
  isInState: number,
  isInCity: number,
  isOfAge: number,
];

export interface Matches {
  readonly people: readonly MatchRow[];
  /** everybody, before the filter: at most SEARCH_TOTAL_MAX */
  readonly counted: readonly CountedPerson[];
  /** of these, who pass the filter, and of those whose name is the one asked for */
  readonly total: number;
  readonly exactTotal: number;
  /** more names were there than are read, or more people than are counted */
  readonly isCut: boolean;
}

/** The one row of the statement; lists are JSON, and counts of nobody NULL. */
export interface FoundRow {
  readonly people: number | null;
  readonly total: number | null;
  readonly exact_total: number | null;
  readonly is_cut: number;
  readonly counted: string;
  readonly page: string;
}

/** The name as the statement takes it. */
function describeName(name: SearchableName, corrected: readonly CorrectedName[]): string {
  const spelled = corrected.map((other) => ({ ...other, rank: RANK.spelling }));
  if (name.kind === 'word')
    return JSON.stringify({ ...name, wordEnd: name.isPrefix ? endOf(name.word) : name.word, others: spelled });
  const readings = name.readings.map((reading) => ({
    ...reading,
    firstEnd: reading.isPrefix ? endOf(reading.first) : reading.first,
    lastEnd: reading.isPrefix ? endOf(reading.last) : reading.last,
  }));
  return JSON.stringify({ readings, others: [...name.turned.flatMap(turnedNames), ...spelled] });
}

function turnedNames({ first, middle, last, nicknames }: NameReading) {
  return [first, ...nicknames].map((key) => ({ first: key, firstEnd: key, middle, last, rank: RANK.turned }));
}

/** Whether rows are looked at that only their middle name, age or home can leave out. */
function isChoosy({ name, born, isHere }: MatchQuery): boolean {
  return isHere || born !== null || (name.kind === 'full' && name.readings.some(({ middle }) => middle !== ''));
}

/** Builds the statement, which finds one page of people and counts them all (match-sql.ts). */
export function matchStatement(db: SqlDatabase, query: MatchQuery, now: number): SqlStatement {
  const { name, corrected, area, isHere, born, filter, sort, page } = query;
  const adultBy = adultBornBy(now);
  return db
    .prepare(matchSql(name.kind, sort))
    .bind(
      describeName(name, corrected),
      JSON.stringify(areasOf(area)),
      born?.from ?? 0,
      Math.min(born?.to ?? adultBy, adultBy),
      isHere ? 1 : 0,
      isChoosy(query) ? LOOKED_AT.choosily : LOOKED_AT.plainly,
      (page - 1) * SEARCH_PAGE_SIZE,
      dateNumber(now),
      filter.state,
      filter.cities === null ? null : JSON.stringify(filter.cities),
      filter.born?.from ?? null,
      filter.born?.to ?? null,
    );
}

const NOBODY: Matches = { people: [], counted: [], total: 0, exactTotal: 0, isCut: false };

/** What a statement found; nobody where it gave no row, as while its plan is asked for. */
export function readMatches(row: FoundRow | undefined): Matches {
  if (row === undefined) return NOBODY;
  const page = JSON.parse(row.page) as (MatchRow & { readonly position: number })[];
  return {
    people: page.toSorted((a, b) => a.position - b.position),
    counted: JSON.parse(row.counted) as CountedPerson[],
    total: row.total ?? 0,
    exactTotal: row.exact_total ?? 0,
    isCut: row.is_cut === 1 || (row.people ?? 0) > SEARCH_TOTAL_MAX,
  };
}
