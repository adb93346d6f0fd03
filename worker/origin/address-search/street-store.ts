import { OWNERS_MAX, STREET_HOMES_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import type { TypedStreet } from '../../../shared/people/streets/typed-street.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql, deceasedBornBy, livingSql } from '../people/age.ts';
import { foundInReverseSql } from '../people/reverse.ts';
import { importStatements, readImported } from '../people/store.ts';
import { shownAddressSql } from './shown-address.ts';

/** The street that is meant: how it was read, and in which place. */
export interface MeantStreet {
  readonly reading: TypedStreet;
  readonly placeId: number;
}

/** A street as everybody may see it. Nothing in it depends on a house number. */
export interface Street {
  readonly street: string;
  readonly city: string;
  readonly stateCode: string;
  /** addresses on record, at most {@link STREET_HOMES_MAX} */
  readonly homes: number;
  /** the middle of its homes, in degrees */
  readonly latitude: number;
  readonly longitude: number;
  /** ids of residents with a listed landline, by name, at most 50 */
  readonly listed: readonly string[];
  readonly hasMoreListed: boolean;
  /** the day of its sources; null if no import said it */
  readonly refreshedOn: string | null;
}

interface StreetRow {
  street: string;
  city: string;
  state_code: string;
  homes: number;
  latitude: number;
  longitude: number;
}

/**
 * The first reading whose street is on record in one of these places, the first place that has it; null if there is
 * none. A street that is on record as typed has no house number, whatever it begins with. House numbers are not looked
 * at, so which street it is never tells whether a number is right. One query.
 */
export async function findStreet(
  db: SqlDatabase,
  readings: readonly TypedStreet[],
  placeIds: readonly number[],
  now: number,
): Promise<MeantStreet | null> {
  const [alone, numbered] = [readings.filter(isAlone), readings.filter((reading) => !isAlone(reading))];
  const wanted = [...alone, ...numbered].flatMap((reading) => placeIds.map((placeId) => ({ reading, placeId })));
  const keys = wanted.map(({ reading: { street }, placeId }) => ({ street, placeId }));
  const row = await db
    .prepare(
      `SELECT MIN(q.key) AS at FROM json_each(?1) q
       WHERE EXISTS (SELECT 1 FROM address a
         WHERE a.place_id = q.value ->> 'placeId' AND a.street_key = q.value ->> 'street' AND ${shownAddressSql('?2')})`,
    )
    .bind(JSON.stringify(keys), adultBornBy(now))
    .first<{ at: number | null }>();
  return row?.at == null ? null : (wanted[row.at] ?? null);
}

const isAlone = ({ houseNumber }: TypedStreet): boolean => houseNumber === null;

/** A street's homes; of a very long one, the first that the index has. */
const HOMES_SQL = `WITH home AS MATERIALIZED (
    SELECT a.street, a.latitude, a.longitude FROM address a
    WHERE a.place_id = ?1 AND a.street_key = ?2 AND ${shownAddressSql('?3')} LIMIT ${STREET_HOMES_MAX}
  )
  SELECT MIN(h.street) AS street, l.city, l.state_code, COUNT(*) AS homes,
    AVG(h.latitude) AS latitude, AVG(h.longitude) AS longitude
  FROM home h CROSS JOIN place l ON l.id = ?1 GROUP BY l.id`;

/**
 * Residents whose own free page shows this street and their landline: they live there first of all, and a public
 * directory has their number. Homes are read up to the same bound as above.
 */
const LISTED_SQL = `WITH home AS MATERIALIZED (
    SELECT a.address_key FROM address a WHERE a.place_id = ?1 AND a.street_key = ?2 LIMIT ${STREET_HOMES_MAX}
  )
  SELECT p.id FROM home w CROSS JOIN shown_home h ON h.address_key = w.address_key
  CROSS JOIN person p ON p.person_key = h.person_key
  WHERE ${adultSql('p', '?3')} AND ${livingSql('p', '?4')} AND ${foundInReverseSql('p')}
    AND EXISTS (SELECT 1 FROM phone f WHERE f.person_key = p.person_key AND f.line_type = 'Landline' AND f.is_listed = 1)
    AND NOT EXISTS (SELECT 1 FROM shown_home o WHERE o.person_key = h.person_key
      AND (o.sort_order, o.address_id) < (h.sort_order, h.address_id))
  ORDER BY p.last_key, p.first_key, p.id LIMIT ${OWNERS_MAX + 1}`;

/** What everybody may see of a street on record, in one round trip. */
export async function loadStreet(
  db: SqlDatabase,
  { reading: { street }, placeId }: MeantStreet,
  now: number,
): Promise<Street | null> {
  const [homes, listed, ...imported] = await db.batch<unknown>([
    ...streetStatements(db, street, placeId, now),
    ...importStatements(db, now),
  ]);
  const row = homes?.results[0] as StreetRow | undefined;
  if (row === undefined) return null;
  const ids = ((listed?.results ?? []) as { id: string }[]).map(({ id }) => id);
  return {
    street: row.street,
    city: row.city,
    stateCode: row.state_code,
    homes: row.homes,
    latitude: row.latitude,
    longitude: row.longitude,
    listed: ids.slice(0, OWNERS_MAX),
    hasMoreListed: ids.length > OWNERS_MAX,
    refreshedOn: readImported(db, imported, now).refreshedOn,
  };
}

function streetStatements(db: SqlDatabase, street: string, placeId: number, now: number): SqlStatement[] {
  return [db.prepare(HOMES_SQL).bind(placeId, street, adultBornBy(now)), listedStatement(db, street, placeId, now)];
}

/** Ids of the residents of a street, by its key, who have a listed landline; by name, one more than are shown. */
export function listedStatement(db: SqlDatabase, street: string, placeId: number, now: number): SqlStatement {
  return db.prepare(LISTED_SQL).bind(placeId, street, adultBornBy(now), deceasedBornBy(now));
}
