import { nameKey } from '../../../shared/people/names/name-key.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** How many people go by these last and first names, by their keys. */
export interface KnownWords {
  readonly last: ReadonlyMap<string, number>;
  readonly first: ReadonlyMap<string, number>;
}

/** The statement that looks up how many people go by each of these texts as a last or a first name. */
export function wordStatement(db: SqlDatabase, texts: readonly string[]): SqlStatement {
  const words = [...new Set(texts.map(nameKey))].filter((word) => word !== '');
  return db
    .prepare(
      `SELECT w.kind, w.word, w.people FROM json_each(?1) q CROSS JOIN name_word w
       ON w.kind IN ('first', 'last') AND w.word = q.value WHERE w.people > 0`,
    )
    .bind(JSON.stringify(words));
}

/** What that statement found. */
export function readWords(rows: readonly unknown[]): KnownWords {
  const found = rows as readonly { kind: 'first' | 'last'; word: string; people: number }[];
  const wordsOf = (kind: 'first' | 'last') =>
    new Map(found.filter((row) => row.kind === kind).map(({ word, people }) => [word, people] as const));
  return { last: wordsOf('last'), first: wordsOf('first') };
}
