import * as z from 'zod/mini';
import { personIdSchema, pnpIdSchema } from '../identity.ts';
import { areaCode, count, latLongSchema, monthOrNull, nonEmpty, stateCode, textOrNull, zip5 } from '../primitives.ts';
import { homeSchema } from '../records/property.ts';

/** Responses of the calls for lists: those that visitors page through, and those for search engines. */

/** Maximum number of entries on a browse page. */
export const BROWSE_PAGE_SIZE = 100;

/** A page of a long list, or several pages as one range, identified by the first and last entry: 'Oak' to 'Ostrow'. */
export const browseRangeSchema = z.strictObject({
  page: z.int().check(z.minimum(1)),
  first: nonEmpty,
  last: nonEmpty,
});
export type BrowseRange = z.infer<typeof browseRangeSchema>;
/** The position in a list. `ranges` is empty if everything is on one page. */
const paging = {
  page: z.int(),
  pages: z.int(),
  ranges: z.array(browseRangeSchema).check(z.maxLength(BROWSE_PAGE_SIZE)),
};

/** A person on a browse page: a shorter search result. */
export const browsePersonSchema = z.strictObject({
  id: personIdSchema,
  fullName: nonEmpty,
  /** '41', '65+' or null, as in search results: never for the dead */
  age: textOrNull,
  isDead: z.boolean(),
  city: textOrNull,
  stateCode: textOrNull,
});
export type BrowsePerson = z.infer<typeof browsePersonSchema>;
/** A person in the list of a city, which is sorted by last name. */
export const cityPersonSchema = z.extend(browsePersonSchema, {
  /** which part of the name it is: 'De La Cruz'; optional: other origins may not say */
  lastName: z.optional(nonEmpty),
});
const namedCount = z.strictObject({ name: nonEmpty, people: count });

/** Places with a page that a text may mean: a misspelled city, a city of another state, the cities of a county. */
export const MEANT_PAGES_MAX = 5;
export const meantPlacesAnswerSchema = z.strictObject({
  /** most people first; a state has no city */
  places: z
    .array(z.strictObject({ city: textOrNull, stateCode, people: count, properties: count }))
    .check(z.maxLength(MEANT_PAGES_MAX)),
});
export type MeantPlacesAnswer = z.infer<typeof meantPlacesAnswerSchema>;

/** The start page of browsing: first letters of last names, and states. */
export const directoryAnswerSchema = z.strictObject({
  people: count,
  letters: z.array(z.strictObject({ letter: nonEmpty, names: count, people: count })),
  states: z.array(z.strictObject({ stateCode, people: count, properties: count })),
});
export type DirectoryAnswer = z.infer<typeof directoryAnswerSchema>;

/** Last names that begin with a letter, in alphabetical order. */
export const directoryLetterAnswerSchema = z.strictObject({
  letter: nonEmpty,
  /** letters that have names: 'abc' */
  letters: z.string(),
  namesCount: count,
  names: z
    .array(z.strictObject({ partial: nonEmpty, name: nonEmpty, people: count }))
    .check(z.maxLength(BROWSE_PAGE_SIZE)),
  ...paging,
});
export type DirectoryLetterAnswer = z.infer<typeof directoryLetterAnswerSchema>;

/** How many people of a last name are shown with a state; a search for the name there finds as many. */
const stateCount = z.strictObject({ stateCode, people: count });

/** The people with a last name, sorted by first name. */
export const directoryNameAnswerSchema = z.strictObject({
  partial: nonEmpty,
  /** 'Ostrowski' */
  name: nonEmpty,
  peopleCount: count,
  statesCount: count,
  /** up to three states that most of them are shown with */
  topStates: z.array(stateCode).check(z.maxLength(3)),
  /** every state that some of them are shown with, most people first; optional: other origins may not say */
  states: z.optional(z.array(stateCount)),
  /** the most common ones, in alphabetical order */
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
/** The most streets that the page of a city names. */
export const PLACE_STREETS_MAX = 6;
/** The most area codes and ZIP codes that it names. */
export const PLACE_CODES_MAX = 60;
/** What is known of a city besides its people. Optional: other origins may not say. */
const aboutCity = {
  /** its center */
  position: z.optional(latLongSchema),
  /** first letters of last names, with the page of the list where each begins; 'other' is past Z */
  letters: z.optional(
    z.array(
      z.strictObject({ letter: z.string().check(z.regex(/^([a-z]|other)$/)), page: z.int().check(z.minimum(1)) }),
    ),
  ),
  /** rounded down to tens; 0: fewer than ten */
  figures: z.optional(z.strictObject({ landlines: count, homes: count, streets: count })),
  /** in use there, the most used first, whoever has a number */
  areaCodes: z.optional(z.array(areaCode).check(z.maxLength(PLACE_CODES_MAX))),
  /** in ascending order */
  zipCodes: z.optional(z.array(zip5).check(z.maxLength(PLACE_CODES_MAX))),
  /** those with the most homes on record, at least ten each; `homes` in tens */
  streets: z.optional(
    z.array(z.strictObject({ street: nonEmpty, homes: count })).check(z.maxLength(PLACE_STREETS_MAX)),
  ),
};

/** The white pages of a state, which list its cities, or of a city, which list the people shown with it. */
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
    people: z.array(cityPersonSchema).check(z.maxLength(BROWSE_PAGE_SIZE)),
    ...aboutCity,
    ...paging,
  }),
]);
export type LocationAnswer = z.infer<typeof locationAnswerSchema>;
export type CityAnswer = Extract<LocationAnswer, { kind: 'city' }>;

const cityProperties = z.strictObject({ city: nonEmpty, stateCode, properties: count });
/**
 * The properties of a state, as a list of its cities, or of a city: streets without house numbers, each home with what
 * tells it from its neighbors, the same for every viewer.
 */
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
      .array(
        z.strictObject({
          pnpId: pnpIdSchema,
          line1WithoutNumber: nonEmpty,
          /** optional: other origins may not say */
          home: z.optional(homeSchema),
        }),
      )
      .check(z.maxLength(BROWSE_PAGE_SIZE)),
    nearby: z.array(cityProperties),
    ...paging,
  }),
]);
export type PropertySearchAnswer = z.infer<typeof propertySearchAnswerSchema>;

/** Lists of addresses for search engines. */
export const SITEMAP_LISTS = ['people', 'names', 'places', 'properties'] as const;
export type SitemapList = (typeof SITEMAP_LISTS)[number];
/** Maximum number of rows per file, well below the 50,000 addresses that a sitemap may contain. */
export const SITEMAP_FILE_ROWS = 10_000;

export const sitemapAnswerSchema = z.strictObject({
  files: z.array(
    z.strictObject({ list: z.enum(SITEMAP_LISTS), file: z.int().check(z.minimum(1)), lastModified: monthOrNull }),
  ),
});
export type SitemapAnswer = z.infer<typeof sitemapAnswerSchema>;
/** `lastModified`: the month in which the content of the page was last changed or confirmed. */
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
