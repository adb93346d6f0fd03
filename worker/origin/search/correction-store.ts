import type { SqlDatabase, SqlStatement } from '../env.ts';
import { deletionsToAsk, FEW_PEOPLE } from './corrections.ts';
import type { SearchableName } from './name-query.ts';
import { endOf } from './range-end.ts';

/** Rows read for names that share a deletion with the requested one, those that share the most letters first. */
const CANDIDATES_MAX = 1_500;
/** Names read to see whether enough people have the requested one: some people have several of them. */
const BEARERS_READ_MAX = 3 * FEW_PEOPLE;

/** Names that count as the requested one, as ranges of the two indexes: by last name, and by first name. */
interface Bearers {
  readonly byLast: readonly { readonly last: string; readonly first: string; readonly firstEnd: string }[];
  readonly byFirst: readonly string[];
}

/** Everyone in one of these is found without corrections, so ten of them make corrections unnecessary. */
function bearersOf(name: SearchableName): Bearers {
  const anyFirst = (last: string) => ({ last, first: '', firstEnd: endOf('') });
  if (name.kind === 'word') return { byLast: name.lasts.map(anyFirst), byFirst: [name.word, ...name.nicknames] };
  const oneFirst = (last: string, first: string) => ({ last, first, firstEnd: first });
  const byLast = name.readings.flatMap(({ first, middle, last, nicknames, isPrefix }) => {
    // A different middle name may exclude most of these.
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
 * Builds the statement that reads what a name may be a misspelling of. It reads almost nothing if the requested name
 * finds enough people in the areas. Nothing is materialized on the way: D1 counts such rows twice.
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
