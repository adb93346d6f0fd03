import * as z from 'zod/mini';
import { emptySchema, loginBodySchema, reportsAnswerSchema, userAnswerSchema } from './account.ts';
import { personCountsSchema } from './counts.ts';
import { personDetailsSchema, personIdSchema, personReferenceSchema } from './person.ts';
import { SEARCH_MAX_PAGE, searchAnswerSchema } from './search.ts';

/** Who may make a call: the edge for a page it renders, the browser through the /api proxy, or both. */
export type Caller = 'edge' | 'browser' | 'both';

/** One row of the table of calls. `errors` are the statuses, other than the answer's, that a caller must expect. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly caller: Caller;
  /** every value of a query is a string */
  readonly query: z.ZodMiniType;
  readonly body: z.ZodMiniType | null;
  readonly response: z.ZodMiniType;
  /** a 204 answer has no body and means 'none' */
  readonly mayBeEmpty: boolean;
  readonly errors: readonly number[];
}

/** Longest name or place that is searched for; what is longer is cut, not refused. */
export const SEARCH_TEXT_MAX = 100;
const flag = z.optional(z.enum(['true', 'false']));
const page = z.optional(
  z.string().check(
    z.regex(/^\d{1,3}$/),
    z.refine((n) => Number(n) >= 1 && Number(n) <= SEARCH_MAX_PAGE),
  ),
);

/**
 * The table of calls: what edge, origin, browser and tests agree on. Named by what is asked for. A row's errors leave
 * out 400 (query or body break the schema), 401 (no valid envelope), 403 (not this caller) and 5xx, which every call has.
 */
export const calls = {
  personDetails: {
    method: 'GET',
    path: '/api/v4/person/details',
    caller: 'edge',
    query: z.strictObject({
      personId: z.string().check(z.minLength(1), z.maxLength(64)),
      stub: flag,
      deltas_seen: flag,
      deviceType: z.optional(z.enum(['mobile', 'desktop'])),
      dayType: z.optional(z.enum(['weekend', 'weekday'])),
    }),
    body: null,
    response: personDetailsSchema,
    mayBeEmpty: false,
    /** 404 unknown or suppressed; 503 a prefetch that would cost a lookup */
    errors: [404, 503],
  },
  personCounts: {
    method: 'GET',
    path: '/api/person/counts',
    caller: 'both',
    query: z.strictObject({ personId: personIdSchema }),
    body: null,
    response: personCountsSchema,
    mayBeEmpty: true,
    errors: [],
  },
  personPremium: {
    method: 'GET',
    path: '/api/person/premium',
    caller: 'edge',
    query: z.strictObject({ personId: z.string().check(z.length(44)) }),
    body: null,
    response: personReferenceSchema,
    mayBeEmpty: false,
    errors: [404],
  },
  personSmartcheck: {
    method: 'GET',
    path: '/api/person/smartcheck',
    caller: 'edge',
    query: z.strictObject({ personId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    body: null,
    response: personReferenceSchema,
    mayBeEmpty: false,
    errors: [404],
  },
  searchPeople: {
    method: 'GET',
    path: '/api/search/people',
    caller: 'both',
    query: z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(SEARCH_TEXT_MAX)),
      location: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
      page,
    }),
    body: null,
    response: searchAnswerSchema,
    mayBeEmpty: false,
    errors: [],
  },
  user: {
    method: 'GET',
    path: '/api/user',
    caller: 'both',
    query: emptySchema,
    body: null,
    response: userAnswerSchema,
    mayBeEmpty: false,
    errors: [],
  },
  reports: {
    method: 'GET',
    path: '/api/reports/',
    caller: 'both',
    query: emptySchema,
    body: null,
    response: reportsAnswerSchema,
    mayBeEmpty: false,
    errors: [],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    caller: 'both',
    query: emptySchema,
    body: loginBodySchema,
    response: userAnswerSchema,
    mayBeEmpty: false,
    /** 401 wrong e-mail or password; 429 locked after too many wrong passwords */
    errors: [401, 429],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    caller: 'both',
    query: emptySchema,
    body: emptySchema,
    response: emptySchema,
    mayBeEmpty: false,
    errors: [],
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export type CallQuery<N extends CallName> = z.input<(typeof calls)[N]['query']>;
export type CallBody<N extends CallName> = (typeof calls)[N]['body'] extends z.ZodMiniType
  ? z.input<NonNullable<(typeof calls)[N]['body']>>
  : undefined;
export type CallResponse<N extends CallName> = z.output<(typeof calls)[N]['response']>;
