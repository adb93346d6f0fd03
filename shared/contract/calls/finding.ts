import * as z from 'zod/mini';
import { AGE_BANDS } from '../../people/ages.ts';
import { emailSchema, tokenBodySchema } from '../account.ts';
import {
  directoryAnswerSchema,
  directoryLetterAnswerSchema,
  directoryNameAnswerSchema,
  locationAnswerSchema,
  meantPlacesAnswerSchema,
  propertySearchAnswerSchema,
  SITEMAP_LISTS,
  sitemapAnswerSchema,
  sitemapFileAnswerSchema,
} from '../finding/browse.ts';
import {
  addressSearchAnswerSchema,
  PHONE_REPORT_KINDS,
  phoneSearchAnswerSchema,
  suggestAnswerSchema,
} from '../finding/reverse-search.ts';
import { SEARCH_MAX_PAGE, SEARCH_SORTS, searchAnswerSchema } from '../finding/search.ts';
import { typedAnswerSchema } from '../finding/typed.ts';
import { personIdSchema } from '../identity.ts';
import { openedAnswerSchema } from '../opening.ts';
import { count, emptySchema, typedText } from '../primitives.ts';
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
/** Names somebody for a lookup. */
const OPEN = {
  method: 'POST',
  caller: 'both',
  limit: 'write',
  viewer: 'session',
  tells: 'person',
  params: null,
  query: emptySchema,
  response: openedAnswerSchema,
  mayBeEmpty: false,
  /** 403 a viewer without a plan, or a bot; 404 unknown or suppressed */
  errors: [401, 403, 404, 429],
} as const;

/** How many people the answer named that the viewer has before them: if more are open by now, nothing is used. */
const named = z.optional(count);

/** '1' and ten digits of a possible number: neither area code nor exchange begins with 0 or 1. */
const wholePhone = z.string().check(z.regex(/^1(?:[2-9]\d\d){2}\d{4}$/));
/** About what visitors report of calls. */
const REPORT = {
  method: 'POST',
  caller: 'both',
  viewer: 'anyone',
  tells: 'nothing',
  params: null,
  query: emptySchema,
  mayBeEmpty: false,
} as const;

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
    errors: [429],
    quota: 'pages',
  },
  readTyped: {
    ...LIST,
    path: '/api/search/typed',
    summary: 'What a typed line means: a name and a place, a place, or an address.',
    tells: 'list',
    params: null,
    /** the line, and what stood in the place field beside it */
    query: z.strictObject({
      q: searchText,
      location: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
    }),
    response: typedAnswerSchema,
    errors: [429],
    quota: 'pages',
  },
  searchPhone: {
    ...GET,
    path: '/api/search/phone',
    caller: 'both',
    summary: 'Whether a phone number is on record, and whom it belongs to, as far as the viewer may know.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'list',
    params: null,
    /** digits, with X for unknown ones; at least 7 digits */
    query: z.strictObject({ phone: z.string().check(z.regex(/^1?(?=(?:X*\d){7})[\dX]{10}$/)) }),
    response: phoneSearchAnswerSchema,
    errors: [429],
    quota: 'numbers',
  },
  openPhone: {
    ...OPEN,
    path: '/api/search/phone',
    summary: 'Opens the next person who has a number, which uses a lookup: the last confirmed first.',
    body: z.strictObject({ phone: z.string().check(z.regex(/^1\d{10}$/)), named }),
    quota: 'numbers',
  },
  reportPhone: {
    ...REPORT,
    limit: 'login',
    path: '/api/phone/report',
    summary:
      'Reports what a call from a number was about. It counts at once for an account; anybody else confirms it by email.',
    /** `email`: where the link to confirm goes, needed without a log-in and ignored with one */
    body: z.strictObject({ phone: wholePhone, kind: z.enum(PHONE_REPORT_KINDS), email: z.optional(emailSchema) }),
    /** `before`: a report from this mailbox or network already counts; `mailed` is the answer for every address */
    response: z.strictObject({ state: z.enum(['counted', 'before', 'mailed']) }),
    /** 401 neither a log-in nor an address; 403 a bot */
    errors: [401, 403, 429],
  },
  pendingPhoneReport: {
    ...REPORT,
    caller: 'edge',
    limit: BY_PAGE,
    path: '/api/phone/report/pending',
    summary: 'What the link to confirm a report is about; changes nothing.',
    body: tokenBodySchema,
    response: z.strictObject({ phone: wholePhone, kind: z.enum(PHONE_REPORT_KINDS) }),
    /** 403 a bot; 410 the link was used or has expired, or we never sent it */
    errors: [403, 410],
  },
  confirmPhoneReport: {
    ...REPORT,
    limit: 'login',
    path: '/api/phone/report/confirm',
    summary: 'Makes an emailed report count, once per mailbox, network and number in 12 months.',
    body: tokenBodySchema,
    /** `isCounted` is false if a report from this mailbox or network already counts */
    response: z.strictObject({ phone: wholePhone, isCounted: z.boolean() }),
    /** 403 a bot; 410 the link was used or has expired, or we never sent it */
    errors: [403, 410, 429],
  },
  searchAddress: {
    ...GET,
    path: '/api/search/address',
    caller: 'both',
    summary: 'A street, and who of a house on it the viewer has opened.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'list',
    params: null,
    /** street with or without a house number */
    query: z.strictObject({ street: searchText, location: searchText }),
    response: addressSearchAnswerSchema,
    /** 404 no such street on record, or no such place */
    errors: [404, 429],
    quota: 'houses',
  },
  openAddress: {
    ...OPEN,
    path: '/api/search/address',
    summary: 'Opens the next person who lives or lived in a house, which uses a lookup: present residents first.',
    body: z.strictObject({ street: searchText, location: searchText, named }),
    quota: 'houses',
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
    errors: [429],
    quota: 'suggestions',
  },
  openPerson: {
    ...OPEN,
    path: '/api/person/open',
    summary: 'Opens a person for this period, which uses a lookup.',
    body: z.strictObject({ personId: personIdSchema }),
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
  },
  directoryLetter: {
    ...LIST,
    path: '/api/directory/{letter}',
    summary: 'Last names by first letter.',
    tells: 'counts',
    params: z.strictObject({ letter: z.string().check(z.regex(/^[a-z]$/)) }),
    query: z.strictObject({ page: browsePage }),
    response: directoryLetterAnswerSchema,
    errors: [404, 429],
    quota: 'pages',
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
    errors: [404, 429],
    quota: 'pages',
  },
  location: {
    ...LIST,
    path: '/api/locations/{location}',
    summary: 'The white pages of a place: its people, and the places in and around it.',
    tells: 'list',
    params: z.strictObject({ location: searchText }),
    query: z.strictObject({ page: browsePage }),
    response: locationAnswerSchema,
    errors: [404, 429],
    quota: 'pages',
  },
  meantPlaces: {
    ...LIST,
    path: '/api/places',
    summary: 'The places with a page that a text may mean which is not the name of one.',
    tells: 'counts',
    params: null,
    query: z.strictObject({ location: searchText }),
    response: meantPlacesAnswerSchema,
    errors: [],
  },
  propertySearch: {
    ...LIST,
    path: '/api/property-search/{location}',
    summary: 'The properties of a place: streets without house numbers.',
    tells: 'list',
    params: z.strictObject({ location: searchText }),
    query: z.strictObject({ page: browsePage }),
    response: propertySearchAnswerSchema,
    errors: [404, 429],
    quota: 'pages',
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
    errors: [401, 403, 429],
    quota: 'numbers',
  },
} as const satisfies Record<string, Call>;
