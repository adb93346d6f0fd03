import type { SqlDatabase, SqlStatement } from '../../env.ts';
import type { House } from './stored-change.ts';

/** A home that a correction is about, and where the person is listed after it. */
export interface CorrectedHome {
  readonly addressKey: number;
  /** of the home itself */
  readonly homePlaceId: number;
  /** null: nowhere */
  readonly placeId: number | null;
}

const HERE = `SELECT r.address_key AS addressKey, a.place_id AS homePlaceId
  FROM base_residence r CROSS JOIN base_address a ON a.key = r.address_key
  WHERE r.person_key = ?1 AND a.house_number = ?2 AND a.street_key = ?3 AND a.zip5 = ?4 AND a.unit IS ?5`;

/** The home, if the person has it on record, and where they are listed without it. */
export function homeWithout(db: SqlDatabase, key: number, house: House): Promise<CorrectedHome | null> {
  return findHome(db, key, house, 'r.address_key <> h.addressKey', 'r.is_current');
}

/** The same, if they have it on record as their home of today, and where they are listed once they have left it. */
export function homeAfter(db: SqlDatabase, key: number, house: House): Promise<CorrectedHome | null> {
  return findHome(db, key, house, '1', '(r.is_current = 1 AND r.address_key <> h.addressKey)');
}

/** Somebody is listed where they live, or else where they lived last. */
function findHome(
  db: SqlDatabase,
  key: number,
  { houseNumber, streetKey, zip5, unit }: House,
  isLeft: string,
  isCurrent: string,
): Promise<CorrectedHome | null> {
  return db
    .prepare(
      `SELECT h.addressKey, h.homePlaceId, (
         SELECT a.place_id FROM base_residence r CROSS JOIN base_address a ON a.key = r.address_key
         WHERE r.person_key = ?1 AND ${isLeft} ORDER BY ${isCurrent} DESC, r.sort_order LIMIT 1) AS placeId
       FROM (${HERE}) h LIMIT 1`,
    )
    .bind(key, houseNumber, streetKey, zip5, unit)
    .first<CorrectedHome>();
}

/**
 * Takes a home off a person, or says since when it is a former one, for {@link refindStatements}. Whoever never lived
 * somewhere has no record with that address either.
 *
 * @param month when they moved out, YYYY-MM; null: they never lived there
 */
export function residenceStatements(
  db: SqlDatabase,
  key: number,
  { addressKey, homePlaceId, placeId }: CorrectedHome,
  month: string | null,
): SqlStatement[] {
  const here = 'person_key = ?1 AND address_key = ?2';
  const lives = (condition: string): string =>
    `EXISTS (SELECT 1 FROM base_residence r CROSS JOIN base_address a ON a.key = r.address_key
             WHERE r.person_key = ?1 AND a.place_id = ?2 AND ${condition})`;
  const home = (sql: string, ...more: string[]) => db.prepare(sql).bind(key, addressKey, ...more);
  const place = (sql: string) => db.prepare(sql).bind(key, homePlaceId);
  return [
    ...(month === null
      ? [
          home(`DELETE FROM base_residence WHERE ${here}`),
          home(`UPDATE base_record SET address_key = NULL WHERE ${here}`),
        ]
      : [
          home(
            `UPDATE base_residence SET is_current = 0, move_out = ?3,
               move_in = CASE WHEN move_in > ?3 THEN NULL ELSE move_in END
             WHERE ${here}`,
            month,
          ),
        ]),
    place(`DELETE FROM base_person_place WHERE person_key = ?1 AND place_id = ?2 AND NOT ${lives('1')}`),
    place(
      `UPDATE base_person_place SET is_current = ${lives('r.is_current = 1')} WHERE person_key = ?1 AND place_id = ?2`,
    ),
    db
      .prepare(
        `UPDATE base_person SET home_place_id = ?2, home_state = (SELECT l.state_code FROM place l WHERE l.id = ?2)
         WHERE key = ?1`,
      )
      .bind(key, placeId),
    db
      .prepare(
        `UPDATE base_property SET owner_occupied = 'AbsenteeOwner'
         WHERE owner_occupied = 'OwnerOccupied' AND address_key = ?1 AND NOT EXISTS (
           SELECT 1 FROM base_ownership w CROSS JOIN base_residence r
             ON r.person_key = w.person_key AND r.address_key = w.address_key AND r.is_current = 1
           WHERE w.address_key = base_property.address_key AND w.is_current = 1)`,
      )
      .bind(addressKey),
  ];
}
