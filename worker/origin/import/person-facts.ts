import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';

/** A home of somebody. */
export interface HomeFact {
  readonly addressKey: number;
  /** 'A' and 11 characters */
  readonly addressId: string;
  readonly houseNumber: string;
  /** shared/people/streets/street-key.ts */
  readonly streetKey: string;
  readonly zip5: string;
  /** shared/people/names/name-key.ts */
  readonly cityKey: string;
  readonly stateCode: string;
}

/** A name that somebody is found by; each part by shared/people/names/name-key.ts. */
export interface NameFact {
  readonly firstKey: string;
  readonly middleKey: string;
  readonly lastKey: string;
}

/** What of somebody's record can recognize them, hidden facts included. It never leaves the origin. */
export interface PersonFacts {
  readonly personKey: number;
  readonly personId: string;
  readonly legacyId: string | null;
  /** also from a later source */
  readonly birth: { readonly year: number | null; readonly month: number | null; readonly day: number | null };
  readonly names: readonly NameFact[];
  readonly homes: readonly HomeFact[];
  /** 10 digits */
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

interface PersonRow {
  readonly key: number;
  readonly id: string;
  readonly legacy_id: string | null;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

/** Whose facts: public ids, or keys. */
export type Whose = { readonly ids: readonly string[] } | { readonly keys: readonly number[] };

/**
 * Reads what can recognize people, whether or not they or parts of them are hidden, in one round trip. Whoever is not on
 * record is missing.
 */
export async function loadPersonFacts(db: SqlDatabase, whose: Whose): Promise<readonly PersonFacts[]> {
  if (('ids' in whose ? whose.ids : whose.keys).length === 0) return [];
  return readPersonFacts(await db.batch<unknown>(personFactsStatements(db, whose)));
}

/** The same for the round trip that reads more of them; {@link readPersonFacts} takes the results. */
export function personFactsStatements(db: SqlDatabase, whose: Whose): SqlStatement[] {
  const [column, values] = 'ids' in whose ? (['id', whose.ids] as const) : (['key', whose.keys] as const);
  const isThem = `p.${column} IN (SELECT value FROM json_each(?1))`;
  const statements = [
    `SELECT p.key, p.id, p.legacy_id, COALESCE(p.birth_year, p.late_birth_year) AS year,
       CASE WHEN p.birth_year IS NULL THEN p.late_birth_month ELSE p.birth_month END AS month,
       CASE WHEN p.birth_year IS NULL THEN NULL ELSE p.birth_day END AS day
     FROM base_person p WHERE ${isThem}`,
    `SELECT n.person_key, n.first_key AS firstKey, n.middle_key AS middleKey, n.last_key AS lastKey
     FROM base_person p CROSS JOIN base_person_name n ON n.person_key = p.key WHERE ${isThem}`,
    `SELECT r.person_key, a.key AS addressKey, a.id AS addressId, a.house_number AS houseNumber, a.street_key AS streetKey,
       a.zip5, l.city_key AS cityKey, l.state_code AS stateCode
     FROM base_person p CROSS JOIN base_residence r ON r.person_key = p.key CROSS JOIN base_address a ON a.key = r.address_key
     CROSS JOIN place l ON l.id = a.place_id WHERE ${isThem}`,
    `SELECT f.person_key, f.number FROM base_person p CROSS JOIN base_phone f ON f.person_key = p.key WHERE ${isThem}`,
    `SELECT e.person_key, e.email FROM base_person p CROSS JOIN base_email e ON e.person_key = p.key WHERE ${isThem}`,
  ];
  const asked = JSON.stringify(values);
  return statements.map((sql) => db.prepare(sql).bind(asked));
}

export function readPersonFacts(results: readonly SqlResult<unknown>[]): readonly PersonFacts[] {
  const [people, names, homes, phones, emails] = results as [
    SqlResult<PersonRow>,
    SqlResult<NameFact & Owned>,
    SqlResult<HomeFact & Owned>,
    SqlResult<{ readonly number: string } & Owned>,
    SqlResult<{ readonly email: string } & Owned>,
  ];
  const [nameOf, homeOf, phoneOf, emailOf] = [byOwner(names), byOwner(homes), byOwner(phones), byOwner(emails)];
  return people.results.map(({ key, id, legacy_id, year, month, day }) => ({
    personKey: key,
    personId: id,
    legacyId: legacy_id,
    birth: { year, month, day },
    names: nameOf(key),
    homes: homeOf(key),
    phones: phoneOf(key).map(({ number }) => number),
    emails: emailOf(key).map(({ email }) => email),
  }));
}

interface Owned {
  readonly person_key: number;
}

function byOwner<T extends Owned>({ results }: SqlResult<T>): (key: number) => readonly T[] {
  const rows = Map.groupBy(results, ({ person_key }) => person_key);
  return (key) => rows.get(key) ?? [];
}
