import * as z from 'zod/mini';
import { recordNameSchema } from '../identity.ts';
import {
  countOrNull,
  dollarsOrNull,
  flagOrNull,
  matchIndicatorSchema,
  recordDateOrNull,
  recordFields,
  textOrNull,
} from '../primitives.ts';

/** One charge and its outcome (P3-074 to P3-078). */
export const offenseSchema = z.strictObject({
  offenseTitle: textOrNull,
  /** the most informative date */
  bestKnownDate: recordDateOrNull,
  chargesFiledDate: recordDateOrNull,
  convictionDate: recordDateOrNull,
  dispositionDate: recordDateOrNull,
  offenseDate: recordDateOrNull,
  caseNumber: textOrNull,
  arrestingAgency: textOrNull,
  county: textOrNull,
  crimeCounty: textOrNull,
  status: textOrNull,
  warrant: textOrNull,
  crimeType: textOrNull,
  category: textOrNull,
  classification: textOrNull,
  offenseCode: textOrNull,
  gradeOfOffense: textOrNull,
  degreeOfOffense: textOrNull,
  ncicCode: textOrNull,
  counts: countOrNull,
  caseType: textOrNull,
  statute: textOrNull,
  violation: textOrNull,
  court: textOrNull,
  courtCosts: dollarsOrNull,
  fines: dollarsOrNull,
  plea: textOrNull,
  convictionPlace: textOrNull,
  sentence: textOrNull,
  sentenceLength: textOrNull,
  probation: textOrNull,
  disposition: textOrNull,
  predator: flagOrNull,
  /**
   * the victim's age, as far as a court publishes it; adults only: nobody under 18 is in the product, not even as a
   * victim
   */
  victimAge: z.nullable(z.int().check(z.minimum(18))),
  victimGender: textOrNull,
  victimRace: textOrNull,
  offenderId: textOrNull,
});
export type Offense = z.infer<typeof offenseSchema>;

/** A criminal or traffic record: who was charged, and the charges (P3-069, P3-073). */
export const criminalRecordSchema = z.strictObject({
  ...recordFields,
  name: recordNameSchema,
  akas: z.array(z.string()),
  /** scars, marks, tattoos */
  marks: z.array(z.string()),
  matchIndicators: z.array(matchIndicatorSchema),
  offenses: z.array(offenseSchema),
  birthDate: recordDateOrNull,
  /** inches */
  height: countOrNull,
  /** pounds */
  weight: countOrNull,
  /** at filing, in whole years counted by months; null without both months */
  age: countOrNull,
  ethnicity: textOrNull,
  militaryService: textOrNull,
  maritalStatus: textOrNull,
  occupation: textOrNull,
  address: textOrNull,
  driversLicenseIssuingState: textOrNull,
  gender: textOrNull,
  hairColor: textOrNull,
  eyes: textOrNull,
  pictureUrl: textOrNull,
  sourceState: textOrNull,
  sourceName: textOrNull,
  isGuilty: z.boolean(),
  isTraffic: z.boolean(),
});
export type CriminalRecord = z.infer<typeof criminalRecordSchema>;
