import { describe, expect, it } from 'vitest';
import { RECORD_SHAPES } from '../../../shared/contract/records/background.ts';
import { FULL_BODIES } from '../../../tests/fixtures/record-bodies.ts';
import { STORED_GROUPS } from '../../../tests/fixtures/records-database.ts';
import { emptyParts, storedForm } from '../../../tests/support/stored-form.ts';
import { BUILDERS } from './build-groups.ts';
import type { RecordSource, StoredGroup } from './record-source.ts';

function sourceOf(group: StoredGroup, body: object, more: Partial<RecordSource> = {}): RecordSource {
  return {
    row: {
      id: 'R1',
      record_group: group,
      category: 'criminal',
      filed: '2021-03-09',
      body: JSON.stringify(body),
      parties: '[]',
      address_id: null,
      is_address_hidden: 0,
      first_seen: '2015-01',
      last_seen: '2026-03',
      source: 'court record',
    },
    name: { fullName: 'Elise Hale' },
    address: '1420 Alder St, Portland, OR 97201',
    parties: [{ name: 'Elise Hale', address: '1420 Alder St, Portland, OR 97201' }],
    ...more,
  };
}

function build(group: StoredGroup, body: object, more: Partial<RecordSource> = {}): Record<string, unknown> {
  return RECORD_SHAPES[group].parse(BUILDERS[group](sourceOf(group, body, more))) as Record<string, unknown>;
}

describe.each(STORED_GROUPS)('a record of %s', (group) => {
  it('includes every stored field, each with a value', () => {
    const record = build(group, FULL_BODIES[group]);
    expect(storedForm(record)).toMatchObject(FULL_BODIES[group]);
    expect(emptyParts(record)).toEqual([]);
    expect(record).toMatchObject({
      id: 'R1',
      provenance: { firstSeen: '2015-01', lastSeen: '2026-03', source: 'court record' },
    });
  });

  it('is complete even if nothing is known', () => {
    expect(() => build(group, {}, { address: null, parties: [] })).not.toThrow();
  });

  it('drops fields outside the contract', () => {
    const record = build(group, { ...FULL_BODIES[group], socialSecurityNumber: '000-00-0000', id: 'another' });
    expect(JSON.stringify(record)).not.toContain('000-00-0000');
    expect(record.id).toBe('R1');
  });
});

it('includes the person and the address in the records that show them', () => {
  const name = { fullName: 'Elise Hale' };
  const address = '1420 Alder St, Portland, OR 97201';
  const party = [{ name: 'Elise Hale', address }];
  for (const group of ['criminalAndTrafficRecords', 'judgments', 'evictions'] as const)
    expect(build(group, {})).toMatchObject({ name, address });
  expect(build('liens', {})).toMatchObject({ name });
  expect(build('bankruptcies', {})).toMatchObject({ debtors: party });
  expect(build('foreclosures', {})).toMatchObject({ owners: party, address });
});

it('keeps a state as it was written, even one missing from any list of states', () => {
  expect(build('professionalLicenses', { state: 'Ontario' })).toMatchObject({ state: 'Ontario' });
  expect(build('huntingPermits', { homeState: 'XX' })).toMatchObject({ homeState: 'XX' });
});

it('has a full date only if all of its parts are known', () => {
  const { bankruptcies } = FULL_BODIES;
  expect(build('bankruptcies', bankruptcies)).toMatchObject({
    fileDate: { year: 2014, month: 2, day: 11, fullDate: '2/11/2014' },
    reportDate: { year: 2019, month: 7, day: null, fullDate: null },
  });
  expect(build('bankruptcies', { fileDate: '2014', closedDate: '0000-00-00', reportDate: 'soon' })).toMatchObject({
    fileDate: { year: 2014, month: null, day: null, fullDate: null },
    closedDate: null,
    reportDate: null,
  });
});

it('goes by the category for traffic, as the counts do', () => {
  const body = { ...FULL_BODIES.criminalAndTrafficRecords, isTraffic: false };
  const row = { ...sourceOf('criminalAndTrafficRecords', body).row, category: 'traffic' };
  expect(build('criminalAndTrafficRecords', body, { row })).toMatchObject({ isTraffic: true });
  expect(build('criminalAndTrafficRecords', { isTraffic: true })).toMatchObject({ isTraffic: false, isGuilty: false });
});

it('never reveals the day of birth', () => {
  for (const group of ['criminalAndTrafficRecords', 'concealedWeaponPermits'] as const) {
    const record = build(group, { birthDate: '1979-04-23' });
    expect(record.birthDate).toEqual({ year: 1979, month: 4, day: null, fullDate: null });
  }
});

describe('the age at filing', () => {
  const ageOf = (birthDate: string, filed: string | null, age: number | null = 24) => {
    const { row } = sourceOf('criminalAndTrafficRecords', { birthDate, age });
    return build('criminalAndTrafficRecords', {}, { row: { ...row, filed } }).age;
  };

  it('is counted by months, so that no day of filing tells the day of birth [P3-021]', () => {
    for (const day of ['01', '15', '31'])
      for (const filed of ['2010-03-01', '2010-03-14', '2010-03-31', '2010-03'])
        expect(ageOf(`1985-03-${day}`, filed), `${day} ${filed}`).toBe(24);
    expect(ageOf('1985-03-31', '2010-04-01')).toBe(25);
    expect(ageOf('1985-03', '2010-02-28')).toBe(24);
  });

  it('is that of whoever the record is about, whatever its court counted', () => {
    expect(ageOf('1950-06-01', '2010-03-14', 60)).toBe(59);
  });

  it('is unknown without both months, if the court wrote none, and below 18', () => {
    expect(ageOf('1985', '2010-03-14')).toBeNull();
    expect(ageOf('1985-03-15', '2010')).toBeNull();
    expect(ageOf('1985-03-15', null)).toBeNull();
    expect(ageOf('', '2010-03-14')).toBeNull();
    expect(ageOf('1985-03-15', '2010-03-14', null)).toBeNull();
    expect(ageOf('1992-03-15', '2010-03-31', 18)).toBeNull();
    expect(ageOf('1992-03-15', '2010-04-01', 18)).toBe(18);
  });
});

it('reveals nothing about a victim under 18', () => {
  const offense = (victimAge: number | null) => ({ victimAge, victimGender: 'Female', victimRace: 'White' });
  const offenses = [17, 18, null].map(offense);
  expect(build('criminalAndTrafficRecords', { offenses }).offenses).toMatchObject([
    { victimAge: null, victimGender: null, victimRace: null },
    { victimAge: 18, victimGender: 'Female', victimRace: 'White' },
    { victimAge: null, victimGender: 'Female', victimRace: 'White' },
  ]);
});

it('says of any kind of record what it was matched on, and nothing of a hidden address', () => {
  const matchIndicators = [
    { item: 'Name', method: 'Exact' },
    { item: 'Address', method: 'Exact' },
  ];
  for (const group of STORED_GROUPS) {
    const { row } = sourceOf(group, { matchIndicators });
    expect(build(group, { matchIndicators }).matchIndicators, group).toEqual(matchIndicators);
    const hidden = build(group, {}, { row: { ...row, is_address_hidden: 1 } });
    expect(hidden.matchIndicators, group).toEqual([{ item: 'Name', method: 'Exact' }]);
    expect('matchIndicators' in build(group, {}), group).toBe(group === 'criminalAndTrafficRecords');
  }
});

it('leaves out a match indicator that does not say how it was compared', () => {
  const matchIndicators = [
    { item: 'Name', method: null },
    { item: 'Age', method: 'Range' },
  ];
  expect(build('criminalAndTrafficRecords', { matchIndicators }).matchIndicators).toEqual([
    { item: 'Age', method: 'Range' },
  ]);
});
