import * as z from 'zod/mini';
import {
  countOrNull,
  deltaSchema,
  dollarsOrNull,
  fipsCode,
  latLongSchema,
  month,
  monthOrNull,
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

export const roiGradeSchema = z.enum(['A+', 'A', 'B', 'C', 'D', 'F']);
export const ownerOccupiedSchema = z.enum(['OwnerOccupied', 'AbsenteeOwner', 'Unknown']);

/** What a property record says about an address (P3-031, P3-032); null fields are not on record. */
export const addressPropertySchema = z.strictObject({
  propertyType: textOrNull,
  propertyPurpose: textOrNull,
  neighborhood: textOrNull,
  roiScore: z.nullable(score),
  /** reasons for the score: 'Low vacancy' */
  roiAttributes: z.array(nonEmpty),
  /** short labels for the card: 'Appreciation' */
  roiTags: z.array(nonEmpty),
  bedrooms: countOrNull,
  bathrooms: numberOrNull,
  livingSqft: countOrNull,
  effYearBuilt: z.nullable(z.int()),
  lastSaleAmount: dollarsOrNull,
  saleDate: recordDateOrNull,
  ownerOccupied: ownerOccupiedSchema,
  /** `cstvP50`: forecast five-year appreciation in percent, the median of the simulation (P3-035) */
  simulationResults: z.nullable(z.strictObject({ cstvP50: z.number() })),
});
export type AddressProperty = z.infer<typeof addressPropertySchema>;

/** Where the city is, not the home: for a pin of a view that withholds the street. Absent if the origin does not say. */
const cityCenter = { cityLatlong: z.optional(vagueLatLongSchema) };

export const fullAddressSchema = z.strictObject({
  type: z.literal('full'),
  /** null if not known yet; recovered after load (F3-07) */
  id: z.nullable(nonEmpty),
  /** position in the recorded order, from 0 */
  index: z.int().check(z.nonnegative()),
  line1: nonEmpty,
  line1WithoutNumber: nonEmpty,
  line2: textOrNull,
  city: nonEmpty,
  stateCode,
  zip5,
  county: textOrNull,
  fipsCode: z.nullable(fipsCode),
  /** in one line: '16 Maple St, Portland, OR 97201' */
  fullAddress: nonEmpty,
  /** 'Residential' */
  usage: textOrNull,
  /** 'Home' */
  contactType: textOrNull,
  isHistorical: z.boolean(),
  moveInDate: monthOrNull,
  /** null if the person still lives there, or if it is unknown */
  moveOutDate: monthOrNull,
  /** as shown: 'Mar, 2019 – Aug, 2023'; null if neither date is known */
  datesOfResidence: textOrNull,
  latlong: z.nullable(latLongSchema),
  ...cityCenter,
  pnpId: textOrNull,
  roiGrade: z.nullable(roiGradeSchema),
  property: z.nullable(addressPropertySchema),
  provenance: z.nullable(provenanceSchema),
  delta: deltaSchema,
});
/** The current address for a free viewer: no number, zip or dates; a vague position; the grade (F3-03). */
export const partialAddressSchema = z.strictObject({
  type: z.literal('partial'),
  line1WithoutNumber: nonEmpty,
  city: nonEmpty,
  stateCode,
  isHistorical: z.literal(false),
  latlong: z.nullable(vagueLatLongSchema),
  ...cityCenter,
  roiGrade: z.nullable(roiGradeSchema),
  delta: deltaSchema,
});
export const obfuscatedAddressSchema = z.strictObject({
  type: z.literal('obfuscated'),
  city: nonEmpty,
  stateCode,
  ...cityCenter,
  isHistorical: z.boolean(),
  delta: deltaSchema,
});
/** An address of any other type breaks the contract (F3-01, F5-32). */
export const addressSchema = z.discriminatedUnion('type', [
  fullAddressSchema,
  partialAddressSchema,
  obfuscatedAddressSchema,
]);
export type Address = z.infer<typeof addressSchema>;
export type FullAddress = z.infer<typeof fullAddressSchema>;

/** A property that the person owns today (P3-041). */
export const ownedPropertySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('full'),
    propertyId: nonEmpty,
    pnpId: nonEmpty,
    line1: nonEmpty,
    line1WithoutNumber: nonEmpty,
    city: nonEmpty,
    stateCode,
    zip5,
    county: textOrNull,
    /** first month on record as an owner; absent if the origin does not say */
    since: z.optional(month),
    /** of the ownership; absent if the origin does not say */
    provenance: z.optional(provenanceSchema),
  }),
  z.strictObject({
    type: z.literal('partial'),
    /** only for the first one: it opens nothing but the masked property page */
    pnpId: textOrNull,
    line1WithoutNumber: nonEmpty,
    city: nonEmpty,
    stateCode,
  }),
]);
export type OwnedProperty = z.infer<typeof ownedPropertySchema>;

/** The home at the current address, according to the property record (P3-042). */
export const currentAddressDetailsSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('full'),
    propertyAddress: z.strictObject({
      line1: nonEmpty,
      /** the larger neighborhood */
      macroNbh: textOrNull,
      city: nonEmpty,
      state: stateCode,
      zip5,
    }),
    propertyPurpose: textOrNull,
    bedrooms: countOrNull,
    bathrooms: numberOrNull,
    livingSqft: countOrNull,
    marketValue: dollarsOrNull,
    pnpId: nonEmpty,
    latlong: z.nullable(latLongSchema),
  }),
  z.strictObject({
    type: z.literal('partial'),
    propertyAddress: z.strictObject({ line1WithoutNumber: nonEmpty, city: nonEmpty, state: stateCode }),
  }),
]);
export type CurrentAddressDetails = z.infer<typeof currentAddressDetailsSchema>;
