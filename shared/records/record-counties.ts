import { COUNTY_FILTER_MAX } from '../contract/records/record-list.ts';
import { type CountyArea, countyInState, countyName } from '../copy/format/county-name.ts';
import { stateCodeOf } from '../people/us-states.ts';
import type { ListedRecord } from './record-lists.ts';

/**
 * The counties of a record with their state, 'Multnomah County, OR', each once: those of a criminal record's charges.
 * Other records name courts and offices, but no county; a property's is where it stands.
 */
export function recordCounties({ group, record }: ListedRecord): readonly string[] {
  const stateCode = group === 'criminalAndTrafficRecords' ? stateCodeOf(record.sourceState ?? '') : null;
  if (group !== 'criminalAndTrafficRecords' || stateCode === null) return [];
  // Mostly all charges name one county, so it is read once.
  const named = new Set(record.offenses.flatMap(({ county, crimeCounty }) => [county, crimeCounty]));
  return [...new Set([...named].flatMap((county) => countyFilter({ county, stateCode }) ?? []))];
}

/** A county as lists are filtered by it; null if it has no name, or a text far too long for one. */
export function countyFilter({
  county,
  ...area
}: Omit<CountyArea, 'county'> & { readonly county: string | null; readonly stateCode: string }): string | null {
  if (county === null || countyName({ county, ...area }) === '') return null;
  const filter = countyInState({ county, ...area });
  return filter.length > COUNTY_FILTER_MAX ? null : filter;
}
