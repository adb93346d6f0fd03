import { SEARCH_PAGE_SIZE, type SearchResult } from '../../../shared/contract/search.ts';
import type { SearchArea } from './place-store.ts';

/**
 * The statements of people search. Parameters: ?1 the query as JSON, ?2 the areas as a JSON array, ?3 the latest birth
 * date of an adult, ?4 how many people come before the page, ?5 the state or the places (as JSON) of the area.
 *
 * Every name is in the table once for each area it is found in, so each part below is a range of an index that holds
 * all that is asked of it. Ranges, never LIKE: nothing that is typed is a pattern.
 */

/**
 * Names that one search reads, over all ranks, the best rank first. Some people have several that match; with half as
 * many again as the list shows, the list is hardly ever shorter than it says.
 */
const NAMES_READ_MAX = 1_500;

/**
 * How well a name matches, the best first: as it was asked for; with another form of the first name; and close ones, whose
 * last name only begins so, is half of a double one or has another middle name before it, ordered by the first name in the
 * same way, those last whose first name only begins so.
 */
const RANK = { exact: 0, nickname: 1, close: 2, closeNickname: 3, begins: 4 } as const;

/** What a result says of the rank that a row has. */
export function matchOfRank(rank: number): SearchResult['match'] {
  if (rank === RANK.exact) return 'exact';
  return rank === RANK.nickname ? 'nickname' : 'prefix';
}

/**
 * Whether a name's middle is the one asked for, and the last name no half of a double one. An initial that was asked for
 * stands for a middle name, but a recorded initial is not yet the name asked for.
 */
const IS_WHOLE = `(n.kind <> 'part' AND (q.middle = '' OR n.middle_key = q.middle
  OR (length(q.middle) = 1 AND substr(n.middle_key, 1, 1) = q.middle)))`;

/** Last names that begin so. A middle name that is not recorded contradicts none that was asked for. */
const IS_CLOSE = `n.last_key >= q.last AND n.last_key <= q.last_end
  AND (q.middle = '' OR n.middle_key = '' OR substr(n.middle_key, 1, length(q.middle)) = q.middle
    OR (length(n.middle_key) = 1 AND substr(q.middle, 1, 1) = n.middle_key))`;

/** The next recorded first name of the area; NULL behind the last. */
const NEXT_FIRST = `(SELECT n.first_key FROM search_name n WHERE n.area = q.area AND n.first_key > q.first
  ORDER BY n.first_key LIMIT 1)`;

/** Names of one rank, in the order in which they are listed if there are too many to read. */
const namesOf = (rank: keyof typeof RANK, from: string, where: string): string =>
  `SELECT ${RANK[rank]} AS rank, n.person_key, n.kind, n.last_key, n.first_key
   FROM ${from} q CROSS JOIN search_name n WHERE n.area = q.area AND ${where} AND n.born <= ?3`;

/**
 * First and last name. Close names are found by first name: the recorded ones that begin as the one asked for are
 * stepped through (`close_first`), and of each, as of each nickname, the last names that begin as the one asked for are
 * one range.
 */
const FULL_NAME = {
  asked: `
    asked AS MATERIALIZED (
      SELECT area.value AS area, q.value ->> 'first' AS first, q.value ->> 'firstEnd' AS first_end,
        q.value ->> 'middle' AS middle, q.value ->> 'last' AS last, q.value ->> 'lastEnd' AS last_end,
        q.value -> 'nicknames' AS nicknames
      FROM json_each(?1) q CROSS JOIN json_each(?2) area
    ),
    meaning AS MATERIALIZED (
      SELECT q.area, f.value AS first, q.middle, q.last, q.last_end FROM asked q CROSS JOIN json_each(q.nicknames) f
    ),
    close_first (area, first, first_end, middle, last, last_end) AS (
      SELECT area, ${NEXT_FIRST}, first_end, middle, last, last_end FROM asked q
      UNION ALL
      SELECT area, ${NEXT_FIRST}, first_end, middle, last, last_end FROM close_first q WHERE first < first_end
    )`,
  names: [
    namesOf('exact', 'asked', `n.last_key = q.last AND n.first_key = q.first AND ${IS_WHOLE}`),
    namesOf('nickname', 'meaning', `n.last_key = q.last AND n.first_key = q.first AND ${IS_WHOLE}`),
    namesOf('close', 'asked', `n.first_key = q.first AND ${IS_CLOSE} AND NOT (n.last_key = q.last AND ${IS_WHOLE})`),
    namesOf(
      'closeNickname',
      'meaning',
      `n.first_key = q.first AND ${IS_CLOSE} AND NOT (n.last_key = q.last AND ${IS_WHOLE})`,
    ),
    namesOf('begins', 'close_first', `n.first_key = q.first AND q.first <= q.first_end AND ${IS_CLOSE}`),
  ],
};

/** A single word, first as a last name and then as a first name. Halves of last names are close, and no first names. */
const WORD = {
  asked: `
    asked AS MATERIALIZED (
      SELECT area.value AS area, ?1 ->> 'word' AS word, ?1 ->> 'wordEnd' AS word_end FROM json_each(?2) area
    ),
    meaning AS MATERIALIZED (
      SELECT q.area, f.value AS first FROM asked q CROSS JOIN json_each(?1 -> 'nicknames') f
    )`,
  names: [
    namesOf('exact', 'asked', "n.last_key = q.word AND n.kind <> 'part'"),
    namesOf('exact', 'asked', "n.first_key = q.word AND n.kind <> 'part'"),
    namesOf('nickname', 'meaning', "n.first_key = q.first AND n.kind <> 'part'"),
    namesOf(
      'begins',
      'asked',
      "n.last_key >= q.word AND n.last_key <= q.word_end AND (n.last_key > q.word OR n.kind = 'part')",
    ),
    namesOf('begins', 'asked', "n.first_key > q.word AND n.first_key <= q.word_end AND n.kind <> 'part'"),
  ],
};

/** Whether a person lives in the area now (1), lived there (0) or is not to be told to (NULL): hidden residences. */
const LIVES_HERE: { readonly [K in SearchArea['kind']]: string } = {
  anywhere: '0',
  state: `(SELECT s.is_current FROM shown_residence s CROSS JOIN place l ON l.id = s.place_id
    WHERE s.person_key = h.person_key AND l.state_code = ?5 ORDER BY s.is_current DESC LIMIT 1)`,
  places: `(SELECT s.is_current FROM shown_residence s
    WHERE s.person_key = h.person_key AND s.place_id IN (SELECT value FROM json_each(?5)) ORDER BY s.is_current DESC LIMIT 1)`,
};

const ORDER = ['rank', 'is_aka', 'lives_here DESC', 'last_key', 'first_key', 'person_key'];
const orderBy = (table: string): string => ORDER.map((column) => table + column).join(', ');

/**
 * The statement that finds one page of people and counts them. A person is listed once, by the best of their names. The
 * order is total: rank, own names before other ones, who lives there now, then the name as it was found, then the
 * person's key. Of more people than are counted the first by name are listed.
 */
export function matchSql(kind: 'full' | 'word', area: SearchArea['kind']): string {
  const { asked, names } = kind === 'full' ? FULL_NAME : WORD;
  return `
    WITH RECURSIVE ${asked},
    name AS (${names.join(' UNION ALL ')} LIMIT ${NAMES_READ_MAX}),
    hit AS (
      SELECT person_key, rank, kind = 'aka' AS is_aka, last_key, first_key, COUNT(*) AS names,
        MIN(rank || (kind = 'aka') || last_key || ' ' || first_key)
      FROM name GROUP BY person_key
    ),
    placed AS MATERIALIZED (SELECT h.*, ${LIVES_HERE[area]} AS lives_here FROM hit h),
    page AS MATERIALIZED (
      SELECT * FROM placed WHERE lives_here IS NOT NULL
      ORDER BY ${orderBy('')} LIMIT ${SEARCH_PAGE_SIZE} OFFSET ?4
    ),
    amount AS (
      SELECT COUNT(lives_here) AS total, COALESCE(SUM(rank = ${RANK.exact} AND lives_here IS NOT NULL), 0) AS exact_total,
        COALESCE(SUM(names), 0) >= ${NAMES_READ_MAX} AS is_cut
      FROM placed
    )
    SELECT amount.*, page.rank, page.is_aka, page.first_key, page.last_key,
      p.id, p.first_name, p.full_name, p.birth_year, p.birth_month, p.birth_day, p.is_dead, p.akas, l.city, l.state_code,
      EXISTS (SELECT 1 FROM shown_residence s
        WHERE s.person_key = page.person_key AND s.place_id = l.id AND s.is_current = 1) AS is_current
    FROM amount LEFT JOIN page LEFT JOIN person p ON p.person_key = page.person_key
      LEFT JOIN place l ON l.id = p.current_place_id
    ORDER BY ${orderBy('page.')}`;
}
