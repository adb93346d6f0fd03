import { deletionsOf } from '../../../shared/people/names/spelling.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** Where a person's names are listed by themselves. */
export interface ListedNames {
  /** each first and last name they are found by */
  readonly words: readonly { readonly kind: 'first' | 'last'; readonly word: string }[];
  /** their last name in the directory (shared/urls/segments.ts); null if it is in none */
  readonly partial: string | null;
  readonly firstKey: string;
  readonly lastKey: string;
  /** places they live or lived in */
  readonly placeIds: readonly number[];
}

/** Names are suggested from their first letters: so many at most. */
const SUGGESTED_LETTERS = 3;

/** Where the names of a person are listed. */
export async function loadListedNames(db: SqlDatabase, key: number): Promise<ListedNames> {
  const read = (sql: string) => db.prepare(sql).bind(key);
  const [names, own, places] = await db.batch<Record<string, string | number>>([
    read('SELECT DISTINCT first_key, last_key FROM base_person_name WHERE person_key = ?1'),
    read(`SELECT p.first_key, p.last_key, d.partial FROM base_person p
          LEFT JOIN base_directory_person d ON d.person_key = p.key WHERE p.key = ?1`),
    read('SELECT place_id FROM base_person_place WHERE person_key = ?1'),
  ]);
  const wordsOf = (kind: 'first' | 'last') =>
    [...new Set((names?.results ?? []).map((row) => String(row[`${kind}_key`])))].map((word) => ({ kind, word }));
  const person = own?.results[0];
  return {
    words: [...wordsOf('first'), ...wordsOf('last')],
    partial: person?.partial == null ? null : String(person.partial),
    firstKey: String(person?.first_key ?? ''),
    lastKey: String(person?.last_key ?? ''),
    placeIds: (places?.results ?? []).map(({ place_id }) => Number(place_id)),
  };
}

/**
 * Takes a deleted person's names out of every list of names in which nobody else has them: a rare name would tell that
 * somebody was there. It belongs into the transaction that deletes the person, after everything else.
 */
export function forgetNames(db: SqlDatabase, names: ListedNames): SqlStatement[] {
  const { words, partial, firstKey, lastKey, placeIds } = names;
  return [
    ...words.flatMap(({ kind, word }) => forgetWord(db, kind, word)),
    ...(partial === null ? [] : forgetInDirectory(db, partial, firstKey)),
    db
      .prepare(
        `DELETE FROM base_place_name WHERE last_key = ?2 AND people <= 0
           AND place_id IN (SELECT value FROM json_each(?1))
           AND NOT EXISTS (SELECT 1 FROM base_person p WHERE p.home_place_id = place_id AND p.last_key = ?2)`,
      )
      .bind(JSON.stringify(placeIds), lastKey),
  ];
}

function forgetWord(db: SqlDatabase, kind: 'first' | 'last', word: string): SqlStatement[] {
  const isUnused = `NOT EXISTS (SELECT 1 FROM base_search_name n WHERE n.area = '' AND n.${kind}_key = ?2)`;
  const forget = (sql: string, ...more: string[]) => db.prepare(`${sql} AND ${isUnused}`).bind(kind, word, ...more);
  const prefixes = Array.from({ length: SUGGESTED_LETTERS }, (_, at) => word.slice(0, at + 1));
  return [
    forget('DELETE FROM base_name_word WHERE kind = ?1 AND word = ?2'),
    forget(
      `DELETE FROM base_name_deletion WHERE kind = ?1 AND word = ?2
         AND deletion IN (SELECT value FROM json_each(?3))`,
      JSON.stringify(deletionsOf(word)),
    ),
    forget(
      `DELETE FROM base_suggestion WHERE kind = ?1 AND word = ?2 AND prefix IN (SELECT value FROM json_each(?3))`,
      JSON.stringify(prefixes),
    ),
  ];
}

function forgetInDirectory(db: SqlDatabase, partial: string, firstKey: string): SqlStatement[] {
  const isUnused = 'NOT EXISTS (SELECT 1 FROM base_directory_person d WHERE d.partial = ?1)';
  return [
    db
      .prepare(
        `DELETE FROM base_directory_first WHERE partial = ?1 AND first_key = ?2 AND people <= 0 AND NOT EXISTS (
           SELECT 1 FROM base_directory_person d CROSS JOIN base_person p ON p.key = d.person_key
           WHERE d.partial = ?1 AND p.first_key = ?2)`,
      )
      .bind(partial, firstKey),
    ...['base_directory_state', 'base_directory_first', 'base_directory_name'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE partial = ?1 AND ${isUnused}`).bind(partial),
    ),
  ];
}
