import * as z from 'zod/mini';
import { personIdSchema } from './identity.ts';
import { fipsCode, nonEmpty, recordDateOrNull, stateCode, textOrNull } from './primitives.ts';

/** Court Runner (P3-101 to P3-108): somebody goes to the courthouse and brings back what is filed there. */

/** An offense as it stands in a returned case. */
export const courtRunnerOffenseSchema = z.strictObject({
  offenseTitle: textOrNull,
  sentence: textOrNull,
  crimeType: textOrNull,
  offenseDate: recordDateOrNull,
  bestKnownDate: recordDateOrNull,
  plea: textOrNull,
});
export const courtRunnerCaseSchema = z.strictObject({
  fileDate: recordDateOrNull,
  sourceName: textOrNull,
  offenses: z.array(courtRunnerOffenseSchema),
});
export const courtRunnerStatusSchema = z.enum(['Requested', 'Returned', 'Failed']);

/** One county of a request; `payload` is null until the runner is back. */
export const courtRunnerRecordSchema = z.strictObject({
  countyName: nonEmpty,
  stateCode,
  status: courtRunnerStatusSchema,
  payload: z.nullable(z.strictObject({ cases: z.array(courtRunnerCaseSchema) })),
});
export const courtRunnerRequestSchema = z.strictObject({
  status: courtRunnerStatusSchema,
  courtRunnerRecords: z.array(courtRunnerRecordSchema),
});
export type CourtRunnerRequest = z.infer<typeof courtRunnerRequestSchema>;

/** A county that can be asked for, because the person lived there. `price` is the county's fee in dollars. */
export const courtRunnerAddressOptionSchema = z.strictObject({
  fips: fipsCode,
  moveInYear: z.nullable(z.int()),
  moveOutYear: z.nullable(z.int()),
  productId: nonEmpty,
  price: z.number().check(z.nonnegative()),
  countyName: nonEmpty,
  stateCode,
});
export const courtRunnerBaseProductSchema = z.strictObject({ id: nonEmpty, regularPrice: z.number() });

/** What the page knows of Court Runner for this person and viewer. */
export const courtRunnerInfoSchema = z.strictObject({
  requests: z.array(courtRunnerRequestSchema),
  addresses: z.array(courtRunnerAddressOptionSchema),
  baseProduct: z.nullable(courtRunnerBaseProductSchema),
});
export type CourtRunnerInfo = z.infer<typeof courtRunnerInfoSchema>;

/** Whom the runner asks for: all of it has to be known, and the order carries it. */
export const courtRunnerPersonSchema = z.strictObject({
  id: personIdSchema,
  firstName: nonEmpty,
  middleName: textOrNull,
  lastName: nonEmpty,
  dateOfBirth: z.strictObject({ month: z.int(), day: z.int(), year: z.int() }),
});
export const courtRunnerOrderSchema = z.strictObject({
  orderId: nonEmpty,
  person: courtRunnerPersonSchema,
  productIds: z.array(nonEmpty).check(z.minLength(1), z.maxLength(20)),
});
