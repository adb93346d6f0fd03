import * as z from 'zod/mini';
import { pnpIdSchema } from '../identity.ts';
import { lineTypeSchema } from '../person/phone.ts';
import { count, latLongSchema, month, monthOrNull, nonEmpty, stateCode, textOrNull } from '../primitives.ts';
import { searchResultSchema } from './search.ts';

/** Responses of the calls that search by something other than a name. */

/** The most people listed for a number or an address, current and former each. */
export const OWNERS_MAX = 50;
/** The most numbers listed for a partial one. */
export const NUMBERS_MAX = 100;
export const SUGGESTIONS_MAX = 10;

/** A person to whom a number or an address belongs: a line with a link, or age band, city and initials if masked. */
export const ownerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('full'), person: searchResultSchema }),
  z.strictObject({
    type: z.literal('masked'),
    /** 'M. O.' */
    initials: z.string(),
    /** '40s', '65+'; null if unknown, or if the person has died */
    ageRange: textOrNull,
    isDead: z.boolean(),
    city: textOrNull,
    state: textOrNull,
  }),
]);
export type Owner = z.infer<typeof ownerSchema>;

/** What a call was about, according to visitors. */
export const PHONE_REPORT_KINDS = ['robocall', 'sales', 'scam', 'silent', 'debt', 'other'] as const;
export type PhoneReportKind = (typeof PHONE_REPORT_KINDS)[number];

export const phoneReportsSchema = z.strictObject({
  /** of the last 12 months, like everything below */
  total: count,
  /** oldest first, all 12 months */
  months: z.array(z.strictObject({ month, reports: count })).check(z.length(12)),
  /** most reported first */
  kinds: z.array(z.strictObject({ kind: z.enum(PHONE_REPORT_KINDS), reports: count, lastReported: month })),
});
export type PhoneReports = z.infer<typeof phoneReportsSchema>;

/** '1' and ten digits or 'X'. A number that is not on record looks like one whose owners may not be shown. */
export const phoneSearchAnswerSchema = z.strictObject({
  phone: nonEmpty,
  isPartial: z.boolean(),
  lineType: z.nullable(lineTypeSchema),
  carrier: textOrNull,
  city: textOrNull,
  state: textOrNull,
  /** IANA name */
  timezone: textOrNull,
  lastSeen: monthOrNull,
  /** in a public directory, so search engines may know it as well */
  isListed: z.boolean(),
  /** for a complete number: who has it, as far as is known */
  owners: z.array(ownerSchema).check(z.maxLength(OWNERS_MAX)),
  /** who was last known to have it before the owner confirmed last got it; latest first */
  formerOwners: z.array(ownerSchema).check(z.maxLength(OWNERS_MAX)),
  /** for a partial number: the matching numbers on record */
  numbers: z
    .array(z.strictObject({ phone: nonEmpty, lineType: lineTypeSchema, city: textOrNull, state: textOrNull }))
    .check(z.maxLength(NUMBERS_MAX)),
  hasMoreNumbers: z.boolean(),
  reports: phoneReportsSchema,
});
export type PhoneSearchAnswer = z.infer<typeof phoneSearchAnswerSchema>;

/** Title of a 404 for an unknown place. */
export const UNKNOWN_PLACE = 'No such place';

/** An address found by its house number, which the visitor already knows. */
export const addressSearchAnswerSchema = z.strictObject({
  addressId: nonEmpty,
  /** '2417 N Halyard Ave' as recorded; with a unit only if requested */
  street: nonEmpty,
  city: nonEmpty,
  stateCode,
  residents: z.array(ownerSchema).check(z.maxLength(OWNERS_MAX)),
  residentsCount: count,
  pastResidents: z.array(ownerSchema).check(z.maxLength(OWNERS_MAX)),
  pastResidentsCount: count,
  /** rounded to a tenth of a degree, unless a current or former resident is shown in full */
  position: z.strictObject({ ...latLongSchema.shape, isExact: z.boolean() }),
  /**
   * `pnpId` is null unless a current or former resident is shown in full: a masked person's page has the same id next
   * to the street without its number, so the id would confirm a guessed number.
   */
  property: z.nullable(z.strictObject({ pnpId: z.nullable(pnpIdSchema), roiGrade: textOrNull })),
});
export type AddressSearchAnswer = z.infer<typeof addressSearchAnswerSchema>;

export const suggestionSchema = z.strictObject({
  kind: z.enum(['person', 'last-name', 'place']),
  /** 'Maya Ostrowski', 'Ostrowski', 'Portland, OR' */
  text: nonEmpty,
  /** 'Age 41, Portland, OR' */
  detail: textOrNull,
  /** people with that last name or in that place; null for a person */
  people: z.nullable(count),
  /** where choosing it leads; null for a place, which only fills in a field */
  path: textOrNull,
});
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestAnswerSchema = z.strictObject({
  suggestions: z.array(suggestionSchema).check(z.maxLength(SUGGESTIONS_MAX)),
});
