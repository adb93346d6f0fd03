import * as z from 'zod/mini';
import { count } from '../primitives.ts';

/**
 * Person counts (F3-18, P3-062): how much is recorded, per category. `publicRecords` is the sum of liens, bankruptcies,
 * foreclosures, judgments and licensesPermits. `offenses` leaves traffic out, `criminalTrafficRecords` holds both.
 * `evictions` stands beside them (P3-063).
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
