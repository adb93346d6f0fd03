import { isInCounty } from '../../../shared/copy/format/county-name.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { LivedCounty } from './county-options.ts';

/** A county as a charge names it, and which record has that charge. */
interface ChargedRow {
  readonly id: string;
  readonly state_code: string;
  readonly county: string;
}

type ChargedCounty = Pick<LivedCounty, 'fips' | 'countyName' | 'stateCode'>;

/** The counties that charges of a person's criminal and traffic records name; {@link countRecordsHeld} takes the rows. */
function chargedCountiesStatement(db: SqlDatabase, personId: string): SqlStatement {
  return db
    .prepare(
      `SELECT DISTINCT r.id, r.state_code, c.value AS county
       FROM record r, json_each(r.body, '$.offenses') o,
         json_each(CASE o.type WHEN 'object' THEN json_array(o.value ->> 'county', o.value ->> 'crimeCounty') ELSE '[]' END) c
       WHERE r.person_id = ?1 AND r.record_group = 'criminalAndTrafficRecords' AND r.state_code IS NOT NULL
         AND c.type = 'text'`,
    )
    .bind(personId);
}

/** How many records of somebody's open report have a charge in each of these counties, by its FIPS code. */
export async function loadRecordsHeld(
  people: SqlDatabase,
  personId: string,
  counties: readonly ChargedCounty[],
): Promise<ReadonlyMap<string, number>> {
  if (counties.length === 0) return new Map();
  const { results } = await chargedCountiesStatement(people, personId).all();
  return countRecordsHeld(counties, results);
}

/** How many of these records have a charge in each county, by its FIPS code: the counties that a runner would go to. */
export function countRecordsHeld(
  counties: readonly ChargedCounty[],
  rows: readonly unknown[],
): ReadonlyMap<string, number> {
  const byState = Map.groupBy(rows as ChargedRow[], ({ state_code: stateCode }) => stateCode);
  return new Map(
    counties.map(({ fips, countyName, stateCode }) => {
      const area = { county: countyName, stateCode, fips };
      const here = (byState.get(stateCode) ?? []).filter(({ county }) => isInCounty(county, area));
      return [fips, new Set(here.map(({ id }) => id)).size];
    }),
  );
}
