import type { Call } from '../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../shared/contract/calls.ts';
import { isEnvelopeRefusal } from '../../shared/contract/transport/envelope.ts';
import { settledPath } from '../../shared/contract/transport/envelope-signature.ts';
import { PARTS_CONTENT_TYPE } from '../../shared/contract/transport/parts.ts';
import { newTraceparent, TRACEPARENT } from '../../shared/contract/transport/trace-context.ts';
import { redactWords } from '../../shared/log/redact.ts';
import { originOf } from '../../shared/urls/origin-of.ts';
import type { Fetcher } from '../env.ts';
import type { Breaker, CallOutcome } from './breaker.ts';
import {
  ContractBroken,
  EnvelopeRefused,
  OriginFault,
  OriginServerError,
  OriginTimeout,
  OriginUnreachable,
} from './errors.ts';
import { readParts } from './read-parts.ts';
import { readWithin } from './read-within.ts';

/** Where the origin is, how this call has been doing, and who is asking. */
export interface OriginLink {
  readonly fetcher: Fetcher;
  /** scheme and host; any path in it is ignored */
  readonly baseUrl: string;
  /** for this one call */
  readonly breaker: Breaker;
  /** the wider network of the client's address (wideNetworkOf) */
  readonly network: string;
  /** whether the client has disconnected */
  readonly isClientGone: () => boolean;
}

export interface OriginRequest {
  /** what errors and logs call this request; a path could contain a name */
  readonly label: CallName;
  readonly method: string;
  /** of the request that this call is for */
  readonly traceId: string;
  /** begins with '/api/' */
  readonly pathWithQuery: string;
  readonly body: string | null;
  /** all headers, signature included, for the path exactly as it will be sent */
  readonly headersFor: (pathWithQuery: string) => Promise<Record<string, string>>;
  /** for the whole exchange, including the second attempt and the body, or its first part */
  readonly timeoutMs: number;
  /** how long the second part of a response may take after the first, in milliseconds; absent if there is none */
  readonly secondPartMs?: number;
  /** false if even a GET must not be repeated, because it changes something */
  readonly canRetry?: boolean;
  /** whether a 5xx is part of the contract rather than a fault */
  readonly isMeant5xx: (status: number, headers: Headers) => boolean;
}

/** The complete response, or its first part. */
export interface OriginReply {
  readonly status: number;
  readonly headers: Headers;
  /** empty for 204 and 304 */
  readonly text: string;
  /** of a response in parts: null if it has none or it did not come; never rejects. Absent if it came in one piece */
  readonly second?: Promise<string | null>;
  /** nothing of the second part is still to come */
  readonly isWhole?: boolean;
}

/**
 * One exchange with the origin: breaker, time limit and size limit (answerMaxBytes), and for a GET one more attempt
 * after a network failure, a 502 or a 503, unless it changes something. Every status below 500 is a reply, except a
 * refusal of our envelope; the caller decides what a reply means.
 *
 * @throws OriginUnavailable, OriginTimeout, OriginUnreachable (no response), OriginServerError (an unexpected 5xx),
 * ContractBroken (a response that is too long), EnvelopeRefused
 */
export async function exchange(link: OriginLink, request: OriginRequest): Promise<OriginReply> {
  const attempt = link.breaker.enter(link.network);
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A race in addition to the signal: a binding that ignores the signal must not hold up the page.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new OriginTimeout(request.label, request.timeoutMs));
      abort.abort();
    }, request.timeoutMs);
  });
  let outcome: CallOutcome = 'answered';
  try {
    return await Promise.race([askWithRetry(link, request, abort.signal), timeout]);
  } catch (error) {
    outcome = link.isClientGone() ? 'unknown' : outcomeOf(error);
    throw error;
  } finally {
    clearTimeout(timer);
    attempt.settle(outcome);
  }
}

/** A 500 or an unusable response comes from an origin that is there. */
function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof OriginTimeout || error instanceof OriginUnreachable) return error.failure;
  if (error instanceof OriginServerError && error.isOutage) return error.failure;
  return error instanceof OriginFault || error instanceof EnvelopeRefused ? 'answered' : 'unknown';
}

async function askWithRetry(link: OriginLink, request: OriginRequest, signal: AbortSignal): Promise<OriginReply> {
  const path = settledPath(request.pathWithQuery);
  const url = originOf(link.baseUrl) + path;
  const headers = await request.headersFor(path);
  // Another try is another span of the same trace.
  const ask = () =>
    askOnce(link.fetcher, url, request, { ...headers, [TRACEPARENT]: newTraceparent(request.traceId) }, signal);
  const first = await ask();
  const isWorthRetry = request.canRetry !== false && request.method === 'GET' && !signal.aborted;
  const reply = first instanceof Failed && first.mayPass && isWorthRetry ? await ask() : first;
  if (reply instanceof Failed) throw reply.error;
  return reply;
}

/** Why there is no reply, and whether another attempt may get one. */
class Failed {
  readonly error: OriginFault | EnvelopeRefused;
  readonly mayPass: boolean;
  constructor(error: OriginFault | EnvelopeRefused, mayPass = false) {
    this.error = error;
    this.mayPass = mayPass;
  }
}

async function askOnce(
  fetcher: Fetcher,
  url: string,
  request: OriginRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<OriginReply | Failed> {
  const { method, body, label } = request;
  try {
    const response = await fetcher.fetch(new Request(url, { method, headers, body, signal, redirect: 'manual' }));
    const failed = failureIn(request, 'cookie' in headers, response);
    if (failed !== null) {
      response.body?.cancel().catch(() => undefined);
      return failed;
    }
    const reply = await readReply(request, response, signal);
    return reply ?? new Failed(new ContractBroken(label, 'the answer is too long'));
  } catch (error) {
    return new Failed(new OriginUnreachable(`${label}: no answer: ${reasonOf(error)}`), true);
  }
}

/** null if it is too long */
async function readReply(
  { label, secondPartMs }: OriginRequest,
  response: Response,
  signal: AbortSignal,
): Promise<OriginReply | null> {
  const { status, headers, body } = response;
  const maxBytes = answerMaxBytes(label);
  if (secondPartMs !== undefined && body !== null && headers.get('content-type')?.startsWith(PARTS_CONTENT_TYPE)) {
    const parts = await readParts(body, { maxBytes, signal, secondMs: secondPartMs });
    return parts === null ? null : { status, headers, text: parts.first, second: parts.second, isWhole: parts.isWhole };
  }
  const text = await readWithin(response, maxBytes, signal);
  return text === null ? null : { status, headers, text };
}

/** The failure shown by status and headers alone; null if the caller should read the response. */
function failureIn(
  { label, isMeant5xx }: OriginRequest,
  hasSession: boolean,
  { status, headers }: Response,
): Failed | null {
  const { errors }: Call = calls[label];
  if (isEnvelopeRefusal(status, headers, { errors, hasSession })) return new Failed(new EnvelopeRefused(label));
  if (status < 500 || isMeant5xx(status, headers)) return null;
  return new Failed(new OriginServerError(label, status), status === 502 || status === 503);
}

/** Why a connection failed, without the URL that some runtimes include: it reveals who someone is looking for. */
function reasonOf(error: unknown): string {
  return redactWords(error instanceof Error ? error.message : String(error));
}

const MEGABYTE = 1024 * 1024;
/** The longest responses are a few hundred kilobytes. */
const DEFAULT_MAX_BYTES = 2 * MEGABYTE;

const LARGER: { readonly [N in CallName]?: number } = {
  // 100 records in each of twelve groups.
  personBackground: 8 * MEGABYTE,
  // 25 records, some with dozens of charges, and a county for each of 5,000 to filter by.
  personRecords: 8 * MEGABYTE,
  // 20,000 addresses (docs/search-engines.md).
  sitemapFile: 8 * MEGABYTE,
  // A file of 2 MB, in Base64.
  operatorRequestFile: 4 * MEGABYTE,
  // 2,000 rows, each as long as it may be.
  operatorRequestRows: 8 * MEGABYTE,
  // Everything on record about somebody, and in their account.
  takePrivacyExport: 8 * MEGABYTE,
  // 5,000 people with their notes, as a file.
  contacts: 8 * MEGABYTE,
};

/** The longest response to a call that the edge reads, in bytes. */
function answerMaxBytes(name: CallName): number {
  return LARGER[name] ?? DEFAULT_MAX_BYTES;
}
