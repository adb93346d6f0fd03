import * as z from 'zod/mini';
import { pnpIdSchema } from '../identity.ts';
import { lineTypeSchema } from '../person/phone.ts';
import { count, latLongSchema, month, monthOrNull, nonEmpty, stateCode, textOrNull } from '../primitives.ts';
import { searchResultSchema } from './search.ts';

/** Answers of the calls that find by other things than a name. */

/** People that a number or an address names at most, of today and of before each. */
export const OWNERS_MAX = 50;
/** Numbers that a partial one names at most. */
export const NUMBERS_MAX = 100;
export const SUGGESTIONS_MAX = 10;

/** Somebody a number or an address belongs to: a line with a link, or band of age, city and initials where it is masked. */
export const ownerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('full'), person: searchResultSchema }),
  z.strictObject({
    type: z.literal('masked'),
    /** 'M. O.' */
    initials: z.string(),
    /** '40s', '65+' */
    ageRange: textOrNull,
    city: textOrNull,
    state: textOrNull,
  }),
]);
export type Owner = z.infer<typeof ownerSchema>;

/** What visitors say a call was about. */
export const PHONE_REPORT_KINDS = ['robocall', 'sales', 'scam', 'silent', 'debt', 'other'] as const;
export type PhoneReportKind = (typeof PHONE_REPORT_KINDS)[number];

export const phoneReportsSchema = z.strictObject({
  /** of the last 12 months, as is all below */
  total: count,
  /** oldest first, every month of the 12 */
  months: z.array(z.strictObject({ month, reports: count })).check(z.length(12)),
  /** the most reported first */
  kinds: z.array(z.strictObject({ kind: z.enum(PHONE_REPORT_KINDS), reports: count, lastReported: month })),
});
export type PhoneReports = z.infer<typeof phoneReportsSchema>;

/** '1' and ten of digits or 'X'. A number that nobody has on record looks like one whose owners may not be shown. */
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
  /** in a public directory: what search engines may know as well */
  isListed: z.boolean(),
  /** of a whole number */
  owners: z.array(ownerSchema).check(z.maxLength(OWNERS_MAX)),
  /** of a partial one: the numbers on record that fit it */
  numbers: z
    .array(z.strictObject({ phone: nonEmpty, lineType: lineTypeSchema, city: textOrNull, state: textOrNull }))
    .check(z.maxLength(NUMBERS_MAX)),
  hasMoreNumbers: z.boolean(),
  reports: phoneReportsSchema,
});
export type PhoneSearchAnswer = z.infer<typeof phoneSearchAnswerSchema>;

/** Title of a 404 that is about the place alone. */
export const UNKNOWN_PLACE = 'No such place';

/** An address that was asked for by its number: whoever asks knows it already. */
export const addressSearchAnswerSchema = z.strictObject({
  addressId: nonEmpty,
  /** '2417 N Halyard Ave' as it is on record; a unit only where it was asked for */
  street: nonEmpty,
  city: nonEmpty,
  stateCode,
  residents: z.array(ownerSchema).check(z.maxLength(OWNERS_MAX)),
  residentsCount: count,
  pastResidents: z.array(ownerSchema).check(z.maxLength(OWNERS_MAX)),
  pastResidentsCount: count,
  /** rounded to a tenth of a degree unless somebody who lives or lived there is shown full */
  position: z.strictObject({ ...latLongSchema.shape, isExact: z.boolean() }),
  /**
   * `pnpId` is null unless somebody who lives or lived there is shown full: a masked person's page has the same id beside
   * the street without its number, so the id would confirm a number that was tried.
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
  /** people of that last name or place; null of a person */
  people: z.nullable(count),
  /** where choosing it leads; null for a place, which fills in a field */
  path: textOrNull,
});
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestAnswerSchema = z.strictObject({
  suggestions: z.array(suggestionSchema).check(z.maxLength(SUGGESTIONS_MAX)),
});
