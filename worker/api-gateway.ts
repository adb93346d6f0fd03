import { type Call, type Caller, matchCallPath } from '../shared/contract/calls/call.ts';
import { type CallName, type CallResponse, calls } from '../shared/contract/calls.ts';
import { PROBLEM_CONTENT_TYPE } from '../shared/contract/transport/problem.ts';
import type { EdgeContext } from './context.ts';
import { allowsAnalytics } from './cookies/consent.ts';
import { forgetBrowser, passableCookies } from './cookies/session-cookie.ts';
import { Refusal } from './failures/errors.ts';
import { readBody } from './input/read-body.ts';
import { takeFromLimit } from './middleware/rate-limit.ts';
import { assertSameOrigin } from './middleware/same-origin.ts';
import { isMeant5xx } from './origin-client/create-origin-client.ts';
import { ContractBroken } from './origin-client/errors.ts';
import { exchange, type OriginReply } from './origin-client/exchange.ts';
import { CALL_TIMEOUT_MS, type CallHeaders, originHeaders, originLink } from './origin-client/origin-link.ts';
import { readAnswer, readProblem } from './origin-client/read-answer.ts';

/** Longest body that a call may have, in bytes. */
const BODY_MAX_BYTES = 64 * 1024;
/** Longest value of a header that passes, in characters: a signature of a webhook is some hundred. */
const OWN_HEADER_MAX = 1_000;
const JSON_TYPE = /^application\/(?:problem\+)?json\s*(?:;|$)/i;
/** Ways of showing an answer as a document; calls are for programs. */
const NAVIGATIONS = ['document', 'iframe', 'frame', 'embed', 'object'];

/** Calls that may come in here. One of the edge's or the origin's own is as unknown as one that does not exist. */
const PASSED_ON: readonly Caller[] = ['browser', 'both', 'outside'];
const passableCalls = (Object.entries(calls) as [CallName, Call][]).filter(([, { caller }]) =>
  PASSED_ON.includes(caller),
);

/**
 * /api/* for the browser, and for who calls from outside. What passes is what the table allows: method, path, a small
 * JSON body, the session cookie. Everything else of the request stays here, and the origin is told what the edge knows
 * in a signed envelope. Of the answer, the fields that the contract names pass. What fails is problem details with the
 * tracking id (P8-041).
 */
export async function apiGateway(c: EdgeContext): Promise<Response> {
  const { pathname, search } = c.var.url;
  if (NAVIGATIONS.includes(c.req.header('sec-fetch-dest') ?? '')) throw new Refusal(403, 'Calls are not pages');
  const [name, call] = findCall(pathname, c.req.method);
  if (call.method !== 'GET' && call.caller !== 'outside') assertSameOrigin(c);
  await takeFromLimit(c, call.limit);
  // Who may not be measured is not, also by a page that was opened before they said so.
  if (name === 'events' && !allowsAnalytics(c)) return c.json({ isDone: true } satisfies CallResponse<'events'>);

  // What is not open yet reads no body, whatever is in it.
  const hasBody = call.method !== 'GET' && call.opensWith === null;
  const body = hasBody ? await readJsonBody(c.req.raw) : null;
  const reply = await exchange(originLink(c, name), {
    label: name,
    method: call.method,
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

/** What the table lets pass of the caller's own headers; a value that is too long to mean anything stays here. */
function ownHeaders(c: EdgeContext, { headers = [] }: Call): CallHeaders {
  const given = headers.map((name) => [name, c.req.header(name)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value.length <= OWN_HEADER_MAX));
}

/** @throws Refusal 404 for a path that no call has, 405 with Allow for a method that this one does not take */
export function findCall(pathname: string, method: string): [CallName, Call] {
  const rows = passableCalls.filter(([, call]) => matchCallPath(call.path, pathname) !== null);
  if (rows.length === 0) throw new Refusal(404, 'No such call');
  const row = rows.find(([, call]) => call.method === (method === 'HEAD' ? 'GET' : method));
  if (row !== undefined) return row;
  const allowed = rows.flatMap(([, call]) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]));
  throw new Refusal(405, 'Method not allowed', { allow: allowed.join(', ') });
}

/** The body as JSON text; an absent one is an empty object. */
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
  for (const cookie of passableCookies(reply.headers.getSetCookie(), c.var.settings.isLocal))
    headers.append('set-cookie', cookie);
  if (name === 'logout' && status < 300) forgetBrowser(headers);
  return new Response(bodyOf(c, name, reply), { status, headers });
}

/**
 * What of an answer's body may reach a browser: what the contract names. null where it is empty.
 *
 * @throws ContractBroken for anything that is no answer of this call, such as the error page of something in between
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
