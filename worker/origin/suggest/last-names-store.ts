import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { SearchableName } from '../search/name-query.ts';
import { END } from '../search/range-end.ts';
import { LAST_NAMES_MAX, STORED_LETTERS_MAX, TYPED_MIN } from './limits.ts';

export interface LastNameRow {
  name: string;
  people: number;
}

/** Beginnings that are looked up. */
const BEGINNINGS_MAX = 6;
/** Last names read for one beginning: with four letters there are hardly ever more. */
const NAMES_READ_MAX = 400;

/**
 * The beginnings of last names that a typed name may end with, most likely first: for 'maya van der b' these are 'van
 * der b', 'der b' and 'b'. All words may also be one name, 'vander m', in each of their spellings, and so may a single
 * word.
 */
export function lastNameBeginnings(name: SearchableName): readonly string[] {
  const beginnings =
    name.kind === 'word' ? name.lasts : [...(name.alone?.lasts ?? []), ...name.readings.map(({ last }) => last)];
  const asked = [...new Set(beginnings)].filter((beginning) => beginning.length >= TYPED_MIN);
  return asked.slice(0, BEGINNINGS_MAX);
}

/** Last names with this beginning, most people first; names that nobody has are left out. */
export function lastNamesStatement(db: SqlDatabase, beginning: string): SqlStatement {
  if (beginning.length <= STORED_LETTERS_MAX)
    return db
      .prepare(
        `SELECT w.name, w.people FROM suggestion s CROSS JOIN name_word w ON w.kind = 'last' AND w.word = s.word
         WHERE s.kind = 'last' AND s.prefix = ?1 AND w.people > 0 AND w.name <> ''
         ORDER BY s.rank LIMIT ${LAST_NAMES_MAX}`,
      )
      .bind(beginning);
  return db
    .prepare(
      `SELECT name, people FROM (
         SELECT word, name, people FROM name_word WHERE kind = 'last' AND word >= ?1 AND word <= ?2
         ORDER BY word LIMIT ${NAMES_READ_MAX})
       WHERE people > 0 AND name <> '' ORDER BY word <> ?1, people DESC, word LIMIT ${LAST_NAMES_MAX}`,
    )
    .bind(beginning, beginning + END);
}

/** The last name of 'Walker Ja', if there is one: a complete word in front, in reverse order. */
export function turnedLastNames(name: SearchableName): readonly string[] {
  return name.kind === 'full' ? [...new Set(name.turned.map(({ last }) => last))] : [];
}

/** These exact last names, most people first; names that nobody has are left out. */
export function wholeLastNamesStatement(db: SqlDatabase, names: readonly string[]): SqlStatement {
  return db
    .prepare(
      `SELECT w.name, w.people FROM json_each(?1) q CROSS JOIN name_word w ON w.kind = 'last' AND w.word = q.value
       WHERE w.people > 0 AND w.name <> '' ORDER BY w.people DESC, w.word LIMIT ${LAST_NAMES_MAX}`,
    )
    .bind(JSON.stringify(names));
}
