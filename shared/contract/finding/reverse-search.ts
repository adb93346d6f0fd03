import * as z from 'zod/mini';
import { pnpIdSchema } from '../identity.ts';
import { openingSchema } from '../opening.ts';
import { lineTypeSchema } from '../person/phone.ts';
import {
  areaCode,
  count,
  day,
  latLongSchema,
  month,
  monthOrNull,
  nonEmpty,
  stateCode,
  textOrNull,
} from '../primitives.ts';
import { searchResultSchema } from './search.ts';

/** Responses of the calls that search by something other than a name. */

/** The most people listed for a number, a street or a house, current and former each. */
export const OWNERS_MAX = 50;
/** The most homes of a street that are counted; it stands for that many or more. */
export const STREET_HOMES_MAX = 1_000;
/** The most streets listed near another one. */
export const NEARBY_STREETS_MAX = 5;
/** The most numbers listed for a partial one. */
export const NUMBERS_MAX = 100;
export const SUGGESTIONS_MAX = 10;

/** What a call was about, according to visitors. */
export const PHONE_REPORT_KINDS = ['robocall', 'sales', 'scam', 'silent', 'debt', 'other'] as const;
export type PhoneReportKind = (typeof PHONE_REPORT_KINDS)[number];

/** How many people reported a number: 1 to 4, 5 to 19, 20 or more. Only of a listed landline is it told as a number. */
export const REPORT_LEVELS = ['few', 'some', 'many'] as const;
export type ReportLevel = (typeof REPORT_LEVELS)[number];

/** How many months of reports are told apart. */
export const REPORT_MONTHS = 12;
/** The most reports of a month that are counted. */
export const MONTH_REPORTS_MAX = 50;

/** Reports of the last 12 months. */
export const phoneReportsSchema = z.strictObject({
  /** of all kinds together; null: nobody reported the number */
  level: z.nullable(z.enum(REPORT_LEVELS)),
  /** the kinds that were reported, by level, then the last reported first */
  kinds: z
    .array(z.strictObject({ kind: z.enum(PHONE_REPORT_KINDS), level: z.enum(REPORT_LEVELS), lastReported: month }))
    .check(z.maxLength(PHONE_REPORT_KINDS.length)),
  /**
   * of a listed landline, how many people reported it in each of the last 12 calendar months (UTC), the oldest first,
   * at most {@link MONTH_REPORTS_MAX} a month. Optional: other origins may not say
   */
  byMonth: z.optional(z.array(count.check(z.maximum(MONTH_REPORTS_MAX))).check(z.length(REPORT_MONTHS))),
});
export type PhoneReports = z.infer<typeof phoneReportsSchema>;

/** The most cities that stand for an area code. */
export const AREA_CITIES_MAX = 3;

/** What an area code alone tells. */
export const areaSchema = z.strictObject({
  areaCode,
  /** the state or territory that it belongs to: 'OR' */
  state: textOrNull,
  /** IANA name; null where the area code covers several */
  timezone: textOrNull,
  /** the largest ones that use it, whoever has the number; optional: other origins may not say */
  cities: z.optional(z.array(nonEmpty).check(z.maxLength(AREA_CITIES_MAX))),
});

/**
 * '1' and ten digits or 'X'. A listed landline names its holder. Of any other number everybody gets the kind of line, its
 * area, and whether it is on record; it names only whom the viewer has opened. A number that is not on record looks like
 * one whose owners may not be shown, and, unless the viewer may open it, like a hidden one that shares its area code and
 * kind of line with so few others that being on record would tell whose it is.
 */
export const phoneSearchAnswerSchema = z.strictObject({
  phone: nonEmpty,
  isPartial: z.boolean(),
  /** null if the area code is unknown, and for a partial number without one */
  area: z.nullable(areaSchema),
  /** of a complete number */
  isOnRecord: z.boolean(),
  lineType: z.nullable(lineTypeSchema),
  /** a landline in a public directory, so search engines may know it as well */
  isListed: z.boolean(),
  /** only if somebody is named: from here on, what their page shows too */
  carrier: textOrNull,
  /** optional: other origins may not say */
  firstSeen: z.optional(monthOrNull),
  lastSeen: monthOrNull,
  /** who has it, as far as this viewer may know */
  owners: z.array(searchResultSchema).check(z.maxLength(OWNERS_MAX)),
  /** who was last known to have it before the owner confirmed last got it; latest first */
  formerOwners: z.array(searchResultSchema).check(z.maxLength(OWNERS_MAX)),
  /** a viewer with a plan may open whoever else has it, by POST; null if not, or if everybody is named */
  opening: z.nullable(openingSchema),
  /** the viewer's plan has no lookup left to open anybody */
  isOutOfLookups: z.boolean(),
  /** for a partial number: the matching listed landlines */
  numbers: z.array(z.strictObject({ phone: nonEmpty })).check(z.maxLength(NUMBERS_MAX)),
  hasMoreNumbers: z.boolean(),
  /** for a partial number: the other matching numbers on record, rounded to tens */
  otherNumbers: count,
  reports: phoneReportsSchema,
});
export type PhoneSearchAnswer = z.infer<typeof phoneSearchAnswerSchema>;

/** Title of a 404 for an unknown place. */
export const UNKNOWN_PLACE = 'No such place';

/**
 * A street, and for viewers with a plan the house that they asked about. Without one, the answer is the same, byte for
 * byte, whatever house number was asked for, or none.
 */
export const addressSearchAnswerSchema = z.strictObject({
  /** 'N Halyard Ave' as recorded, without a number */
  street: nonEmpty,
  city: nonEmpty,
  stateCode,
  /** homes of the street on record, rounded to tens; 0: fewer than ten */
  homes: count.check(z.maximum(STREET_HOMES_MAX)),
  /**
   * the page of the place's property list (propertySearch) that the street's homes are on; null if none is listed.
   * Optional: other origins may not say
   */
  propertyPage: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  /** residents of the street with a landline in a public directory, by name */
  listed: z.array(searchResultSchema).check(z.maxLength(OWNERS_MAX)),
  hasMoreListed: z.boolean(),
  /** rounded to a tenth of a degree */
  position: latLongSchema,
  /** streets of the same place, the nearest first, with their homes as above. Optional: other origins may not say */
  nearby: z.optional(
    z
      .array(z.strictObject({ street: nonEmpty, homes: count.check(z.maximum(STREET_HOMES_MAX)) }))
      .check(z.maxLength(NEARBY_STREETS_MAX)),
  ),
  /** the day on which the records were last read from their sources. Optional: other origins may not say */
  refreshedOn: z.optional(day),
  /** the house that was asked for, on record or not; null for viewers without a plan, and without a house number */
  house: z.nullable(
    z.strictObject({
      /** '2417 N Halyard Ave', with a unit if asked for: the number is the viewer's own, the street as recorded */
      address: nonEmpty,
      /** whom this viewer has opened, of those who live there and those who did */
      residents: z.array(searchResultSchema).check(z.maxLength(OWNERS_MAX)),
      pastResidents: z.array(searchResultSchema).check(z.maxLength(OWNERS_MAX)),
      /** the viewer may open whoever else is on record there, by POST; null without a lookup left, and if nobody is */
      opening: z.nullable(openingSchema),
      isOutOfLookups: z.boolean(),
      /** somebody is named, and so is everybody else on record there */
      isComplete: z.boolean(),
      /** only if somebody is named */
      position: z.nullable(latLongSchema),
      property: z.nullable(z.strictObject({ pnpId: z.nullable(pnpIdSchema), roiGrade: textOrNull })),
    }),
  ),
});
export type AddressSearchAnswer = z.infer<typeof addressSearchAnswerSchema>;

export const suggestionSchema = z.strictObject({
  /** 'full-name': everybody of exactly the typed first and last name, anywhere or in the place typed behind it */
  kind: z.enum(['full-name', 'person', 'last-name', 'place']),
  /** 'Maya Ostrowski', 'Maya Ostrowski in Portland, OR', 'Ostrowski', 'Portland, OR' */
  text: nonEmpty,
  /** 'Age 41, Portland, OR' */
  detail: textOrNull,
  /** people with that name or in that place; null for a person */
  people: z.nullable(count),
  /** counting stopped at `people`: there may be more */
  isCapped: z.optional(z.boolean()),
  /** a near spelling of what was typed, which itself finds hardly anybody */
  isSpelling: z.optional(z.boolean()),
  /** where choosing it leads; null for a place, which only fills in a field */
  path: textOrNull,
});
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestAnswerSchema = z.strictObject({
  suggestions: z.array(suggestionSchema).check(z.maxLength(SUGGESTIONS_MAX)),
});
