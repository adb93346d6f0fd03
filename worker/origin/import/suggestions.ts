/** Names and places stored for each beginning, and the longest beginning that has such a list. */
const SUGGESTED_MAX = 10;
export const PREFIX_LETTERS_MAX = 3;

/** What is suggested, as SQL with the columns spelled, word and people. */
const SUGGESTED = {
  first: "SELECT word AS spelled, word, people FROM base_name_word WHERE kind = 'first' AND people > 0",
  last: "SELECT word AS spelled, word, people FROM base_name_word WHERE kind = 'last' AND people > 0",
  place: `SELECT l.city_key AS spelled, CAST(l.id AS TEXT) AS word, n.people
          FROM place l CROSS JOIN base_place_count n ON n.place_id = l.id`,
} as const;
export const SUGGESTED_KINDS = ['first', 'last', 'place'] as const;

/** SQL that makes the suggestions of a kind anew, one statement each. */
export function suggestionsSql(kind: (typeof SUGGESTED_KINDS)[number]): readonly string[] {
  const lengths = Array.from({ length: PREFIX_LETTERS_MAX }, (_, at) => at + 1);
  return [
    `DELETE FROM base_suggestion WHERE kind = '${kind}'`,
    ...lengths.map(
      (letters) => `
        INSERT INTO base_suggestion (kind, prefix, rank, word)
        SELECT '${kind}', prefix, rank, word FROM (
          SELECT substr(spelled, 1, ${letters}) AS prefix, word,
                 ROW_NUMBER() OVER (PARTITION BY substr(spelled, 1, ${letters}) ORDER BY people DESC, spelled, word) AS rank
          FROM (${SUGGESTED[kind]}) WHERE length(spelled) >= ${letters})
        WHERE rank <= ${SUGGESTED_MAX} ORDER BY prefix, rank`,
    ),
  ];
}

/**
 * The same for the names of one beginning, ?1, of at most {@link PREFIX_LETTERS_MAX} letters: for one person who is called
 * something else now.
 */
export function suggestionsOfBeginningSql(kind: 'first' | 'last'): readonly string[] {
  return [
    `DELETE FROM base_suggestion WHERE kind = '${kind}' AND prefix = ?1`,
    `INSERT INTO base_suggestion (kind, prefix, rank, word)
     SELECT '${kind}', ?1, ROW_NUMBER() OVER (ORDER BY people DESC, word), word FROM (
       SELECT word, people FROM base_name_word
       WHERE kind = '${kind}' AND word >= ?1 AND word < ?1 || char(1114111) AND people > 0
       ORDER BY people DESC, word LIMIT ${SUGGESTED_MAX})`,
  ];
}
