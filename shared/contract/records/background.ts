import * as z from 'zod/mini';
import { bankruptcySchema, evictionSchema, foreclosureSchema, judgmentSchema, lienSchema } from './civil.ts';
import { criminalRecordSchema } from './criminal.ts';
import {
  concealedWeaponPermitSchema,
  huntingPermitSchema,
  pilotsLicenseSchema,
  professionalLicenseSchema,
} from './licenses.ts';
import { propertySchema } from './property.ts';

/** Groups of a background report, by the name of their list, each with the schema of a record (P3-065). */
export const RECORD_SHAPES = {
  criminalAndTrafficRecords: criminalRecordSchema,
  currentProperties: propertySchema,
  pastProperties: propertySchema,
  bankruptcies: bankruptcySchema,
  liens: lienSchema,
  judgments: judgmentSchema,
  foreclosures: foreclosureSchema,
  evictions: evictionSchema,
  professionalLicenses: professionalLicenseSchema,
  pilotsLicenses: pilotsLicenseSchema,
  concealedWeaponPermits: concealedWeaponPermitSchema,
  huntingPermits: huntingPermitSchema,
} as const;
export type RecordGroup = keyof typeof RECORD_SHAPES;
export type RecordOf<G extends RecordGroup> = z.infer<(typeof RECORD_SHAPES)[G]>;

/** Maximum number of records per group in one response. */
export const BACKGROUND_PAGE_SIZE = 100;

export const recordGroupSchema = z.enum(Object.keys(RECORD_SHAPES) as [RecordGroup, ...RecordGroup[]]);

/** All categories, each a list; a call for one group returns only that one (P3-066, P3-067). */
export const backgroundRecordsSchema = z.strictObject({
  criminalAndTrafficRecords: z.optional(z.array(criminalRecordSchema)),
  properties: z.optional(
    z.strictObject({
      currentProperties: z.optional(z.array(propertySchema)),
      pastProperties: z.optional(z.array(propertySchema)),
    }),
  ),
  bankruptcies: z.optional(z.array(bankruptcySchema)),
  liens: z.optional(z.array(lienSchema)),
  judgments: z.optional(z.array(judgmentSchema)),
  foreclosures: z.optional(z.array(foreclosureSchema)),
  evictions: z.optional(z.array(evictionSchema)),
  licensesAndPermits: z.optional(
    z.strictObject({
      professionalLicenses: z.optional(z.array(professionalLicenseSchema)),
      pilotsLicenses: z.optional(z.array(pilotsLicenseSchema)),
      concealedWeaponPermits: z.optional(z.array(concealedWeaponPermitSchema)),
      huntingPermits: z.optional(z.array(huntingPermitSchema)),
    }),
  ),
});
export type BackgroundRecords = z.infer<typeof backgroundRecordsSchema>;

/** GET /api/v4/person/background. `next` has the `after` of the next page per group; a complete group has none. */
export const backgroundAnswerSchema = z.strictObject({
  records: backgroundRecordsSchema,
  next: z.partialRecord(recordGroupSchema, z.string()),
});
export type BackgroundAnswer = z.infer<typeof backgroundAnswerSchema>;
