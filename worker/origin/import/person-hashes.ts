import type { DatabaseSync } from 'node:sqlite';
import { bornText, emailHash, hashPrefix, nameHash, ndzHash, phoneHash } from '../delete-act/hash.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** What people are recognized by: an email, a phone, a name with date of birth and ZIP code, a name alone. */
export const HASH_KINDS = ['email', 'phone', 'ndz', 'name'] as const;
export type HashKind = (typeof HASH_KINDS)[number];

/** Each name of a person with its own spelling, or else its key. */
const NAME = `CASE n.kind WHEN 'primary' THEN p.first_name ELSE n.first_key END AS first,
  CASE n.kind WHEN 'primary' THEN p.last_name ELSE n.last_key END AS last`;
const BORN = 'p.birth_year * 10000 + p.birth_month * 100 + p.birth_day';

/** The facts that are hashed, as columns `person_key`, and first, last, born, zip or value. */
const FACTS: {
  readonly [K in HashKind]: { readonly columns: string; readonly from: string; readonly person: string };
} = {
  email: { columns: 'e.email AS value', from: 'base_email e', person: 'e.person_key' },
  phone: { columns: 'f.number AS value', from: 'base_phone f', person: 'f.person_key' },
  ndz: {
    columns: `${NAME}, ${BORN} AS born, a.zip5 AS zip`,
    from: `base_person p CROSS JOIN base_person_name n ON n.person_key = p.key
      CROSS JOIN base_residence r ON r.person_key = p.key CROSS JOIN base_address a ON a.key = r.address_key`,
    person: 'p.key',
  },
  name: {
    columns: NAME,
    from: 'base_person p CROSS JOIN base_person_name n ON n.person_key = p.key',
    person: 'p.key',
  },
};

interface FactRow {
  readonly person_key: number;
  readonly value: string;
  readonly first: string;
  readonly last: string;
  /** 19790402; null unless the day is known */
  readonly born: number | null;
  readonly zip: string;
}

function hashOf(kind: HashKind, { value, first, last, born, zip }: FactRow): string | null {
  if (kind === 'email') return emailHash(value);
  if (kind === 'phone') return phoneHash(value);
  if (kind === 'name') return nameHash(first, last);
  return born === null ? null : ndzHash(first, last, bornText(born), zip);
}

/** One of a person's hashes, whole. */
export interface PersonHash {
  readonly personKey: number;
  readonly kind: HashKind;
  readonly hash: string;
}

/** Fills `base_person_hash` for everybody: a step at the end of an import. */
export function fillPersonHashes(database: DatabaseSync): void {
  const prefixOf = (hashed: string | null): number | null => (hashed === null ? null : hashPrefix(hashed));
  const text = (value: unknown): string => String(value);
  database.function('email_prefix', { deterministic: true }, (email) => prefixOf(emailHash(text(email))));
  database.function('phone_prefix', { deterministic: true }, (number) => prefixOf(phoneHash(text(number))));
  database.function('name_prefix', { deterministic: true }, (first, last) =>
    prefixOf(nameHash(text(first), text(last))),
  );
  database.function('ndz_prefixes', { deterministic: true }, (names, born, zips) =>
    prefixesOf(JSON.parse(text(names)) as [string, string][], bornText(Number(born)), text(zips).split(',')),
  );
  const each = (kind: HashKind, prefix: string): string => {
    const { columns, from, person } = FACTS[kind];
    return `SELECT ${HASH_KINDS.indexOf(kind)}, ${prefix} AS prefix, person_key
      FROM (SELECT ${person} AS person_key, ${columns} FROM ${from})`;
  };
  // Most people have several names and ZIP codes, which are cheaper to combine here than row by row.
  const ndz = `SELECT ${HASH_KINDS.indexOf('ndz')}, j.value AS prefix, k.person_key FROM (
      SELECT p.key AS person_key, ${BORN} AS born,
        (SELECT json_group_array(json_array(first, last)) FROM (
           SELECT ${NAME} FROM base_person_name n WHERE n.person_key = p.key)) AS names,
        (SELECT group_concat(DISTINCT a.zip5) FROM base_residence r CROSS JOIN base_address a ON a.key = r.address_key
         WHERE r.person_key = p.key) AS zips
      FROM base_person p WHERE ${BORN} IS NOT NULL) k
    CROSS JOIN json_each(ndz_prefixes(k.names, k.born, k.zips)) j WHERE k.zips IS NOT NULL`;
  const selections = [
    each('email', 'email_prefix(value)'),
    each('phone', 'phone_prefix(value)'),
    ndz,
    each('name', 'name_prefix(first, last)'),
  ];
  database.exec('DELETE FROM base_person_hash');
  // What has no hash has no prefix, and is ignored like whatever somebody has twice.
  for (const selection of selections)
    database.exec(
      `INSERT OR IGNORE INTO base_person_hash (kind, prefix, person_key) ${selection} ORDER BY prefix, person_key`,
    );
}

function prefixesOf(names: readonly (readonly [string, string])[], born: string, zips: readonly string[]): string {
  const hashes = names.flatMap(([first, last]) => zips.map((zip) => ndzHash(first, last, born, zip)));
  return JSON.stringify(hashes.flatMap((hashed) => (hashed === null ? [] : [hashPrefix(hashed)])));
}

/** Every hash of these people, hidden or not, from what is on record of them. */
export async function hashesOf(
  db: SqlDatabase,
  keys: readonly number[],
  kinds: readonly HashKind[] = HASH_KINDS,
): Promise<PersonHash[]> {
  if (keys.length === 0) return [];
  const people = JSON.stringify(keys);
  const answers = await db.batch<FactRow>(kinds.map((kind) => factsStatement(db, kind).bind(people)));
  const found = new Map<string, PersonHash>();
  for (const [at, kind] of kinds.entries()) {
    for (const row of answers[at]?.results ?? []) {
      const hash = hashOf(kind, row);
      if (hash !== null) found.set(`${row.person_key} ${kind} ${hash}`, { personKey: row.person_key, kind, hash });
    }
  }
  return [...found.values()];
}

function factsStatement(db: SqlDatabase, kind: HashKind): SqlStatement {
  const { columns, from, person } = FACTS[kind];
  return db.prepare(
    `SELECT ${person} AS person_key, ${columns} FROM json_each(?1) k CROSS JOIN ${from} WHERE ${person} = k.value`,
  );
}

/** Makes the hashes of these people follow what is on record of them now: after facts about them were added. */
export async function refreshPersonHashes(db: SqlDatabase, keys: readonly number[]): Promise<void> {
  for (let at = 0; at < keys.length; at += PEOPLE_AT_ONCE) {
    const hashes = await hashesOf(db, keys.slice(at, at + PEOPLE_AT_ONCE));
    if (hashes.length > 0) await db.batch([insertHashes(db, hashes)]);
  }
}
const PEOPLE_AT_ONCE = 500;

function insertHashes(db: SqlDatabase, hashes: readonly PersonHash[]): SqlStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO base_person_hash (kind, prefix, person_key)
       SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1) WHERE true`,
    )
    .bind(rowsOf(hashes));
}

/** Takes the hashes of people away, before facts that they are made of change or go: the rows are found by nothing else. */
export function dropPersonHashes(db: SqlDatabase, hashes: readonly PersonHash[]): SqlStatement {
  return db
    .prepare(
      `DELETE FROM base_person_hash WHERE (kind, prefix, person_key) IN (
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1))`,
    )
    .bind(rowsOf(hashes));
}

const rowsOf = (hashes: readonly PersonHash[]): string =>
  JSON.stringify(hashes.map(({ kind, hash, personKey }) => [HASH_KINDS.indexOf(kind), hashPrefix(hash), personKey]));

/** Somebody whom a hash is about. */
export interface HashedPerson {
  readonly key: number;
  readonly id: string;
  /** whether they are hidden already */
  readonly isHidden: boolean;
}

/**
 * Who is meant by hashes of one kind, of which at most a few thousand are asked for at once: everybody on record, hidden
 * or not, in the order of their keys. Hashes of nobody are left out.
 */
export async function peopleByHash(
  db: SqlDatabase,
  kind: HashKind,
  hashes: readonly string[],
): Promise<Map<string, HashedPerson[]>> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT h.person_key AS key, p.id, p.suppressed_at IS NOT NULL AS isHidden
       FROM json_each(?1) k CROSS JOIN base_person_hash h ON h.kind = ?2 AND h.prefix = k.value
       CROSS JOIN base_person p ON p.key = h.person_key ORDER BY h.person_key`,
    )
    .bind(JSON.stringify([...new Set(hashes.map(hashPrefix))]), HASH_KINDS.indexOf(kind))
    .all<{ key: number; id: string; isHidden: 0 | 1 }>();
  const asked = new Set(hashes);
  const people = new Map(results.map((row) => [row.key, { ...row, isHidden: row.isHidden === 1 }]));
  const found = new Map<string, HashedPerson[]>();
  const keys = [...people.keys()];
  for (let at = 0; at < keys.length; at += PEOPLE_AT_ONCE) {
    for (const { personKey, hash } of await hashesOf(db, keys.slice(at, at + PEOPLE_AT_ONCE), [kind])) {
      const person = people.get(personKey);
      if (person === undefined || !asked.has(hash)) continue;
      found.set(hash, [...(found.get(hash) ?? []), person]);
    }
  }
  return found;
}
