import * as z from 'zod/mini';
import { personIdSchema } from '../identity.ts';
import { nonEmpty } from '../primitives.ts';

/** Results per page of people search, and the last page that is served. */
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_MAX_PAGE = 100;
/** The most people that a list can show. The reference origin stops counting there and says that there are more. */
export const SEARCH_TOTAL_MAX = SEARCH_PAGE_SIZE * SEARCH_MAX_PAGE;

/**
 * What a list says about a person, the same for every viewer: name, age by the free rule, city and state, up to 3
 * earlier cities, up to 3 names of relatives (docs/rules.md).
 */
const personLine = {
  id: personIdSchema,
  fullName: nonEmpty,
  /** '41', '65+' or null: unknown, or the person has died */
  age: z.nullable(z.string()),
  isDead: z.boolean(),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  /** whether the person lives in that city now; else, and for the dead, it is the last one known */
  isCurrentCity: z.boolean(),
  /** 'Salem, OR' */
  earlierCities: z.array(z.string()).check(z.maxLength(3)),
  relatives: z.array(z.strictObject({ fullName: nonEmpty, isDead: z.boolean() })).check(z.maxLength(3)),
};
export const personLineSchema = z.strictObject(personLine);
export type PersonLine = z.infer<typeof personLineSchema>;

/** One line of a result list: a person, and how their name matches the one searched for. */
export const searchResultSchema = z.strictObject({
  ...personLine,
  /**
   * the exact name; a nickname of the first name; a name that begins with it or comes close otherwise; a name one or
   * two typos away
   */
  match: z.enum(['exact', 'nickname', 'prefix', 'spelling']),
  /** the person's other full name, if that is the one found; null if it is the main name */
  matchedName: z.nullable(z.string()),
  /** why the first name found matches the one searched for: nicknames ('Bill', 'Will') of a formal name ('William') */
  matchedNickname: z.nullable(
    z.strictObject({ forms: z.array(nonEmpty).check(z.minLength(1), z.maxLength(2)), formal: nonEmpty }),
  ),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** Values of a facet, the most frequent first; always includes the active filter. */
const facet = z.array(z.strictObject({ value: nonEmpty, people: z.int().check(z.nonnegative()) }));
/**
 * How many of the matching people each filter would keep, with the other filters unchanged. If `isCapped` is set for a
 * facet, only people who were read were counted (for states, those counted by name): each value may have more.
 */
export const searchFacetsSchema = z.strictObject({
  /** 'OR' */
  state: facet,
  /** 'Portland, OR' */
  city: facet,
  /**
   * bands of shared/people/ages.ts; if `isCapped.age`, all bands, even those with 0 people, because nothing is known
   * about them
   */
  age: facet,
  isCapped: z.strictObject({ state: z.boolean(), city: z.boolean(), age: z.boolean() }),
});
export type SearchFacets = z.infer<typeof searchFacetsSchema>;

/** How far a search near a place reaches, in miles around it. */
export const NEAR_MILES = 25;
/** Other places that a typed place may mean, and other searches to try, at most. */
export const MEANT_PLACES_MAX = 5;
export const SEARCH_TRIES_MAX = 6;

/**
 * A place as understood: 'Portland, OR', 'Oregon'. `isKnown` is false for a place that is not in the gazetteer; then the
 * result is empty.
 */
export const searchPlaceSchema = z.strictObject({
  /** 'Portland', and for a county its name, 'King County' */
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  isKnown: z.boolean(),
  /** what is searched: one place, a state, all places of a county, or a place and those around it. Absent: a place */
  scope: z.optional(z.enum(['city', 'state', 'county', 'near'])),
  /** why it is not called what was typed: a nickname ('NYC'), or a misspelling that can only mean this place */
  reading: z.optional(z.enum(['nickname', 'spelling'])),
  /** other places that the typed words may mean, most people first: 'Los Angeles, CA' for 'LA' */
  meant: z.optional(
    z
      .array(z.strictObject({ location: nonEmpty, people: z.int().check(z.nonnegative()) }))
      .check(z.maxLength(MEANT_PLACES_MAX)),
  ),
});
export type SearchPlace = z.infer<typeof searchPlaceSchema>;

/** Another search, and how many people its list has: at least one. */
export const searchTrySchema = z.strictObject({
  /**
   * the same search without its filters; the same name in a wider place; anywhere; the last name alone; its first letter
   * and last name; a near spelling of the name; the words read as a name and a place. The last name, the first letter and
   * a spelling are searched in the same place, or where they first find somebody from there outwards.
   */
  kind: z.enum(['unfiltered', 'state', 'anywhere', 'last-name', 'initial', 'spelling', 'split']),
  name: nonEmpty,
  /** '' for anywhere */
  location: z.string(),
  /** as the list itself counts: its `total` */
  people: z.int().check(z.minimum(1)),
  isCapped: z.boolean(),
});
export type SearchTry = z.infer<typeof searchTrySchema>;

/** The same name in a wider place, and how many people that list has. */
export const widerListSchema = z.strictObject({
  /** the state's code; '' for anywhere */
  location: z.string(),
  /** as the list itself counts: its `total`, more than this one has */
  people: z.int().check(z.minimum(1)),
  isCapped: z.boolean(),
});
export type WiderList = z.infer<typeof widerListSchema>;

export const searchAnswerSchema = z.strictObject({
  results: z.array(searchResultSchema).check(z.maxLength(SEARCH_PAGE_SIZE)),
  /** people of that name on all pages, as far as counted; close spellings are not among them */
  total: z.int().check(z.nonnegative()),
  /** of these, people with exactly the name searched for */
  exactTotal: z.int().check(z.nonnegative()),
  /** counting stopped at `total`, and so does the list: there may be more people */
  isTotalCapped: z.boolean(),
  page: z.int().check(z.minimum(1), z.maximum(SEARCH_MAX_PAGE)),
  pages: z.int().check(z.nonnegative(), z.maximum(SEARCH_MAX_PAGE)),
  /** the place as understood; null if none was given */
  place: z.nullable(searchPlaceSchema),
  /**
   * People whose names are spelled almost the same, closest first: never also in `results`, and in no count. Only on the
   * first page, and only if hardly anybody has the name. Optional: other origins may not look for them.
   */
  spellings: z.optional(z.array(searchResultSchema).check(z.maxLength(SEARCH_PAGE_SIZE))),
  /**
   * Other searches that find somebody, most promising first; only if nobody has the name there. If the filters alone leave
   * nobody, it is the search without them.
   */
  tries: z.optional(z.array(searchTrySchema).check(z.maxLength(SEARCH_TRIES_MAX))),
  /**
   * The same name in the state and anywhere; only beside the first page of a list in a place. Optional: counting them
   * costs as much as the search.
   */
  wider: z.optional(z.array(widerListSchema).check(z.maxLength(2))),
  /** null if there was no search: no name, or an unknown place */
  facets: z.nullable(searchFacetsSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** The order of a list. By age: youngest first, 65 and over as one age, unknown ages last. */
export const SEARCH_SORTS = ['relevance', 'age', 'name'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
