import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { BirthParts } from '../people/age.ts';
import { type BirthRow, readBirth } from '../people/person-rows.ts';
import type { SubjectKeys } from './subject-keys.ts';

/** What can be hidden of somebody; 'fact' is one home, phone or email. */
export type HiddenThing = 'page' | 'addresses' | 'phones' | 'reverse' | 'fact';
/** On what ground. */
export type SuppressionSource = 'opt-out' | 'claim' | 'judicial' | 'request' | 'drop' | 'operator';

/** One thing that is hidden, because of one request. */
export interface Suppression {
  readonly id: number;
  readonly subjectId: string;
  readonly what: HiddenThing;
  /** null unless `what` is 'fact' */
  readonly factHash: string | null;
}

/** Whom a record belongs to, as far as anybody asked. */
export async function listSubjectsOf(db: SqlDatabase, personId: string): Promise<readonly string[]> {
  const { results } = await db
    .prepare('SELECT subject_id FROM subject_record WHERE person_id = ?1 ORDER BY subject_id')
    .bind(personId)
    .all<{ subject_id: string }>();
  return results.map(({ subject_id }) => subject_id);
}

/**
 * Writes somebody new, or what is new about them: their record (null: none yet), birth and keys. `now` is in milliseconds
 * since 1970.
 */
export function subjectStatements(
  db: SqlDatabase,
  subjectId: string,
  {
    personId,
    birth,
    keys,
  }: { readonly personId: string | null; readonly birth: BirthParts; readonly keys: SubjectKeys },
  now: number,
): SqlStatement[] {
  const kinds = [
    ['id', keys.ids],
    ['proof', keys.proofs],
    ['name', keys.names],
  ] as const;
  return [
    db
      .prepare(
        `INSERT INTO subject (id, birth_year, birth_month, created_at) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (id) DO UPDATE SET birth_year = excluded.birth_year, birth_month = excluded.birth_month
         WHERE birth_year IS NULL OR birth_year = excluded.birth_year AND birth_month IS NULL`,
      )
      .bind(subjectId, birth.year, birth.month, now),
    ...(personId === null ? [] : [linkStatement(db, subjectId, personId)]),
    ...kinds.map(([kind, hashes]) =>
      db
        .prepare(`INSERT OR IGNORE INTO subject_key (hash, subject_id, kind) SELECT value, ?2, ?3 FROM json_each(?1)`)
        .bind(JSON.stringify(hashes), subjectId, kind),
    ),
  ];
}

/** Which records are a subject's, and no others. */
export function recordStatements(db: SqlDatabase, subjectId: string, personIds: readonly string[]): SqlStatement {
  return db
    .prepare('DELETE FROM subject_record WHERE subject_id = ?1 AND person_id NOT IN (SELECT value FROM json_each(?2))')
    .bind(subjectId, JSON.stringify(personIds));
}

/** A key by which a subject is recognized. */
export interface SubjectKey {
  readonly hash: string;
  readonly subjectId: string;
  readonly kind: 'name' | 'proof' | 'id';
  readonly birth: BirthParts;
}

/** All keys of these subjects. */
export async function listKeysOf(db: SqlDatabase, subjectIds: readonly string[]): Promise<readonly SubjectKey[]> {
  const { results } = await db
    .prepare(
      `SELECT k.hash, k.subject_id AS subjectId, k.kind, s.birth_year, s.birth_month
       FROM json_each(?1) w CROSS JOIN subject s ON s.id = w.value CROSS JOIN subject_key k ON k.subject_id = s.id`,
    )
    .bind(JSON.stringify(subjectIds))
    .all<Omit<SubjectKey, 'birth'> & BirthRow>();
  return results.map(({ hash, subjectId, kind, ...row }) => ({ hash, subjectId, kind, birth: readBirth(row) }));
}

/** Subjects about whom something is hidden, by id. */
export async function listSubjectsAfter(db: SqlDatabase, after: string, limit: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT s.id FROM subject s WHERE s.id > ?1
         AND EXISTS (SELECT 1 FROM suppression x WHERE x.subject_id = s.id AND x.ended_at IS NULL) ORDER BY s.id LIMIT ?2`,
    )
    .bind(after, limit)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** What a suppression says beside its subject. */
export interface NewSuppression {
  readonly what: HiddenThing;
  readonly factHash: string | null;
  readonly source: SuppressionSource;
  readonly reference: string;
}

/** Hides one thing. Asked for again under the same reference it is the same suppression, and stands again if it had ended. */
export function suppressionStatement(
  db: SqlDatabase,
  subjectId: string,
  { what, factHash, source, reference }: NewSuppression,
  now: number,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO suppression (subject_id, what, fact_hash, source, reference, since) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (reference, subject_id, what, COALESCE(fact_hash, ''))
       DO UPDATE SET since = excluded.since, ended_at = NULL, applied_at = NULL WHERE ended_at IS NOT NULL`,
    )
    .bind(subjectId, what, factHash, source, reference, now);
}

/** Whether anything is hidden because of a request. */
export async function hidesSomething(db: SqlDatabase, reference: string): Promise<boolean> {
  const sql = 'SELECT 1 AS one FROM suppression WHERE reference = ?1 AND ended_at IS NULL LIMIT 1';
  return (await db.prepare(sql).bind(reference).first()) !== null;
}

/** Ends all that a reference hides; the people database must follow. */
export function endStatement(db: SqlDatabase, reference: string, now: number): SqlStatement {
  return db
    .prepare('UPDATE suppression SET ended_at = ?2, applied_at = NULL WHERE reference = ?1 AND ended_at IS NULL')
    .bind(reference, now);
}

/** A suppression, begun or ended, that the people database does not follow yet. */
export interface Unapplied {
  readonly id: number;
  readonly subjectId: string;
  readonly isPage: boolean;
  readonly hasEnded: boolean;
}

interface UnappliedRow {
  readonly id: number;
  readonly subject_id: string;
  readonly what: HiddenThing;
  readonly ended_at: number | null;
}

const UNAPPLIED = 'SELECT id, subject_id, what, ended_at FROM suppression WHERE';

/** Those of one request. */
export async function listUnappliedOf(db: SqlDatabase, reference: string): Promise<readonly Unapplied[]> {
  const { results } = await db
    .prepare(`${UNAPPLIED} reference = ?1 AND applied_at IS NULL`)
    .bind(reference)
    .all<UnappliedRow>();
  return results.map(readUnapplied);
}

/** Those that have waited longest. `now` is in milliseconds since 1970. */
export async function listUnapplied(db: SqlDatabase, limit: number, now: number): Promise<readonly Unapplied[]> {
  const { results } = await db
    .prepare(`${UNAPPLIED} applied_at IS NULL AND since <= ?2 ORDER BY since LIMIT ?1`)
    .bind(limit, now)
    .all<UnappliedRow>();
  return results.map(readUnapplied);
}

function readUnapplied({ id, subject_id, what, ended_at }: UnappliedRow): Unapplied {
  return { id, subjectId: subject_id, isPage: what === 'page', hasEnded: ended_at !== null };
}

/** The records of these subjects. */
export async function listRecordsOf(db: SqlDatabase, subjectIds: readonly string[]): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT person_id FROM subject_record WHERE subject_id IN (SELECT value FROM json_each(?1)) ORDER BY person_id`,
    )
    .bind(JSON.stringify(subjectIds))
    .all<{ person_id: string }>();
  return results.map(({ person_id }) => person_id);
}

/** All that stands about one record, whoever asked for it. */
export async function listStanding(db: SqlDatabase, personId: string): Promise<readonly Suppression[]> {
  const { results } = await db
    .prepare(
      `SELECT s.id, s.subject_id AS subjectId, s.what, s.fact_hash AS factHash
       FROM subject_record r CROSS JOIN suppression s ON s.subject_id = r.subject_id AND s.ended_at IS NULL
       WHERE r.person_id = ?1 ORDER BY s.id`,
    )
    .bind(personId)
    .all<Suppression>();
  return results;
}

/** Notes that the people database follows; `isEnd` tells a suppression from its end, which may have come meanwhile. */
export function appliedStatements(db: SqlDatabase, unapplied: readonly Unapplied[], now: number): SqlStatement[] {
  return [false, true].flatMap((hasEnded) => {
    const ids = unapplied.filter((one) => one.hasEnded === hasEnded).map(({ id }) => id);
    if (ids.length === 0) return [];
    return [
      db
        .prepare(
          `UPDATE suppression SET applied_at = ?2 WHERE id IN (SELECT value FROM json_each(?1))
             AND applied_at IS NULL AND ended_at IS ${hasEnded ? 'NOT NULL' : 'NULL'}`,
        )
        .bind(JSON.stringify(ids), now),
    ];
  });
}

/** Records whose whole page is hidden, of subjects with these keys of ids. */
export async function listHiddenRecords(db: SqlDatabase, idHashes: readonly string[]): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT r.person_id FROM json_each(?1) w CROSS JOIN subject_key k ON k.hash = w.value AND k.kind = 'id'
       CROSS JOIN suppression s ON s.subject_id = k.subject_id AND s.ended_at IS NULL AND s.what = 'page'
       CROSS JOIN subject_record r ON r.subject_id = k.subject_id`,
    )
    .bind(JSON.stringify(idHashes))
    .all<{ person_id: string }>();
  return results.map(({ person_id }) => person_id);
}

/** A subject who may be whoever is on record, and of whom something is hidden. */
export interface LookAlike {
  readonly subjectId: string;
  readonly birth: BirthParts;
  /** an id says so: no birth contradicts that */
  readonly isById: boolean;
  /** it is known that the record is theirs */
  readonly isLinked: boolean;
  readonly hidesPage: boolean;
}

interface LookAlikeRow extends BirthRow {
  readonly subjectId: string;
  readonly isById: number;
  readonly isLinked: number;
  readonly hidesPage: number;
}

/**
 * Subjects who have an id in common with a record, or a name and a proof. Proofs are looked at only of those with the
 * name: of nearly everybody that is nobody.
 */
export async function listLookAlikes(
  db: SqlDatabase,
  keys: {
    readonly personId: string;
    readonly ids: readonly string[];
    readonly proofs: readonly string[];
    readonly names: readonly string[];
  },
): Promise<readonly LookAlike[]> {
  const { results } = await db
    .prepare(
      `WITH alike AS (
         SELECT k.subject_id, 1 AS is_by_id FROM json_each(?1) w CROSS JOIN subject_key k ON k.hash = w.value AND k.kind = 'id'
         UNION ALL
         SELECT n.subject_id, 0 FROM json_each(?2) w CROSS JOIN subject_key n ON n.hash = w.value AND n.kind = 'name'
         WHERE EXISTS (SELECT 1 FROM subject_key k WHERE k.subject_id = n.subject_id AND k.kind = 'proof'
                         AND k.hash IN (SELECT value FROM json_each(?3)))
       )
       SELECT s.id AS subjectId, s.birth_year, s.birth_month, MAX(w.is_by_id) AS isById,
         EXISTS (SELECT 1 FROM subject_record r WHERE r.person_id = ?4 AND r.subject_id = s.id) AS isLinked,
         EXISTS (SELECT 1 FROM suppression x WHERE x.subject_id = s.id AND x.ended_at IS NULL AND x.what = 'page') AS hidesPage
       FROM alike w CROSS JOIN subject s ON s.id = w.subject_id
       WHERE EXISTS (SELECT 1 FROM suppression x WHERE x.subject_id = s.id AND x.ended_at IS NULL)
       GROUP BY s.id`,
    )
    .bind(JSON.stringify(keys.ids), JSON.stringify(keys.names), JSON.stringify(keys.proofs), keys.personId)
    .all<LookAlikeRow>();
  return results.map((row) => ({
    subjectId: row.subjectId,
    birth: readBirth(row),
    isById: row.isById === 1,
    isLinked: row.isLinked === 1,
    hidesPage: row.hidesPage === 1,
  }));
}

/** Notes that a record is a subject's. */
export function linkStatement(db: SqlDatabase, subjectId: string, personId: string): SqlStatement {
  return db
    .prepare('INSERT OR IGNORE INTO subject_record (person_id, subject_id) VALUES (?1, ?2)')
    .bind(personId, subjectId);
}
