import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outcomeKindsOf } from '../../../shared/records/outcome-kinds.ts';
import { recordCounties } from '../../../shared/records/record-counties.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import { recordYear } from '../../../shared/records/record-year.ts';
import { FULL_BODIES } from '../../../tests/fixtures/record-bodies.ts';
import { CATEGORIES, STORED_GROUPS } from '../../../tests/fixtures/records-database.ts';
import { BUILDERS } from './build-groups.ts';
import { indexRecords } from './record-index.ts';
import type { RecordRow, StoredGroup } from './record-source.ts';

function rowOf(group: StoredGroup, body: unknown, id = `R-${group}`): RecordRow {
  return {
    ...{ id, record_group: group, category: CATEGORIES[group], filed: '2019-05-02', body: JSON.stringify(body) },
    ...{ parties: '[]', address_id: null, is_address_hidden: 1, first_seen: null, last_seen: null },
    source: 'court record',
  };
}

/** What the rules say of the whole record, as a page has it. */
function wholeEntry(row: RecordRow) {
  const build: (source: Parameters<(typeof BUILDERS)['liens']>[0]) => unknown = BUILDERS[row.record_group];
  const record = build({ row, name: { fullName: 'Elise Hale' }, address: null, parties: [] });
  const listed = { group: row.record_group, record } as ListedRecord;
  return {
    ...{ group: row.record_group, id: row.id, year: recordYear(listed), counties: recordCounties(listed) },
    outcomes: outcomeKindsOf(listed),
  };
}

it.each(STORED_GROUPS)('says of a record of %s what a page shows of it, full or with nothing but a kind', (group) => {
  for (const body of [FULL_BODIES[group], {}]) {
    const row = rowOf(group, body);
    expect(indexRecords([row], [])).toEqual([wholeEntry(row)]);
  }
});

const anyText = fc.oneof(
  fc.constantFrom(
    ...['Guilty', 'Convicted', 'Dismissed', 'Not guilty', 'Adjudication withheld', 'Pending', 'Closed', 'Fine paid'],
    ...['Conviction vacated', 'Multnomah', 'Lane County', 'OR', 'Oregon', ''],
  ),
  fc.string({ maxLength: 12 }),
);
const anyDate = fc.constantFrom('2019-06-28', '2011-05', '2003', '2019-02-30', '0000-00-00', 'soon');
/** The keys of a full body, each with anything or missing: whatever a rule reads, the index must read as well. */
function anyBodyLike(full: object): fc.Arbitrary<object> {
  const values = Object.entries(full).map(([key, value]) => {
    const usual = typeof value !== 'string' ? fc.boolean() : /^\d{4}(?:-|$)/.test(value) ? anyDate : anyText;
    return [key, fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(7, null, {}) })];
  });
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}
const { offenses, ...CRIMINAL } = FULL_BODIES.criminalAndTrafficRecords;
const anyBody = fc
  .tuple(anyBodyLike(CRIMINAL), fc.array(fc.oneof(anyBodyLike((offenses as object[])[0] ?? {}), fc.constant(null))))
  .map(([fields, offenses]) => ({ ...fields, offenses }));

it('says of any criminal record what its page shows, although it reads but a part of it [P4-098]', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const row = rowOf('criminalAndTrafficRecords', body);
      expect(indexRecords([row], [])).toEqual([wholeEntry(row)]);
    }),
    { numRuns: 500 },
  );
});

it('has the lists in the order of a report, and leaves out what is in none of them', () => {
  const rows = [...STORED_GROUPS].reverse().flatMap((group) => ['b', 'a'].map((id) => rowOf(group, {}, id + group)));
  const strange = { ...rowOf('liens', {}), record_group: 'secrets' as StoredGroup };
  expect(indexRecords([strange, ...rows], []).map(({ group, id }) => `${group} ${id.slice(0, 1)}`)).toEqual(
    [
      ...['criminalAndTrafficRecords', 'bankruptcies', 'liens', 'judgments', 'foreclosures'],
      ...['professionalLicenses', 'pilotsLicenses', 'concealedWeaponPermits', 'huntingPermits', 'evictions'],
    ].flatMap((group) => [`${group} b`, `${group} a`]),
  );
});
