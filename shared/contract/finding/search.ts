import * as z from 'zod/mini';
import { personIdSchema } from '../identity.ts';
import { nonEmpty } from '../primitives.ts';

/** Results a page of people search, and the last page that is served. */
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_MAX_PAGE = 100;
/** People that a list can show. The reference origin counts no further: of more it says that there are more. */
export const SEARCH_TOTAL_MAX = SEARCH_PAGE_SIZE * SEARCH_MAX_PAGE;

/**
 * One line of a result list, the same for every viewer: name, age by the free rule, city and state, up to 3 earlier
 * cities, up to 3 relatives' names (docs/rules.md).
 */
export const searchResultSchema = z.strictObject({
  id: personIdSchema,
  fullName: nonEmpty,
  /** '41', '65+' or null when it is unknown */
  age: z.nullable(z.string()),
  isDead: z.boolean(),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  /** whether the person lives in that city; else it is the last one known */
  isCurrentCity: z.boolean(),
  earlierCities: z.array(z.string()).check(z.maxLength(3)),
  relatives: z.array(z.string()).check(z.maxLength(3)),
  /** the name asked for; with another form of the first name; one that begins so or comes close otherwise; one letter or two off */
  match: z.enum(['exact', 'nickname', 'prefix', 'spelling']),
  /** another full name of the person, where it is that one which was found; null where it is the own name */
  matchedName: z.nullable(z.string()),
  /** why the first name that was found means the one asked for: short forms ('Bill', 'Will') of a formal name ('William') */
  matchedNickname: z.nullable(
    z.strictObject({ forms: z.array(nonEmpty).check(z.minLength(1), z.maxLength(2)), formal: nonEmpty }),
  ),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** Values of a facet, the most people first; the one that is filtered by is always among them. */
const facet = z.array(z.strictObject({ value: nonEmpty, people: z.int().check(z.nonnegative()) }));
/**
 * How many of the people who match each filter would keep, the other filters left as they are. Where `isCapped` of a facet
 * the people are those who were read, or of states those who are counted by their name: there may be more of each value.
 */
export const searchFacetsSchema = z.strictObject({
  /** 'OR' */
  state: facet,
  /** 'Portland, OR' */
  city: facet,
  /** bands of shared/people/ages.ts; all of them where `isCapped.age`, those of 0 people too, of whom nothing is known */
  age: facet,
  isCapped: z.strictObject({ state: z.boolean(), city: z.boolean(), age: z.boolean() }),
});
export type SearchFacets = z.infer<typeof searchFacetsSchema>;

export const searchAnswerSchema = z.strictObject({
  results: z.array(searchResultSchema).check(z.maxLength(SEARCH_PAGE_SIZE)),
  /** people who match, over all pages, as far as they are counted */
  total: z.int().check(z.nonnegative()),
  /** of these, people whose name is exactly the one asked for */
  exactTotal: z.int().check(z.nonnegative()),
  /** counting ended with `total`, and so does the list: there may be more people */
  isTotalCapped: z.boolean(),
  page: z.int().check(z.minimum(1), z.maximum(SEARCH_MAX_PAGE)),
  pages: z.int().check(z.nonnegative(), z.maximum(SEARCH_MAX_PAGE)),
  /**
   * The place as it was understood: 'Portland, OR', 'Oregon', or null when none was given. `isKnown` is false when the
   * place names none in the gazetteer; the answer is empty then.
   */
  place: z.nullable(
    z.strictObject({ city: z.nullable(z.string()), stateCode: z.nullable(z.string()), isKnown: z.boolean() }),
  ),
  /** null where nobody was searched for: no name, or a place that nobody knows */
  facets: z.nullable(searchFacetsSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** In which order a list stands. By age: the youngest first, 65 and more as one age, unknown ages last. */
export const SEARCH_SORTS = ['relevance', 'age', 'name'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
