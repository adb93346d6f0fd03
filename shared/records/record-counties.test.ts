import { describe, expect, it } from 'vitest';
import { sampleOfEach, sampleRecord } from '../../tests/fixtures/records.ts';
import { countyFilter, recordCounties } from './record-counties.ts';

const GROUP = 'criminalAndTrafficRecords';
const criminal = sampleRecord(GROUP);

/** The counties of a criminal record whose charges name these. */
function countiesOf(sourceState: string | null, ...named: readonly (string | null)[]): readonly string[] {
  const offenses = named.flatMap((county) =>
    criminal.offenses.map((offense) => ({ ...offense, county, crimeCounty: null })),
  );
  return recordCounties({ group: GROUP, record: { ...criminal, sourceState, offenses } });
}

describe('the counties of a record', () => {
  it('are those of its charges, by their full names with the state, each once', () => {
    expect(recordCounties({ group: GROUP, record: criminal })).toEqual(['Canary County, OR', 'Example County, OR']);
    expect(countiesOf('OR', 'Multnomah', 'Multnomah County', ' Multnomah ', 'Lane')).toEqual([
      'Multnomah County, OR',
      'Lane County, OR',
    ]);
    expect(countiesOf('Louisiana', 'Orleans')).toEqual(['Orleans Parish, LA']);
    expect(countiesOf('va', 'City of Norfolk')).toEqual(['City of Norfolk, VA']);
  });

  it('are none without a state, without a name, and with a text far too long for one', () => {
    expect(countiesOf(null, 'Multnomah')).toEqual([]);
    expect(countiesOf('Atlantis', 'Multnomah')).toEqual([]);
    expect(countiesOf('OR', null, '', '  ', 'x'.repeat(4_000))).toEqual([]);
    expect(countiesOf('OR')).toEqual([]);
  });

  it('are none of other records: they name courts and offices', () => {
    for (const listed of sampleOfEach()) if (listed.group !== GROUP) expect(recordCounties(listed)).toEqual([]);
  });
});

it('a property’s county takes the code of its place, which tells a city from the county of its name', () => {
  expect(countyFilter({ county: 'Richmond', stateCode: 'VA', fips: '51760' })).toBe('City of Richmond, VA');
  expect(countyFilter({ county: 'Richmond', stateCode: 'VA', fips: '51159' })).toBe('Richmond County, VA');
  expect(countyFilter({ county: null, stateCode: 'OR' })).toBeNull();
});
