import { deletionsOf } from '../../../../shared/people/names/spelling.ts';
import { directoryKey } from '../../../../shared/urls/segments.ts';
import type { SqlDatabase, SqlStatement } from '../../env.ts';
import { addSearchNames, dropSearchNames, relistPlace } from '../aging/refresh-finding.ts';
import { forgetNames, loadListedNames } from '../forget-names.ts';
import { listBlocksSql } from '../place-lists.ts';
import { PREFIX_LETTERS_MAX, suggestionsOfBeginningSql } from '../suggestions.ts';

/** Stands for 'hidden while we change this person', which no moment is. */
const MEANWHILE = -1;

/** What somebody is sorted and counted by, before a change and after it. */
export interface Refound {
  readonly key: number;
  readonly from: FoundBy;
  readonly to: FoundBy;
}
export interface FoundBy {
  readonly firstName: string;
  readonly lastName: string;
  readonly firstKey: string;
  readonly lastKey: string;
  /** where they are listed; null: nowhere */
  readonly placeId: number | null;
}

/**
 * The statements of a change after which a person is found by other names, places or an age: in one batch, they leave
 * every search, list and count as somebody hidden does, are changed, and come back as whoever they are now. Somebody who
 * was hidden before stays so. A name that nobody has anymore is listed nowhere.
 */
export async function refindStatements(
  db: SqlDatabase,
  person: Refound,
  changes: readonly SqlStatement[],
): Promise<SqlStatement[]> {
  const { key, from, to } = person;
  const isRenamed = from.firstName !== to.firstName || from.lastName !== to.lastName;
  const names = await loadListedNames(db, key);
  const places = isRenamed || from.placeId !== to.placeId ? [from.placeId, to.placeId] : [];
  return [
    db
      .prepare(`UPDATE base_person SET suppressed_at = ${MEANWHILE} WHERE key = ?1 AND suppressed_at IS NULL`)
      .bind(key),
    dropSearchNames(db, key),
    ...changes,
    ...(isRenamed ? [...newWords(db, to), ...directoryStatements(db, person)] : []),
    addSearchNames(db, key),
    db.prepare(`UPDATE base_person SET suppressed_at = NULL WHERE key = ?1 AND suppressed_at = ${MEANWHILE}`).bind(key),
    ...[...new Set(places)].flatMap((id) => (id === null ? [] : relistPlace(db, id))),
    ...forgetNames(db, names),
    ...(isRenamed ? suggestionStatements(db, from, to) : []),
    db.prepare('DELETE FROM related_people'),
  ];
}

/** Lets a spelling that nobody had be found by what is typed nearly right. How many have it, triggers count. */
export function newWords(
  db: SqlDatabase,
  { firstName, lastName, firstKey, lastKey }: Omit<FoundBy, 'placeId'>,
): SqlStatement[] {
  const words = [
    { kind: 'first', word: firstKey, name: firstName },
    { kind: 'last', word: lastKey, name: lastName },
  ].filter(({ word }) => word !== '');
  return words.flatMap(({ kind, word, name }) => [
    db
      .prepare(
        `INSERT INTO base_name_word (kind, word, name, people) VALUES (?1, ?2, ?3, 0)
         ON CONFLICT (kind, word) DO UPDATE SET name = excluded.name WHERE name = ''`,
      )
      .bind(kind, word, name),
    db
      .prepare(
        `INSERT OR IGNORE INTO base_name_deletion (kind, deletion, word)
         SELECT ?1, value, ?2 FROM json_each(?3)`,
      )
      .bind(kind, word, JSON.stringify(deletionsOf(word))),
  ]);
}

/** Moves somebody who is hidden meanwhile within the directory, and lists the people of both last names anew. */
function directoryStatements(db: SqlDatabase, { key, from, to }: Refound): SqlStatement[] {
  const [left, entered] = [directoryKey(from.lastName), directoryKey(to.lastName)];
  const statements = [db.prepare('DELETE FROM base_directory_person WHERE person_key = ?1').bind(key)];
  if (entered !== null) {
    statements.push(...lastNameStatements(db, entered, key));
    statements.push(
      db
        .prepare(
          `INSERT INTO base_directory_person (partial, position, person_key, home, is_shown)
           SELECT ?1, COALESCE(MAX(position), 0) + 1, ?2, 0, 0 FROM base_directory_person WHERE partial = ?1`,
        )
        .bind(entered.partial, key),
      db
        .prepare(
          `INSERT OR IGNORE INTO base_directory_first (partial, first_key, name, people)
           SELECT ?1, ?2, ?3, 0 WHERE ?2 <> '' AND trim(?3) <> ''`,
        )
        .bind(entered.partial, to.firstKey, to.firstName),
    );
  }
  const partials = new Set([left, entered].flatMap((one) => (one === null ? [] : [one.partial])));
  return [...statements, ...[...partials].flatMap((partial) => relistStatements(db, partial))];
}

/** A last name that nobody had gets its place in the alphabet. */
function lastNameStatements(
  db: SqlDatabase,
  { letter, partial }: { readonly letter: string; readonly partial: string },
  key: number,
): SqlStatement[] {
  return [
    db.prepare('INSERT OR IGNORE INTO base_directory_letter (letter, names, people) VALUES (?1, 0, 0)').bind(letter),
    db
      .prepare(
        `INSERT OR IGNORE INTO base_directory_name (letter, position, partial, name, people, updated)
         SELECT ?1, (SELECT COALESCE(MAX(position), 0) + 1 FROM base_directory_name WHERE letter = ?1),
                ?2, p.last_name, 0, p.updated
         FROM base_person p WHERE p.key = ?3`,
      )
      .bind(letter, partial, key),
    // Through negative numbers: no two rows of a letter may have one position, not even in between.
    db
      .prepare(
        `UPDATE base_directory_name SET position = -s.place
         FROM (SELECT n.partial, ROW_NUMBER() OVER (ORDER BY n.partial) AS place
               FROM base_directory_name n WHERE n.letter = ?1) s
         WHERE base_directory_name.partial = s.partial`,
      )
      .bind(letter),
    db.prepare('UPDATE base_directory_name SET position = -position WHERE letter = ?1 AND position < 0').bind(letter),
    ...blockStatements(db, 'letter', letter),
  ];
}

/** Puts the people of a last name in order again, without gaps. */
function relistStatements(db: SqlDatabase, partial: string): SqlStatement[] {
  return [
    db
      .prepare(
        `UPDATE base_directory_person SET position = -s.place
         FROM (SELECT d.person_key, ROW_NUMBER() OVER (ORDER BY p.first_key, p.middle_name, p.key) AS place
               FROM base_directory_person d CROSS JOIN base_person p ON p.key = d.person_key WHERE d.partial = ?1) s
         WHERE base_directory_person.partial = ?1 AND base_directory_person.person_key = s.person_key`,
      )
      .bind(partial),
    db
      .prepare('UPDATE base_directory_person SET position = -position WHERE partial = ?1 AND position < 0')
      .bind(partial),
    ...blockStatements(db, 'name', partial),
  ];
}

/** Counts the blocks of a list anew, by which its pages are found. */
function blockStatements(db: SqlDatabase, list: 'letter' | 'name', key: string): SqlStatement[] {
  const sql = [
    'DELETE FROM base_list_block WHERE list = ?1 AND key = ?2',
    listBlocksSql('list = ?1 AND key = ?2'),
    `INSERT INTO list_entry_changed (list, key, position, change)
     SELECT list, key, position, -1 FROM base_list_entry WHERE list = ?1 AND key = ?2 AND is_shown = 0`,
  ];
  return sql.map((one) => db.prepare(one).bind(list, key));
}

function suggestionStatements(db: SqlDatabase, from: FoundBy, to: FoundBy): SqlStatement[] {
  const beginnings = (words: readonly string[]): string[] => [
    ...new Set(
      words.flatMap((word) =>
        Array.from({ length: Math.min(PREFIX_LETTERS_MAX, word.length) }, (_, at) => word.slice(0, at + 1)),
      ),
    ),
  ];
  const of = (kind: 'first' | 'last', words: readonly string[]): SqlStatement[] =>
    beginnings(words).flatMap((beginning) =>
      suggestionsOfBeginningSql(kind).map((sql) => db.prepare(sql).bind(beginning)),
    );
  return [...of('first', [from.firstKey, to.firstKey]), ...of('last', [from.lastKey, to.lastKey])];
}
