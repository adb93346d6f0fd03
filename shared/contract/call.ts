import type * as z from 'zod/mini';

/**
 * Who may make a call: the edge for a page it renders, the browser through the /api proxy, both, somebody outside who has
 * no session (a payment provider, a mail program), or the origin, which calls the edge.
 */
export type Caller = 'edge' | 'browser' | 'both' | 'outside' | 'origin';

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

/** One row of the table of calls. `errors` are the statuses, other than the answer's, that a caller must expect. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** a segment in braces is a parameter: '/api/property/{pnpId}' */
  readonly path: `/api/${string}` | `/internal/${string}`;
  readonly caller: Caller;
  /** what it is for, in one sentence */
  readonly summary: string;
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
