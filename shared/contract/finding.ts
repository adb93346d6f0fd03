import * as z from 'zod/mini';
import { personIdSchema, pnpIdSchema } from './identity.ts';
import { lineTypeSchema } from './phone.ts';
import { count, latLongSchema, month, monthOrNull, nonEmpty, stateCode, textOrNull } from './primitives.ts';
import { searchResultSchema } from './search.ts';

/** Answers of the calls that find by other things than a name. */

/** Entries of a browse page at most. */
export const BROWSE_PAGE_SIZE = 100;
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
  property: z.nullable(z.strictObject({ pnpId: pnpIdSchema, roiGrade: textOrNull })),
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

/** A page of a long list, or the first of a few together, named by the first and the last entry: 'Oak' to 'Ostrow'. */
export const browseRangeSchema = z.strictObject({
  page: z.int().check(z.minimum(1)),
  first: nonEmpty,
  last: nonEmpty,
});
export type BrowseRange = z.infer<typeof browseRangeSchema>;
/** Which page of a list this is. `ranges` is empty where all is on one page. */
const paging = {
  page: z.int(),
  pages: z.int(),
  ranges: z.array(browseRangeSchema).check(z.maxLength(BROWSE_PAGE_SIZE)),
};

/** Somebody on a browse page: what a line of search results says, in short. */
export const browsePersonSchema = z.strictObject({
  id: personIdSchema,
  fullName: nonEmpty,
  /** '41', '65+' or null, as in a result line */
  age: textOrNull,
  isDead: z.boolean(),
  city: textOrNull,
  stateCode: textOrNull,
});
export type BrowsePerson = z.infer<typeof browsePersonSchema>;
const namedCount = z.strictObject({ name: nonEmpty, people: count });

/** Where browsing begins: letters that last names begin with, and states. */
export const directoryAnswerSchema = z.strictObject({
  people: count,
  letters: z.array(z.strictObject({ letter: nonEmpty, names: count, people: count })),
  states: z.array(z.strictObject({ stateCode, people: count, properties: count })),
});
export type DirectoryAnswer = z.infer<typeof directoryAnswerSchema>;

/** Last names that begin with a letter, by the alphabet. */
export const directoryLetterAnswerSchema = z.strictObject({
  letter: nonEmpty,
  /** letters that there are names of: 'abc' */
  letters: z.string(),
  namesCount: count,
  names: z
    .array(z.strictObject({ partial: nonEmpty, name: nonEmpty, people: count }))
    .check(z.maxLength(BROWSE_PAGE_SIZE)),
  ...paging,
});
export type DirectoryLetterAnswer = z.infer<typeof directoryLetterAnswerSchema>;

/** The people of a last name, by first name. */
export const directoryNameAnswerSchema = z.strictObject({
  partial: nonEmpty,
  /** 'Ostrowski' */
  name: nonEmpty,
  peopleCount: count,
  statesCount: count,
  /** where most of them live, up to three */
  topStates: z.array(stateCode).check(z.maxLength(3)),
  /** the most common ones, by the alphabet */
  firstNames: z.array(namedCount),
  people: z.array(browsePersonSchema).check(z.maxLength(BROWSE_PAGE_SIZE)),
  ...paging,
});
export type DirectoryNameAnswer = z.infer<typeof directoryNameAnswerSchema>;

const cityCount = z.strictObject({ city: nonEmpty, stateCode, people: count });
const statePlace = z.strictObject({
  kind: z.literal('state'),
  stateCode,
  peopleCount: count,
  cities: z.array(cityCount).check(z.maxLength(BROWSE_PAGE_SIZE)),
  citiesCount: count,
  ...paging,
});
/** The white pages of a state, which are its cities, or of a city, which are the people who live there now. */
export const locationAnswerSchema = z.discriminatedUnion('kind', [
  statePlace,
  z.strictObject({
    kind: z.literal('city'),
    city: nonEmpty,
    stateCode,
    county: textOrNull,
    peopleCount: count,
    commonNames: z.array(namedCount),
    nearby: z.array(cityCount),
    people: z.array(browsePersonSchema).check(z.maxLength(BROWSE_PAGE_SIZE)),
    ...paging,
  }),
]);
export type LocationAnswer = z.infer<typeof locationAnswerSchema>;

const cityProperties = z.strictObject({ city: nonEmpty, stateCode, properties: count });
/** The properties of a state, which are its cities, or of a city: streets without their numbers, for everybody alike. */
export const propertySearchAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('state'),
    stateCode,
    propertiesCount: count,
    cities: z.array(cityProperties).check(z.maxLength(BROWSE_PAGE_SIZE)),
    citiesCount: count,
    ...paging,
  }),
  z.strictObject({
    kind: z.literal('city'),
    city: nonEmpty,
    stateCode,
    propertiesCount: count,
    properties: z
      .array(z.strictObject({ pnpId: pnpIdSchema, line1WithoutNumber: nonEmpty }))
      .check(z.maxLength(BROWSE_PAGE_SIZE)),
    nearby: z.array(cityProperties),
    ...paging,
  }),
]);
export type PropertySearchAnswer = z.infer<typeof propertySearchAnswerSchema>;

/** Lists of addresses for search engines. */
export const SITEMAP_LISTS = ['people', 'names', 'places', 'properties'] as const;
export type SitemapList = (typeof SITEMAP_LISTS)[number];
/** Rows that one file is made of at most, well under the 50,000 addresses that a sitemap may hold. */
export const SITEMAP_FILE_ROWS = 10_000;

export const sitemapAnswerSchema = z.strictObject({
  files: z.array(
    z.strictObject({ list: z.enum(SITEMAP_LISTS), file: z.int().check(z.minimum(1)), lastModified: monthOrNull }),
  ),
});
export type SitemapAnswer = z.infer<typeof sitemapAnswerSchema>;
/** `lastModified`: the month in which what the page shows was last changed or confirmed. */
export const sitemapFileAnswerSchema = z.strictObject({
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('person'),
        id: personIdSchema,
        fullName: nonEmpty,
        city: textOrNull,
        stateCode: textOrNull,
        lastModified: monthOrNull,
      }),
      z.strictObject({ kind: z.literal('last-name'), partial: nonEmpty, lastModified: monthOrNull }),
      z.strictObject({
        kind: z.literal('place'),
        city: textOrNull,
        stateCode,
        hasPeople: z.boolean(),
        hasProperties: z.boolean(),
        lastModified: monthOrNull,
      }),
      z.strictObject({ kind: z.literal('property'), pnpId: pnpIdSchema, lastModified: monthOrNull }),
    ]),
  ),
});
export type SitemapEntry = z.infer<typeof sitemapFileAnswerSchema>['entries'][number];
