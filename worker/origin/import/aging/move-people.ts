import type { SqlDatabase, SqlStatement } from '../../env.ts';
import { refreshPersonHashes } from '../person-hashes.ts';
import type { ResidenceRow } from '../rows.ts';
import type { AgingTime } from './aging-time.ts';
import { insertRows } from './insert-rows.ts';
import { noteUpdated, refreshMoved } from './refresh-finding.ts';
import { LIVES, type Subject } from './subjects.ts';
import type { Towns } from './towns.ts';

/** So many towns are asked for an empty home. */
const TOWNS_ASKED = 6;
/** Households that move in one transaction. */
const MOVED_AT_ONCE = 500;

/** Who moves together. */
interface Household {
  readonly head: Subject;
  readonly keys: readonly number[];
  readonly oldHomes: readonly number[];
}

/** An empty home, and whose it becomes. */
interface NewHome extends Household {
  readonly addressKey: number;
  readonly placeId: number;
}

/**
 * The chance of moving within a month, by age in years: our own approximation of yearly shares that the Current
 * Population Survey reports.
 */
export function moveChance(age: number): number {
  const yearly = age < 30 ? 0.2 : age < 45 ? 0.13 : age < 65 ? 0.06 : 0.03;
  return yearly / 12;
}

/**
 * Moves people, each with a spouse who lives with them, to homes where nobody lives. Whoever finds none stays.
 *
 * @returns how many people have moved
 */
export async function movePeople(
  db: SqlDatabase,
  subjects: readonly Subject[],
  { month }: AgingTime,
  towns: Towns,
): Promise<number> {
  let moved = 0;
  for (let at = 0; at < subjects.length; at += MOVED_AT_ONCE) {
    const households = await householdsOf(db, subjects.slice(at, at + MOVED_AT_ONCE));
    const homes = await findHomes(db, households, towns);
    if (homes.length === 0) continue;
    await db.batch(moveStatements(db, homes, month, towns));
    // Their names and dates of birth are hashed with their new ZIP codes, too.
    await refreshPersonHashes(
      db,
      homes.flatMap(({ keys }) => keys),
    );
    moved += homes.reduce((sum, { keys }) => sum + keys.length, 0);
  }
  return moved;
}

async function householdsOf(db: SqlDatabase, heads: readonly Subject[]): Promise<Household[]> {
  const { results } = await db
    .prepare(
      `SELECT h.value AS head, p.key, r.address_key AS oldHome
       FROM json_each(?1) h
       CROSS JOIN base_residence r ON r.person_key = h.value AND r.is_current = 1
       CROSS JOIN base_residence s ON s.address_key = r.address_key AND s.is_current = 1
       CROSS JOIN base_person p ON p.key = s.person_key AND ${LIVES}
       WHERE s.person_key = h.value OR EXISTS (
         SELECT 1 FROM base_relation b WHERE b.person_key = h.value AND b.other_key = s.person_key AND b.relation = 'spouse')`,
    )
    .bind(JSON.stringify(heads.map(({ key }) => key)))
    .all<{ head: number; key: number; oldHome: number }>();
  const byHead = Map.groupBy(results, ({ head }) => head);
  const gone = new Set<number>();
  return heads.flatMap((head) => {
    const rows = byHead.get(head.key) ?? [];
    const keys = [...new Set([head.key, ...rows.map(({ key }) => key)])];
    if (keys.some((key) => gone.has(key))) return [];
    for (const key of keys) gone.add(key);
    return [{ head, keys, oldHomes: [...new Set(rows.map(({ oldHome }) => oldHome))] }];
  });
}

/** Looks for homes in town after town. */
async function findHomes(db: SqlDatabase, households: readonly Household[], towns: Towns): Promise<NewHome[]> {
  const found: NewHome[] = [];
  let looking = households;
  for (let asked = 0; asked < TOWNS_ASKED && looking.length > 0; asked += 1) {
    const wished = Map.groupBy(looking, ({ head }) => towns.next(head));
    const offers = await emptyHomes(db, wished, new Set(found.map(({ addressKey }) => addressKey)));
    const settled = [...wished].flatMap(([placeId, wishing]) =>
      wishing.flatMap((household, at): NewHome[] => {
        const addressKey = offers.get(placeId ?? 0)?.[at];
        return placeId === null || addressKey === undefined ? [] : [{ ...household, placeId, addressKey }];
      }),
    );
    found.push(...settled);
    const done = new Set(settled.map(({ head }) => head));
    looking = looking.filter(({ head }) => !done.has(head));
  }
  return found;
}

/** Homes in which nobody lives and nobody of those who look has lived, by place, as many as are wished for. */
async function emptyHomes(
  db: SqlDatabase,
  wished: ReadonlyMap<number | null, readonly Household[]>,
  taken: ReadonlySet<number>,
): Promise<Map<number, number[]>> {
  const places = [...wished.keys()].flatMap((id) => (id === null ? [] : [id]));
  const statements = places.map((id) => {
    const wishing = wished.get(id) ?? [];
    return db
      .prepare(
        `SELECT a.key FROM base_address a
         WHERE a.place_id = ?1 AND a.suppressed_at IS NULL AND a.usage IS NOT 'Business' AND NOT EXISTS (
           SELECT 1 FROM base_residence r WHERE r.address_key = a.key
             AND (r.is_current = 1 OR r.person_key IN (SELECT value FROM json_each(?2))))
         ORDER BY random() LIMIT ?3`,
      )
      .bind(id, JSON.stringify(wishing.flatMap(({ keys }) => keys)), wishing.length + taken.size);
  });
  if (statements.length === 0) return new Map();
  const answers = await db.batch<{ key: number }>(statements);
  return new Map(
    places.map((id, at) => [id, (answers[at]?.results ?? []).map(({ key }) => key).filter((key) => !taken.has(key))]),
  );
}

function moveStatements(db: SqlDatabase, homes: readonly NewHome[], month: string, towns: Towns): SqlStatement[] {
  const movers = homes.flatMap(({ keys, addressKey, placeId }) => keys.map((key) => ({ key, addressKey, placeId })));
  const keys = movers.map(({ key }) => key);
  const [people, lived, arrivals] = [
    keys,
    homes.flatMap(({ oldHomes }) => oldHomes),
    movers.map(({ key, placeId }) => [key, placeId, towns.stateOf(placeId)]),
  ].map((list) => JSON.stringify(list)) as [string, string, string];
  const left = homes.flatMap(({ head }) => (head.placeId === null ? [] : [head.placeId]));
  return [
    db
      .prepare(
        `UPDATE base_residence SET sort_order = sort_order + 1, is_current = 0,
           move_out = CASE is_current WHEN 1 THEN ?2 ELSE move_out END,
           last_seen = CASE is_current WHEN 1 THEN MAX(COALESCE(last_seen, ''), ?2) ELSE last_seen END
         WHERE person_key IN (SELECT value FROM json_each(?1))`,
      )
      .bind(people, month),
    insertRows(
      db,
      'residence',
      movers.map(({ key, addressKey }) => residenceRow(key, addressKey, month)),
    ),
    db
      .prepare(
        `UPDATE base_property SET owner_occupied = 'AbsenteeOwner'
         WHERE owner_occupied = 'OwnerOccupied' AND address_key IN (SELECT value FROM json_each(?1)) AND NOT EXISTS (
           SELECT 1 FROM base_ownership w CROSS JOIN base_residence r
             ON r.person_key = w.person_key AND r.address_key = w.address_key AND r.is_current = 1
           WHERE w.address_key = base_property.address_key AND w.is_current = 1)`,
      )
      .bind(lived),
    db
      .prepare('UPDATE base_person_place SET is_current = 0 WHERE person_key IN (SELECT value FROM json_each(?1))')
      .bind(people),
    db
      .prepare(
        `INSERT INTO base_person_place (person_key, place_id, is_current)
         SELECT value ->> 0, value ->> 1, 1 FROM json_each(?1) WHERE true
         ON CONFLICT (person_key, place_id) DO UPDATE SET is_current = 1`,
      )
      .bind(arrivals),
    db
      .prepare(
        `UPDATE base_person SET home_place_id = m.place, home_state = m.state
         FROM (SELECT value ->> 0 AS person, value ->> 1 AS place, value ->> 2 AS state FROM json_each(?1)) m
         WHERE base_person.key = m.person`,
      )
      .bind(arrivals),
    ...noteUpdated(db, keys, month),
    ...refreshMoved(db, keys, [...left, ...homes.map(({ placeId }) => placeId)]),
  ];
}

function residenceRow(personKey: number, addressKey: number, month: string): ResidenceRow {
  return {
    person_key: personKey,
    address_key: addressKey,
    is_current: 1,
    move_in: month,
    move_out: null,
    contact_type: 'Home',
    sort_order: 0,
    is_address_id_late: 0,
    first_seen: month,
    last_seen: month,
    source: 'public directory',
  };
}
