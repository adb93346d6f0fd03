import {
  SEARCH_PAGE_SIZE,
  SEARCH_TOTAL_MAX,
  type SearchResult,
  type SearchSort,
} from '../../../shared/contract/search.ts';
import { FEW_PEOPLE } from './corrections.ts';
import { AGE, IS_WANTED, PARAMETERS } from './match-parameters.ts';

/**
 * The statement of people search; its parameters are those of match-parameters.ts.
 *
 * Every name is in the table once for each area it is found in, so each part below is a range of an index that holds
 * all that is asked of it. Ranges, never LIKE: nothing that is typed is a pattern. What no index can narrow is left out
 * only after the rows are counted, so that no name is so common that it is read to its end.
 */

/**
 * Names that one search goes by, over all ranks, the best rank first. Some people have several that match; with half as
 * many again as the list shows, the list is hardly ever shorter than it says.
 */
const NAMES_MAX = 1_500;
/** Names in other order and corrected ones that are read on top, where few people were found. */
const MORE_NAMES_MAX = 500;
/** First names that one search steps through, of those that begin as the one asked for. */
const FIRST_NAMES_MAX = 200;

/**
 * Rows that are looked at to find those names: more of them where a middle name, an age or where people live leaves some
 * out that no index can.
 */
export const LOOKED_AT = { plainly: NAMES_MAX, choosily: 4_000 } as const;

/**
 * How well a name matches, the best first: as it was asked for; with another form of the first name; and close ones, whose
 * last name only begins so, is half of a double one or has another middle name before it, ordered by the first name in the
 * same way, those last whose first name only begins so. Then, where these are few people, the last name first, and names
 * that are a slip or two off.
 */
export const RANK = { exact: 0, nickname: 1, close: 2, closeNickname: 3, begins: 4, turned: 5, spelling: 6 } as const;

/** What a result says of the rank that a row has. */
export function matchOfRank(rank: number): SearchResult['match'] {
  switch (rank) {
    case RANK.exact:
      return 'exact';
    case RANK.nickname:
      return 'nickname';
    case RANK.spelling:
      return 'spelling';
    default:
      return 'prefix';
  }
}

const { areas, bornFrom, bornTo, minHere, lookedAt, query, offset } = PARAMETERS;

/**
 * Whether a name's middle is the one asked for, and the last name no half of a double one. An initial that was asked for
 * stands for a middle name, but a recorded initial is not yet the name asked for.
 */
const IS_WHOLE = `(n.kind <> 'part' AND (q.middle = '' OR n.middle_key = q.middle
  OR (length(q.middle) = 1 AND substr(n.middle_key, 1, 1) = q.middle)))`;
/** A middle name that is not recorded contradicts none that was asked for. */
const IS_CLOSE = `(q.middle = '' OR n.middle_key = '' OR substr(n.middle_key, 1, length(q.middle)) = q.middle
  OR (length(n.middle_key) = 1 AND substr(q.middle, 1, 1) = n.middle_key))`;
const IS_SAME_INITIAL = `(q.middle = '' OR n.middle_key = '' OR substr(n.middle_key, 1, 1) = substr(q.middle, 1, 1))`;
/** Within a rank a middle name that was met comes before one that is not known. */
const MIDDLE_UNKNOWN = "(q.middle <> '' AND n.middle_key = '')";

/** The next recorded first name of the area; NULL behind the last. */
const NEXT_FIRST = `(SELECT n.first_key FROM search_name n WHERE n.area = q.area AND n.first_key > q.first
  ORDER BY n.first_key LIMIT 1)`;

/** Names of one range, in the order of the index; `rank` is NULL of those that do not match after all. */
const namesOf = (rank: string, from: string, where: string, offness = '0'): string =>
  `SELECT ${rank} AS rank, ${offness} AS offness, n.person_key, n.kind, n.last_key, n.first_key, n.born, n.home, n.is_here
   FROM ${from} q CROSS JOIN search_name n WHERE n.area = q.area AND ${where}`;
/** Where first and last name are given, the index narrows by age as well. */
const POINT = `n.last_key = q.last AND n.first_key = q.first AND n.born BETWEEN ${bornFrom} AND ${bornTo}`;
const pointRank = (whole: number, close: number): string =>
  `CASE WHEN ${IS_WHOLE} THEN ${whole} WHEN ${IS_CLOSE} THEN ${close} END`;
const closeRank = (rank: number): string => `CASE WHEN ${IS_CLOSE} THEN ${rank} END`;

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
      FROM json_each(${query} -> 'readings') q CROSS JOIN json_each(${areas}) area
    ),
    meaning AS MATERIALIZED (
      SELECT q.area, f.value AS first, q.middle, q.last, q.last_end FROM asked q CROSS JOIN json_each(q.nicknames) f
    ),
    close_first (area, first, first_end, middle, last, last_end) AS (
      SELECT area, ${NEXT_FIRST}, first_end, middle, last, last_end FROM asked q WHERE first < first_end
      UNION ALL
      SELECT area, ${NEXT_FIRST}, first_end, middle, last, last_end FROM close_first q WHERE first < first_end
      LIMIT ${FIRST_NAMES_MAX}
    )`,
  names: [
    namesOf(pointRank(RANK.exact, RANK.close), 'asked', POINT, MIDDLE_UNKNOWN),
    namesOf(pointRank(RANK.nickname, RANK.closeNickname), 'meaning', POINT, MIDDLE_UNKNOWN),
    namesOf(
      closeRank(RANK.close),
      'asked',
      'n.first_key = q.first AND n.last_key > q.last AND n.last_key <= q.last_end',
      MIDDLE_UNKNOWN,
    ),
  ],
  lessLikely: [
    namesOf(
      closeRank(RANK.closeNickname),
      'meaning',
      'n.first_key = q.first AND n.last_key > q.last AND n.last_key <= q.last_end',
      MIDDLE_UNKNOWN,
    ),
    namesOf(
      closeRank(RANK.begins),
      'asked',
      'n.last_key = q.last AND n.first_key > q.first AND n.first_key <= q.first_end',
      MIDDLE_UNKNOWN,
    ),
    namesOf(
      closeRank(RANK.begins),
      'close_first',
      'n.first_key = q.first AND q.first <= q.first_end AND n.last_key > q.last AND n.last_key <= q.last_end',
      MIDDLE_UNKNOWN,
    ),
  ],
  more: `
    other AS MATERIALIZED (
      SELECT area.value AS area, q.value ->> 'first' AS first, q.value ->> 'firstEnd' AS first_end,
        q.value ->> 'middle' AS middle, q.value ->> 'last' AS last, q.value ->> 'rank' AS rank, q.key AS offness
      FROM json_each(${query} -> 'others') q CROSS JOIN json_each(${areas}) area
    )`,
  moreNames: [
    namesOf(
      `CASE WHEN ${IS_SAME_INITIAL} THEN q.rank END`,
      'other',
      'n.last_key = q.last AND n.first_key >= q.first AND n.first_key <= q.first_end',
      'q.offness',
    ),
  ],
};

/** A single word, first as a last name and then as a first name. Halves of last names are close, and no first names. */
const notPart = (rank: number): string => `CASE WHEN n.kind <> 'part' THEN ${rank} END`;
const WORD = {
  asked: `
    asked AS MATERIALIZED (
      SELECT area.value AS area, ${query} ->> 'word' AS word, ${query} ->> 'wordEnd' AS word_end FROM json_each(${areas}) area
    ),
    meaning AS MATERIALIZED (
      SELECT q.area, f.value AS first FROM asked q CROSS JOIN json_each(${query} -> 'nicknames') f
    )`,
  names: [
    namesOf(`CASE n.kind WHEN 'part' THEN ${RANK.begins} ELSE ${RANK.exact} END`, 'asked', 'n.last_key = q.word'),
    namesOf(notPart(RANK.exact), 'asked', 'n.first_key = q.word'),
    namesOf(notPart(RANK.nickname), 'meaning', 'n.first_key = q.first'),
  ],
  lessLikely: [
    namesOf(`${RANK.begins}`, 'asked', 'n.last_key > q.word AND n.last_key <= q.word_end'),
    namesOf(notPart(RANK.begins), 'asked', 'n.first_key > q.word AND n.first_key <= q.word_end'),
  ],
  more: `
    other AS MATERIALIZED (
      SELECT area.value AS area, q.value ->> 'first' AS first, q.value ->> 'last' AS last, q.value ->> 'rank' AS rank,
        q.key AS offness
      FROM json_each(${query} -> 'others') q CROSS JOIN json_each(${areas}) area
    )`,
  moreNames: [
    namesOf('q.rank', 'other', 'n.last_key = q.last', 'q.offness'),
    namesOf("CASE WHEN n.kind <> 'part' THEN q.rank END", 'other', 'n.first_key = q.first', 'q.offness'),
  ],
};

/**
 * By how well a name matches: its rank, own names before other ones, who lives there now, then the name as it was found,
 * then the person's key, so that the order is total.
 */
const RELEVANCE = ['rank', 'offness', 'is_aka', 'is_here DESC', 'last_key', 'first_key', 'person_key'];
const ORDERS: { readonly [K in SearchSort]: readonly string[] } = {
  relevance: RELEVANCE,
  name: ['last_key', 'first_key', 'person_key'],
  age: ['age IS NULL', 'age', 'last_key', 'first_key', 'person_key'],
};
const orderBy = (columns: readonly string[]): string => columns.join(', ');

/** Who is on the page: whoever passes the filters, by the order of the list. */
const IS_ON_PAGE = `w.is_wanted AND w.position > ${offset} AND w.position <= ${offset} + ${SEARCH_PAGE_SIZE}`;
/** Whether the person lives in the city that they are shown with. */
const IS_CURRENT = `EXISTS (SELECT 1 FROM shown_residence s
  WHERE s.person_key = w.person_key AND s.place_id = w.home AND s.is_current = 1)`;

/**
 * The statement that finds one page of people and tells of everybody who was found what they may be counted by: one row. A
 * person is listed once, by the best of their names. Of more people than are counted the first by name are listed.
 *
 * SQLite copies a table expression wherever it is named before it plans, and planning is most of what a search costs; so
 * each link of this chain names the one before it once.
 */
export function matchSql(kind: 'full' | 'word', sort: SearchSort): string {
  const { asked, names, lessLikely, more, moreNames } = kind === 'full' ? FULL_NAME : WORD;
  return `
    WITH RECURSIVE ${asked}, ${more},
    looked AS MATERIALIZED (
      SELECT * FROM (${names.join(' UNION ALL ')}) UNION ALL SELECT * FROM (${lessLikely.join(' UNION ALL ')})
      LIMIT ${lookedAt}
    ),
    name AS (
      SELECT * FROM looked UNION ALL SELECT * FROM (${moreNames.join(' UNION ALL ')} LIMIT ${MORE_NAMES_MAX})
    ),
    hit AS (
      SELECT person_key, rank, offness, kind = 'aka' AS is_aka, is_here, last_key, first_key, born, home,
        MIN(rank || (1000 + offness) || (kind = 'aka') || (2 - is_here) || last_key || ' ' || first_key)
      FROM name WHERE rank IS NOT NULL AND born BETWEEN ${bornFrom} AND ${bornTo} AND is_here >= ${minHere}
      GROUP BY person_key
    ),
    amidst AS (SELECT *, SUM(rank < ${RANK.turned}) OVER () < ${FEW_PEOPLE} AS is_few, COUNT(*) OVER () AS people FROM hit),
    counted AS (
      SELECT * FROM amidst WHERE rank < ${RANK.turned} OR is_few ORDER BY ${orderBy(RELEVANCE)} LIMIT ${SEARCH_TOTAL_MAX}
    ),
    placed AS (
      SELECT c.*, h.city, h.state_code, ${AGE} AS age, ${IS_WANTED} FROM counted c LEFT JOIN place h ON h.id = c.home
    ),
    listed AS (
      SELECT *, in_state AND in_city AND of_age AS is_wanted,
        ROW_NUMBER() OVER (ORDER BY in_state AND in_city AND of_age DESC, ${orderBy(ORDERS[sort])}) AS position
      FROM placed
    )
    SELECT MAX(w.people) AS people, SUM(w.is_wanted) AS total, SUM(w.is_wanted AND w.rank = ${RANK.exact}) AS exact_total,
      (SELECT COUNT(*) FROM looked) >= ${lookedAt} AS is_cut,
      json_group_array(json_array(w.city, w.state_code, w.age, w.in_state, w.in_city, w.of_age)) AS counted,
      json_group_array(json_object('position', w.position, 'rank', w.rank, 'is_aka', w.is_aka,
          'first_key', w.first_key, 'last_key', w.last_key, 'id', p.id, 'first_name', p.first_name, 'full_name', p.full_name,
          'birth_year', p.birth_year, 'birth_month', p.birth_month, 'birth_day', p.birth_day, 'is_dead', p.is_dead,
          'akas', p.akas, 'city', w.city, 'state_code', w.state_code, 'is_current', ${IS_CURRENT}))
        FILTER (WHERE p.id IS NOT NULL) AS page
    FROM listed w LEFT JOIN person p ON p.person_key = CASE WHEN ${IS_ON_PAGE} THEN w.person_key END`;
}
