import type { SqlDatabase, SqlStatement } from '../env.ts';
import { deletionsToAsk, FEW_PEOPLE } from './corrections.ts';
import type { SearchableName } from './name-query.ts';
import { endOf } from './range-end.ts';

/** Names that share a deletion with one that was asked for: rows read, those first that share the most letters. */
const CANDIDATES_MAX = 1_500;
/** Names that are read to see whether enough people bear what was asked for: some people have several of them. */
const BEARERS_READ_MAX = 3 * FEW_PEOPLE;

/** Names that count as the one asked for, as ranges of the two indexes: of one last name, and of one first name. */
interface Bearers {
  readonly byLast: readonly { readonly last: string; readonly first: string; readonly firstEnd: string }[];
  readonly byFirst: readonly string[];
}

/** Whoever is in one of these is found without any correction, so that ten of them make corrections needless. */
function bearersOf(name: SearchableName): Bearers {
  const anyFirst = (last: string) => ({ last, first: '', firstEnd: endOf('') });
  if (name.kind === 'word') return { byLast: name.lasts.map(anyFirst), byFirst: [name.word, ...name.nicknames] };
  const oneFirst = (last: string, first: string) => ({ last, first, firstEnd: first });
  const byLast = name.readings.flatMap(({ first, middle, last, nicknames, isPrefix }) => {
    // Another middle name may leave out most of these.
    if (middle !== '') return [oneFirst(last, first)];
    const own = { last, first, firstEnd: isPrefix ? endOf(first) : first };
    return [own, ...nicknames.map((nickname) => oneFirst(last, nickname))];
  });
  const { alone } = name;
  return alone === null
    ? { byLast, byFirst: [] }
    : { byLast: [...byLast, ...alone.lasts.map(anyFirst)], byFirst: [alone.first] };
}

/**
 * Builds the statement that reads what a name may be a misspelling of. It reads hardly anything where enough people of the
 * areas are found by the name as it was asked for. Nothing is materialized on the way: D1 counts such rows twice.
 */
export function candidateStatement(db: SqlDatabase, name: SearchableName, areas: readonly string[]): SqlStatement {
  return db
    .prepare(
      `WITH known AS MATERIALIZED (
         SELECT COUNT(DISTINCT person_key) >= ${FEW_PEOPLE} AS is_enough FROM (
           SELECT n.person_key FROM json_each(?2 -> 'byLast') q CROSS JOIN json_each(?3) area CROSS JOIN search_name n
             ON n.area = area.value AND n.last_key = q.value ->> 'last'
               AND n.first_key >= q.value ->> 'first' AND n.first_key <= q.value ->> 'firstEnd'
           UNION ALL
           SELECT n.person_key FROM json_each(?2 -> 'byFirst') q CROSS JOIN json_each(?3) area CROSS JOIN search_name n
             ON n.area = area.value AND n.first_key = q.value
           LIMIT ${BEARERS_READ_MAX}))
       SELECT n.kind, n.word, n.name, w.people
       FROM (
         SELECT DISTINCT kind, word, name FROM (
           SELECT q.value ->> 'kind' AS kind, q.value ->> 'word' AS word, d.word AS name
           FROM json_each(?1) q CROSS JOIN name_deletion d
             ON d.kind = q.value ->> 'kind' AND d.deletion = q.value ->> 'deletion'
           WHERE NOT (SELECT is_enough FROM known) LIMIT ${CANDIDATES_MAX})) n
       CROSS JOIN name_word w ON w.kind = n.kind AND w.word = n.name`,
    )
    .bind(JSON.stringify(deletionsToAsk(name)), JSON.stringify(bearersOf(name)), JSON.stringify(areas));
}
