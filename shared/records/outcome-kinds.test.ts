import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOfEach, sampleRecord } from '../../tests/fixtures/records.ts';
import { arbitraryOf } from '../../tests/support/contract-arbitrary.ts';
import { RECORD_SHAPES, type RecordGroup, type RecordOf } from '../contract/records/background.ts';
import { type OutcomeKind, outcomeKindSchema } from '../contract/records/record-list.ts';
import { describeRecord } from './describe-record.ts';
import { isOutcomeKind, outcomeKindsOf } from './outcome-kinds.ts';
import type { ListedRecord } from './record-lists.ts';

/** An empty record of a group with what a test changes. */
function kindsOf<G extends RecordGroup>(group: G, changes: Partial<RecordOf<G>> = {}): readonly OutcomeKind[] {
  const record: object = { ...sampleRecord(group, 'empty'), ...changes };
  return outcomeKindsOf({ group, record } as ListedRecord);
}

const DATE = { year: 2019, month: 6, day: 28, fullDate: '6/28/2019' };

describe('the outcome of a record', () => {
  it('is unknown for a record with nothing but a kind, except of a property', () => {
    for (const { group, record } of sampleOfEach('empty'))
      expect([group, ...outcomeKindsOf({ group, record } as ListedRecord)]).toEqual([
        group,
        group === 'currentProperties' ? 'current' : group === 'pastProperties' ? 'past' : 'unknown',
      ]);
  });

  it.each([
    ['bankruptcies', { dischargeDate: DATE, closedDate: DATE }, 'discharged'],
    ['bankruptcies', { closedDate: DATE }, 'closed'],
    ['liens', { taxLienReleaseDate: DATE }, 'released'],
    ['liens', { documentType: 'Release of lien' }, 'released'],
    ['liens', { documentType: 'Partial release' }, 'unknown'],
    ['liens', { documentType: 'Notice of lien' }, 'unknown'],
    ['judgments', { filingType: 'Satisfaction of judgment' }, 'satisfied'],
    ['judgments', { filingType: 'Civil judgment' }, 'unknown'],
    ['foreclosures', { documentType: 'Release of lis pendens' }, 'released'],
    ['foreclosures', { documentType: 'Notice of rescission' }, 'dismissed'],
    ['foreclosures', { documentType: 'Notice of trustee’s sale' }, 'other'],
    ['evictions', { actionType: 'Dismissed' }, 'dismissed'],
    ['evictions', { actionType: 'Judgment satisfied' }, 'satisfied'],
    ['evictions', { actionType: 'Judgment for possession' }, 'unknown'],
    ['professionalLicenses', { licenseStatus: 'ACTIVE' }, 'active'],
    ['pilotsLicenses', { licenseStatus: 'Valid' }, 'active'],
    ['concealedWeaponPermits', { licenseStatus: 'Expired' }, 'expired'],
    ['huntingPermits', { licenseStatus: 'Lapsed 2020' }, 'expired'],
    ['professionalLicenses', { licenseStatus: 'Suspended' }, 'other'],
    ['professionalLicenses', { licenseStatus: ' ' }, 'unknown'],
  ] as const)('of %s with %j is %s', (group, changes, kind) => {
    expect(kindsOf(group, changes)).toEqual([kind]);
  });

  it('has every kind of a record’s charges once [P4-098]', () => {
    const [charge] = sampleRecord('criminalAndTrafficRecords').offenses;
    if (charge === undefined) throw new Error('the sample has no charge');
    const blank = { ...charge, disposition: null, status: null, convictionDate: null };
    const offenses = ['Convicted', 'Dismissed', 'Dismissed', 'Not guilty', 'Fine paid', null].map((disposition) => ({
      ...blank,
      disposition,
    }));
    const kinds = kindsOf('criminalAndTrafficRecords', { isGuilty: true, offenses });
    expect([...kinds].sort()).toEqual(['acquitted', 'dismissed', 'guilty', 'other', 'unknown']);
    expect(kindsOf('criminalAndTrafficRecords', { isGuilty: false, offenses })).not.toContain('guilty');
    expect(kindsOf('criminalAndTrafficRecords', { isGuilty: true })).toEqual(['guilty']);
  });

  it.each(Object.keys(RECORD_SHAPES) as RecordGroup[])(
    'is known for any record of %s, and guilty only where its line says so',
    (group) => {
      fc.assert(
        fc.property(arbitraryOf(RECORD_SHAPES[group]), (record) => {
          const listed = { group, record } as ListedRecord;
          const kinds = outcomeKindsOf(listed);
          expect(kinds.length).toBeGreaterThan(0);
          expect(new Set(kinds).size).toBe(kinds.length);
          expect(kinds.filter((kind) => !isOutcomeKind(kind))).toEqual([]);
          const { outcomes } = describeRecord(group, listed.record as never);
          expect(kinds.includes('guilty')).toBe(outcomes.some(({ tone }) => tone === 'guilty'));
          // A line without an outcome belongs to an unknown one, and the other way round.
          if (group !== 'criminalAndTrafficRecords') expect(kinds.includes('unknown')).toBe(outcomes.length === 0);
        }),
        { numRuns: 60 },
      );
    },
  );
});

it('an outcome is a kind of the contract only if it is one of its own', () => {
  expect(outcomeKindSchema.options.every(isOutcomeKind)).toBe(true);
  expect(['', 'Guilty', 'constructor', 'toString', 'guilty '].filter(isOutcomeKind)).toEqual([]);
});
