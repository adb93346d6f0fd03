import { RANK } from './ranks.ts';

/**
 * The people search statement; PARAMETERS lists its parameters.
 *
 * Every name is in the table once for each area it is found in, so each part below is one range of an index that covers
 * the entire query. Ranges, never LIKE: nothing typed becomes a pattern. What no index can narrow is filtered only
 * after the rows are counted, so even the most common name is never read to its end.
 */

/** The parameters of the people search statement, in this order (match-store.ts). Months are numbers: 197904. */
const PARAMETERS = {
  /** JSON: the readings of the name, or the word, and other names to try */
  query: '?1',
  /** JSON array of areas of the name table */
  areas: '?2',
  /** birth months, both included; 0 is unknown */
  bornFrom: '?3',
  bornTo: '?4',
  /** minimum `is_here` */
  minHere: '?5',
  /** rows to look at */
  lookedAt: '?6',
} as const;

/**
 * Names per search, over all ranks, best rank first. Some people have several that match; with half as many again as
 * the list shows, the list is rarely shorter than it says.
 */
const NAMES_MAX = 1_500;
/** Additional names in reverse order and corrected ones, read if few people were found. */
const MORE_NAMES_MAX = 500;
/** First names that one search steps through, of those that start with the requested one. */
const FIRST_NAMES_MAX = 200;

/** Rows read to find those names: more if a middle name, an age or a home excludes some that no index can. */
export const LOOKED_AT = { plainly: NAMES_MAX, choosily: 4_000 } as const;

const { areas, bornFrom, bornTo, minHere, lookedAt, query } = PARAMETERS;
/** What is returned for each name, in this order. */
const TOLD = 'f.rank, f.offness, f.person_key, f.kind, f.last_key, f.first_key, f.born, f.home, f.is_here';

/**
 * Whether a name has the requested middle name and its last name is not half of a double one. A requested initial
 * stands for a middle name, but a recorded initial does not count as the requested name.
 */
const IS_WHOLE = `(n.kind <> 'part' AND (q.middle = '' OR n.middle_key = q.middle
  OR (length(q.middle) = 1 AND substr(n.middle_key, 1, 1) = q.middle)))`;
/** An unrecorded middle name does not contradict a requested one. */
const IS_CLOSE = `(q.middle = '' OR n.middle_key = '' OR substr(n.middle_key, 1, length(q.middle)) = q.middle
  OR (length(n.middle_key) = 1 AND substr(q.middle, 1, 1) = n.middle_key))`;
const IS_SAME_INITIAL = `(q.middle = '' OR n.middle_key = '' OR substr(n.middle_key, 1, 1) = substr(q.middle, 1, 1))`;
/** Within a rank, a matching middle name comes before an unknown one. */
const MIDDLE_UNKNOWN = "(q.middle <> '' AND n.middle_key = '')";

/** The next recorded first name of the area; NULL after the last. */
const NEXT_FIRST = `(SELECT n.first_key FROM search_name n WHERE n.area = q.area AND n.first_key > q.first
  ORDER BY n.first_key LIMIT 1)`;

/** Names of one range, in index order; `rank` is NULL for those that do not match after all. */
const namesOf = (rank: string, from: string, where: string, offness = '0'): string =>
  `SELECT ${rank} AS rank, ${offness} AS offness, n.person_key, n.kind, n.last_key, n.first_key, n.born, n.home, n.is_here
   FROM ${from} q CROSS JOIN search_name n WHERE n.area = q.area AND ${where}`;
/** The rank of a last name alone: half of a double one only comes close. */
const lastRank = (rank: number): string => `CASE n.kind WHEN 'part' THEN ${RANK.begins} ELSE ${rank} END`;
/** The rank of a first name alone: half of a last name is not another name of the person. */
const notPart = (rank: number): string => `CASE WHEN n.kind <> 'part' THEN ${rank} END`;
/** With both first and last name, the index also narrows by age. */
const POINT = `n.last_key = q.last AND n.first_key = q.first AND n.born BETWEEN ${bornFrom} AND ${bornTo}`;
const pointRank = (whole: number | string, close: number | string): string =>
  `CASE WHEN ${IS_WHOLE} THEN ${whole} WHEN ${IS_CLOSE} THEN ${close} END`;
const closeRank = (rank: number): string => `CASE WHEN ${IS_CLOSE} THEN ${rank} END`;

/**
 * First and last name, and all words as a single name. Close names are found by first name: it steps through the
 * recorded ones that start with the requested one (`close_first`), and for each of them, and each nickname, the last
 * names that start with the requested one are one range.
 */
const FULL_NAME = {
  asked: `
    asked AS MATERIALIZED (
      SELECT area.value AS area, q.value ->> 'first' AS first, q.value ->> 'firstEnd' AS first_end,
        q.value ->> 'middle' AS middle, q.value ->> 'last' AS last, q.value ->> 'lastEnd' AS last_end,
        q.value -> 'nicknames' AS nicknames
      FROM json_each(${query} -> 'readings') q CROSS JOIN json_each(${areas}) area
    ),
    alone_last AS MATERIALIZED (
      SELECT area.value AS area, q.value AS last
      FROM json_each(${query} -> 'alone' -> 'lasts') q CROSS JOIN json_each(${areas}) area
    ),
    alone_first AS MATERIALIZED (
      SELECT area.value AS area, ${query} -> 'alone' ->> 'first' AS first FROM json_each(${areas}) area
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
    namesOf(lastRank(RANK.alone), 'alone_last', 'n.last_key = q.last'),
    namesOf(notPart(RANK.alone), 'alone_first', 'n.first_key = q.first'),
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

/** Rows to look at: none if the list of the name is kept. */
const UNLESS_KEPT = `CASE WHEN EXISTS (
  SELECT 1 FROM name_list k WHERE k.words = ${query} ->> 'keptAs' AND k.filling IS NULL) THEN 0 ELSE ${lookedAt} END`;

/** A single word, first as a last name, in each of its spellings, and then as a first name. */
const WORD = {
  asked: `
    asked AS MATERIALIZED (
      SELECT area.value AS area, ${query} ->> 'word' AS word, ${query} ->> 'wordEnd' AS word_end FROM json_each(${areas}) area
    ),
    spelled AS MATERIALIZED (
      SELECT area.value AS area, q.value AS last FROM json_each(${query} -> 'lasts') q CROSS JOIN json_each(${areas}) area
    ),
    meaning AS MATERIALIZED (
      SELECT q.area, f.value AS first FROM asked q CROSS JOIN json_each(${query} -> 'nicknames') f
    )`,
  names: [
    namesOf(lastRank(RANK.exact), 'spelled', 'n.last_key = q.last'),
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

/** Names as JSON: those that match and pass what no index can narrow by. */
const namesAsJson = `json_group_array(json_array(${TOLD}))
  FILTER (WHERE f.rank IS NOT NULL AND f.born BETWEEN ${bornFrom} AND ${bornTo} AND f.is_here >= ${minHere})`;

/**
 * The statement that reads the matching names, in index order within each rank: one row, with the names, the names in
 * reverse order and corrected ones, and how many rows were looked at. list-people.ts turns them into a list, because D1
 * charges for every row that a later step of a statement passes over.
 */
export function matchSql(kind: 'full' | 'word'): string {
  const { asked, names, lessLikely, more, moreNames } = kind === 'full' ? FULL_NAME : WORD;
  return `
    WITH RECURSIVE ${asked}, ${more}
    SELECT COUNT(*) AS looked_at, ${namesAsJson} AS names, (
      SELECT ${namesAsJson} FROM (SELECT * FROM (${moreNames.join(' UNION ALL ')}) LIMIT ${MORE_NAMES_MAX}) f
    ) AS others
    FROM (
      SELECT * FROM (${names.join(' UNION ALL ')}) UNION ALL SELECT * FROM (${lessLikely.join(' UNION ALL ')})
      LIMIT ${UNLESS_KEPT}
    ) f`;
}

/**
 * The statement that reads full names youngest first, for a list too long to be read to its end: the index runs by
 * birth month from the oldest on, and is read backwards here. One row with names as JSON for each name and area;
 * `lookedAt` applies to each.
 */
export const YOUNGEST_SQL = `
  WITH asked AS MATERIALIZED (
    SELECT area.value AS area, q.value ->> 'first' AS first, q.value ->> 'middle' AS middle, q.value ->> 'last' AS last,
      q.value ->> 'whole' AS whole, q.value ->> 'close' AS close
    FROM json_each(${query}) q CROSS JOIN json_each(${areas}) area
  )
  SELECT (SELECT ${namesAsJson} FROM (
    SELECT ${pointRank('q.whole', 'q.close')} AS rank, ${MIDDLE_UNKNOWN} AS offness,
      n.person_key, n.kind, n.last_key, n.first_key, n.born, n.home, n.is_here
    FROM search_name n WHERE n.area = q.area AND ${POINT} ORDER BY n.born DESC LIMIT ${lookedAt}) f) AS names
  FROM asked q`;
