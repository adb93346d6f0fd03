import type { Call } from '../../../shared/contract/calls/call.ts';
import { calls } from '../../../shared/contract/calls.ts';
import { signEnvelope } from '../../../shared/contract/transport/envelope-signature.ts';
import { PARTS_CONTENT_TYPE } from '../../../shared/contract/transport/parts.ts';
import { PROBLEM_CONTENT_TYPE, problemSchema } from '../../../shared/contract/transport/problem.ts';
import { HUMAN_VIEW } from '../origin-app.ts';
import { type RawAnswer, rawRequest } from '../raw-http.ts';
import { TEST_SECRET } from '../test-server.ts';
import type { BadCall } from './bad-calls.ts';
import type { BadPage } from './bad-pages.ts';
import type { Verdict } from './run-cases.ts';

/** One case in this many has a session, so that code behind a log-in is reached. */
const WITH_SESSION_EVERY = 3;
/** Calls that would end the session of the other cases, or create another one. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set(['logout', 'login', 'signUp', 'sign-up']);
const FORM = 'application/x-www-form-urlencoded';

/** How cases reach the site: each from its own address, because limits count a /64 as one client. */
export interface AskedSite {
  readonly url: URL;
  /** of the origin itself, which accepts only requests with an envelope of the edge */
  readonly originUrl: URL;
  /** cookies of several logged-in viewers */
  readonly sessions: readonly string[];
  /** the case of each tracking id, to find out which case caused a log line */
  readonly asked: Map<string, string>;
}

/** One client per index, in its own /64; `lane` separates the clients of several tests. */
export function clientOf(lane: number, index: number): string {
  return `2001:db8:${(lane * 0x1000 + (index >> 16)).toString(16)}:${(index & 0xffff).toString(16)}::1`;
}

function cookieOf({ sessions }: AskedSite, name: string, index: number): string | null {
  if (WITHOUT_SESSION.has(name) || index % WITH_SESSION_EVERY !== 0) return null;
  return sessions[index % sessions.length] ?? null;
}

/**
 * Makes a call: alternately through the edge, if browsers may make it, and directly to the origin, as the edge does.
 */
export async function askCall(site: AskedSite, one: BadCall, index: number, described: string): Promise<Verdict> {
  const call: Call = calls[one.name];
  const isForBrowsers = call.caller !== 'edge';
  const answer = await (isForBrowsers && Math.floor(index / 2) % 2 === 0 ? throughEdge : ofOrigin)(
    site,
    one,
    index,
    described,
  );
  return { status: answer.status, fault: callFault(call, answer) };
}

async function throughEdge(site: AskedSite, one: BadCall, index: number, described: string): Promise<CallAnswer> {
  const cookie = cookieOf(site, one.name, index);
  const answer = await rawRequest(site.url, one.path, {
    method: one.method,
    headers: {
      'x-local-client': clientOf(1, index),
      'sec-fetch-site': 'same-origin',
      ...(one.body === null ? {} : { 'content-type': 'application/json' }),
      ...(cookie === null ? {} : { cookie }),
    },
    ...(one.body === null ? {} : { body: one.body }),
  });
  note(site, answer, described);
  return { status: answer.status, contentType: answer.headers['content-type'] ?? '', text: answer.body };
}

async function ofOrigin(site: AskedSite, one: BadCall, index: number, described: string): Promise<CallAnswer> {
  const call: Call = calls[one.name];
  const traceId = (index + 1).toString(16).padStart(32, '0');
  const envelope = {
    ...HUMAN_VIEW,
    caller: call.caller === 'browser' ? ('browser' as const) : ('edge' as const),
    clientAddress: clientOf(1, index),
    traceId,
  };
  // The edge also requests a path as encoded in an address.
  const { pathname, search } = new URL(one.path, site.originUrl);
  const path = pathname + search;
  const cookie = cookieOf(site, one.name, index);
  site.asked.set(traceId, described);
  const answer = await rawRequest(site.originUrl, path, {
    method: one.method,
    headers: {
      ...(await signEnvelope([TEST_SECRET], one.method, path, envelope, Date.now())),
      ...(one.body === null ? {} : { 'content-type': 'application/json' }),
      ...(cookie === null ? {} : { cookie }),
    },
    ...(one.body === null ? {} : { body: one.body }),
  });
  return { status: answer.status, contentType: answer.headers['content-type'] ?? '', text: answer.body };
}

/** Requests a page, or submits a form to it like one of our pages. */
export async function askPage(site: AskedSite, one: BadPage, index: number, described: string): Promise<RawAnswer> {
  const cookie = cookieOf(site, one.name, index);
  const answer = await rawRequest(site.url, one.path, {
    method: one.method,
    headers: {
      'x-local-client': clientOf(2, index),
      ...(one.body === null ? {} : { 'content-type': FORM, 'sec-fetch-site': 'same-origin' }),
      ...(cookie === null ? {} : { cookie }),
    },
    ...(one.body === null ? {} : { body: one.body }),
  });
  note(site, answer, described);
  return answer;
}

function note({ asked }: AskedSite, { headers }: RawAnswer, described: string): void {
  const id = headers['x-tracking-id'];
  if (typeof id === 'string') asked.set(id, described);
}

/** Log events that say that a worker failed, whatever the visitor saw: a page may turn it into a 404. */
const FAULTS = [
  ...['edge_fault', 'error_page_failed', 'render_failed', 'page_data_failed', 'origin_failed', 'breaker_open'],
  ...['details_timeout', 'call failed', 'work beside an answer failed'],
];
const FAULT_LINE = new RegExp(`"(?:${FAULTS.join('|')})"|Uncaught|TypeError|RangeError`);

/** Log lines that report a fault, each with its case if known. */
export function faultsLogged(lines: readonly string[], asked: ReadonlyMap<string, string>): string[] {
  return lines
    .filter((line) => FAULT_LINE.test(line))
    .map((line) => {
      const id = /"trackingId":"([^"]+)"/.exec(line)?.[1];
      const made = id === undefined ? undefined : asked.get(id);
      return made === undefined ? line : `${line.slice(0, 300)} <- ${made}`;
    });
}

/** The response to a call. */
interface CallAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Statuses with which any call may refuse; a row lists its own additional ones. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 408, 413, 414, 415, 429, 431]);

/** What is wrong with a call's response to bad input; null if nothing. */
function callFault(call: Call, { status, contentType, text }: CallAnswer): string | null {
  if (status === 204) return call.mayBeEmpty ? null : 'an empty response';
  if (status >= 200 && status < 300) {
    // Of an answer in two parts, the first stands by itself.
    const first = contentType.startsWith(PARTS_CONTENT_TYPE) ? text.slice(0, text.indexOf('\n')) : text;
    const parsed = call.response.safeParse(jsonOf(first));
    const issue = parsed.success ? undefined : parsed.error.issues[0];
    return issue === undefined ? null : `status ${status} that breaks the contract at '${issue.path.join('.')}'`;
  }
  const isMeant = (status < 500 && REFUSALS.has(status)) || call.errors.includes(status);
  if (!isMeant) return `status ${status}`;
  // The server itself refuses a request line or headers that are too long, with its own text.
  if (status === 414 || status === 431) return null;
  if (!contentType.startsWith(PROBLEM_CONTENT_TYPE)) return `status ${status} without problem details`;
  const said = problemSchema.safeParse(jsonOf(text));
  if (!said.success || said.data.title === '') return `status ${status} that does not say what is wrong`;
  if (said.data.title === 'Bad request' && said.data.detail === undefined) return 'a bad request that does not say why';
  return null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
