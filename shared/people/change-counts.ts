import type { ChangeKind } from '../contract/monitor.ts';
import type { ChangeCounts } from '../contract/person/counts.ts';

/** Which count of an answer is of which kind of change (P3-026). */
export const COUNT_OF_CHANGE: { readonly [K in ChangeKind]: keyof ChangeCounts } = {
  address: 'addressChangesCount',
  phone: 'phoneChangesCount',
  relative: 'relativeAssociateChangesCount',
  criminal: 'criminalTrafficChangesCount',
  license: 'licensesPermitsChangesCount',
  property: 'propertiesChangesCount',
  'public-record': 'publicRecordChangesCount',
};
