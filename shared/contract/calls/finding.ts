import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import {
  addressSearchAnswerSchema,
  directoryAnswerSchema,
  locationAnswerSchema,
  phoneSearchAnswerSchema,
  suggestAnswerSchema,
} from '../finding.ts';
import { emptySchema, typedText } from '../primitives.ts';
import { SEARCH_MAX_PAGE, searchAnswerSchema } from '../search.ts';

/** Longest name or place that is searched for. The call refuses what is longer; our own pages cut it before they ask. */
export const SEARCH_TEXT_MAX = 100;

const page = z.optional(
  z.string().check(
    z.regex(/^\d{1,3}$/),
    z.refine((n) => Number(n) >= 1 && Number(n) <= SEARCH_MAX_PAGE),
  ),
);
const searchText = typedText(SEARCH_TEXT_MAX);
const NO_BODY = { body: null, mayBeEmpty: false } as const;

/** Calls that find people, phones, addresses and places. */
export const findingCalls = {
  searchPeople: {
    method: 'GET',
    path: '/api/search/people',
    caller: 'both',
    summary: 'People by name and place.',
    params: null,
    query: z.strictObject({
      name: searchText,
      location: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
      page,
      // Filters and sorting: answered 501 until finding opens, because an ignored filter would be a wrong answer.
      age: z.optional(z.string().check(z.regex(/^\d{1,3}-\d{1,3}$/))),
      state: z.optional(z.string().check(z.length(2))),
      city: z.optional(searchText),
      sort: z.optional(z.enum(['relevance', 'age', 'name'])),
    }),
    response: searchAnswerSchema,
    errors: [501],
    opensWith: null,
    ...NO_BODY,
  },
  searchPhone: {
    method: 'GET',
    path: '/api/search/phone',
    caller: 'both',
    summary: 'Who a phone number belongs to; masked where a viewer may not see it.',
    params: null,
    /** digits, with X for those that are not known; at least 7 digits */
    query: z.strictObject({ phone: z.string().check(z.regex(/^1?(?=(?:X*\d){7})[\dX]{10}$/)) }),
    response: phoneSearchAnswerSchema,
    errors: [404],
    opensWith: 'finding',
    ...NO_BODY,
  },
  searchAddress: {
    method: 'GET',
    path: '/api/search/address',
    caller: 'both',
    summary: 'Who lives and lived at an address.',
    params: null,
    query: z.strictObject({ street: searchText, location: searchText, page }),
    response: addressSearchAnswerSchema,
    errors: [404],
    opensWith: 'finding',
    ...NO_BODY,
  },
  suggest: {
    method: 'GET',
    path: '/api/suggest',
    caller: 'browser',
    summary: 'What somebody may be typing: names or places.',
    params: null,
    query: z.strictObject({ q: searchText, type: z.enum(['name', 'location']) }),
    response: suggestAnswerSchema,
    errors: [],
    opensWith: 'finding',
    ...NO_BODY,
  },
  directoryLetter: {
    method: 'GET',
    path: '/api/directory/{letter}',
    caller: 'edge',
    summary: 'Last names by first letter.',
    params: z.strictObject({ letter: z.string().check(z.regex(/^[a-z]$/)) }),
    query: z.strictObject({ page }),
    response: directoryAnswerSchema,
    errors: [404],
    opensWith: 'finding',
    ...NO_BODY,
  },
  directoryName: {
    method: 'GET',
    path: '/api/directory/{letter}/{partial}',
    caller: 'edge',
    summary: 'People and names under the beginning of a last name.',
    params: z.strictObject({
      letter: z.string().check(z.regex(/^[a-z]$/)),
      partial: z.string().check(z.regex(/^[a-z-]{1,60}$/)),
    }),
    query: z.strictObject({ page }),
    response: directoryAnswerSchema,
    errors: [404],
    opensWith: 'finding',
    ...NO_BODY,
  },
  location: {
    method: 'GET',
    path: '/api/locations/{location}',
    caller: 'edge',
    summary: 'A place: its people, and the places in and around it.',
    params: z.strictObject({ location: searchText }),
    query: z.strictObject({ page }),
    response: locationAnswerSchema,
    errors: [404],
    opensWith: 'finding',
    ...NO_BODY,
  },
  speedSearch: {
    method: 'POST',
    path: '/api/speed-search',
    caller: 'browser',
    summary: 'Many names or phones at once; each hit that is opened uses a lookup.',
    params: null,
    query: emptySchema,
    body: z.strictObject({ lines: z.array(searchText).check(z.minLength(1), z.maxLength(50)) }),
    response: z.strictObject({ answers: z.array(z.strictObject({ line: z.string(), answer: searchAnswerSchema })) }),
    mayBeEmpty: false,
    errors: [402],
    opensWith: 'accounts',
  },
} as const satisfies Record<string, Call>;
