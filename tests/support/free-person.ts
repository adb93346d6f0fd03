import * as z from 'zod/mini';
import { roiGradeSchema } from '../../shared/contract/person/address.ts';
import { CONFIDENCES, IDENTITY_REASONS } from '../../shared/contract/person/identity-confidence.ts';
import type { Person } from '../../shared/contract/person/person.ts';
import { lineTypeSchema } from '../../shared/contract/person/phone.ts';
import { day, MATCH_POINTS, sourceKindSchema, vagueLatLongSchema } from '../../shared/contract/primitives.ts';

/**
 * What a free response may contain, key by key. Nothing here spreads a contract schema, so a field added to the
 * contract is refused in free responses until somebody lists it here.
 */

const text = z.string();
const textOrNull = z.nullable(z.string());
const count = z.int().check(z.nonnegative());
/** A free account that monitors a person only learns that something changed. */
const delta = z.optional(z.enum(['added', 'changed']));
/** Only of a listed landline, which is sent whole. */
const provenance = z.strictObject({
  firstSeen: textOrNull,
  lastSeen: textOrNull,
  source: sourceKindSchema,
  matchedBy: z.optional(z.array(z.enum(MATCH_POINTS))),
});
/** Of the city, not of the home. */
const cityLatlong = z.optional(vagueLatLongSchema);

const name = z.strictObject({
  firstName: text,
  middleName: textOrNull,
  lastName: text,
  suffix: textOrNull,
  fullName: text,
});

/** By name and relationship, with an age range instead of an exact age and no months; beyond the sixth only that there is one. */
const relation = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('full'),
    kind: z.enum(['Relative', 'Associate']),
    id: text,
    name,
    city: textOrNull,
    stateCode: textOrNull,
    dateOfBirth: z.strictObject({ age: z.null(), ageRange: textOrNull }),
    isDead: z.boolean(),
    relationship: z.optional(
      z.enum(['spouse', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'in-law', 'other']),
    ),
    delta,
  }),
  z.strictObject({ type: z.literal('obfuscated'), kind: z.enum(['Relative', 'Associate']), delta }),
]);
const relations = z
  .array(relation)
  .check(z.refine((list) => list.every(({ type }, at) => type === (at < 6 ? 'full' : 'obfuscated'))));

/** The current address without number, zip and dates; only city and state for the others. */
const address = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('partial'),
    line1WithoutNumber: text,
    city: text,
    stateCode: text,
    isHistorical: z.literal(false),
    latlong: z.nullable(vagueLatLongSchema),
    cityLatlong,
    roiGrade: z.nullable(roiGradeSchema),
    delta,
  }),
  z.strictObject({
    type: z.literal('obfuscated'),
    city: text,
    stateCode: text,
    cityLatlong,
    isHistorical: z.boolean(),
    delta,
  }),
]);

/** Street, city and state of owned properties, and only the id of the first one. */
const ownedProperties = z
  .array(
    z.strictObject({
      type: z.literal('partial'),
      pnpId: textOrNull,
      line1WithoutNumber: text,
      city: text,
      stateCode: text,
    }),
  )
  .check(z.refine((list) => list.every(({ pnpId }, at) => (pnpId !== null) === (at === 0))));

const phoneDetail = z.nullable(z.strictObject({ city: textOrNull, stateCode: textOrNull, isPrimary: z.boolean() }));
const maskedPhone = z.strictObject({
  type: z.literal('masked'),
  npa: text,
  linetype: lineTypeSchema,
  detail: phoneDetail,
  delta,
});
const listedLandline = z.strictObject({
  type: z.literal('full'),
  id: text,
  npa: text,
  nxx: text,
  local: text,
  nationalNumber: text,
  linetype: z.literal('Landline'),
  isListed: z.literal(true),
  isProfessional: z.boolean(),
  detail: phoneDetail,
  bestTimeToCall: z.null(),
  activity: z.null(),
  provenance: z.nullable(provenance),
  delta,
});

/** Every key of a person; the compiler finds missing ones. */
const decided = {
  id: text,
  name,
  akas: z.array(text),
  dateOfBirth: z.strictObject({ age: z.nullable(z.int().check(z.maximum(65))), ageRange: textOrNull }),
  isDead: z.boolean(),
  /** words alone */
  identity: z.optional(z.strictObject({ confidence: z.enum(CONFIDENCES), reasons: z.array(z.enum(IDENTITY_REASONS)) })),
  /** a day of our data, not of the person's life */
  refreshedOn: z.optional(day),
  addresses: z.array(address),
  ownedProperties,
  currentAddressDetails: z.nullable(
    z.strictObject({
      type: z.literal('partial'),
      propertyAddress: z.strictObject({ line1WithoutNumber: text, city: text, state: text }),
    }),
  ),
  mobilePhones: z.array(maskedPhone).check(z.maxLength(2)),
  landlinePhones: z.array(z.discriminatedUnion('type', [listedLandline, maskedPhone])).check(z.maxLength(5)),
  otherPhones: z.array(maskedPhone).check(z.maxLength(3)),
  /** email addresses are never shown */
  emails: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('obfuscated'),
      domains: z.array(text).check(z.maxLength(3)),
      recentlyUsedCount: count,
      otherCount: count,
    }),
    z.strictObject({ type: z.literal('none') }),
  ]),
  relatives: relations,
  associates: relations,
  professionalData: z.nullable(
    z.strictObject({
      type: z.literal('teaser'),
      titleAvailable: z.boolean(),
      companyNameAvailable: z.boolean(),
      linkedInUrlAvailable: z.boolean(),
    }),
  ),
  counts: z.strictObject({
    addressesCount: count,
    phonesCount: count,
    landlinePhonesCount: count,
    mobilePhonesCount: count,
    otherPhonesCount: count,
    emailsCount: count,
    relativesCount: count,
    associatesCount: count,
    ownedPropertiesCount: count,
  }),
  changeCounts: z.nullable(
    z.strictObject({
      addressChangesCount: count,
      phoneChangesCount: count,
      relativeAssociateChangesCount: count,
      criminalTrafficChangesCount: count,
      licensesPermitsChangesCount: count,
      propertiesChangesCount: count,
      publicRecordChangesCount: count,
    }),
  ),
} satisfies Record<keyof Person, z.ZodMiniType>;

/** The strict schema with which the leak tests read every free response. */
export const freePersonSchema = z.strictObject(decided);
