import * as z from 'zod/mini';

/**
 * The person details answer (V4) as it travels. Every object is strict: a key that the viewer's entitlement does not
 * grant has no place in the shape of its variant, so a leak is a contract error and not only a policy error.
 * `type` carries what the origin decided; no rule about who may see what lives here (P 3, P 6).
 */

/** A text that shows something: of a blank one no page, link or title can be made. */
export const nonEmpty = z.string().check(z.regex(/\S/));
const count = z.int().check(z.nonnegative());

export const entitlementSchema = z.enum(['free', 'premium', 'smb', 'bg']);
export type Entitlement = z.infer<typeof entitlementSchema>;

export const lookupTypeSchema = z.enum(['free', 'premium', 'bg']);
export type LookupType = z.infer<typeof lookupTypeSchema>;

/** Wire values of userType; an anonymous visitor has none (null). */
export const userTypeSchema = z.enum([
  'free',
  'fam',
  'paid',
  'smb',
  'cancelled',
  'expired',
  'transactional',
  'transactional credits',
  'delinquent',
]);
export type UserType = z.infer<typeof userTypeSchema>;

export const personIdSchema = z.string().check(z.regex(/^P[\w-]{11,19}$/));

export const personNameSchema = z.strictObject({
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  lastName: z.string(),
  suffix: z.nullable(z.string()),
  fullName: nonEmpty,
});
export type PersonName = z.infer<typeof personNameSchema>;

/**
 * What is sent of an age: `age` in whole years, or `ageRange` ('30s', '65+'), or neither when it is unknown.
 * `month` (1-12), `day` and `year` come only with an entitlement that may see the birth date.
 */
export const ageOfFreeSchema = z.strictObject({
  age: z.nullable(z.int()),
  ageRange: z.nullable(z.string()),
});
export const ageWithBirthMonthSchema = z.strictObject({
  age: z.nullable(z.int()),
  ageRange: z.nullable(z.string()),
  month: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
  year: z.nullable(z.int()),
});
export const dateOfBirthSchema = z.union([ageWithBirthMonthSchema, ageOfFreeSchema]);
export type DateOfBirth = z.infer<typeof dateOfBirthSchema>;

/** Degrees, WGS 84. With a partial address both are rounded to 0.1 degree by the origin. */
export const latLongSchema = z.strictObject({ latitude: z.number(), longitude: z.number() });
const tenthOfDegree = z.number().check(z.refine((degrees) => Math.round(degrees * 10) / 10 === degrees));
export const vagueLatLongSchema = z.strictObject({ latitude: tenthOfDegree, longitude: tenthOfDegree });

export const roiGradeSchema = z.enum(['A+', 'A', 'B', 'C', 'D', 'F']);

export const fullAddressSchema = z.strictObject({
  type: z.literal('full'),
  id: z.nullable(nonEmpty),
  line1: nonEmpty,
  line2: z.nullable(z.string()),
  city: nonEmpty,
  stateCode: z.string().check(z.length(2)),
  zip5: z.string().check(z.regex(/^\d{5}$/)),
  county: z.nullable(z.string()),
  isHistorical: z.boolean(),
  /** YYYY-MM */
  moveInDate: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  /** YYYY-MM; null while the person lives there or when it is unknown */
  moveOutDate: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  latlong: z.nullable(latLongSchema),
  pnpId: z.nullable(z.string()),
  roiGrade: z.nullable(roiGradeSchema),
});
export const partialAddressSchema = z.strictObject({
  type: z.literal('partial'),
  line1WithoutNumber: nonEmpty,
  city: nonEmpty,
  stateCode: z.string().check(z.length(2)),
  isHistorical: z.literal(false),
  latlong: z.nullable(vagueLatLongSchema),
  roiGrade: z.nullable(roiGradeSchema),
});
export const obfuscatedAddressSchema = z.strictObject({
  type: z.literal('obfuscated'),
  city: nonEmpty,
  stateCode: z.string().check(z.length(2)),
  isHistorical: z.boolean(),
});
export const addressSchema = z.discriminatedUnion('type', [
  fullAddressSchema,
  partialAddressSchema,
  obfuscatedAddressSchema,
]);
export type Address = z.infer<typeof addressSchema>;
export type FullAddress = z.infer<typeof fullAddressSchema>;

export const lineTypeSchema = z.enum(['Mobile', 'Landline', 'Other']);
export type LineType = z.infer<typeof lineTypeSchema>;

/**
 * Where the number was issued. Whoever pays gets it for every phone; a free viewer for the first of a group only (P 6),
 * so a listed landline that is full but not the first carries null like any other.
 */
export const phoneDetailSchema = z.strictObject({
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  isPrimary: z.boolean(),
});
export const fullPhoneSchema = z.strictObject({
  type: z.literal('full'),
  /** 11 digits with the country code: 15035550186 */
  id: z.string().check(z.regex(/^1\d{10}$/)),
  npa: z.string().check(z.regex(/^\d{3}$/)),
  nxx: z.string().check(z.regex(/^\d{3}$/)),
  local: z.string().check(z.regex(/^\d{4}$/)),
  /** (503) 555-0186 */
  nationalNumber: nonEmpty,
  linetype: lineTypeSchema,
  /** in a public directory; only a landline can be */
  isListed: z.boolean(),
  detail: z.nullable(phoneDetailSchema),
});
export const maskedPhoneSchema = z.strictObject({
  type: z.literal('masked'),
  npa: z.string().check(z.regex(/^\d{3}$/)),
  linetype: lineTypeSchema,
  detail: z.nullable(phoneDetailSchema),
});
export const phoneSchema = z.discriminatedUnion('type', [fullPhoneSchema, maskedPhoneSchema]);
export type Phone = z.infer<typeof phoneSchema>;

export const emailKindSchema = z.enum(['personal', 'business', 'company']);
const score = z.int().check(z.minimum(0), z.maximum(100));

export const fullEmailsSchema = z.strictObject({
  type: z.literal('full'),
  emails: z.array(
    z.strictObject({
      email: z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/)),
      kind: emailKindSchema,
      score,
      isPrimary: z.boolean(),
    }),
  ),
});
export const partialEmailsSchema = z.strictObject({
  type: z.literal('partial'),
  /** `name` is the first letter of the mailbox and nothing more */
  partialEmails: z.array(z.strictObject({ name: z.string().check(z.length(1)), domain: nonEmpty, score })),
});
export const obfuscatedEmailsSchema = z.strictObject({
  type: z.literal('obfuscated'),
  /** up to 3, distinct */
  domains: z.array(nonEmpty).check(z.maxLength(3)),
  recentlyUsedCount: count,
  otherCount: count,
});
export const noEmailsSchema = z.strictObject({ type: z.literal('none') });
export const emailsSchema = z.discriminatedUnion('type', [
  fullEmailsSchema,
  partialEmailsSchema,
  obfuscatedEmailsSchema,
  noEmailsSchema,
]);
export type Emails = z.infer<typeof emailsSchema>;

export const fullRelativeSchema = z.strictObject({
  type: z.literal('full'),
  kind: z.enum(['Relative', 'Associate']),
  id: personIdSchema,
  name: personNameSchema,
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  dateOfBirth: ageOfFreeSchema,
});
export const obfuscatedRelativeSchema = z.strictObject({
  type: z.literal('obfuscated'),
  kind: z.enum(['Relative', 'Associate']),
});
export const relativeSchema = z.discriminatedUnion('type', [fullRelativeSchema, obfuscatedRelativeSchema]);
export type Relative = z.infer<typeof relativeSchema>;
export type FullRelative = z.infer<typeof fullRelativeSchema>;

export const professionalTeaserSchema = z.strictObject({
  type: z.literal('teaser'),
  titleAvailable: z.boolean(),
  companyNameAvailable: z.boolean(),
  linkedInUrlAvailable: z.boolean(),
});
export const professionalDataSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('full'),
    title: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    companyDomain: z.nullable(z.string()),
    linkedInUrl: z.nullable(z.string()),
  }),
  z.strictObject({
    type: z.literal('title_and_company'),
    title: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    linkedInUrlAvailable: z.boolean(),
  }),
  professionalTeaserSchema,
]);
export type ProfessionalData = z.infer<typeof professionalDataSchema>;

/** True totals, the same for every viewer: what exists, not what was sent (P 3, decisions 10). */
export const recordCountsSchema = z.strictObject({
  addressesCount: count,
  phonesCount: count,
  landlinePhonesCount: count,
  mobilePhonesCount: count,
  otherPhonesCount: count,
  emailsCount: count,
  relativesCount: count,
  ownedPropertiesCount: count,
});
export type RecordCounts = z.infer<typeof recordCountsSchema>;

export const personSchema = z.strictObject({
  id: personIdSchema,
  name: personNameSchema,
  akas: z.array(nonEmpty),
  dateOfBirth: dateOfBirthSchema,
  isDead: z.boolean(),
  addresses: z.array(addressSchema),
  mobilePhones: z.array(phoneSchema),
  landlinePhones: z.array(phoneSchema),
  otherPhones: z.array(phoneSchema),
  emails: emailsSchema,
  relatives: z.array(relativeSchema),
  professionalData: z.nullable(professionalDataSchema),
  counts: recordCountsSchema,
});
export type Person = z.infer<typeof personSchema>;

/** `max` is null where lookups are not limited. */
export const lookupUsageSchema = z.strictObject({ max: z.nullable(count), used: count });

export const personDetailsSchema = z.strictObject({
  results: personSchema,
  lookupType: lookupTypeSchema,
  entitlement: entitlementSchema,
  /** 0-100, see fillScore in docs */
  fillScore: z.int().check(z.minimum(0), z.maximum(100)),
  userInfo: z.strictObject({
    userType: z.nullable(userTypeSchema),
    /** the viewer's own address, for the header; null for an anonymous viewer */
    primaryEmail: z.nullable(z.string()),
    lookupUsage: z.nullable(lookupUsageSchema),
    /** a paid viewer who has no lookup left for this person (P 4) */
    isOutOfLookups: z.boolean(),
  }),
});
export type PersonDetails = z.infer<typeof personDetailsSchema>;

/** A person as a redirect target needs it; smartcheck and premium (legacy ids) answer with it. */
export const personReferenceSchema = z.strictObject({
  id: personIdSchema,
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
});
export type PersonReference = z.infer<typeof personReferenceSchema>;
