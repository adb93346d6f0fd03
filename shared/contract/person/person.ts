import * as z from 'zod/mini';
import { courtRunnerInfoSchema } from '../court-runner.ts';
import { ageOfFreeSchema, dateOfBirthSchema, personIdSchema, personNameSchema } from '../identity.ts';
import { count, day, month, nonEmpty, provenanceSchema, score, textOrNull } from '../primitives.ts';
import { STATE_FLAGS } from '../state-flag.ts';
import { entitlementSchema, lookupTypeSchema, lookupUsageSchema, userTypeSchema } from '../viewer.ts';
import { addressSchema, currentAddressDetailsSchema, ownedPropertySchema } from './address.ts';
import { changeCountsSchema, recordCountsSchema } from './counts.ts';
import { emailsSchema } from './email.ts';
import { identityConfidenceSchema } from './identity-confidence.ts';
import { pageDefinitionSchema } from './page-definition.ts';
import { phoneSchema } from './phone.ts';
import { relatedPeopleSchema, relativeSchema } from './relative.ts';

/**
 * The person details response (V4) as it is sent (P3-001). Every object is strict: the shape of a variant has no place
 * for a key that the viewer's entitlement does not grant, so a leak breaks the contract and not only a policy. `type`
 * carries the origin's decision; no rule about who may see what is defined here (P6-014).
 */

export const professionalTeaserSchema = z.strictObject({
  type: z.literal('teaser'),
  titleAvailable: z.boolean(),
  companyNameAvailable: z.boolean(),
  linkedInUrlAvailable: z.boolean(),
});
/** Months of one job: absent if they are not on record, or the origin does not say; no `until` while it lasts. */
const jobDates = { since: z.optional(month), until: z.optional(month) };
const career = {
  ...jobDates,
  /** the latest first; absent without any, or if the origin does not say */
  earlier: z.optional(
    z.array(z.strictObject({ title: z.nullable(z.string()), companyName: z.nullable(z.string()), ...jobDates })),
  ),
  /** of the present job; absent if the origin does not say */
  provenance: z.optional(provenanceSchema),
};

/** A person's work, as far as it was sent (P3-059, P3-060, P3-061). */
export const professionalDataSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('full'),
    title: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    companyDomain: z.nullable(z.string()),
    linkedInUrl: z.nullable(z.string()),
    ...career,
  }),
  z.strictObject({
    type: z.literal('title_and_company'),
    title: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    linkedInUrlAvailable: z.boolean(),
    ...career,
  }),
  professionalTeaserSchema,
]);
export type ProfessionalData = z.infer<typeof professionalDataSchema>;

export const personSchema = z.strictObject({
  id: personIdSchema,
  name: personNameSchema,
  akas: z.array(nonEmpty),
  dateOfBirth: dateOfBirthSchema,
  isDead: z.boolean(),
  /** how sure the record is that it is one person; absent if the origin does not say */
  identity: z.optional(identityConfidenceSchema),
  /** the day on which the record was last read from its sources; absent if the origin does not say */
  refreshedOn: z.optional(day),
  addresses: z.array(addressSchema),
  ownedProperties: z.array(ownedPropertySchema),
  /** null if no property record matches the current address */
  currentAddressDetails: z.nullable(currentAddressDetailsSchema),
  mobilePhones: z.array(phoneSchema),
  landlinePhones: z.array(phoneSchema),
  otherPhones: z.array(phoneSchema),
  emails: emailsSchema,
  relatives: z.array(relativeSchema),
  associates: z.array(relativeSchema),
  professionalData: z.nullable(professionalDataSchema),
  counts: recordCountsSchema,
  /** null unless the viewer monitors this person */
  changeCounts: z.nullable(changeCountsSchema),
});
export type Person = z.infer<typeof personSchema>;

export const personDetailsSchema = z.strictObject({
  results: personSchema,
  lookupType: lookupTypeSchema,
  entitlement: entitlementSchema,
  /** 0-100, how full the page is (shared/people/fill-score.ts) */
  fillScore: score,
  isMonitoring: z.boolean(),
  userInfo: z.strictObject({
    userType: z.nullable(userTypeSchema),
    /** the viewer's email address, for the header; null for an anonymous viewer */
    primaryEmail: textOrNull,
    /** the viewer's plan, or the one they share; null without a plan */
    productName: textOrNull,
    lookupUsage: z.nullable(lookupUsageSchema),
    /** when the lookups are back, ISO 8601; null without a plan, or if they are unlimited (P3-115) */
    resetsAt: textOrNull,
    /** a paid viewer with no lookup left for this person (P4-049) */
    isOutOfLookups: z.boolean(),
    /** the viewer sees the free view, and could open this person by using a lookup; absent means false */
    canOpen: z.optional(z.boolean()),
    /** the viewer's account has asked not to be sold or shared, in whatever browser: no ads; absent means false */
    refusesSale: z.optional(z.boolean()),
    /** background credits that can still be used (F3-27) */
    backgroundCredits: count,
    /** when the next of them expires, in milliseconds since 1970; null without any (F3-28) */
    creditsExpireAt: z.nullable(z.int()),
    /** until when this person's report is open, in milliseconds since 1970; null if locked (P3-109) */
    reportExpiresAt: z.nullable(z.int()),
  }),
  /** the results of flags that change state, in the order monitor, unmonitor, save_contact (P2-040, P2-042, P2-048) */
  flagOutcomes: z.array(z.strictObject({ flag: z.enum(STATE_FLAGS), isDone: z.boolean() })),
  /** total number of people on record, for the in-house ad (P9-057) */
  peopleCount: count,
  pageDefinition: pageDefinitionSchema,
  personIsOnMyContactsList: z.boolean(),
  myContactsListId: z.nullable(z.int()),
  courtRunnerInfo: z.nullable(courtRunnerInfoSchema),
  /** the experiment that chose the page definition, for analytics; null without one */
  amplitudeTestId: textOrNull,
  amplitudeTestName: textOrNull,
  amplitudeSegmentName: textOrNull,
  /** the registry did not answer, so the fixed set of calls to action was sent (P3-016) */
  hardCodedBackup: z.boolean(),
  /** only if requested (includeRelated=true), else null */
  relatedPeople: z.nullable(relatedPeopleSchema),
});
export type PersonDetails = z.infer<typeof personDetailsSchema>;

/** GET /api/v1/person/missing-address-ids: only for addresses that were sent full. */
export const missingAddressIdsAnswerSchema = z.strictObject({
  data: z.strictObject({
    addresses: z.array(z.strictObject({ id: nonEmpty, address: nonEmpty, city: nonEmpty, state: nonEmpty })),
  }),
});

/**
 * GET /api/person/realtime/age: each id once, in the requested order. If this viewer may not see the exact age, only
 * the range is set ('65+', P7-040); both are null if the age stays unknown.
 */
export const realtimeAgeAnswerSchema = z.array(z.strictObject({ id: personIdSchema, ...ageOfFreeSchema.shape }));
export type RealtimeAgeAnswer = z.infer<typeof realtimeAgeAnswerSchema>;
