import type { BrowseRange } from '../../../shared/contract/finding/browse.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { BROWSE_COLUMNS, type BrowsePersonRow } from '../people/browse-person.ts';
import { pagesOf } from './list-pages.ts';
import { type ListSql, pageSql, rangesStatement, readRanges } from './ranges.ts';

interface LetterRow {
  letter: string;
  names: number;
  people: number;
}

interface StateRow {
  state_code: string;
  people: number;
  properties: number;
}

interface NameRow {
  partial: string;
  name: string;
  people: number;
}

interface NamedCountRow {
  name: string;
  people: number;
}

const LETTERS_SQL = 'SELECT letter, names, people FROM directory_letter ORDER BY letter';

/** Letters and states that have people or properties, in one round trip. */
export async function loadEntrance(
  db: SqlDatabase,
): Promise<{ readonly letters: readonly LetterRow[]; readonly states: readonly StateRow[] }> {
  const [letters, states] = await db.batch<unknown>([
    db.prepare(LETTERS_SQL),
    db.prepare(
      'SELECT state_code, people, properties FROM state_count WHERE people > 0 OR properties > 0 ORDER BY state_code',
    ),
  ]);
  return { letters: (letters?.results ?? []) as LetterRow[], states: (states?.results ?? []) as StateRow[] };
}

/**
 * All letters, and one page of the last names of one of them, with the ranges that lead into the others; `pages` is 0 if
 * no name starts with it. One round trip.
 */
export async function loadNames(
  db: SqlDatabase,
  letter: string,
  page: number,
): Promise<{
  readonly letters: readonly LetterRow[];
  readonly names: readonly NameRow[];
  readonly pages: number;
  readonly ranges: BrowseRange[];
}> {
  const { before, entries } = pageSql(NAMES_OF_LETTER);
  const [letters, names, ranges] = await db.batch<unknown>([
    db.prepare(LETTERS_SQL),
    db
      .prepare(`${before} SELECT n.partial, n.name, n.people FROM ${NAMES_OF_LETTER.entries} AND ${entries}`)
      .bind(letter, page),
    rangesStatement(db, NAMES_OF_LETTER, letter),
  ]);
  const all = (letters?.results ?? []) as LetterRow[];
  return {
    letters: all,
    names: (names?.results ?? []) as NameRow[],
    pages: pagesOf(all.find((row) => row.letter === letter)?.names ?? 0),
    ranges: readRanges(ranges),
  };
}

const NAMES_OF_LETTER: ListSql = {
  list: 'letter',
  name: 'n.name',
  total: 'SELECT r.names FROM directory_letter r WHERE r.letter = ?1',
  positions: 'directory_name n WHERE n.letter = ?1',
  entries: 'directory_name n WHERE n.letter = ?1',
  position: 'n.position',
};

/** The counts of a last name. */
export interface NameSummary extends NameRow {
  /** the state with the most people first */
  readonly states: readonly { readonly state_code: string; readonly people: number }[];
  /** alphabetical */
  readonly firstNames: readonly NamedCountRow[];
}

/**
 * First names that somebody has together with the last name that the list is called by: a list also has people of double
 * last names, and a link to 'Ana Ortiz' must not lead to an Ana Ortiz Rodriguez alone. A list of one last name is called
 * by it, so all of its first names go with it.
 */
const FIRST_NAMES = `
  SELECT f.name, f.people FROM directory_first f CROSS JOIN directory_name n ON n.partial = f.partial
  WHERE f.partial = ?1 AND (lower(replace(n.name, '-', ' ')) <> replace(?1, '-', ' ') OR EXISTS (
    SELECT 1 FROM search_name s
    WHERE s.area = '' AND s.last_key = replace(?1, '-', ' ') AND s.first_key = f.first_key AND s.kind = 'primary'))
  ORDER BY f.first_key`;

/**
 * A last name, and one page of its people, with the ranges that lead into the others; null if nobody shown has it. One
 * round trip.
 */
export async function loadNamePage(
  db: SqlDatabase,
  partial: string,
  page: number,
  now: number,
): Promise<{
  readonly summary: NameSummary;
  readonly people: readonly BrowsePersonRow[];
  readonly pages: number;
  readonly ranges: BrowseRange[];
} | null> {
  const { before, entries } = pageSql(PEOPLE_OF_NAME);
  const [names, states, firstNames, people, ranges] = await db.batch<unknown>([
    db.prepare('SELECT partial, name, people FROM directory_name WHERE partial = ?1').bind(partial),
    db
      .prepare('SELECT state_code, people FROM directory_state WHERE partial = ?1 ORDER BY people DESC, state_code')
      .bind(partial),
    db.prepare(FIRST_NAMES).bind(partial),
    db
      .prepare(
        `${before} SELECT ${BROWSE_COLUMNS}, l.city, l.state_code
         FROM directory_person d CROSS JOIN person p ON p.person_key = d.person_key LEFT JOIN place l ON l.id = d.home
         WHERE d.partial = ?1 AND ${adultSql('p', '?3')} AND ${entries}`,
      )
      .bind(partial, page, adultBornBy(now)),
    rangesStatement(db, PEOPLE_OF_NAME, partial, adultBornBy(now)),
  ]);
  const name = names?.results[0] as NameRow | undefined;
  if (name === undefined) return null;
  return {
    summary: {
      ...name,
      states: (states?.results ?? []) as { state_code: string; people: number }[],
      firstNames: (firstNames?.results ?? []) as NamedCountRow[],
    },
    people: (people?.results ?? []) as BrowsePersonRow[],
    pages: pagesOf(name.people),
    ranges: readRanges(ranges),
  };
}

const PEOPLE_OF_NAME: ListSql = {
  list: 'name',
  name: 'p.first_name',
  total: 'SELECT n.people FROM directory_name n WHERE n.partial = ?1',
  positions: 'directory_person d WHERE d.partial = ?1',
  entries: `directory_person d CROSS JOIN person p ON p.person_key = d.person_key
            WHERE d.partial = ?1 AND ${adultSql('p', '?2')}`,
  position: 'd.position',
};
