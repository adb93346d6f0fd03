import {
  SEARCH_PAGE_SIZE,
  SEARCH_TOTAL_MAX,
  type SearchResult,
  type SearchSort,
} from '../../../shared/contract/search.ts';
import { FEW_PEOPLE } from './corrections.ts';
import { facetsSql } from './facet-sql.ts';
import { IS_WANTED, PARAMETERS, senioritySql } from './match-parameters.ts';

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
      '(SELECT is_few FROM few) AND n.last_key = q.last AND n.first_key >= q.first AND n.first_key <= q.first_end',
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
    namesOf('q.rank', 'other', '(SELECT is_few FROM few) AND n.last_key = q.last', 'q.offness'),
    namesOf(
      "CASE WHEN n.kind <> 'part' THEN q.rank END",
      'other',
      '(SELECT is_few FROM few) AND n.first_key = q.first',
      'q.offness',
    ),
  ],
};

/**
 * By how well a name matches: its rank, own names before other ones, who lives there now, then the name as it was found,
 * then the person's key, so that the order is total.
 */
const RELEVANCE = 'rank, offness, is_aka, is_here DESC, last_key, first_key, person_key';
const ORDERS: { readonly [K in SearchSort]: string } = {
  relevance: RELEVANCE,
  name: 'last_key, first_key, person_key',
  age: `born = 0, ${senioritySql('born')}, last_key, first_key, person_key`,
};

/**
 * The statement that finds one page of people, counts them and says how many of them each filter would keep: one row. A
 * person is listed once, by the best of their names. Of more people than are counted the first by name are listed.
 */
export function matchSql(kind: 'full' | 'word', sort: SearchSort): string {
  const { asked, names, lessLikely, more, moreNames } = kind === 'full' ? FULL_NAME : WORD;
  return `
    WITH RECURSIVE ${asked}, ${more},
    looked AS MATERIALIZED (
      SELECT * FROM (${names.join(' UNION ALL ')}) UNION ALL SELECT * FROM (${lessLikely.join(' UNION ALL ')})
      LIMIT ${lookedAt}
    ),
    found AS MATERIALIZED (
      SELECT * FROM looked
      WHERE rank IS NOT NULL AND born BETWEEN ${bornFrom} AND ${bornTo} AND is_here >= ${minHere} LIMIT ${NAMES_MAX}
    ),
    few AS MATERIALIZED (SELECT COUNT(DISTINCT person_key) < ${FEW_PEOPLE} AS is_few FROM found),
    name AS (
      SELECT * FROM found
      UNION ALL
      SELECT * FROM (SELECT * FROM (${moreNames.join(' UNION ALL ')}) LIMIT ${MORE_NAMES_MAX})
      WHERE rank IS NOT NULL AND born BETWEEN ${bornFrom} AND ${bornTo}
    ),
    hit AS MATERIALIZED (
      SELECT person_key, rank, offness, kind, kind = 'aka' AS is_aka, is_here, last_key, first_key, born, home,
        MIN(rank || (1000 + offness) || (kind = 'aka') || (2 - is_here) || last_key || ' ' || first_key)
      FROM name GROUP BY person_key
    ),
    counted AS MATERIALIZED (SELECT * FROM hit ORDER BY ${RELEVANCE} LIMIT ${SEARCH_TOTAL_MAX}),
    home AS MATERIALIZED (
      SELECT l.id, l.city, l.state_code FROM (SELECT DISTINCT home FROM counted) d CROSS JOIN place l ON l.id = d.home
    ),
    placed AS MATERIALIZED (SELECT c.*, h.city, h.state_code, ${IS_WANTED} FROM counted c LEFT JOIN home h ON h.id = c.home),
    page AS MATERIALIZED (
      SELECT *, ROW_NUMBER() OVER (ORDER BY ${ORDERS[sort]}) AS position FROM placed
      WHERE in_state AND in_city AND of_age ORDER BY position LIMIT ${SEARCH_PAGE_SIZE} OFFSET ${offset}
    ),
    amount AS (
      SELECT COUNT(*) AS anywhere, COALESCE(SUM(in_state AND in_city AND of_age), 0) AS total,
        COALESCE(SUM(in_state AND in_city AND of_age AND rank = ${RANK.exact}), 0) AS exact_total,
        (SELECT COUNT(*) FROM hit) > ${SEARCH_TOTAL_MAX} OR (SELECT COUNT(*) FROM looked) >= ${lookedAt}
          OR (SELECT COUNT(*) FROM found) >= ${NAMES_MAX} AS is_cut
      FROM placed
    ),
    ${facetsSql(kind)}
    SELECT amount.*, facets.*, (
      SELECT json_group_array(json_object('rank', w.rank, 'is_aka', w.is_aka, 'first_key', w.first_key, 'last_key', w.last_key,
          'id', p.id, 'first_name', p.first_name, 'full_name', p.full_name, 'birth_year', p.birth_year,
          'birth_month', p.birth_month, 'birth_day', p.birth_day, 'is_dead', p.is_dead, 'akas', p.akas,
          'city', l.city, 'state_code', l.state_code,
          'is_current', EXISTS (SELECT 1 FROM shown_residence s
            WHERE s.person_key = w.person_key AND s.place_id = l.id AND s.is_current = 1)) ORDER BY w.position)
      FROM page w CROSS JOIN person p ON p.person_key = w.person_key LEFT JOIN place l ON l.id = p.current_place_id
    ) AS people
    FROM amount CROSS JOIN facets`;
}
