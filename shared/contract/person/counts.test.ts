import { expect, it } from 'vitest';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import { personCountsSchema } from './counts.ts';

const COUNTS = {
  phones: 3,
  currentAddresses: 1,
  historicalAddresses: 4,
  relatives: 6,
  associates: 2,
  offenses: 1,
  properties: 2,
  publicRecords: 5,
  criminalTrafficRecords: 3,
  licensesPermits: 1,
  bankruptcies: 1,
  foreclosures: 1,
  judgments: 1,
  liens: 1,
};
/** Counted in addition to the fourteen categories. */
const BESIDE = { emails: 2, evictions: 0 };

it('counts fourteen categories, plus emails and evictions; no count is missing, negative or fractional [F3-18 P3-064]', () => {
  expectFields(personCountsSchema, { ...COUNTS, ...BESIDE });
  for (const category of Object.keys({ ...COUNTS, ...BESIDE }))
    for (const wrong of [-1, 1.5])
      expect(personCountsSchema.safeParse({ ...COUNTS, ...BESIDE, [category]: wrong }).success).toBe(false);
});
