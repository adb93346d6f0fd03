import type { SqlDatabase, SqlStatement } from '../env.ts';

/** What is hidden of a person. Whatever is not named here is shown, or left as it is (see `hidePersonStatements`). */
export interface Hidden {
  readonly page: boolean;
  readonly addresses: boolean;
  readonly phones: boolean;
  readonly reverse: boolean;
  /** single facts: keys of addresses, numbers of 10 digits, addresses as stored */
  readonly addressKeys: readonly number[];
  readonly numbers: readonly string[];
  readonly emails: readonly string[];
}

/**
 * Hides this of a person; the triggers take it out of searches, lists and counts in the same transaction. Only what
 * differs is written, so to repeat it costs nothing. `now` is in milliseconds since 1970.
 *
 * @param mayShow also shows whatever else is hidden of them: only for whoever has just read all that stands
 */
export function hidePersonStatements(
  db: SqlDatabase,
  personId: string,
  hidden: Hidden,
  { mayShow, now }: { readonly mayShow: boolean; readonly now: number },
): SqlStatement[] {
  const lists = [
    ['base_residence', 'address_key', hidden.addresses, hidden.addressKeys],
    ['base_phone', 'number', hidden.phones, hidden.numbers],
    ['base_email', 'email', false, hidden.emails],
  ] as const;
  const flags =
    Number(hidden.page) + 2 * Number(hidden.addresses) + 4 * Number(hidden.phones) + 8 * Number(hidden.reverse);
  const hides = [
    db
      .prepare(
        `UPDATE base_person SET suppressed_at = CASE WHEN ?2 & 1 THEN COALESCE(suppressed_at, ?3) ELSE suppressed_at END,
           hides_addresses = hides_addresses | (?2 >> 1 & 1), hides_phones = hides_phones | (?2 >> 2 & 1),
           hides_reverse = hides_reverse | (?2 >> 3 & 1)
         WHERE id = ?1 AND ?2 & ~((suppressed_at IS NOT NULL) + 2 * hides_addresses + 4 * hides_phones + 8 * hides_reverse)`,
      )
      .bind(personId, flags, now),
    ...lists.map(([table, column, all, some]) =>
      db
        .prepare(
          `UPDATE ${table} SET suppressed_at = ?2 WHERE person_key = (SELECT key FROM base_person WHERE id = ?1)
             AND suppressed_at IS NULL AND (?3 = 1 OR ${column} IN (SELECT value FROM json_each(?4)))`,
        )
        .bind(personId, now, Number(all), JSON.stringify(some)),
    ),
  ];
  if (!mayShow) return hides;
  return [
    ...hides,
    ...lists.map(([table, column, all, some]) =>
      db
        .prepare(
          `UPDATE ${table} SET suppressed_at = NULL WHERE person_key = (SELECT key FROM base_person WHERE id = ?1)
             AND suppressed_at IS NOT NULL AND ?2 = 0 AND ${column} NOT IN (SELECT value FROM json_each(?3))`,
        )
        .bind(personId, Number(all), JSON.stringify(some)),
    ),
    // Last, so that nothing is shown for a moment that a list still hides.
    db
      .prepare(
        `UPDATE base_person SET suppressed_at = CASE WHEN ?2 & 1 THEN suppressed_at END,
           hides_addresses = ?2 >> 1 & 1, hides_phones = ?2 >> 2 & 1, hides_reverse = ?2 >> 3 & 1
         WHERE id = ?1 AND ~?2 & ((suppressed_at IS NOT NULL) + 2 * hides_addresses + 4 * hides_phones + 8 * hides_reverse)`,
      )
      .bind(personId, flags),
  ];
}
