import type { LineType } from '../../../shared/contract/person/phone.ts';
import type { SqlDatabase } from '../env.ts';

/**
 * As many hidden numbers of an area code and kind as must be on record before anybody who may not open one is told that
 * it is. Pages say the area code and kind of a hidden number, so in a smaller crowd, whoever asks for all numbers of
 * the area code would know whose is whose.
 */
export const CROWD_MIN = 50;

/** The kinds of line of which enough hidden numbers have this area code. Asked for every number, on record or not. */
export async function loadCrowds(db: SqlDatabase, areaCode: string): Promise<ReadonlySet<LineType>> {
  const { results } = await db
    .prepare('SELECT line_type FROM hidden_number_count WHERE area_code = ?1 AND numbers >= ?2')
    .bind(areaCode, CROWD_MIN)
    .all<{ line_type: LineType }>();
  return new Set(results.map(({ line_type }) => line_type));
}
