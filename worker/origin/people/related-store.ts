import { RELATED_MAX, type RelatedLists, type RelatedPerson } from '../../../shared/contract/person/relative.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql, deceasedBornBy, livingSql, startOfMonth } from './age.ts';
import { isPersonId } from './known-person.ts';
import { foundInReverseSql } from './reverse.ts';

/** How many candidates one list looks at: thousands may share a name or a company, and some of them are left out. */
const CANDIDATES = 50;
/** The same for the residents on each side of a house. */
const RESIDENTS_PER_SIDE = 20;
/**
 * How long lists are kept at most, in milliseconds: never beyond the month, since ages change with it. Until then nobody
 * is missing but people who have been shown again.
 */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

/** The address of the person's first home that may be shown; none if it is hidden. */
const homeOf = (personKey: string, columns: string): string =>
  `SELECT ${columns} FROM shown_home h WHERE h.person_key = ${personKey} ORDER BY h.sort_order, h.address_id LIMIT 1`;

/** The person and their home, read once; compared as values, so that SQLite can use the order of an index. */
const ME = `me AS MATERIALIZED (
  SELECT p.person_key, p.first_key, p.last_key, p.company_name, p.job_title, p.current_place_id, l.state_code
  FROM person p LEFT JOIN place l ON l.id = p.current_place_id WHERE p.id = ?1)`;
const HOME = `home AS MATERIALIZED (
  ${homeOf('(SELECT p.person_key FROM person p WHERE p.id = ?1)', 'h.address_key, h.place_id, h.street, h.house')})`;
const my = (column: string): string => `(SELECT ${column} FROM me)`;
const homes = (column: string): string => `(SELECT ${column} FROM home)`;

/** What a list says about a person `p` in a place `l`; ?3 is the latest birth month of somebody too old to live. */
const LISTED = `p.person_key, p.id, p.first_name, p.middle_name, p.last_name, NOT ${livingSql('p', '?3')} AS is_dead,
  l.id AS place_id, l.city, l.state_code`;

/** Names in the order of the index; the place and the birth month are in it, too. */
const namesakes = (area: string, where: string, chosen: string, order: string): string => `
  WITH ${ME}
  SELECT ${LISTED}, NULL AS address_key FROM (
    SELECT n.person_key, n.home FROM (
      SELECT s.person_key, s.first_key, s.kind, s.born, s.home FROM search_name s
      WHERE s.area = ${area} AND s.last_key = ${my('last_key')} AND ${where} LIMIT ${CANDIDATES}
    ) n
    WHERE n.kind = 'primary' AND n.born <= ?2 AND ${chosen} LIMIT ${RELATED_MAX}
  ) c CROSS JOIN person p ON p.person_key = c.person_key CROSS JOIN place l ON l.id = c.home
  ORDER BY ${order}, p.id`;

// Same state only: companies far apart often share a name by chance. A hidden home must not say where someone lives.
// The dead work nowhere.
const coworkers = (column: 'company_name' | 'job_title'): string => `
  WITH ${ME}
  SELECT ${LISTED}, NULL AS address_key FROM (
    SELECT c.* FROM (
      SELECT p.person_key, p.id, p.first_name, p.middle_name, p.last_name, p.last_key, p.first_key,
        p.birth_year, p.birth_month, p.is_dead, p.home_place_id, p.current_place_id
      FROM person p WHERE p.${column} = ${my(column)} AND p.home_state = ${my('state_code')} AND p.id <> ?1
      ORDER BY p.last_key, p.first_key LIMIT ${CANDIDATES}
    ) c WHERE c.current_place_id = c.home_place_id AND ${adultSql('c', '?2')} AND ${livingSql('c', '?3')}
    LIMIT ${RELATED_MAX}
  ) p CROSS JOIN place l ON l.id = p.current_place_id
  ORDER BY p.last_key, p.first_key, p.id`;

const neighborsOn = (side: '>=' | '<', direction: 'ASC' | 'DESC'): string => `
  SELECT n.person_key, n.address_key, n.address_id, n.place_id, abs(n.house - ${homes('house')}) AS distance
  FROM shown_home n
  WHERE n.place_id = ${homes('place_id')} AND n.street = ${homes('street')} AND n.house ${side} ${homes('house')}
    AND n.address_key <> ${homes('address_key')}
  ORDER BY n.house ${direction}, n.address_id ${direction} LIMIT ${RESIDENTS_PER_SIDE}`;

/**
 * One statement per list; ?1 is the person, ?2 the latest birth month of an adult, ?3 that of somebody too old to live.
 * Nobody who has died is a neighbor or a coworker; among people of the same name they are marked. Each reads a range of an index no
 * further than it must; `person_key` to `address_key` say what a later read has to check.
 */
const LISTS: { readonly [L in keyof RelatedLists]: string } = {
  lastNameCity: namesakes(
    `CAST(${my('current_place_id')} AS TEXT)`,
    "s.last_key <> ''",
    `n.home = ${my('current_place_id')} AND n.first_key <> ${my('first_key')}`,
    'p.first_key',
  ),
  fullNameElsewhere: namesakes(
    "''",
    `s.last_key <> '' AND s.first_key <> '' AND s.first_key = ${my('first_key')}`,
    `n.home <> 0 AND n.home IS NOT ${my('current_place_id')} AND n.person_key <> ${my('person_key')}`,
    'l.state_code, l.city',
  ),
  neighbors: `
    WITH ${HOME}
    SELECT ${LISTED}, c.address_key FROM (
      SELECT n.person_key, n.address_key, n.address_id, n.place_id, MIN(n.distance) AS distance FROM (
        SELECT * FROM (${neighborsOn('>=', 'ASC')}) UNION ALL SELECT * FROM (${neighborsOn('<', 'DESC')})
      ) n
      WHERE NOT EXISTS (
        SELECT 1 FROM shown_home w WHERE w.person_key = n.person_key AND w.address_key = ${homes('address_key')}
      )
      GROUP BY n.person_key ORDER BY MIN(n.distance), n.address_id, n.person_key
    ) c CROSS JOIN person p ON p.person_key = c.person_key CROSS JOIN place l ON l.id = c.place_id
    WHERE p.id <> ?1 AND ${adultSql('p', '?2')} AND ${livingSql('p', '?3')} AND ${foundInReverseSql('p')}
    LIMIT ${RELATED_MAX}`,
  company: coworkers('company_name'),
  jobTitle: coworkers('job_title'),
};
const LIST_NAMES = Object.keys(LISTS) as (keyof RelatedLists)[];

interface RelatedRow {
  readonly person_key: number;
  readonly id: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly is_dead: number;
  readonly place_id: number;
  readonly city: string | null;
  readonly state_code: string | null;
  /** the home that makes somebody a neighbor */
  readonly address_key: number | null;
}

/** A row of kept lists. */
interface KeptRow extends RelatedRow {
  /** position in `LIST_NAMES` */
  readonly list: number;
  readonly position: number;
}

/** What lists depend on besides the people in them: if it changes, they are made anew. */
interface PlaceRow {
  readonly place_id: number | null;
  readonly address_key: number | null;
}

/** Lists to keep until somebody in them is hidden, as `related_people` stores them. */
export interface ListsToKeep extends PlaceRow {
  /** JSON */
  readonly listed: string;
}

export interface LoadedRelated {
  readonly people: RelatedLists;
  /** for {@link keepRelated}; null if they were kept already */
  readonly toKeep: ListsToKeep | null;
}

/**
 * Other people a reader may have meant; the same for every viewer. One round trip if the lists were kept, otherwise
 * two.
 *
 * @returns null for an id that is unknown, suppressed, a minor's or malformed
 */
export async function loadRelated(db: SqlDatabase, personId: string, now: number): Promise<LoadedRelated | null> {
  if (!isPersonId(personId)) return null;
  const [known, kept] = await db.batch<unknown>(keptStatements(db, personId, now));
  const [person] = (known?.results ?? []) as { listed: number | null }[];
  if (person === undefined) return null;
  const rows = (kept?.results ?? []) as KeptRow[];
  // If anybody in them has been hidden since, the lists are no longer full.
  if (rows.length === person.listed) return { people: readKept(rows), toKeep: null };
  const results = await db.batch<unknown>([placeStatement(db, personId), ...relatedStatements(db, personId, now)]);
  const [place] = (results[0]?.results ?? []) as PlaceRow[];
  const lists = LIST_NAMES.map((_, at) => (results[at + 1]?.results ?? []) as RelatedRow[]);
  return { people: readLists(lists), toKeep: place === undefined ? null : { ...place, listed: describeLists(lists) } };
}

/** Keeps lists for later reads. They hold no more than keys, so it does not matter who is hidden in the meantime. */
export async function keepRelated(
  db: SqlDatabase,
  personId: string,
  { place_id, address_key, listed }: ListsToKeep,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO related_people (person_id, made_at, place_id, address_key, listed) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (person_id) DO UPDATE SET made_at = excluded.made_at, place_id = excluded.place_id,
         address_key = excluded.address_key, listed = excluded.listed`,
    )
    .bind(personId, now, place_id, address_key, listed)
    .run();
}

/**
 * The statements that read kept lists: a row if the person may be shown, with the number of people in the lists if they
 * are still good, and those of them who may still be shown at the place, or the home, that put them there.
 */
export function keptStatements(
  db: SqlDatabase,
  personId: string,
  now: number,
): [known: SqlStatement, kept: SqlStatement] {
  const madeAfter = Math.max(now - KEPT_MS, startOfMonth(now) - 1);
  return [
    db
      .prepare(
        `SELECT json_array_length(r.listed) AS listed
         FROM person p LEFT JOIN related_people r ON r.person_id = p.id AND r.made_at > ?3
           AND r.place_id IS p.current_place_id AND r.address_key IS (${homeOf('p.person_key', 'h.address_key')})
         WHERE p.id = ?1 AND ${adultSql('p', '?2')}`,
      )
      .bind(personId, adultBornBy(now), madeAfter),
    db
      .prepare(
        `SELECT e.key AS position, e.value ->> 0 AS list, ${LISTED}, e.value ->> 3 AS address_key
         FROM related_people r CROSS JOIN json_each(r.listed) e CROSS JOIN person p ON p.person_key = e.value ->> 1
         CROSS JOIN place l ON l.id = e.value ->> 2
         WHERE r.person_id = ?1 AND r.made_at > ?2 AND CASE WHEN e.value ->> 3 IS NULL
           THEN p.current_place_id = e.value ->> 2
           ELSE ${foundInReverseSql('p')} AND EXISTS (SELECT 1 FROM shown_home h WHERE h.person_key = p.person_key AND h.address_key = e.value ->> 3)
         END`,
      )
      .bind(personId, madeAfter, deceasedBornBy(now)),
  ];
}

function placeStatement(db: SqlDatabase, personId: string): SqlStatement {
  return db
    .prepare(
      `SELECT p.current_place_id AS place_id, (${homeOf('p.person_key', 'h.address_key')}) AS address_key
       FROM person p WHERE p.id = ?1`,
    )
    .bind(personId);
}

/** The statements of the five lists, to be run in one batch; separate so that a test can request their query plans. */
export function relatedStatements(db: SqlDatabase, personId: string, now: number): SqlStatement[] {
  return LIST_NAMES.map((name) => db.prepare(LISTS[name]).bind(personId, adultBornBy(now), deceasedBornBy(now)));
}

function describeLists(lists: readonly (readonly RelatedRow[])[]): string {
  const entries = lists.flatMap((rows, list) =>
    rows.map(({ person_key, place_id, address_key }) => [list, person_key, place_id, address_key]),
  );
  return JSON.stringify(entries);
}

function readKept(rows: readonly KeptRow[]): RelatedLists {
  const inOrder = rows.toSorted((a, b) => a.position - b.position);
  return readLists(LIST_NAMES.map((_, at) => inOrder.filter(({ list }) => list === at)));
}

function readLists(lists: readonly (readonly RelatedRow[])[]): RelatedLists {
  return Object.fromEntries(LIST_NAMES.map((name, at) => [name, (lists[at] ?? []).map(readPerson)])) as never;
}

function readPerson(row: RelatedRow): RelatedPerson {
  return {
    fn: row.first_name,
    mn: row.middle_name,
    ln: row.last_name,
    city: row.city,
    state: row.state_code,
    id: row.id,
    isDead: row.is_dead === 1,
  };
}
