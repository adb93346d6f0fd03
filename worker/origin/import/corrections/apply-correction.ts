import type { RecordReference } from '../../../../shared/records/record-reference.ts';
import type { SqlDatabase, SqlStatement } from '../../env.ts';
import { isMinor } from '../../people/age.ts';
import { dropPersonHashes, hashesOf, refreshPersonHashes } from '../person-hashes.ts';
import type { PersonNameRow } from '../rows.ts';
import { takeOffRecordStatement } from '../take-off-record.ts';
import { type FoundBy, newWords, refindStatements } from './find-again.ts';
import { fullNameOf, type NamesOnRecord, withName, withOtherName, withoutOtherName } from './name-rows.ts';
import { homeAfter, homeWithout, residenceStatements } from './residence-statements.ts';
import type { StoredChange } from './stored-change.ts';

/** A person as corrections need them; hidden people included. */
interface Corrected {
  readonly key: number;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly suffix: string | null;
  readonly first_key: string;
  readonly last_key: string;
  readonly akas: string;
  readonly home_place_id: number | null;
}

/**
 * Changes what is on record about a person, and everything that follows: their page, searches, suggestions, lists,
 * counts, and whoever names them. Carried out again, it changes nothing more. `now` is in milliseconds since 1970.
 *
 * @returns false if there is no such person, or nothing left to change
 */
export async function applyCorrection(
  db: SqlDatabase,
  personId: string,
  change: StoredChange,
  now: number,
): Promise<boolean> {
  const person = await db
    .prepare(
      `SELECT key, first_name, middle_name, last_name, suffix, first_key, last_key, akas, home_place_id
       FROM base_person WHERE id = ?1`,
    )
    .bind(personId)
    .first<Corrected>();
  if (person === null) return false;
  const statements = await statementsOf(db, personId, person, change, now);
  if (statements.length === 0) return false;
  // What the person is recognized by is made anew after the change: until then, the old is enough to find them.
  const before = await hashesOf(db, [person.key]);
  await db.batch(statements);
  await refreshPersonHashes(db, [person.key]);
  const after = new Set((await hashesOf(db, [person.key])).map(({ kind, hash }) => `${kind} ${hash}`));
  const gone = before.filter(({ kind, hash }) => !after.has(`${kind} ${hash}`));
  if (gone.length > 0) await dropPersonHashes(db, gone).run();
  return true;
}

async function statementsOf(
  db: SqlDatabase,
  personId: string,
  person: Corrected,
  change: StoredChange,
  now: number,
): Promise<SqlStatement[]> {
  const { key } = person;
  const found = foundBy(person);
  const forget = db.prepare('DELETE FROM related_people');
  switch (change.kind) {
    case 'name':
    case 'add-name':
    case 'not-my-name':
      return nameStatements(db, person, change);
    case 'birth': {
      if (isMinor(change, now)) return [];
      const update = db
        .prepare(
          `UPDATE base_person SET birth_year = ?2, birth_month = ?3, late_birth_year = NULL, late_birth_month = NULL,
             birth_day = CASE WHEN birth_year = ?2 AND birth_month = ?3 THEN birth_day END
           WHERE key = ?1`,
        )
        .bind(key, change.year, change.month);
      return refindStatements(db, { key, from: found, to: found }, [update]);
    }
    case 'alive': {
      const update = db.prepare('UPDATE base_person SET is_dead = 0 WHERE key = ?1').bind(key);
      return refindStatements(db, { key, from: found, to: found }, [update]);
    }
    case 'never-lived':
    case 'moved-out': {
      const change_ = change.kind === 'never-lived' ? null : change.month;
      const home = await (change_ === null ? homeWithout : homeAfter)(db, key, change.house);
      if (home === null) return [];
      const to = { ...found, placeId: home.placeId };
      return refindStatements(db, { key, from: found, to }, residenceStatements(db, key, home, change_));
    }
    case 'not-my-phone':
      return [db.prepare('DELETE FROM base_phone WHERE person_key = ?1 AND number = ?2').bind(key, change.number)];
    case 'not-my-email':
      return [
        db.prepare('DELETE FROM base_email WHERE person_key = ?1 AND lower(email) = lower(?2)').bind(key, change.email),
      ];
    case 'work':
      return [
        db
          .prepare(
            `UPDATE base_person SET job_title = ?2, company_name = ?3, job_facts = NULL,
               company_domain = CASE WHEN company_name IS ?3 THEN company_domain END
             WHERE key = ?1`,
          )
          .bind(key, change.title, change.company),
        forget,
      ];
    case 'not-related': {
      const other = `SELECT o.key FROM base_person o WHERE o.id = ?2
        UNION SELECT r.other_key FROM base_relation r CROSS JOIN base_person o ON o.key = r.other_key
          WHERE r.person_key = ?1 AND o.first_key = ?3 AND o.last_key = ?4
            AND NOT EXISTS (SELECT 1 FROM base_person k WHERE k.id = ?2)`;
      const of = (sql: string) => db.prepare(sql).bind(key, change.personId, change.firstKey, change.lastKey);
      return [
        of(`DELETE FROM base_relation WHERE other_key = ?1 AND person_key IN (${other})`),
        of(`DELETE FROM base_relation WHERE person_key = ?1 AND other_key IN (${other})`),
        forget,
      ];
    }
    case 'record':
      return (await hasRecord(db, key, change.record))
        ? [takeOffRecordStatement(db, personId, change.record, now)]
        : [];
  }
}

/** In another data set a record's id may be somebody else's. Houses are taken off their owner alone anyway. */
async function hasRecord(db: SqlDatabase, key: number, { group, id }: RecordReference): Promise<boolean> {
  if (group === 'currentProperties' || group === 'pastProperties') return true;
  const sql = 'SELECT 1 AS one FROM base_record WHERE id = ?1 AND person_key = ?2 AND record_group = ?3';
  return (await db.prepare(sql).bind(id, key, group).first()) !== null;
}

function foundBy({ first_name, last_name, first_key, last_key, home_place_id }: Corrected): FoundBy {
  return {
    firstName: first_name,
    lastName: last_name,
    firstKey: first_key,
    lastKey: last_key,
    placeId: home_place_id,
  };
}

/** Another name, one more, or one less. Nothing for a name that they do not have. */
async function nameStatements(
  db: SqlDatabase,
  person: Corrected,
  change: Extract<StoredChange, { readonly kind: 'name' | 'add-name' | 'not-my-name' }>,
): Promise<SqlStatement[]> {
  const { key } = person;
  const before = await readNames(db, person);
  const after =
    change.kind === 'not-my-name'
      ? withoutOtherName(before, change.fullName)
      : (change.kind === 'name' ? withName : withOtherName)(before, change.name);
  if (after === before) return [];
  const { name, akas, rows } = after;
  const primary = rows[0] as PersonNameRow;
  const to: FoundBy = {
    firstName: name.firstName,
    lastName: name.lastName,
    firstKey: primary.first_key,
    lastKey: primary.last_key,
    placeId: person.home_place_id,
  };
  const values = rows.map((row) => [row.last_key, row.first_key, row.middle_key, row.kind]);
  const changes = [
    db
      .prepare(
        `UPDATE base_person SET first_name = ?2, middle_name = ?3, last_name = ?4, suffix = ?5, full_name = ?6,
           first_key = ?7, last_key = ?8, akas = ?9
         WHERE key = ?1`,
      )
      .bind(
        key,
        name.firstName,
        name.middleName,
        name.lastName,
        name.suffix,
        fullNameOf(name),
        to.firstKey,
        to.lastKey,
        JSON.stringify(akas),
      ),
    db.prepare('DELETE FROM base_person_name WHERE person_key = ?1').bind(key),
    db
      .prepare(
        `INSERT INTO base_person_name (person_key, last_key, first_key, middle_key, kind)
         SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?2)`,
      )
      .bind(key, JSON.stringify(values)),
    // Other names are found by what is typed nearly right, too; nobody's own name they are not.
    ...rows
      .filter(({ kind }) => kind !== 'primary')
      .flatMap(({ first_key, last_key }) =>
        newWords(db, { firstName: '', lastName: '', firstKey: first_key, lastKey: last_key }),
      ),
  ];
  return refindStatements(db, { key, from: foundBy(person), to }, changes);
}

async function readNames(db: SqlDatabase, person: Corrected): Promise<NamesOnRecord> {
  const { results } = await db
    .prepare('SELECT last_key, first_key, middle_key, kind FROM base_person_name WHERE person_key = ?1')
    .bind(person.key)
    .all<Omit<PersonNameRow, 'person_key'>>();
  return {
    name: {
      firstName: person.first_name,
      middleName: person.middle_name,
      lastName: person.last_name,
      suffix: person.suffix,
    },
    akas: JSON.parse(person.akas) as string[],
    rows: results,
  };
}
