import * as z from 'zod/mini';
import { count } from '../primitives.ts';

/**
 * Person counts (F3-18, P3-062): how much is recorded, per category. `publicRecords` is the sum of liens, bankruptcies,
 * foreclosures, judgments and licensesPermits. `offenses` excludes traffic, `criminalTrafficRecords` includes it.
 * `evictions` is separate (P3-063).
 */
export const personCountsSchema = z.strictObject({
  phones: count,
  emails: count,
  currentAddresses: count,
  historicalAddresses: count,
  relatives: count,
  associates: count,
  offenses: count,
  properties: count,
  publicRecords: count,
  criminalTrafficRecords: count,
  licensesPermits: count,
  bankruptcies: count,
  foreclosures: count,
  judgments: count,
  liens: count,
  evictions: count,
});
export type PersonCounts = z.infer<typeof personCountsSchema>;

/** True totals, the same for every viewer: what exists, not what was sent (P3-025). */
export const recordCountsSchema = z.strictObject({
  addressesCount: count,
  phonesCount: count,
  landlinePhonesCount: count,
  mobilePhonesCount: count,
  otherPhonesCount: count,
  emailsCount: count,
  relativesCount: count,
  associatesCount: count,
  ownedPropertiesCount: count,
});
export type RecordCounts = z.infer<typeof recordCountsSchema>;

/** What changed since the viewer, who monitors this person, last looked (P3-026). */
export const changeCountsSchema = z.strictObject({
  addressChangesCount: count,
  phoneChangesCount: count,
  relativeAssociateChangesCount: count,
  criminalTrafficChangesCount: count,
  licensesPermitsChangesCount: count,
  propertiesChangesCount: count,
  publicRecordChangesCount: count,
});
export type ChangeCounts = z.infer<typeof changeCountsSchema>;
