import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy } from '../people/age.ts';
import { candidateStatement } from '../search/correction-store.ts';
import { type Candidate, type CorrectedName, correctNames } from '../search/corrections.ts';
import type { SearchableName } from '../search/name-query.ts';
import { titleCase } from '../search/place-query.ts';
import { NAME_COUNTED_MAX, SPELLINGS_MAX } from './limits.ts';

/** A name that may have been meant: full, or one of its parts. */
export interface SpelledName {
  /** as somebody writes it: 'John Smith', 'Smith' */
  readonly text: string;
  readonly isLastName: boolean;
  readonly people: number;
  /** there may be more */
  readonly isCapped: boolean;
}

interface Row {
  at: number;
  people: number;
  /** null: nobody's own name */
  first: string | null;
  last: string | null;
}

/** Corrected names that are looked up, likeliest first; of those that somebody has, these are counted. */
const LOOKED_UP_MAX = 120;
const COUNTED_MAX = 5;

const OF_NAME = "n.area = '' AND n.kind <> 'part' AND n.born <= ?2";

/** ?1 the names, ?2 the latest birth month of an adult. A stored count saves counting. */
const FULL_NAMES = `
  WITH asked AS MATERIALIZED (
    SELECT q.key AS at, q.value ->> 'first' AS first, q.value ->> 'last' AS last FROM json_each(?1) q
    WHERE EXISTS (SELECT 1 FROM search_name n
      WHERE n.last_key = q.value ->> 'last' AND n.first_key = q.value ->> 'first' AND ${OF_NAME})
    LIMIT ${COUNTED_MAX}
  )
  SELECT q.at, COALESCE(
      (SELECT c.people FROM name_count c WHERE c.last_key = q.last AND c.first_key = q.first AND c.state_code = ''),
      (SELECT COUNT(DISTINCT person_key) FROM (
        SELECT n.person_key FROM search_name n WHERE n.last_key = q.last AND n.first_key = q.first AND ${OF_NAME}
        LIMIT ${NAME_COUNTED_MAX + 1}))) AS people,
    o.first_name AS first, o.last_name AS last
  FROM asked q LEFT JOIN person o ON o.person_key = (
    SELECT n.person_key FROM search_name n
    WHERE n.last_key = q.last AND n.first_key = q.first AND n.kind = 'primary' AND ${OF_NAME} LIMIT 1)`;

/** The same for single words, whose counts are stored. */
const WORDS = `
  SELECT q.key AS at, w.people, CASE w.kind WHEN 'first' THEN w.name END AS first,
    CASE w.kind WHEN 'last' THEN w.name END AS last
  FROM json_each(?1) q CROSS JOIN name_word w ON w.kind = q.value ->> 'kind' AND w.word = q.value ->> 'word'
  WHERE w.people > 0 AND w.name <> '' LIMIT ${COUNTED_MAX}`;

/**
 * Names that are spelled nearly like a typed one that hardly anybody has, and how many people have them, in two round
 * trips: the likeliest first, but a name of many people before one of few, so that 'jon smyth' is John Smith before Jon
 * Smith. `now` in milliseconds.
 */
export async function loadSpellings(
  db: SqlDatabase,
  name: SearchableName,
  now: number,
): Promise<readonly SpelledName[]> {
  const { results } = await candidateStatement(db, name, ['']).all<Candidate>();
  // People of a middle name are in no count.
  const names = correctNames(name, results)
    .filter(({ middle }) => middle === '')
    .slice(0, LOOKED_UP_MAX);
  if (names.length === 0) return [];
  const rows = (await spelledStatement(db, names, now).all<Row>()).results;
  const spelled = rows
    .map((row, place) => ({ row, place: place - Math.log2(row.people) }))
    .sort((a, b) => a.place - b.place)
    .flatMap(({ row }) => describeSpelled(row, names[row.at]));
  const once = new Map(spelled.map((one) => [one.text, one] as const));
  return [...once.values()].slice(0, SPELLINGS_MAX);
}

/** Counts the people of corrected names: of full ones, or of words alone. */
export function spelledStatement(db: SqlDatabase, names: readonly CorrectedName[], now: number): SqlStatement {
  const isFull = names.every(({ first, last }) => first !== null && last !== null);
  if (isFull) return db.prepare(FULL_NAMES).bind(JSON.stringify(names), adultBornBy(now));
  const words = names.map(({ first, last }) =>
    last === null ? { kind: 'first', word: first } : { kind: 'last', word: last },
  );
  return db.prepare(WORDS).bind(JSON.stringify(words));
}

function describeSpelled({ people, first, last }: Row, name: CorrectedName | undefined): SpelledName[] {
  if (name === undefined) return [];
  const write = (key: string | null, written: string | null) => (key === null ? '' : (written ?? titleCase(key)));
  const text = [write(name.first, first), write(name.last, last)].filter((part) => part !== '').join(' ');
  const isBounded = people === NAME_COUNTED_MAX + 1;
  return [
    {
      text,
      isLastName: name.first === null,
      people: isBounded ? NAME_COUNTED_MAX : people,
      isCapped: isBounded,
    },
  ];
}
