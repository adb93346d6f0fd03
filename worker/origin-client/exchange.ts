import type { Fetcher } from '../env.ts';
import type { Breaker } from './breaker.ts';
import { OriginTimeout, OriginUnreachable } from './errors.ts';

/** Where the origin is and how it has been doing. */
export interface OriginLink {
  readonly fetcher: Fetcher;
  /** scheme and host; a path in it is not used */
  readonly baseUrl: string;
  readonly breaker: Breaker;
}

export interface OriginRequest {
  /** what errors and logs call this request; a path could hold a name */
  readonly label: string;
  readonly method: string;
  /** begins with '/api/' */
  readonly pathWithQuery: string;
  readonly body: string | null;
  /** all headers, signature included, for the path as it will be sent */
  readonly headersFor: (pathWithQuery: string) => Promise<Record<string, string>>;
  /** for the whole exchange, second attempt and body included */
  readonly timeoutMs: number;
  /** false where even a GET must not be sent again, because it changes something; else a GET may */
  readonly canRetry?: boolean;
  /** whether a 5xx is an answer in the terms of the contract rather than a fault */
  readonly isMeant5xx: (status: number, headers: Headers) => boolean;
}

/** What came back, read to its end. */
export interface OriginReply {
  readonly status: number;
  readonly headers: Headers;
  /** empty for 204 */
  readonly text: string;
}

/**
 * One exchange with the origin: breaker, time limit, and for a GET one more attempt after a network failure, a 502 or a
 * 503, unless it changes something. Every status below 500 is a reply; what a reply means is the caller's business.
 *
 * @throws OriginUnavailable, OriginTimeout, OriginUnreachable (no answer, or a 5xx without meaning)
 */
export async function exchange(link: OriginLink, request: OriginRequest): Promise<OriginReply> {
  const attempt = link.breaker.enter();
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A race and not only the signal: a binding that ignores it must not hold the page.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new OriginTimeout(request.label, request.timeoutMs));
      abort.abort();
    }, request.timeoutMs);
  });
  let isFault = true;
  try {
    const reply = await Promise.race([askWithRetry(link, request, abort.signal), timeout]);
    isFault = false;
    return reply;
  } finally {
    clearTimeout(timer);
    attempt.settle(isFault);
  }
}

async function askWithRetry(link: OriginLink, request: OriginRequest, signal: AbortSignal): Promise<OriginReply> {
  const url = new URL(request.pathWithQuery, link.baseUrl);
  const headers = await request.headersFor(url.pathname + url.search);
  const ask = () => askOnce(link.fetcher, url, request, headers, signal);
  const first = await ask();
  const isWorthRetry = request.canRetry !== false && request.method === 'GET' && !signal.aborted;
  const second = first instanceof TransientFault && isWorthRetry ? await ask() : first;
  if (second instanceof TransientFault) throw new OriginUnreachable(second.message);
  return second;
}

/** What another attempt may cure. */
class TransientFault {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

async function askOnce(
  fetcher: Fetcher,
  url: URL,
  request: OriginRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<OriginReply | TransientFault> {
  const { method, body, label } = request;
  let reply: OriginReply;
  try {
    const response = await fetcher.fetch(new Request(url, { method, headers, body, signal, redirect: 'manual' }));
    reply = { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return new TransientFault(`${label}: no answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { status } = reply;
  if (status < 500 || request.isMeant5xx(status, reply.headers)) return reply;
  const sentence = `${label}: the origin answered ${status}`;
  if (status === 502 || status === 503) return new TransientFault(sentence);
  throw new OriginUnreachable(sentence);
}
