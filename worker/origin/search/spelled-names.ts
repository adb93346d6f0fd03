import type { SqlDatabase } from '../env.ts';
import type { CorrectedName, LikelyName } from './corrections.ts';
import { boundCorrected } from './find-people.ts';
import { type Hit, listPeople, listSpellings } from './list-people.ts';
import { type MatchQuery, type MatchRow, matchStatement, readMatches } from './match-store.ts';
import type { SearchableName } from './name-query.ts';
import { titleCase } from './place-query.ts';

/** A name that may be meant, as keys; '' for a part that it does not have. */
export type SpelledName = Readonly<Record<'first' | 'middle' | 'last', string>>;

/** The likeliest names that are weighed, and of them those whose lists are counted. */
const LIKELY_MAX = 20;
const NAMES_MAX = 4;
/** How much likelier a name is that twice as many people have, in tenths of a slip. */
const TWICE_AS_COMMON = 2;

/**
 * The corrected names that somebody was found by, likeliest first: near ones, and common ones, which are misspelled more
 * often than rare ones. An initial stays one: 'J Walkre' may be 'J Walker'. Whoever was found by another form of the
 * first name has the name as it was spelled: its list has them too.
 */
export function spelledNames(spellings: readonly Hit[], corrected: readonly LikelyName[]): readonly SpelledName[] {
  const found = new Map<string, { readonly name: SpelledName; readonly cost: number; people: number }>();
  for (const hit of spellings) {
    const one = corrected.find((name) => isFoundBy(hit, name));
    if (one === undefined) continue;
    const name = { first: one.spelledFirst ?? '', middle: one.middle, last: one.last ?? '' };
    const known = found.get(keyOfSpelled(name));
    if (known !== undefined) known.people += 1;
    else if (found.size < LIKELY_MAX) found.set(keyOfSpelled(name), { name, cost: one.cost, people: 1 });
  }
  const unlikelihood = ({ cost, people }: { cost: number; people: number }): number =>
    cost - TWICE_AS_COMMON * Math.log2(people);
  return [...found.values()]
    .toSorted((a, b) => unlikelihood(a) - unlikelihood(b))
    .slice(0, NAMES_MAX)
    .map(({ name }) => name);
}

function isFoundBy({ firstKey, lastKey }: Hit, { first, firstEnd, last }: CorrectedName): boolean {
  if (last !== null && lastKey !== last) return false;
  return first === null || (firstKey >= first && firstKey <= (firstEnd ?? first));
}

const keyOfSpelled = ({ first, middle, last }: SpelledName): string => [first, middle, last].filter(Boolean).join(' ');

/** People anywhere with a corrected name, in one round trip; see `listSpellings`. */
export async function findSpellingsAnywhere(
  db: SqlDatabase,
  name: SearchableName,
  corrected: readonly LikelyName[],
  now: number,
): Promise<readonly Hit[]> {
  const bound = boundCorrected(corrected, 1);
  const query: MatchQuery = { name, area: { kind: 'anywhere' }, corrected: bound, isHere: false, born: null };
  const found = readMatches((await matchStatement(db, query, now).first<MatchRow>()) ?? undefined, query);
  return listSpellings(found, listPeople(found));
}

/** These names as people write them, in one round trip: "Sean O'Neil"; in heading case if the record does not say. */
export async function loadWritten(db: SqlDatabase, names: readonly SpelledName[]): Promise<readonly string[]> {
  const kinds = ['first', 'last'] as const;
  const asked = names.flatMap((name) => kinds.flatMap((kind) => (name[kind] === '' ? [] : [[kind, name[kind]]])));
  if (asked.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT w.kind, w.word, w.name FROM json_each(?1) q
       CROSS JOIN name_word w ON w.kind = q.value ->> 0 AND w.word = q.value ->> 1 WHERE w.people > 0 AND w.name <> ''`,
    )
    .bind(JSON.stringify(asked))
    .all<{ kind: string; word: string; name: string }>();
  const written = new Map(results.map(({ kind, word, name }) => [`${kind} ${word}`, name]));
  const write = (kind: 'first' | 'last', word: string): string => written.get(`${kind} ${word}`) ?? titleCase(word);
  return names.map(({ first, middle, last }) =>
    [write('first', first), titleCase(middle), write('last', last)].filter(Boolean).join(' '),
  );
}
