import type { SpeedSearchBody } from '../../../shared/contract/speed-search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { type LineOfNumber, linesStatement, readHolders } from '../phone-search/phone-store.ts';
import { boundName } from '../search/find-people.ts';
import { type Hit, listPeople } from '../search/list-people.ts';
import { type MatchQuery, type MatchRow, matchStatement, readMatches } from '../search/match-store.ts';
import { placeStatement, readResolvedPlace } from '../search/place-store.ts';
import { RANK } from '../search/ranks.ts';
import { areasOf, type SearchArea } from '../search/search-area.ts';
import { type NamedReading, readLine, type SpeedSearchLine } from './read-line.ts';

/** A person a line may mean. */
export interface Meant {
  readonly personKey: number;
  /** id of the place that the person is shown with; 0 for none */
  readonly home: number;
  /** whether anyone may know that the number is theirs; always true for people found by name */
  readonly isPublic: boolean;
}

/** The people a line may mean; empty: nobody. */
export type LinePeople =
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'people';
      /** of a number, last confirmed first */
      readonly people: readonly Meant[];
      /**
       * the first one is meant without asking: nobody else has this name or this number, or it is a number whose holders
       * may not be named to choose from
       */
      readonly isClear: boolean;
      /** a number that several people have: '15035550142' */
      readonly sharedPhone: string | null;
    };

/** The steps of reading a list: what each line asks, where, and what to read for it. */
interface Asked {
  readonly line: SpeedSearchLine;
  readonly queries: readonly MatchQuery[];
}

/**
 * Finds the people each line of a list may mean, in two round trips, or three with phone numbers, whatever its length. By name
 * it is whoever has exactly this name, else whoever has a form of it, as Bill is one of William, else everybody who comes
 * close.
 */
export async function findPeopleOfLines(
  db: SqlDatabase,
  lines: SpeedSearchBody['lines'],
  now: number,
): Promise<readonly LinePeople[]> {
  const read = lines.map(({ text }) => readLine(text));
  const areas = await loadAreas(db, read);
  const asked = read.map((line): Asked => ({ line, queries: queriesOf(line, areas) }));
  const numbers = [...new Set(read.flatMap((line) => (line.kind === 'phone' ? line.number : [])))];
  const queries = [...new Set(asked.flatMap((one) => one.queries))];
  const statements: SqlStatement[] = [
    ...numbers.map((number) => linesStatement(db, number, now)),
    ...queries.map((query) => matchStatement(db, query, now)),
  ];
  const answers = statements.length === 0 ? [] : await db.batch<unknown>(statements);
  const owners = new Map(
    numbers.map((number, at) => [number, readHolders((answers[at]?.results ?? []) as LineOfNumber[]).current]),
  );
  const keys = await loadKeys(db, [...owners.values()].flat());
  const hitsOf = (query: MatchQuery): readonly Hit[] => {
    const row = answers[numbers.length + queries.indexOf(query)]?.results[0];
    return listPeople(readMatches(row as MatchRow | undefined, query)).hits;
  };
  return asked.map(({ line, queries: own }) => {
    if (line.kind === 'unreadable') return line;
    if (line.kind === 'phone') return holdersOf(line.number, owners.get(line.number) ?? [], keys);
    const found = own.map(hitsOf).find((hits) => hits.length > 0) ?? [];
    return likeliestOf(found);
  });
}

/** The areas of all places in the list, in one round trip. */
async function loadAreas(
  db: SqlDatabase,
  lines: readonly SpeedSearchLine[],
): Promise<ReadonlyMap<string, SearchArea | null>> {
  const places = new Map(
    lines.flatMap((line) =>
      line.kind === 'names' ? line.readings.map(({ place }) => [JSON.stringify(place), place] as const) : [],
    ),
  );
  const read = [...places].map(([key, place]) => ({ key, place, statement: placeStatement(db, place) }));
  const statements = read.flatMap(({ statement }) => statement ?? []);
  const answers = statements.length === 0 ? [] : await db.batch<unknown>(statements);
  return new Map(
    read.map(({ key, place, statement }) => {
      const rows = statement === null ? [] : (answers[statements.indexOf(statement)]?.results ?? []);
      return [key, readResolvedPlace(place, rows).area];
    }),
  );
}

/** What is read for a line: nothing for a place that the gazetteer does not know. */
function queriesOf(line: SpeedSearchLine, areas: ReadonlyMap<string, SearchArea | null>): readonly MatchQuery[] {
  if (line.kind !== 'names') return [];
  return line.readings.flatMap(({ name, place }: NamedReading): MatchQuery[] => {
    const area = areas.get(JSON.stringify(place)) ?? null;
    if (area === null) return [];
    return [{ name: boundName(name, areasOf(area).length), area, corrected: [], isHere: false, born: null }];
  });
}

const EXACT: ReadonlySet<number> = new Set([RANK.exact, RANK.alone]);

/** The best of the people found by a name: nobody is opened for a name that merely comes close. */
function likeliestOf(hits: readonly Hit[]): LinePeople {
  const exact = hits.filter(({ rank }) => EXACT.has(rank));
  const meant = exact.length > 0 ? exact : hits.filter(({ rank }) => rank === RANK.nickname);
  const people = (meant.length > 0 ? meant : hits).map(({ personKey, home }) => ({ personKey, home, isPublic: true }));
  return { kind: 'people', people, isClear: meant.length === 1, sharedPhone: null };
}

interface Key {
  readonly id: string;
  readonly person_key: number;
  readonly home: number;
}

async function loadKeys(db: SqlDatabase, owners: readonly LineOfNumber[]): Promise<ReadonlyMap<string, Key>> {
  if (owners.length === 0) return new Map();
  const ids = [...new Set(owners.map(({ person_id }) => person_id))];
  const { results } = await db
    .prepare(
      `SELECT p.id, p.person_key, COALESCE(p.current_place_id, 0) AS home
       FROM json_each(?1) w CROSS JOIN person p ON p.id = w.value`,
    )
    .bind(JSON.stringify(ids))
    .all<Key>();
  return new Map(results.map((key) => [key.id, key]));
}

/**
 * Who has a number. People who are listed with it may be told apart by name, which everybody may know. As soon as one of
 * them is hidden, nobody is named to choose from: the line means whoever was last confirmed, as the button on the
 * number's own page does. Somebody who has died cannot be reached at it then.
 */
function holdersOf(number: string, lines: readonly LineOfNumber[], keys: ReadonlyMap<string, Key>): LinePeople {
  const isHidden = lines.some(({ is_listed }) => is_listed === 0);
  const people = lines.flatMap(({ person_id, is_listed, is_living }): Meant[] => {
    const key = keys.get(person_id);
    if (key === undefined || (isHidden && is_living === 0)) return [];
    return [{ personKey: key.person_key, home: key.home, isPublic: is_listed === 1 }];
  });
  const isShared = people.length > 1;
  return { kind: 'people', people, isClear: isHidden || !isShared, sharedPhone: isShared ? `1${number}` : null };
}
