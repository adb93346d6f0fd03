import type { ErrorHelp, ErrorPageModel } from '../../client/pages/error/error-model.ts';
import type { BotClass } from '../../shared/contract/transport/envelope.ts';
import { KnownError, NOT_SET_UP, NotListed, PageDataError, Refusal } from '../failures/errors.ts';
import { messageOf } from '../failures/log.ts';
import {
  DetailsTimeout,
  EnvelopeRefused,
  type FailureClass,
  failureOf,
  isOriginError,
  LimitReached,
  OriginTimeout,
  OriginUnavailable,
} from '../origin-client/errors.ts';

/** Seconds after which a crawler should come back when pages cannot be loaded. */
const ENGINE_RETRY_SECONDS = 120;
/** Seconds after which a person may retry what the origin could not do. */
const RETRY_SECONDS = 10;

export interface ErrorAnswer<Status extends number> {
  readonly status: Status;
  /** our own message; null if there is none to show */
  readonly message: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** from a list that does not have what was requested */
  readonly help?: ErrorHelp;
  /** the daily limit that is reached */
  readonly limit?: Pick<LimitReached, 'limit' | 'opensAt'>;
  /** whether a retry can help */
  readonly canRetry: boolean;
  /** event, message and class for the log; null if nothing is broken */
  readonly log: { readonly event: string; readonly message: string; readonly failure?: FailureClass } | null;
}

/**
 * The page for something thrown (F8-01, F8-10 to F8-12). If the origin is at fault, `x-failure` says how, so an alarm
 * can tell an outage from a bad link (docs/faults.md).
 */
export function pageAnswer(error: unknown, botClass: BotClass): ErrorAnswer<ErrorPageModel['status']> {
  const message = messageOf(error);
  if (error instanceof Refusal) {
    // The two statuses only calls use have no page of their own.
    const status = error.status === 413 || error.status === 415 ? 400 : error.status;
    // For the other statuses, the page's own text is enough.
    const shown = status === 400 || status === 403 ? error.message : null;
    const help = error instanceof NotListed ? { help: error.help } : {};
    return { status, message: shown, headers: error.headers, canRetry: status === 429, log: null, ...help };
  }
  if (error instanceof LimitReached) return limitAnswer(error);
  if (error instanceof EnvelopeRefused) return notSetUp(error);
  if (error instanceof PageDataError) {
    const event = 'page_data_failed';
    // A 404 would drop the page from the index over a problem that may pass in a minute (F8-05).
    if (botClass === 'search-engine') return trouble(503, event, message, error.failure, ENGINE_RETRY_SECONDS);
    return { ...trouble(404, event, message, error.failure), message: shownMessage(error) };
  }
  if (error instanceof DetailsTimeout) return trouble(408, 'details_timeout', message, error.failure);
  if (error instanceof OriginUnavailable)
    return trouble(503, 'breaker_open', message, error.failure, error.retryAfterSeconds);
  if (isOriginError(error)) return trouble(503, 'origin_failed', message, failureOf(error), RETRY_SECONDS);
  return trouble(500, 'edge_fault', message, null);
}

/** Problem details for a call under /api, with these fields (F8-15). */
export function problemAnswer(error: unknown): ErrorAnswer<number> & { readonly message: string } {
  const message = messageOf(error);
  if (error instanceof Refusal)
    return { status: error.status, message: error.message, headers: error.headers, canRetry: false, log: null };
  if (error instanceof LimitReached) return limitAnswer(error);
  if (error instanceof EnvelopeRefused) return notSetUp(error);
  if (error instanceof OriginUnavailable) {
    const { failure, retryAfterSeconds } = error;
    return { ...trouble(503, 'breaker_open', message, failure, retryAfterSeconds), message: 'Service unavailable' };
  }
  if (error instanceof OriginTimeout)
    return { ...trouble(504, 'origin_failed', message, error.failure), message: 'The origin took too long' };
  if (isOriginError(error))
    return { ...trouble(502, 'origin_failed', message, failureOf(error)), message: 'The origin failed' };
  return { ...trouble(500, 'edge_fault', message, null), message: 'Internal error' };
}

/**
 * One sentence (F8-02). The original message appears only if it is our own, since others may reveal too much (F8-04).
 */
function shownMessage({ cause }: PageDataError): string {
  const { CONVERTED } = PageDataError;
  return cause instanceof KnownError ? `${CONVERTED}: ${cause.message}` : `${CONVERTED}.`;
}

/** Nothing is broken, and a retry before the limit opens again could only fail. */
function limitAnswer({ title, retryAfter, limit, opensAt }: LimitReached) {
  const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter };
  return { status: 429, message: title, headers, limit: { limit, opensAt }, canRetry: false, log: null } as const;
}

/** The operator's mistake; retrying does not fix it. */
function notSetUp({ message }: EnvelopeRefused) {
  const log = { event: 'edge_not_set_up', message };
  return { status: 500, message: NOT_SET_UP, headers: {}, canRetry: false, log } as const;
}

function trouble<Status extends number>(
  status: Status,
  event: string,
  message: string,
  failure: FailureClass | null,
  retryAfterSeconds: number | null = null,
) {
  const headers = {
    ...(failure === null ? {} : { 'x-failure': failure }),
    ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
  };
  const log = { event, message, ...(failure === null ? {} : { failure }) };
  return { status, message: null, headers, canRetry: true, log };
}
