import type { CriminalRecord, Offense } from '../contract/records/criminal.ts';
import { countyName } from '../copy/format/county-name.ts';
import { stateCodeOf } from '../people/us-states.ts';

/** A charge whose counties have the names that their state gives them. */
export function withCountyNames(offense: Offense, { sourceState }: Pick<CriminalRecord, 'sourceState'>): Offense {
  const stateCode = stateCodeOf(sourceState ?? '');
  const named = (county: string | null) => (county === null ? null : countyName({ county, stateCode }));
  return { ...offense, county: named(offense.county), crimeCounty: named(offense.crimeCounty) };
}
