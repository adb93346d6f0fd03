import type * as z from 'zod/mini';
import type { Limit, NoLimit } from './limits.ts';

/**
 * Who may make a call: the edge for a page it renders, the browser through the /api proxy, both, somebody outside who has
 * no session (a payment provider, a mail program), or the origin, which calls the edge.
 */
export type Caller = 'edge' | 'browser' | 'both' | 'outside' | 'origin';

/** Why calls that no browser can make have no limit of their own. */
export const BY_PAGE = { none: 'the page that asks has a limit' } as const satisfies NoLimit;

/** Steps in which the product opens; the rule tables in docs/ name them too. */
export const STAGES = [
  'person blocks',
  'person offers',
  'finding',
  'paying',
  'accounts',
  'monitoring',
  'removal',
  'open web',
  'operations',
] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Headers that mean something to a call: the same key twice is one mutation; the payment provider's signature of the body
 * as it was sent.
 */
export const CALL_HEADERS = ['idempotency-key', 'stripe-signature'] as const;
export type CallHeader = (typeof CALL_HEADERS)[number];

/**
 * Who may make a call as a person. 'session': somebody who is logged in; everybody else is answered 401 before the origin
 * reads anything of the request, and the handler is given the account. 'anyone': everybody, logged in or not; what they are
 * told, or whether a token or a password is right, is for the handler to decide.
 */
export const CALL_VIEWERS = ['anyone', 'session'] as const;
export type CallViewer = (typeof CALL_VIEWERS)[number];

/**
 * The most that an answer tells about the people in the records, whoever asks. What may not leave them is withheld by
 * kind.
 *
 * - 'nothing': neither a person, nor how many there are
 * - 'counts': how much is recorded of whom, or how many people, names or properties there are somewhere
 * - 'person': one person of whom the caller has an id, a phone number or an order; also a part of them, and where an id leads
 * - 'list': several people, each as the viewer may see them, or whom a phone number, an address or a property belongs to
 * - 'own-account': what the viewer's account holds: itself, what it bought, follows and saved, with the names of those people
 */
export const TOLD = ['nothing', 'counts', 'person', 'list', 'own-account'] as const;
export type Told = (typeof TOLD)[number];

/**
 * What keeps a caller from asking without end. A browser's calls have a limit by address. The edge and the origin are not
 * limited here: the page, or whatever made them ask, is. Whoever asks from outside may have a reason for none.
 */
type LimitedCaller =
  | { readonly caller: 'browser' | 'both' | 'outside'; readonly limit: Limit }
  | { readonly caller: 'edge' | 'origin' | 'outside'; readonly limit: NoLimit };

/** One row of the table of calls. Each has to say what limits it, who may ask and what it tells: none is open by default. */
export type Call = CallShape & LimitedCaller;

/** What a row says besides who makes the call, and how often. `errors` are the statuses, other than the answer's, that a caller must expect. */
interface CallShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** a segment in braces is a parameter: '/api/property/{pnpId}' */
  readonly path: `/api/${string}` | `/internal/${string}`;
  /** what it is for, in one sentence */
  readonly summary: string;
  readonly viewer: CallViewer;
  readonly tells: Told;
  /** null for a path without parameters; every value is a string */
  readonly params: z.ZodMiniType | null;
  /** every value of a query is a string */
  readonly query: z.ZodMiniType;
  readonly body: z.ZodMiniType | null;
  /** of the caller's own headers those that pass; absent where none does */
  readonly headers?: readonly CallHeader[];
  readonly response: z.ZodMiniType;
  /** a 204 answer has no body and means 'none' */
  readonly mayBeEmpty: boolean;
  readonly errors: readonly number[];
  /** the step that builds it: until then it answers 501; null where it is built */
  readonly opensWith: Stage | null;
}

const PARAMETER = /\{(\w+)\}/g;

/**
 * The parameters that a path has under a template, decoded; null when it is another path. A segment that cannot be
 * decoded matches nothing.
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
 * @throws RangeError for a parameter that is missing, or that would climb: '.' and '..' are no names of a segment, however
 * they are encoded.
 */
export function buildCallPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(PARAMETER, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '' || value === '.' || value === '..') throw new RangeError(`${name} cannot be a segment of a path`);
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
