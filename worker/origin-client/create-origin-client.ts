import type * as z from 'zod/mini';
import { buildCallPath, type Call } from '../../shared/contract/calls/call.ts';
import { type CallBody, type CallName, type CallQuery, type CallResponse, calls } from '../../shared/contract/calls.ts';
import { VIEW_QUOTA } from '../../shared/contract/operations/hard-stop.ts';
import { parseEntityTags } from '../../shared/contract/transport/parts.ts';
import { PROBLEM_CONTENT_TYPE } from '../../shared/contract/transport/problem.ts';
import { queryText } from '../../shared/urls/query.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent } from '../failures/log.ts';
import { ContractBroken, DetailsTimeout, LimitReached, OriginProblem, OriginTimeout } from './errors.ts';
import { exchange, type OriginReply, type OriginRequest } from './exchange.ts';
import { CALL_TIMEOUT_MS, type CallHeaders, originHeaders, originLink } from './origin-link.ts';
import { readAnswer, readLatePart, readProblem } from './read-answer.ts';
import { settlesWithin } from './settles-within.ts';

type CallTable = typeof calls;
type GetCall = { [N in CallName]: CallTable[N]['method'] extends 'GET' ? N : never }[CallName];
type SendCall = Exclude<CallName, GetCall>;
/** The path parameters of calls that have some. */
type PathParams<N extends CallName> = CallTable[N]['params'] extends z.ZodMiniType
  ? [params: z.input<NonNullable<CallTable[N]['params']>>]
  : [];
/** A call's response data; null only if the table allows an empty response (F7-04). */
export type CallData<N extends CallName> = CallTable[N]['mayBeEmpty'] extends true
  ? CallResponse<N> | null
  : CallResponse<N>;

/** The typed client of the origin, and the edge's only way out. Throws the errors in errors.ts (P3-017, P7-011). */
export interface OriginClient {
  get<N extends GetCall>(name: N, query: CallQuery<N>, ...params: PathParams<N>): Promise<CallData<N>>;
  /** the same for a call that begins a session; `setCookies` as below */
  getWithCookies<N extends GetCall>(
    name: N,
    query: CallQuery<N>,
  ): Promise<{ readonly data: CallData<N>; readonly setCookies: readonly string[] }>;
  /** a call whose row has a late part, which the query must ask for */
  getInParts<N extends PartsCall>(name: N, query: CallQuery<N>, known: string | null): Promise<PartsAnswer<N>>;
  /** `setCookies` are raw Set-Cookie values, not yet filtered */
  send<N extends SendCall>(
    name: N,
    body: CallBody<N>,
    more?: SendOptions,
  ): Promise<{ readonly data: CallData<N>; readonly setCookies: readonly string[] }>;
}

/** The calls that may be answered in two parts. */
type PartsCall = { [N in CallName]: CallTable[N] extends { readonly late: z.ZodMiniType } ? N : never }[CallName];

/** The answer to a call that may come in two parts. */
export type PartsAnswer<N extends PartsCall> =
  /** 304: what the caller knows by the entity tag it named is what the origin would have sent */
  | { readonly kind: 'unchanged'; readonly carriesQuota: boolean }
  | {
      readonly kind: 'answered';
      /** the origin has counted the view, or decided that it does not count (VIEW_QUOTA) */
      readonly carriesQuota: boolean;
      readonly data: CallResponse<N>;
      /** null if it did not arrive; never rejects. Absent if the origin answers in one piece */
      readonly late?: Promise<LatePart<N> | null>;
      /** the late part, if it is here already: the whole page can be made at once */
      readonly isComplete: boolean;
      /** of both parts together */
      readonly entityTag: string | null;
    };
type LatePart<N extends PartsCall> = z.output<CallTable[N]['late']>;

export interface SendOptions {
  /** a mutation that is sent again has the same key, and happens once */
  readonly idempotencyKey?: string;
  /** of a mutation that takes one */
  readonly query?: Readonly<Record<string, string>>;
  /** of a call whose path has some */
  readonly params?: Readonly<Record<string, string>>;
}

export interface OriginClientOptions {
  /** the session as 'name=value', if it differs from the request's, as after a sign-up */
  readonly session?: string | null;
  /** false for a GET that changes something: the first attempt may have succeeded before its response was lost */
  readonly canRetry?: boolean;
  /** the key of a mutation that the calls ask about */
  readonly idempotencyKey?: string;
  /** for calls that may take less time than others, in milliseconds */
  readonly timeoutMs?: number;
}

/** A client for the origin with this request's session and envelope, caller 'edge'. */
export function createOriginClient(
  c: EdgeContext,
  { canRetry = true, session = c.get('session'), idempotencyKey: key, timeoutMs }: OriginClientOptions = {},
): OriginClient {
  const always = key === undefined ? {} : { 'idempotency-key': key };
  const ask = (name: CallName, pathWithQuery: string, body: string | null, own: CallHeaders = {}) =>
    askOrigin(c, name, { pathWithQuery, body, canRetry, own: { ...always, ...own }, session, timeoutMs });
  return {
    async get(name, query, ...[params]) {
      return dataOf(c, name, await ask(name, buildCallPath(calls[name].path, params ?? {}) + queryText(query), null));
    },
    async getWithCookies(name, query) {
      const reply = await ask(name, calls[name].path + queryText(query), null);
      return { data: dataOf(c, name, reply), setCookies: reply.headers.getSetCookie() };
    },
    async getInParts(name, query, known) {
      const pathWithQuery = calls[name].path + queryText(query);
      let reply = await ask(name, pathWithQuery, null, known === null ? {} : { 'if-none-match': known });
      if (reply.status === 304) {
        if (known !== null && parseEntityTags(reply.headers.get('etag'))[0] === known)
          return { kind: 'unchanged', carriesQuota: reply.headers.has(VIEW_QUOTA) };
        // It means something that we do not have: a tag that lies, or one that we did not name.
        if (known === null || !canRetry) throw new ContractBroken(name, 'status 304 for an unknown entity tag');
        reply = await ask(name, pathWithQuery, null);
      }
      return partsOf(c, name, reply);
    },
    async send(name, body, { idempotencyKey, query = {}, params = {} } = {}) {
      const own = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
      const path = buildCallPath(calls[name].path, params) + queryText(query);
      const reply = await ask(name, path, JSON.stringify(body), own);
      return { data: dataOf(c, name, reply), setCookies: reply.headers.getSetCookie() };
    },
  };
}

interface Asked extends Required<Pick<OriginRequest, 'pathWithQuery' | 'body' | 'canRetry'>> {
  readonly own: CallHeaders;
  readonly session: string | null;
  readonly timeoutMs: number | undefined;
}

async function askOrigin(
  c: EdgeContext,
  name: CallName,
  { pathWithQuery, body, canRetry, own, session, timeoutMs: ownTimeoutMs = CALL_TIMEOUT_MS }: Asked,
): Promise<OriginReply> {
  const call: Call = calls[name];
  const isDetails = name === 'personDetails';
  const timeoutMs = isDetails ? c.get('settings').detailsTimeoutMs : ownTimeoutMs;
  try {
    return await exchange(originLink(c, name), {
      label: name,
      method: call.method,
      traceId: c.get('trackingId'),
      pathWithQuery,
      body,
      headersFor: (path) =>
        originHeaders(c, {
          caller: 'edge',
          method: call.method,
          pathWithQuery: path,
          hasBody: body !== null,
          own: { ...browserOf(c, call), ...own },
          session,
        }),
      timeoutMs,
      ...(call.late === undefined ? {} : { secondPartMs: CALL_TIMEOUT_MS }),
      canRetry,
      // For details, only a prefetch is refused like this.
      isMeant5xx: (status, headers) =>
        (status !== 503 || !isDetails || c.get('isPrefetch')) && isMeant5xx(call, status, headers),
    });
  } catch (error) {
    if (isDetails && error instanceof OriginTimeout) throw new DetailsTimeout(name, timeoutMs);
    throw error;
  }
}

/** The visitor's user agent, for a call that starts a session: the account's owner then recognizes the browser. */
function browserOf(c: EdgeContext, { headers = [] }: Call): CallHeaders {
  const agent = headers.includes('user-agent') ? c.req.header('user-agent') : undefined;
  return agent === undefined ? {} : { 'user-agent': agent };
}

/**
 * A 501 with problem details means that this origin does not have the call; a 503 is expected if the call table lists it;
 * any other 5xx is a fault.
 */
export function isMeant5xx(call: Call, status: number, headers: Headers): boolean {
  if (!(headers.get('content-type') ?? '').startsWith(PROBLEM_CONTENT_TYPE)) return false;
  return status === 501 || (status === 503 && call.errors.includes(503));
}

/** How long we wait for a second line that belongs to the same entity tag, and so is as good as here; in milliseconds. */
const SAME_TAG_MS = 50;

async function partsOf<N extends PartsCall>(c: EdgeContext, name: N, reply: OriginReply): Promise<PartsAnswer<N>> {
  const data = dataOf(c, name, reply) as CallResponse<N>;
  const carriesQuota = reply.headers.has(VIEW_QUOTA);
  if (reply.second === undefined) return { kind: 'answered', data, carriesQuota, isComplete: false, entityTag: null };
  const late = reply.second.then((text) => {
    if (text !== null) return readLatePart(c, name, text);
    logEvent(c, 'late_part_missing', { call: name });
    return null;
  }) as Promise<LatePart<N> | null>;
  const [entityTag = null] = parseEntityTags(reply.headers.get('etag'));
  const isComplete =
    reply.isWhole === true || (await settlesWithin(reply.second, entityTag === null ? 0 : SAME_TAG_MS));
  return { kind: 'answered', data, carriesQuota, late, isComplete, entityTag };
}

function dataOf<N extends CallName>(c: EdgeContext, name: N, reply: OriginReply): CallData<N> {
  const call: Call = calls[name];
  const { status, text, headers } = reply;
  if (status >= 400) {
    const problem = readProblem(text);
    // This refusal came from something in front of the origin, so it does not prove that the person does not exist.
    if (problem === null && status < 500)
      throw new ContractBroken(name, `status ${status} without problem details`, status);
    const opensAt = Date.parse(problem?.opensAt ?? '');
    if (status === 429 && problem?.limit !== undefined && !Number.isNaN(opensAt))
      throw new LimitReached(name, problem.title, problem.limit, opensAt);
    throw new OriginProblem(name, status, problem?.title ?? 'no title', headers.get('retry-after'));
  }
  if (status < 200 || status >= 300) throw new ContractBroken(name, `status ${status}`);
  // No response means no counts, so the body is not read (F5-30).
  if (status === 204 && call.mayBeEmpty) return null as CallData<N>;
  return readAnswer(c, name, text).data as CallData<N>;
}
