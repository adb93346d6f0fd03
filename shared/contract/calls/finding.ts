import * as z from 'zod/mini';
import { AGE_BANDS } from '../../people/ages.ts';
import {
  directoryAnswerSchema,
  directoryLetterAnswerSchema,
  directoryNameAnswerSchema,
  locationAnswerSchema,
  propertySearchAnswerSchema,
  SITEMAP_LISTS,
  sitemapAnswerSchema,
  sitemapFileAnswerSchema,
} from '../finding/browse.ts';
import {
  addressSearchAnswerSchema,
  PHONE_REPORT_KINDS,
  phoneReportsSchema,
  phoneSearchAnswerSchema,
  suggestAnswerSchema,
} from '../finding/reverse-search.ts';
import { SEARCH_MAX_PAGE, SEARCH_SORTS, searchAnswerSchema } from '../finding/search.ts';
import { emptySchema, typedText } from '../primitives.ts';
import { speedSearchAnswerSchema, speedSearchBodySchema } from '../speed-search.ts';
import { BY_PAGE, type Call } from './call.ts';

/** Longest name or place in a search. The call refuses longer ones; our own pages cut them first. */
export const SEARCH_TEXT_MAX = 100;

const page = z.optional(
  z.string().check(
    z.regex(/^\d{1,3}$/),
    z.refine((n) => Number(n) >= 1 && Number(n) <= SEARCH_MAX_PAGE),
  ),
);
/** A page of a browse list: these continue to the last entry. */
const browsePage = z.optional(z.string().check(z.regex(/^[1-9]\d{0,6}$/)));
const searchText = typedText(SEARCH_TEXT_MAX);
const GET = { method: 'GET', body: null, mayBeEmpty: false } as const;
/** A list that the edge requests for a page. */
const LIST = { ...GET, caller: 'edge', limit: BY_PAGE, viewer: 'anyone' } as const;

/** Calls that find people, phones, addresses and places. */
export const findingCalls = {
  searchPeople: {
    ...GET,
    path: '/api/search/people',
    caller: 'both',
    summary: 'People by name and place.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'list',
    params: null,
    query: z.strictObject({
      name: searchText,
      location: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
      page,
      /** people in that age band, as far as a free viewer can see it */
      age: z.optional(z.enum(AGE_BANDS)),
      /** people shown with that state: they live there, or were last known there */
      state: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
      /** people shown with that city, in the same sense: 'Portland, OR' */
      city: z.optional(searchText),
      sort: z.optional(z.enum(SEARCH_SORTS)),
    }),
    response: searchAnswerSchema,
    errors: [],
    opensWith: null,
  },
  searchPhone: {
    ...GET,
    path: '/api/search/phone',
    caller: 'both',
    summary: 'Whom a phone number belongs to; masked if the viewer may not see it.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'list',
    params: null,
    /** digits, with X for unknown ones; at least 7 digits */
    query: z.strictObject({ phone: z.string().check(z.regex(/^1?(?=(?:X*\d){7})[\dX]{10}$/)) }),
    response: phoneSearchAnswerSchema,
    errors: [],
    opensWith: null,
  },
  reportPhone: {
    method: 'POST',
    path: '/api/phone/report',
    caller: 'both',
    summary: 'Reports what a call from a number was about; counted once per network, number and month.',
    limit: 'write',
    viewer: 'anyone',
    tells: 'nothing',
    params: null,
    query: emptySchema,
    /** '1' and ten digits of a possible number: neither area code nor exchange begins with 0 or 1 */
    body: z.strictObject({
      phone: z.string().check(z.regex(/^1(?:[2-9]\d\d){2}\d{4}$/)),
      kind: z.enum(PHONE_REPORT_KINDS),
    }),
    /** `isCounted` is false if this visitor already reported the number this month */
    response: z.strictObject({ isCounted: z.boolean(), reports: phoneReportsSchema }),
    mayBeEmpty: false,
    errors: [403, 429],
    opensWith: null,
  },
  searchAddress: {
    ...GET,
    path: '/api/search/address',
    caller: 'both',
    summary: 'Who lives and lived at an address; masked if the viewer may not see it.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'list',
    params: null,
    /** street with its house number; `id` if known, which must then belong to that street */
    query: z.strictObject({ street: searchText, location: searchText, id: z.optional(searchText) }),
    response: addressSearchAnswerSchema,
    errors: [404],
    opensWith: null,
  },
  suggest: {
    ...GET,
    path: '/api/suggest',
    caller: 'browser',
    summary: 'Suggestions while somebody types: names or places.',
    limit: 'suggest',
    viewer: 'anyone',
    tells: 'list',
    params: null,
    query: z.strictObject({ q: searchText, type: z.enum(['name', 'location']) }),
    response: suggestAnswerSchema,
    errors: [],
    opensWith: null,
  },
  directory: {
    ...LIST,
    path: '/api/directory',
    summary: 'The start of browsing: first letters of last names, and states.',
    tells: 'counts',
    params: null,
    query: emptySchema,
    response: directoryAnswerSchema,
    errors: [],
    opensWith: null,
  },
  directoryLetter: {
    ...LIST,
    path: '/api/directory/{letter}',
    summary: 'Last names by first letter.',
    tells: 'counts',
    params: z.strictObject({ letter: z.string().check(z.regex(/^[a-z]$/)) }),
    query: z.strictObject({ page: browsePage }),
    response: directoryLetterAnswerSchema,
    errors: [404],
    opensWith: null,
  },
  directoryName: {
    ...LIST,
    path: '/api/directory/{letter}/{partial}',
    summary: 'People with a last name.',
    tells: 'list',
    params: z.strictObject({
      letter: z.string().check(z.regex(/^[a-z]$/)),
      partial: z.string().check(z.regex(/^[a-z]{1,60}$/)),
    }),
    query: z.strictObject({ page: browsePage }),
    response: directoryNameAnswerSchema,
    errors: [404],
    opensWith: null,
  },
  location: {
    ...LIST,
    path: '/api/locations/{location}',
    summary: 'The white pages of a place: its people, and the places in and around it.',
    tells: 'list',
    params: z.strictObject({ location: searchText }),
    query: z.strictObject({ page: browsePage }),
    response: locationAnswerSchema,
    errors: [404],
    opensWith: null,
  },
  propertySearch: {
    ...LIST,
    path: '/api/property-search/{location}',
    summary: 'The properties of a place: streets without house numbers.',
    tells: 'list',
    params: z.strictObject({ location: searchText }),
    query: z.strictObject({ page: browsePage }),
    response: propertySearchAnswerSchema,
    errors: [404],
    opensWith: null,
  },
  sitemap: {
    ...LIST,
    path: '/api/sitemap',
    summary: 'The files of the sitemap.',
    tells: 'counts',
    params: null,
    query: emptySchema,
    response: sitemapAnswerSchema,
    errors: [],
    opensWith: null,
  },
  sitemapFile: {
    ...LIST,
    path: '/api/sitemap/{list}/{file}',
    summary: 'The entries of one sitemap file: only what search engines may index.',
    tells: 'list',
    params: z.strictObject({ list: z.enum(SITEMAP_LISTS), file: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) }),
    query: emptySchema,
    response: sitemapFileAnswerSchema,
    errors: [404],
    opensWith: null,
  },
  speedSearch: {
    method: 'POST',
    path: '/api/speed-search',
    caller: 'both',
    summary: 'Finds a list of names or phone numbers, and opens whoever a line clearly means; each uses a lookup.',
    limit: 'search',
    viewer: 'session',
    tells: 'list',
    params: null,
    query: emptySchema,
    body: speedSearchBodySchema,
    response: speedSearchAnswerSchema,
    mayBeEmpty: false,
    /** 403 the viewer's plan does not include it, or a bot asks */
    errors: [401, 403],
    opensWith: null,
  },
} as const satisfies Record<string, Call>;
