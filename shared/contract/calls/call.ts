import type * as z from 'zod/mini';
import type { Limit, NoLimit } from './limits.ts';

/**
 * Who makes a call: the edge for a page it renders, the browser through the /api proxy, both, an outside party without
 * a session (a payment provider, an email client), or the origin, which calls the edge.
 */
export type Caller = 'edge' | 'browser' | 'both' | 'outside' | 'origin';

/** Why calls that browsers cannot make have no limit of their own. */
export const BY_PAGE = { none: 'the page that asks has a limit' } as const satisfies NoLimit;

/**
 * Headers that a call uses: requests with the same idempotency key are one mutation; a caller who names the entity tag of
 * an answer it has may get a 304 instead; the payment provider and the mail provider sign the raw body. A session says
 * which kind of browser it was started in, from its user agent, which is not stored itself.
 */
export const CALL_HEADERS = [
  'idempotency-key',
  'if-none-match',
  'stripe-signature',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
  'x-webhook-timestamp',
  'x-webhook-signature',
  'user-agent',
] as const;
export type CallHeader = (typeof CALL_HEADERS)[number];

/**
 * Which viewers may make a call.
 *
 * - 'anyone': everybody, logged in or not; the handler decides what they see, and whether a token or password is right
 * - 'session': those logged in to an account, and buyers whose address is not proven yet (session scope `purchase`), who
 *   hold nothing but what they bought
 * - 'reader': the same, and those who monitor by email without an account (session scope `monitor`), who hold nothing
 *   but what they monitor; the handler receives who they are, and no plan
 * - 'account': only those logged in to an account, whose address somebody has proven; a buyer gets a 403
 *
 * - 'operator': those who work for the operator, as the edge's access control names them; everybody else gets a 403, and
 *   the handler receives their name. The session does not matter
 *
 * For 'session', 'reader' and 'account', everybody else gets a 401 before the origin reads anything from the request, and
 * the handler receives the account.
 */
export const CALL_VIEWERS = ['anyone', 'session', 'reader', 'account', 'operator'] as const;
export type CallViewer = (typeof CALL_VIEWERS)[number];

/**
 * The most that a response reveals about the people on record, whoever asks. What a viewer may not have is withheld by
 * kind.
 *
 * - 'nothing': neither a person nor the number of people
 * - 'counts': how much is recorded about a person, or how many people, names or properties there are in a place
 * - 'person': one person for whom the caller has an id, a phone number or an order; also parts of a person, and where
 *   an id leads
 * - 'list': several people, each as the viewer may see them, or the owners of a phone number, an address or a property
 * - 'own-account': the contents of the viewer's account: the account, its purchases, monitored reports and saved
 *   contacts, with the names of those people
 */
export const TOLD = ['nothing', 'counts', 'person', 'list', 'own-account'] as const;
export type Told = (typeof TOLD)[number];

/**
 * What keeps callers from making endless requests. A browser's calls are limited by address. The edge and the origin
 * are not limited here: the page, or whatever made them call, is. An outside caller may have a reason to be unlimited.
 */
type LimitedCaller =
  | { readonly caller: 'browser' | 'both' | 'outside'; readonly limit: Limit }
  | { readonly caller: 'edge' | 'origin' | 'outside'; readonly limit: NoLimit };

/**
 * The daily quota of a call, besides its limit per minute (docs/rules.md).
 *
 * - 'pages': different lists and pages per network; proven search engines are exempt
 * - 'numbers', 'houses': different numbers and houses of reverse look-ups per viewer, network and target
 * - 'suggestions': different texts typed per network; proven search engines are exempt
 * - 'held': a viewer whom the hard stop counts must have opened that person; otherwise 403
 */
export const CALL_QUOTAS = ['pages', 'numbers', 'houses', 'suggestions', 'held'] as const;
export type CallQuota = (typeof CALL_QUOTAS)[number];

/**
 * One row of the table of calls. Each must declare its limit, who may ask, and what it reveals: nothing is open by
 * default.
 */
export type Call = CallShape & LimitedCaller;

/**
 * What a row declares besides the caller and the limit. `errors` are the statuses, other than that of the response,
 * that a caller must expect.
 */
interface CallShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** a segment in braces is a parameter: '/api/property/{pnpId}' */
  readonly path: `/api/${string}` | `/internal/${string}`;
  /** its purpose, in one sentence */
  readonly summary: string;
  readonly viewer: CallViewer;
  readonly tells: Told;
  /** null for a path without parameters; all values are strings */
  readonly params: z.ZodMiniType | null;
  /** all values of a query are strings */
  readonly query: z.ZodMiniType;
  readonly body: z.ZodMiniType | null;
  /** the largest body in bytes, of a call that the edge alone makes; 64 KB if absent */
  readonly bodyMaxBytes?: number;
  /** the caller's own headers that are passed on; absent if none are */
  readonly headers?: readonly CallHeader[];
  readonly response: z.ZodMiniType;
  /** what may follow the response as a second line, for a caller who asks with late=true (transport/parts.ts) */
  readonly late?: z.ZodMiniType;
  /** a 204 response has no body and means 'none' */
  readonly mayBeEmpty: boolean;
  readonly errors: readonly number[];
  /** which daily quota it counts against; absent if none */
  readonly quota?: CallQuota;
}

const PARAMETER = /\{(\w+)\}/g;

/**
 * The decoded parameters of a path that matches a template; null if it does not match. A segment that cannot be decoded
 * matches nothing.
 */
export function matchCallPath(template: string, pathname: string): Readonly<Record<string, string>> | null {
  if (!template.includes('{')) return template === pathname ? {} : null;
  const wanted = template.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const text = given[at] ?? '';
    if (!segment.startsWith('{')) {
      if (segment !== text) return null;
      continue;
    }
    const value = decoded(text);
    if (value === null || value === '') return null;
    params[segment.slice(1, -1)] = value;
  }
  return params;
}

/**
 * The path of a call with its parameters filled in and percent-encoded.
 *
 * @throws RangeError for a missing parameter, or one that would change the path: '.' and '..' are not allowed as
 * segments, however they are encoded.
 */
export function buildCallPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(PARAMETER, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '' || value === '.' || value === '..') throw new RangeError(`${name} cannot be a path segment`);
    return encodeURIComponent(value);
  });
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
