import type { SqlDatabase, SqlStatement } from '../../env.ts';
import type { RelationName, RelationRow } from '../rows.ts';
import type { AgingTime } from './aging-time.ts';
import { insertRows } from './insert-rows.ts';
import { LIVES, type Subject } from './subjects.ts';

/** Whoever marries is at most so many years older or younger. */
const GAP = 9;
/** Marriages and acquaintances of one transaction. */
const AT_ONCE = 200;
const IS_SINGLE = "NOT EXISTS (SELECT 1 FROM base_relation w WHERE w.person_key = p.key AND w.relation = 'spouse')";

/** Two people who are connected from now on. */
interface Pair {
  readonly one: number;
  readonly other: number;
}

/**
 * Lets people who are single marry somebody single of their age and town; brothers, sisters and parents become in-laws.
 *
 * @param most how many couples marry at most
 * @returns the keys of those who married
 */
export async function marry(
  db: SqlDatabase,
  subjects: readonly Subject[],
  time: AgingTime,
  most = Number.POSITIVE_INFINITY,
): Promise<Set<number>> {
  const spouses = subjects.map((subject) =>
    db
      .prepare(
        `SELECT ?1 AS one, p.key AS other FROM base_person p
         WHERE p.home_place_id = ?2 AND p.key <> ?1 AND ${LIVES} AND ${IS_SINGLE}
           AND p.birth_year BETWEEN ?3 - ${GAP} AND ?3 + ${GAP}
           AND NOT EXISTS (SELECT 1 FROM base_relation b WHERE b.person_key = ?1 AND (b.other_key = p.key OR b.relation = 'spouse'))
         ORDER BY random() LIMIT 1`,
      )
      .bind(subject.key, subject.placeId, subject.birthYear),
  );
  const married = await connect(db, spouses, 'spouse', time, most);
  const keys = new Set(married.flatMap(({ one, other }) => [one, other]));
  if (keys.size > 0) await db.batch(inLawStatements(db, married, time.month));
  return keys;
}

/**
 * Makes a single brother, sister or grown child of each of these people marry, so that they have a new in-law.
 *
 * @returns the keys of those who have one
 */
export async function marryRelatives(
  db: SqlDatabase,
  subjects: readonly Subject[],
  load: (keys: readonly number[]) => Promise<Subject[]>,
  time: AgingTime,
): Promise<Set<number>> {
  const found = new Set<number>();
  for (const { key } of subjects) {
    const sql = `SELECT p.key FROM base_relation r CROSS JOIN base_person p ON p.key = r.other_key AND ${LIVES} AND ${IS_SINGLE}
      WHERE r.person_key = ?1 AND r.relation IN ('sibling', 'child') AND p.birth_year IS NOT NULL ORDER BY random() LIMIT 5`;
    const { results } = await db.prepare(sql).bind(key).all<{ key: number }>();
    for (const relative of await load(results.map((row) => row.key))) {
      if ((await marry(db, [relative], time)).size === 0) continue;
      found.add(key);
      break;
    }
  }
  return found;
}

/**
 * Lets people get to know somebody they work with, or else of their town.
 *
 * @returns the keys of those who did
 */
export async function meet(db: SqlDatabase, subjects: readonly Subject[], time: AgingTime): Promise<Set<number>> {
  const acquaintances = subjects.map(({ key, placeId }) =>
    db
      .prepare(
        `SELECT ?1 AS one, p.key AS other FROM base_person p
         WHERE p.home_place_id = ?2 AND p.key <> ?1 AND ${LIVES}
           AND NOT EXISTS (SELECT 1 FROM base_relation b WHERE b.person_key = ?1 AND b.other_key = p.key)
         ORDER BY p.company_name IS (SELECT q.company_name FROM base_person q WHERE q.key = ?1) DESC, random() LIMIT 1`,
      )
      .bind(key, placeId),
  );
  const met = await connect(db, acquaintances, 'associate', time);
  return new Set(met.map(({ one }) => one));
}

/** Connects the pairs that the statements find, everybody at most once. */
async function connect(
  db: SqlDatabase,
  searches: readonly SqlStatement[],
  relation: 'spouse' | 'associate',
  { month }: AgingTime,
  most = Number.POSITIVE_INFINITY,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < searches.length; at += AT_ONCE) {
    const answers = await db.batch<Pair>(searches.slice(at, at + AT_ONCE));
    const found = answers.flatMap(({ results }) =>
      results.filter(({ one, other }) => {
        if (taken.size / 2 >= most) return false;
        if (taken.has(one) || taken.has(other)) return false;
        taken.add(one).add(other);
        return true;
      }),
    );
    if (found.length > 0) await db.batch(found.flatMap((pair) => pairStatements(db, pair, relation, month)));
    pairs.push(...found);
  }
  return pairs;
}

/** Spouses come first, associates last. */
function pairStatements(db: SqlDatabase, pair: Pair, relation: 'spouse' | 'associate', month: string): SqlStatement[] {
  const { one, other } = pair;
  if (relation === 'spouse')
    return [
      db.prepare('UPDATE base_relation SET sort_order = sort_order + 1 WHERE person_key IN (?1, ?2)').bind(one, other),
      insertRows(db, 'relation', [
        relationRow(one, other, relation, 0, month),
        relationRow(other, one, relation, 0, month),
      ]),
    ];
  return [
    [one, other],
    [other, one],
  ].map(([from, to]) =>
    db
      .prepare(
        `INSERT OR IGNORE INTO base_relation (person_key, other_key, kind, relation, sort_order, first_seen, last_seen, source)
         SELECT ?1, ?2, 'Associate', 'associate', COALESCE(MAX(sort_order) + 1, 0), ?3, ?3, 'public directory'
         FROM base_relation WHERE person_key = ?1`,
      )
      .bind(from ?? 0, to ?? 0, month),
  );
}

function relationRow(person: number, other: number, relation: RelationName, order: number, month: string): RelationRow {
  return {
    person_key: person,
    other_key: other,
    kind: relation === 'associate' ? 'Associate' : 'Relative',
    relation,
    sort_order: order,
    first_seen: month,
    last_seen: month,
    source: relation === 'spouse' ? 'court record' : 'public directory',
  };
}

/** In-laws follow a person's other relatives and come before associates. An associate who becomes one is one from now on. */
function inLawStatements(db: SqlDatabase, married: readonly Pair[], month: string): SqlStatement[] {
  const both = married.flatMap(({ one, other }) => [
    [one, other],
    [other, one],
  ]);
  // Who becomes an in-law of whom: the new spouse of somebody whose brother, sister or parent the other one is.
  const inLaws = `SELECT r.other_key AS family, m.value ->> 1 AS spouse FROM json_each(?1) m
    CROSS JOIN base_relation r ON r.person_key = m.value ->> 0 AND r.relation IN ('sibling', 'parent')
    WHERE r.other_key <> m.value ->> 1`;
  const pairs = `SELECT family AS one, spouse AS other FROM (${inLaws}) UNION SELECT spouse, family FROM (${inLaws})`;
  const isNew = `NOT EXISTS (SELECT 1 FROM base_relation b
    WHERE b.person_key = n.one AND b.other_key = n.other AND b.kind = 'Relative')`;
  return [
    db
      .prepare(
        `INSERT INTO base_relation (person_key, other_key, kind, relation, sort_order, first_seen, last_seen, source)
         SELECT n.one, n.other, 'Relative', 'in-law',
           (SELECT COALESCE(MAX(k.sort_order) + 1, 0) FROM base_relation k WHERE k.person_key = n.one AND k.kind = 'Relative'),
           ?2, ?2, 'public directory'
         FROM (${pairs}) n WHERE ${isNew}
         ON CONFLICT (person_key, other_key) DO UPDATE SET kind = excluded.kind, relation = excluded.relation,
           sort_order = excluded.sort_order, first_seen = excluded.first_seen, last_seen = excluded.last_seen`,
      )
      .bind(JSON.stringify(both), month),
    // Associates keep coming after all relatives.
    db
      .prepare(
        `UPDATE base_relation SET sort_order = sort_order + (
           SELECT COUNT(*) FROM base_relation k
           WHERE k.person_key = base_relation.person_key AND k.relation = 'in-law' AND k.first_seen = ?2)
         WHERE kind = 'Associate' AND person_key IN (SELECT one FROM (${pairs}))`,
      )
      .bind(JSON.stringify(both), month),
  ];
}
