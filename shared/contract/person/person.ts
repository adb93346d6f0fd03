import * as z from 'zod/mini';
import { courtRunnerInfoSchema } from '../court-runner.ts';
import { ageOfFreeSchema, dateOfBirthSchema, personIdSchema, personNameSchema } from '../identity.ts';
import { count, nonEmpty, score, textOrNull } from '../primitives.ts';
import { STATE_FLAGS } from '../state-flag.ts';
import { entitlementSchema, lookupTypeSchema, lookupUsageSchema, userTypeSchema } from '../viewer.ts';
import { addressSchema, currentAddressDetailsSchema, ownedPropertySchema } from './address.ts';
import { changeCountsSchema, recordCountsSchema } from './counts.ts';
import { emailsSchema } from './email.ts';
import { pageDefinitionSchema } from './page-definition.ts';
import { phoneSchema } from './phone.ts';
import { relatedPeopleSchema, relativeSchema } from './relative.ts';

/**
 * The person details answer (V4) as it travels (P3-001). Every object is strict: a key that the viewer's entitlement
 * does not grant has no place in the shape of its variant, so a leak is a contract error and not only a policy error.
 * `type` carries what the origin decided; no rule about who may see what lives here (P6-014).
 */

export const professionalTeaserSchema = z.strictObject({
  type: z.literal('teaser'),
  titleAvailable: z.boolean(),
  companyNameAvailable: z.boolean(),
  linkedInUrlAvailable: z.boolean(),
});
/** Somebody's work, as far as it was sent (P3-059, P3-060, P3-061). */
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

export const personSchema = z.strictObject({
  id: personIdSchema,
  name: personNameSchema,
  akas: z.array(nonEmpty),
  dateOfBirth: dateOfBirthSchema,
  isDead: z.boolean(),
  addresses: z.array(addressSchema),
  ownedProperties: z.array(ownedPropertySchema),
  /** null where no property record stands for the current address */
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
  /** 0-100, how much of a page there is (shared/people/fill-score.ts) */
  fillScore: score,
  isMonitoring: z.boolean(),
  userInfo: z.strictObject({
    userType: z.nullable(userTypeSchema),
    /** the viewer's own address, for the header; null for an anonymous viewer */
    primaryEmail: textOrNull,
    lookupUsage: z.nullable(lookupUsageSchema),
    /** a paid viewer who has no lookup left for this person (P4-049) */
    isOutOfLookups: z.boolean(),
    /** background credits that can still be used (F3-27) */
    backgroundCredits: count,
    /** when the next of them expires, milliseconds since 1970; null without any (F3-28) */
    creditsExpireAt: z.nullable(z.int()),
    /** until when this person's report is open, milliseconds since 1970; null where it is locked (P3-109) */
    reportExpiresAt: z.nullable(z.int()),
  }),
  /** what flags that change something did, in the order monitor, unmonitor, save_contact (P2-040, P2-042, P2-048) */
  flagOutcomes: z.array(z.strictObject({ flag: z.enum(STATE_FLAGS), isDone: z.boolean() })),
  /** people on record in all, for the in-house ad (P9-057) */
  peopleCount: count,
  pageDefinition: pageDefinitionSchema,
  personIsOnMyContactsList: z.boolean(),
  myContactsListId: z.nullable(z.int()),
  courtRunnerInfo: z.nullable(courtRunnerInfoSchema),
  /** which experiment chose the page definition, for analytics; null where none did */
  amplitudeTestId: textOrNull,
  amplitudeTestName: textOrNull,
  amplitudeSegmentName: textOrNull,
  /** the registry did not answer and the fixed set of calls to action was sent (P3-016) */
  hardCodedBackup: z.boolean(),
  /** sent when the call asked for it (includeRelated=true), else null */
  relatedPeople: z.nullable(relatedPeopleSchema),
});
export type PersonDetails = z.infer<typeof personDetailsSchema>;

/** GET /api/v1/person/missing-address-ids: answers only for addresses that were sent full. */
export const missingAddressIdsAnswerSchema = z.strictObject({
  data: z.strictObject({
    addresses: z.array(z.strictObject({ id: nonEmpty, address: nonEmpty, city: nonEmpty, state: nonEmpty })),
  }),
});

/**
 * GET /api/person/realtime/age: each id once, in the order asked for. Of an age that this viewer may not see exactly
 * only the range is told ('65+', P7-040); both are null where it stays unknown.
 */
export const realtimeAgeAnswerSchema = z.array(z.strictObject({ id: personIdSchema, ...ageOfFreeSchema.shape }));
export type RealtimeAgeAnswer = z.infer<typeof realtimeAgeAnswerSchema>;
