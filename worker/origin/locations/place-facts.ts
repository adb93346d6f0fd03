import { PLACE_CODES_MAX, PLACE_STREETS_MAX } from '../../../shared/contract/finding/browse.ts';
import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import type { LetterRow } from './letters.ts';

/** What is known of a place besides its people, exactly: pages say the figures in tens. */
export interface AboutPlace {
  readonly letters: readonly LetterRow[];
  readonly figures: { readonly landlines: number; readonly streets: number; readonly homes: number };
  /** the most used first */
  readonly areaCodes: readonly string[];
  readonly zipCodes: readonly string[];
  readonly streets: readonly { readonly street: string; readonly homes: number }[];
}

/** Reads it by the place's id, to be batched with its people; no count is made by counting. */
export function placeFactsStatements(db: SqlDatabase, placeId: number): SqlStatement[] {
  const read = (sql: string) => db.prepare(sql).bind(placeId);
  return [
    read('SELECT letter, people FROM place_letter WHERE place_id = ?1 ORDER BY letter'),
    read(`SELECT f.landlines, f.streets, c.properties AS homes
          FROM place_figure f CROSS JOIN place_count c ON c.place_id = f.place_id WHERE f.place_id = ?1`),
    read(`SELECT area_code AS code FROM place_area_code WHERE place_id = ?1 ORDER BY rank LIMIT ${PLACE_CODES_MAX}`),
    read(`SELECT zip5 AS code FROM place_zip WHERE place_id = ?1 ORDER BY zip5 LIMIT ${PLACE_CODES_MAX}`),
    read(`SELECT street, homes FROM place_street WHERE place_id = ?1 ORDER BY rank LIMIT ${PLACE_STREETS_MAX}`),
  ];
}

const NO_FIGURES = { landlines: 0, streets: 0, homes: 0 };

/** What those statements found, in their order. */
export function readPlaceFacts(found: readonly SqlResult<unknown>[]): AboutPlace {
  const [letters, figures, areaCodes, zipCodes, streets] = found.map(({ results }) => results);
  const codes = (rows: readonly unknown[] = []) => (rows as { code: string }[]).map(({ code }) => code);
  return {
    letters: (letters ?? []) as LetterRow[],
    figures: (figures?.[0] as AboutPlace['figures'] | undefined) ?? NO_FIGURES,
    areaCodes: codes(areaCodes),
    zipCodes: codes(zipCodes),
    streets: (streets ?? []) as AboutPlace['streets'],
  };
}
