import type { SqlDatabase } from '../env.ts';
import { isMinor } from './age.ts';
import type { PersonRecord } from './person-record.ts';
import * as rows from './person-rows.ts';
import { RESIDENCE_COLUMNS, RESIDENCE_ORDER, type ResidenceRow, readResidence } from './residence-rows.ts';
import { EMAIL_COLUMNS, PERSON_COLUMNS, PHONE_COLUMNS } from './store.ts';

/** A record of which nothing was read but what reaches the person: where they live, phones and email addresses. */
type ReachableRecord = PersonRecord & {
  readonly relations: readonly never[];
  readonly ownedProperties: readonly never[];
};

type Owned<Row> = Row & { readonly person_id: string };

/**
 * Loads how to reach many people, in one round trip of four queries whatever their number; people who may not be shown are
 * missing. To be masked like a whole record: relations and properties are left out, so nothing may be said about them.
 * `now` is in milliseconds since 1970.
 */
export async function loadReachable(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, ReachableRecord>> {
  if (personIds.length === 0) return new Map();
  const ids = JSON.stringify([...new Set(personIds)]);
  const results = await db.batch<unknown>(REACH_SQL.map((sql) => db.prepare(sql).bind(ids)));
  const [people, residences, phones, emails] = results.map((result) => result.results);
  const homesOf = byPerson((residences ?? []) as Owned<ResidenceRow>[]);
  const phonesOf = byPerson((phones ?? []) as Owned<rows.PhoneRow>[]);
  const emailsOf = byPerson((emails ?? []) as Owned<rows.EmailRow>[]);
  const adults = ((people ?? []) as rows.PersonRow[]).filter((row) => !isMinor(rows.readBirth(row), now));
  return new Map(
    adults.map((row) => [
      row.id,
      {
        ...rows.readPerson(row),
        residences: homesOf(row.id).map(readResidence),
        phones: phonesOf(row.id).map(rows.readPhone),
        emails: emailsOf(row.id).map(rows.readEmail),
        relations: [],
        ownedProperties: [],
      },
    ]),
  );
}

const ASKED = '(SELECT value FROM json_each(?1))';

/** Each person's rows in the order of their page. */
const REACH_SQL = [
  `SELECT ${PERSON_COLUMNS} FROM person WHERE id IN ${ASKED}`,
  `SELECT person_id, ${RESIDENCE_COLUMNS} FROM residence WHERE person_id IN ${ASKED} ORDER BY ${RESIDENCE_ORDER}`,
  `SELECT person_id, ${PHONE_COLUMNS} FROM phone WHERE person_id IN ${ASKED} ORDER BY sort_order, number`,
  `SELECT person_id, ${EMAIL_COLUMNS} FROM email WHERE person_id IN ${ASKED} ORDER BY sort_order, email`,
] as const;

function byPerson<Row>(found: readonly Owned<Row>[]): (personId: string) => readonly Owned<Row>[] {
  const groups = Map.groupBy(found, ({ person_id }) => person_id);
  return (personId) => groups.get(personId) ?? [];
}
