import type { SqlDatabase, SqlStatement } from '../env.ts';
import { deletionsToAsk, FEW_PEOPLE } from './corrections.ts';
import type { SearchableName } from './name-query.ts';

/** Names that share a deletion with one that was asked for: rows read, those first that share the most letters. */
const CANDIDATES_MAX = 2_000;

const BEARS_IT: { readonly [K in SearchableName['kind']]: string } = {
  full: "n.last_key = q.value ->> 'last' AND n.first_key = q.value ->> 'first'",
  word: 'n.last_key = q.value',
};

/**
 * Builds the statement that reads what a name may be a misspelling of. It reads hardly anything where enough people of the
 * areas bear the name as it was asked for.
 */
export function candidateStatement(db: SqlDatabase, name: SearchableName, areas: readonly string[]): SqlStatement {
  const asked = name.kind === 'full' ? name.readings : [name.word];
  return db
    .prepare(
      `WITH known AS MATERIALIZED (
         SELECT COUNT(*) >= ${FEW_PEOPLE} AS is_enough FROM (
           SELECT 1 FROM json_each(?2) q CROSS JOIN json_each(?3) area CROSS JOIN search_name n
             ON n.area = area.value AND ${BEARS_IT[name.kind]}
           LIMIT ${FEW_PEOPLE})),
       near AS MATERIALIZED (
         SELECT q.value ->> 'kind' AS kind, q.value ->> 'word' AS word, d.word AS name
         FROM json_each(?1) q CROSS JOIN name_deletion d
           ON d.kind = q.value ->> 'kind' AND d.deletion = q.value ->> 'deletion'
         WHERE NOT (SELECT is_enough FROM known) LIMIT ${CANDIDATES_MAX})
       SELECT n.kind, n.word, n.name, w.people
       FROM (SELECT DISTINCT kind, word, name FROM near) n CROSS JOIN name_word w ON w.kind = n.kind AND w.word = n.name`,
    )
    .bind(JSON.stringify(deletionsToAsk(name)), JSON.stringify(asked), JSON.stringify(areas));
}
