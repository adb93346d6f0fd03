import * as z from 'zod/mini';
import { searchResultSchema } from '../finding/search.ts';
import { pnpIdSchema, recordNameSchema } from '../identity.ts';
import { roiGradeSchema } from '../person/address.ts';
import {
  count,
  countOrNull,
  day,
  dollarsOrNull,
  flagOrNull,
  latLongSchema,
  nonEmpty,
  numberOrNull,
  provenanceSchema,
  recordDateOrNull,
  score,
  stateCode,
  textOrNull,
  vagueLatLongSchema,
  zip5,
} from '../primitives.ts';
import { NEIGHBORS_MAX, SOLD_HOMES_MAX, soldHomeSchema } from './sold-home.ts';

/** A loan on a property (P3-098). */
export const mortgageSchema = z.strictObject({
  cashPurchase: flagOrNull,
  mortgageAmount: dollarsOrNull,
  mortgageLoanType: textOrNull,
  mortgageDeedType: textOrNull,
  /** '30 years' */
  mortgageTerm: textOrNull,
  mortgageDate: recordDateOrNull,
  mortgageDueDate: recordDateOrNull,
  mtgSecCat: textOrNull,
  refiFlag: flagOrNull,
});
export const registryEntitySchema = z.strictObject({
  recordingDate: recordDateOrNull,
  documentType: textOrNull,
  documentNumber: textOrNull,
});

/** One change of ownership: who sold to whom, how it was paid, where it was recorded (P3-096, P3-097). */
export const ownershipSchema = z.strictObject({
  ownerRelationshipType: textOrNull,
  absenteeIndicator: textOrNull,
  universalLandUse: textOrNull,
  propertyIndicator: textOrNull,
  resaleNewConstruction: textOrNull,
  residentialModelIndicator: textOrNull,
  titleCompanyName: textOrNull,
  owners: z.array(z.strictObject({ name: recordNameSchema })),
  sellers: z.array(z.strictObject({ name: recordNameSchema })),
  lenderName: z.nullable(recordNameSchema),
  /** when they got it, and for how much. Optional: other origins may not say */
  saleDate: z.optional(recordDateOrNull),
  saleAmount: z.optional(dollarsOrNull),
  registryEntities: z.array(registryEntitySchema),
  mortgages: z.array(mortgageSchema),
});

/** A property in the property report (P3-091 to P3-095); null is not on record. */
export const propertySchema = z.strictObject({
  id: nonEmpty,
  pnpId: pnpIdSchema,
  address: z.strictObject({ line1: nonEmpty, city: nonEmpty, stateCode, zip: zip5 }),
  apn: textOrNull,
  apnSequenceNumber: textOrNull,
  buildingSquareFeet: countOrNull,
  livingSquareFeet: countOrNull,
  landSquareFeet: countOrNull,
  legalDescription: textOrNull,
  yearBuilt: z.nullable(z.int()),
  subdivisionName: textOrNull,
  bedrooms: countOrNull,
  baths: numberOrNull,
  taxYear: z.nullable(z.int()),
  taxAmount: dollarsOrNull,
  totalValue: dollarsOrNull,
  assessedYear: z.nullable(z.int()),
  landValue: dollarsOrNull,
  improvementValue: dollarsOrNull,
  assessedValue: dollarsOrNull,
  saleDate: recordDateOrNull,
  saleAmount: dollarsOrNull,
  purchaseInformation: textOrNull,
  dateFirstSeenAsOwner: recordDateOrNull,
  dateLastSeenAsOwner: recordDateOrNull,
  deedSecCat: textOrNull,
  book: textOrNull,
  page: textOrNull,
  lenderInformation: textOrNull,
  lenderCompanyCode: textOrNull,
  /** percent */
  mortgageInterestRate: numberOrNull,
  mortgageInterestRateType: textOrNull,
  mortgageAssumptionAmount: dollarsOrNull,
  secondMortgageAmount: dollarsOrNull,
  secondMortgageLoanType: textOrNull,
  secondMortgageDeedType: textOrNull,
  mortgageEndDate: recordDateOrNull,
  privatePartyLender: flagOrNull,
  constructionLoan: flagOrNull,
  equalityFlag: flagOrNull,
  ownerships: z.array(ownershipSchema),
  provenance: provenanceSchema,
});
export type Property = z.infer<typeof propertySchema>;
export type Ownership = z.infer<typeof ownershipSchema>;
export type Mortgage = z.infer<typeof mortgageSchema>;

/**
 * What tells a home from its neighbors without naming it (F2-21): everybody may see it. Null is not on record.
 */
export const homeSchema = z.strictObject({
  bedrooms: countOrNull,
  /** rounded to hundreds, so that it is no fingerprint of one house */
  livingSquareFeet: z.nullable(z.int().check(z.multipleOf(100), z.minimum(100))),
  yearBuilt: z.nullable(z.int()),
});
export type Home = z.infer<typeof homeSchema>;

/**
 * The grade of the forecast appreciation (F1-14), as on addresses: a letter that everybody may see; null if there is no
 * forecast. Optional: other origins may not say.
 */
const roiGrade = z.optional(z.nullable(roiGradeSchema));

/**
 * How many homes of the street were sold in the last {@link SOLD_YEARS} years: beside a whole report the others; for
 * everybody else all of them, the same number at each, and nothing on a street without a crowd of both
 * ({@link SOLD_CROWD}). Optional: other origins may not say.
 */
const soldOnStreet = z.optional(count);

/** The day on which the records were last read from their sources. Optional: other origins may not say. */
const refreshedOn = z.optional(day);

/** What is behind a grade: for readers of the whole report only. */
export const propertyForecastSchema = z.strictObject({
  /** 0 to 100 */
  roiScore: score,
  /** reasons for the score: 'Low vacancy' */
  roiAttributes: z.array(nonEmpty),
  /** forecast five-year appreciation in percent; below 0 a loss */
  cstvP50: numberOrNull,
  /** what the estimate of a profit starts from: the market value, otherwise the last sale */
  price: dollarsOrNull,
});
export type PropertyForecast = z.infer<typeof propertyForecastSchema>;

/**
 * GET /api/property/{pnpId}: the teaser for everybody, the report for entitled viewers. The teaser says no more than
 * the free view of an owned property (the street without its number, city and state), what lists tell homes apart by, and
 * the letter of the forecast.
 */
export const propertyTeaserSchema = z.strictObject({
  type: z.literal('teaser'),
  pnpId: pnpIdSchema,
  address: z.strictObject({ line1WithoutNumber: nonEmpty, city: nonEmpty, stateCode }),
  /** as the list of its place shows it; optional: other origins may not say */
  home: z.optional(homeSchema),
  roiGrade,
  /** of its area; optional: other origins may not say */
  position: z.optional(vagueLatLongSchema),
  soldOnStreet,
  refreshedOn,
  /**
   * no other home on its street has the same `home` and `roiGrade`, so its page is one of its own for search engines.
   * Optional: other origins may not say
   */
  isDistinct: z.optional(z.boolean()),
  /**
   * what the report of this property holds, counted from it: nothing else is promised. No values, names or dates.
   * Optional: other origins may not say
   */
  holds: z.optional(
    z.strictObject({
      /** transfers on record, each with its owners */
      ownerships: count,
      /** a sale amount is on record */
      hasSale: z.boolean(),
      /** changes of ownership with a sale amount on record. Optional: other origins may not say */
      sales: z.optional(count),
      mortgages: count,
      /** an interest rate is on record */
      hasMortgageRate: z.boolean(),
      /** whether the owner lives there is on record */
      hasOccupancy: z.boolean(),
      /** an assessed or total value, or a tax amount, is on record */
      hasTax: z.boolean(),
      /** facts about the building: year built, bedrooms, baths and areas that are on record */
      buildingFacts: count,
      /** recorded documents */
      documents: count,
    }),
  ),
});
export type PropertyTeaser = z.infer<typeof propertyTeaserSchema>;
export const propertyAnswerSchema = z.discriminatedUnion('type', [
  propertyTeaserSchema,
  z.strictObject({
    type: z.literal('full'),
    property: propertySchema,
    /** without its number; optional: other origins may not say */
    street: z.optional(nonEmpty),
    roiGrade,
    /** of the house itself; optional: other origins may not say */
    position: z.optional(latLongSchema),
    soldOnStreet,
    refreshedOn,
    /** the latest of those sales; optional: other origins may not say */
    soldHomes: z.optional(z.array(soldHomeSchema).check(z.maxLength(SOLD_HOMES_MAX))),
    /** residents of the street with a listed landline, by name, as its page names them. Optional: other origins may not say */
    neighbors: z.optional(z.array(searchResultSchema).check(z.maxLength(NEIGHBORS_MAX))),
    /** null if there is no forecast; optional: other origins may not say */
    forecast: z.optional(z.nullable(propertyForecastSchema)),
  }),
]);
export type PropertyAnswer = z.infer<typeof propertyAnswerSchema>;
