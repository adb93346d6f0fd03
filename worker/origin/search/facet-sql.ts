import { BAND_OF_AGE, PARAMETERS } from './match-parameters.ts';

/** Cities that a list can be narrowed to, beside the one that it is. */
export const FACET_CITIES = 25;

const { cities, query, withNameCounts } = PARAMETERS;

/** Names whose people are counted by state, as they were asked for. A middle name is in no such count. */
const COUNTABLE = {
  full: `SELECT last, first FROM asked WHERE middle = '' UNION SELECT last, first FROM meaning WHERE middle = ''`,
  word: `SELECT ${query} ->> 'word' AS last, '' AS first UNION SELECT '', ${query} ->> 'word'
    UNION SELECT '', first FROM meaning`,
} as const;
const IS_COUNTED = {
  full: '(last_key, first_key) IN (SELECT last, first FROM counted_name)',
  word: `(last_key IN (SELECT last FROM counted_name) OR first_key IN (SELECT first FROM counted_name))`,
} as const;

const valuesOf = (from: string): string =>
  `(SELECT json_group_array(json_object('value', value, 'people', people) ORDER BY people DESC, value) FROM (${from}))`;

/**
 * The table expressions at the end of which `facets` stands, one row: values with the number of people who pass the other
 * filters, as JSON, the most people first. Of people beyond those who are counted, states come from the counts by name.
 */
export function facetsSql(kind: 'full' | 'word'): string {
  return `
    counted_name AS MATERIALIZED (
      SELECT DISTINCT q.last, q.first FROM (${COUNTABLE[kind]}) q CROSS JOIN name_count n
        ON n.last_key = q.last AND n.first_key = q.first AND n.state_code = ''
      WHERE ${withNameCounts} = 1 AND (SELECT is_cut FROM amount)
    ),
    in_states AS (
      SELECT state_code AS value, COUNT(*) AS people FROM placed
      WHERE in_city AND of_age AND state_code IS NOT NULL AND NOT (kind = 'primary' AND ${IS_COUNTED[kind]})
      GROUP BY state_code
      UNION ALL
      SELECT n.state_code, n.people FROM counted_name q CROSS JOIN name_count n
        ON n.last_key = q.last AND n.first_key = q.first AND n.state_code > ''
    ),
    in_cities AS (
      SELECT city || ', ' || state_code AS value, COUNT(*) AS people FROM placed
      WHERE in_state AND of_age AND state_code IS NOT NULL GROUP BY home
      ORDER BY home IN (SELECT value FROM json_each(${cities})) DESC, people DESC, value LIMIT ${FACET_CITIES + 1}
    ),
    of_ages AS (
      SELECT ${BAND_OF_AGE} AS value, COUNT(*) AS people FROM placed
      WHERE in_state AND in_city AND born > 0 GROUP BY value
    ),
    facets AS (
      SELECT ${valuesOf('SELECT value, SUM(people) AS people FROM in_states GROUP BY value')} AS states,
        ${valuesOf('SELECT * FROM in_cities')} AS cities,
        ${valuesOf('SELECT * FROM of_ages WHERE value IS NOT NULL')} AS ages
    )`;
}
