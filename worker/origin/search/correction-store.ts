import { slipsAllowed } from '../../../shared/people/names/spelling.ts';
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
 * The lookups as the statement reads them. `letters` and `slips`: a name whose length differs by more is further off
 * than a slip or two, so it is not looked at; with longer names, that is about half of those that share a deletion.
 */
function describeLookups(name: SearchableName): string {
  const lookups = deletionsToAsk(name).map(({ kind, word, deletion }) => {
    const letters = [...word.replaceAll(' ', '')].length;
    return { kind, word, deletion, letters, slips: slipsAllowed(word) };
  });
  return JSON.stringify(lookups);
}

/**
 * Builds the statement that reads what a name may be a misspelling of. It reads almost nothing if the requested name
 * finds enough people in the areas.
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
           LIMIT ${BEARERS_READ_MAX})),
       asked AS MATERIALIZED (
         SELECT q.value ->> 'kind' AS kind, q.value ->> 'word' AS word, q.value ->> 'deletion' AS deletion,
           q.value ->> 'letters' AS letters, q.value ->> 'slips' AS slips
         FROM json_each(?1) q WHERE NOT (SELECT is_enough FROM known))
       SELECT n.kind, n.word, n.name, w.people
       FROM (
         SELECT DISTINCT kind, word, name FROM (
           SELECT q.kind, q.word, d.word AS name
           FROM asked q CROSS JOIN name_deletion d ON d.kind = q.kind AND d.deletion = q.deletion
             AND abs(length(replace(d.word, ' ', '')) - q.letters) <= q.slips
           LIMIT ${CANDIDATES_MAX})) n
       CROSS JOIN name_word w ON w.kind = n.kind AND w.word = n.name`,
    )
    .bind(describeLookups(name), JSON.stringify(bearersOf(name)), JSON.stringify(areas));
}
