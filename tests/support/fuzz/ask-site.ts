import type { Call } from '../../../shared/contract/calls/call.ts';
import { calls } from '../../../shared/contract/calls.ts';
import { signEnvelope } from '../../../shared/contract/transport/envelope-signature.ts';
import { PROBLEM_CONTENT_TYPE, problemSchema } from '../../../shared/contract/transport/problem.ts';
import { HUMAN_VIEW } from '../origin-app.ts';
import { type RawAnswer, rawRequest } from '../raw-http.ts';
import { TEST_SECRET } from '../test-server.ts';
import type { BadCall } from './bad-calls.ts';
import type { BadPage } from './bad-pages.ts';
import type { Verdict } from './run-cases.ts';

/** Of a case that is somebody's who is logged in, so that what lies behind a session is reached. */
const WITH_SESSION_EVERY = 3;
/** What would end the session that other cases go on with, or makes another one. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set(['logout', 'login', 'signUp', 'sign-up']);
const FORM = 'application/x-www-form-urlencoded';

/** How cases reach the site: each from an address of its own, since limits count a /64 as one client. */
export interface AskedSite {
  readonly url: URL;
  /** of the origin itself, which takes nothing without an envelope of the edge */
  readonly originUrl: URL;
  /** cookies of some who are logged in */
  readonly sessions: readonly string[];
  /** what each tracking id was asked for, to know by a line of the log which case made it */
  readonly asked: Map<string, string>;
}

/** One client an index, in a /64 of its own; `lane` keeps those of several tests apart. */
export function clientOf(lane: number, index: number): string {
  return `2001:db8:${(lane * 0x1000 + (index >> 16)).toString(16)}:${(index & 0xffff).toString(16)}::1`;
}

function cookieOf({ sessions }: AskedSite, name: string, index: number): string | null {
  if (WITHOUT_SESSION.has(name) || index % WITH_SESSION_EVERY !== 0) return null;
  return sessions[index % sessions.length] ?? null;
}

/** Asks a call: by turns through the edge, where browsers may make it, and straight of the origin, as the edge asks. */
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
  const traceId = `fuzz-${index}`;
  const envelope = {
    ...HUMAN_VIEW,
    caller: call.caller === 'browser' ? ('browser' as const) : ('edge' as const),
    clientAddress: clientOf(1, index),
    traceId,
  };
  // The edge, too, asks for a path as an address spells it.
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

/** Asks for a page, or sends it a form as a page of ours would. */
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

/** Events of the logs that say that a worker failed, whatever the visitor saw of it: a page makes a 404 of it. */
const FAULTS = [
  ...['edge_fault', 'error_page_failed', 'render_failed', 'page_data_failed', 'origin_failed', 'breaker_open'],
  ...['details_timeout', 'call failed', 'work beside an answer failed'],
];
const FAULT_LINE = new RegExp(`"(?:${FAULTS.join('|')})"|Uncaught|TypeError|RangeError`);

/** The lines of the logs that tell of a fault, each with the case that made it where that is known. */
export function faultsLogged(lines: readonly string[], asked: ReadonlyMap<string, string>): string[] {
  return lines
    .filter((line) => FAULT_LINE.test(line))
    .map((line) => {
      const id = /"trackingId":"([^"]+)"/.exec(line)?.[1];
      const made = id === undefined ? undefined : asked.get(id);
      return made === undefined ? line : `${line.slice(0, 300)} <- ${made}`;
    });
}

/** What came back of a call. */
interface CallAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Refusals that any call may answer with; what a row names besides are its own. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 408, 413, 414, 415, 429, 431]);

/** What is wrong with an answer of a call to bad input; null when nothing is. */
function callFault(call: Call, { status, contentType, text }: CallAnswer): string | null {
  if (status === 204) return call.mayBeEmpty ? null : 'an empty answer';
  if (status >= 200 && status < 300) {
    const parsed = call.response.safeParse(jsonOf(text));
    const issue = parsed.success ? undefined : parsed.error.issues[0];
    return issue === undefined ? null : `status ${status} that breaks the contract at '${issue.path.join('.')}'`;
  }
  const isMeant = status < 500 ? REFUSALS.has(status) || call.errors.includes(status) : isMeant5xx(call, status);
  if (!isMeant) return `status ${status}`;
  // The server itself refuses a request line or headers that are too long, in its own words.
  if (status === 414 || status === 431) return null;
  if (!contentType.startsWith(PROBLEM_CONTENT_TYPE)) return `status ${status} without problem details`;
  const said = problemSchema.safeParse(jsonOf(text));
  if (!said.success || said.data.title === '') return `status ${status} that does not say what is wrong`;
  if (said.data.title === 'Bad request' && said.data.detail === undefined) return 'a bad request that does not say why';
  return null;
}

function isMeant5xx(call: Call, status: number): boolean {
  return call.opensWith !== null ? status === 501 : call.errors.includes(status);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
