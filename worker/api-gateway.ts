import { type Call, type Caller, matchCallPath } from '../shared/contract/calls/call.ts';
import { type CallName, type CallResponse, calls } from '../shared/contract/calls.ts';
import { PROBLEM_CONTENT_TYPE } from '../shared/contract/transport/problem.ts';
import { paths } from '../shared/urls/paths.ts';
import type { EdgeContext } from './context.ts';
import { allowsAnalytics } from './cookies/consent.ts';
import { forgetBrowser, passableCookies } from './cookies/session-cookie.ts';
import { Refusal } from './failures/errors.ts';
import { readBody } from './input/read-body.ts';
import { takeFromLimit } from './middleware/rate-limit.ts';
import { assertNotForeign, assertSameOrigin } from './middleware/same-origin.ts';
import { recognizeVisitor } from './middleware/visitor.ts';
import { isMeant5xx } from './origin-client/create-origin-client.ts';
import { ContractBroken } from './origin-client/errors.ts';
import { exchange, type OriginReply } from './origin-client/exchange.ts';
import { CALL_TIMEOUT_MS, type CallHeaders, originHeaders, originLink } from './origin-client/origin-link.ts';
import { readAnswer, readProblem } from './origin-client/read-answer.ts';

/** Longest body a call may have, in bytes. */
const BODY_MAX_BYTES = 64 * 1024;
/** Longest header value passed on, in characters; a webhook signature takes a few hundred. */
const OWN_HEADER_MAX = 1_000;
const JSON_TYPE = /^application\/(?:problem\+)?json\s*(?:;|$)/i;
/** Ways to display a response as a document; calls are for programs. */
const NAVIGATIONS = ['document', 'iframe', 'frame', 'embed', 'object'];

/** Calls after which nobody is logged in here anymore. */
const LEAVES: readonly CallName[] = ['logout', 'deleteUser'];

/** Callers served here. A call between edge and origin gets the same 404 as a call that does not exist. */
const PASSED_ON: readonly Caller[] = ['browser', 'both', 'outside'];
const passableCalls = (Object.entries(calls) as [CallName, Call][]).filter(([, { caller }]) =>
  PASSED_ON.includes(caller),
);

/**
 * /api/* for the browser and for outside callers. Only what the call table allows is passed on: method, path, a small
 * JSON body, the session cookie. The rest of the request stays here; what the edge knows reaches the origin in a signed
 * envelope. Of the response, only fields in the contract pass. Failures are problem details with the tracking id
 * (P8-041).
 */
export async function apiGateway(c: EdgeContext): Promise<Response> {
  const { pathname, search, searchParams } = c.get('url');
  // A mail program without one click opens that address like any other link.
  if (pathname === calls.unsubscribe.path && c.req.method === 'GET')
    return c.redirect(paths.unsubscribe({ token: searchParams.get('token') }), 303);
  if (NAVIGATIONS.includes(c.req.header('sec-fetch-dest') ?? '')) throw new Refusal(403, 'Calls are not pages');
  const [name, call] = findCall(pathname, c.req.method);
  c.set('call', name);
  if (call.caller !== 'outside') (call.method === 'GET' ? assertNotForeign : assertSameOrigin)(c);
  await takeFromLimit(c, call.limit);
  if (call.quota !== undefined) await recognizeVisitor(c);
  // Without consent nothing is measured, even from a page that was opened before the visitor declined.
  if (name === 'events' && !allowsAnalytics(c)) return c.json({ isDone: true } satisfies CallResponse<'events'>);

  // Mail programs post what no call needs.
  const hasBody = call.body !== null && call.method !== 'GET';
  const body = hasBody ? await readJsonBody(c.req.raw) : null;
  const reply = await exchange(originLink(c, name), {
    label: name,
    method: call.method,
    traceId: c.get('trackingId'),
    pathWithQuery: pathname + search,
    body,
    headersFor: (path) =>
      originHeaders(c, {
        caller: 'browser',
        method: call.method,
        pathWithQuery: path,
        hasBody: body !== null,
        own: ownHeaders(c, call),
      }),
    timeoutMs: CALL_TIMEOUT_MS,
    isMeant5xx: (status, headers) => isMeant5xx(call, status, headers),
  });
  return toResponse(c, name, reply);
}

/** The caller's own headers that the table lets through; overlong values are dropped. */
function ownHeaders(c: EdgeContext, { headers = [] }: Call): CallHeaders {
  const given = headers.map((name) => [name, c.req.header(name)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value.length <= OWN_HEADER_MAX));
}

/** @throws Refusal 404 for an unknown path, 405 with Allow for an unsupported method */
export function findCall(pathname: string, method: string): [CallName, Call] {
  const rows = passableCalls.filter(([, call]) => matchCallPath(call.path, pathname) !== null);
  if (rows.length === 0) throw new Refusal(404, 'No such call');
  const row = rows.find(([, call]) => call.method === (method === 'HEAD' ? 'GET' : method));
  if (row !== undefined) return row;
  const allowed = rows.flatMap(([, call]) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]));
  throw new Refusal(405, 'Method not allowed', { allow: allowed.join(', ') });
}

/** The body as JSON text; an absent body is an empty object. */
async function readJsonBody(request: Request): Promise<string> {
  const text = await readBody(request, BODY_MAX_BYTES);
  if (text === null) throw new Refusal(413, 'Body too large');
  if (text === '') return '{}';
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new Refusal(415, 'Only JSON is read');
  return text;
}

function toResponse(c: EdgeContext, name: CallName, reply: OriginReply): Response {
  const { status } = reply;
  const headers = new Headers();
  if (status !== 204) headers.set('content-type', status >= 400 ? PROBLEM_CONTENT_TYPE : 'application/json');
  const retryAfter = reply.headers.get('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  for (const cookie of passableCookies(reply.headers.getSetCookie(), c.get('settings').isLocal))
    headers.append('set-cookie', cookie);
  if (LEAVES.includes(name) && status < 300)
    forgetBrowser(headers, c.req.header('cookie') ?? null, c.get('settings').isLocal);
  return new Response(bodyOf(c, name, reply), { status, headers });
}

/**
 * The part of a response body that may reach a browser: the fields in the contract. Null if the body is empty.
 *
 * @throws ContractBroken if it is not a response to this call, such as an error page from a proxy
 */
function bodyOf(c: EdgeContext, name: CallName, { status, headers, text }: OriginReply): string | null {
  const call: Call = calls[name];
  const type = headers.get('content-type') ?? '';
  if (status < 200 || (status >= 300 && status < 400)) throw new ContractBroken(name, `status ${status}`);
  if (status === 204) {
    if (!call.mayBeEmpty) throw new ContractBroken(name, 'empty answer');
    return null;
  }
  if (!JSON_TYPE.test(type)) throw new ContractBroken(name, `status ${status} without JSON`);
  if (status < 400) {
    const { data, sentText } = readAnswer(c, name, text);
    return sentText ?? JSON.stringify(data);
  }
  const problem = type.startsWith(PROBLEM_CONTENT_TYPE) ? readProblem(text) : null;
  if (problem === null) throw new ContractBroken(name, `status ${status} without problem details`);
  return JSON.stringify(problem);
}
