import * as z from 'zod/mini';
import { RUNNER_NAME_MAX } from '../court-runner/runner-name.ts';
import { invoiceIdSchema, personIdSchema } from './identity.ts';
import { count, fipsCode, nonEmpty, recordDateOrNull, stateCode, textOrNull, typedText } from './primitives.ts';

/** Milliseconds since 1970, within the range of a Date. */
const moment = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));

/** Court Runner (P3-101 to P3-108): somebody goes to the courthouse and brings back what is on file there. */

/** An offense in a returned case. */
export const courtRunnerOffenseSchema = z.strictObject({
  offenseTitle: textOrNull,
  sentence: textOrNull,
  crimeType: textOrNull,
  offenseDate: recordDateOrNull,
  bestKnownDate: recordDateOrNull,
  plea: textOrNull,
  /** how the court ended it, in its words; null or absent if the runner did not note it */
  disposition: z.optional(textOrNull),
});
export const courtRunnerCaseSchema = z.strictObject({
  fileDate: recordDateOrNull,
  sourceName: textOrNull,
  offenses: z.array(courtRunnerOffenseSchema),
});
export type CourtRunnerCase = z.infer<typeof courtRunnerCaseSchema>;
export const courtRunnerStatusSchema = z.enum(['Requested', 'Returned', 'Failed']);

/** One county of a request; `payload` is null until the court runner returns. */
export const courtRunnerRecordSchema = z.strictObject({
  countyName: nonEmpty,
  stateCode,
  status: courtRunnerStatusSchema,
  /** milliseconds since 1970; null while the court runner is out */
  returnedAt: z.nullable(moment),
  payload: z.nullable(z.strictObject({ cases: z.array(courtRunnerCaseSchema) })),
});
export type CourtRunnerRecord = z.infer<typeof courtRunnerRecordSchema>;
export const courtRunnerRequestSchema = z.strictObject({
  /** 'Requested' while any county is pending, then 'Returned'; 'Failed' if none could be searched */
  status: courtRunnerStatusSchema,
  /** milliseconds since 1970 */
  requestedAt: moment,
  /** when the court runner is usually back, in milliseconds since 1970 (P9-061) */
  expectedBy: moment,
  /** the invoice of the order, and the amount paid, in dollars */
  invoiceId: invoiceIdSchema,
  total: z.number(),
  courtRunnerRecords: z.array(courtRunnerRecordSchema),
});
export type CourtRunnerRequest = z.infer<typeof courtRunnerRequestSchema>;

/** A county that can be requested, because the person lived there. `price` is the county's fee in dollars. */
export const courtRunnerAddressOptionSchema = z.strictObject({
  fips: fipsCode,
  moveInYear: z.nullable(z.int()),
  moveOutYear: z.nullable(z.int()),
  productId: nonEmpty,
  price: z.number().check(z.nonnegative()),
  countyName: nonEmpty,
  stateCode,
  /**
   * the viewer's latest request for this county, if one is out or was searched: `at` is when the runner is usually back,
   * or was, in milliseconds since 1970; until `againAt` the county is not sold again (null: while
   * the runner is out; `at` itself: nothing was found, and another name or birth date may find something)
   */
  held: z.optional(z.strictObject({ status: z.enum(['out', 'searched']), at: moment, againAt: z.nullable(moment) })),
  /** how many criminal and traffic records of this county the viewer's open report has; absent without one */
  recordsHeld: z.optional(count),
});
export type CourtRunnerAddressOption = z.infer<typeof courtRunnerAddressOptionSchema>;
export const courtRunnerBaseProductSchema = z.strictObject({ id: nonEmpty, regularPrice: z.number() });

/** What the page knows about Court Runner for this person and viewer. */
export const courtRunnerInfoSchema = z.strictObject({
  requests: z.array(courtRunnerRequestSchema),
  addresses: z.array(courtRunnerAddressOptionSchema),
  baseProduct: z.nullable(courtRunnerBaseProductSchema),
});
export type CourtRunnerInfo = z.infer<typeof courtRunnerInfoSchema>;

const runnerName = typedText(RUNNER_NAME_MAX).check(z.regex(/\S/));
/** The person the court runner asks about: everything must be known, and the order contains it. */
export const courtRunnerPersonSchema = z.strictObject({
  id: personIdSchema,
  firstName: runnerName,
  middleName: z.nullable(typedText(RUNNER_NAME_MAX)),
  lastName: runnerName,
  dateOfBirth: z.strictObject({ month: z.int(), day: z.int(), year: z.int() }),
});
export type CourtRunnerPerson = z.infer<typeof courtRunnerPersonSchema>;
