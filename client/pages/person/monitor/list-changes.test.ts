import { expect, test } from 'vitest';
import { CHANGE_KINDS } from '../../../../shared/contract/monitor.ts';
import type { ChangeCounts } from '../../../../shared/contract/person/counts.ts';
import { recentUpdatesCopy } from '../../../../shared/copy/person/monitor.ts';
import { anchorOfChange, listChanges } from './list-changes.ts';

const NONE: ChangeCounts = {
  addressChangesCount: 0,
  phoneChangesCount: 0,
  relativeAssociateChangesCount: 0,
  criminalTrafficChangesCount: 0,
  licensesPermitsChangesCount: 0,
  propertiesChangesCount: 0,
  publicRecordChangesCount: 0,
};

test('each of the seven change counts is listed in words of its own, and only if something changed [P4-014 P4-018]', () => {
  expect(listChanges(NONE)).toEqual([]);
  const kinds = (Object.keys(NONE) as (keyof ChangeCounts)[]).map((counted, at) => {
    const [change, ...others] = listChanges({ ...NONE, [counted]: at + 1 });
    expect([change?.count, others]).toEqual([at + 1, []]);
    return change?.kind;
  });
  expect(kinds.toSorted()).toEqual([...CHANGE_KINDS].toSorted());
  expect(recentUpdatesCopy.changes('phone', 1)).toBe('1 phone number change');
  expect(new Set(CHANGE_KINDS.map((kind) => recentUpdatesCopy.changes(kind, 2))).size).toBe(7);
});

test('each leads to the section that shows it [P4-015]', () => {
  expect(Object.fromEntries(CHANGE_KINDS.map((kind) => [kind, anchorOfChange(kind)]))).toEqual({
    address: 'person-details-address-section',
    phone: 'person-details-phone-section',
    relative: 'person-details-relatives-section',
    criminal: 'person-details-bg-section',
    license: 'person-details-bg-section',
    property: 'person-details-bg-section',
    'public-record': 'person-details-bg-section',
  });
});
