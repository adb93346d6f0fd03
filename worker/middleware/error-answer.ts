import type { ErrorHelp, ErrorPageModel } from '../../client/pages/page-model.ts';
import type { BotClass } from '../../shared/contract/transport/envelope.ts';
import { KnownError, NOT_SET_UP, NotListed, PageDataError, Refusal } from '../failures/errors.ts';
import { messageOf } from '../failures/log.ts';
import {
  DetailsTimeout,
  EnvelopeRefused,
  type FailureClass,
  failureOf,
  isOriginError,
  OriginTimeout,
  OriginUnavailable,
} from '../origin-client/errors.ts';

/** Seconds after which a crawler should come back while pages cannot be loaded. */
const ENGINE_RETRY_SECONDS = 120;
/** Seconds after which a person may try again what the origin could not do. */
const RETRY_SECONDS = 10;

export interface ErrorAnswer<Status extends number> {
  readonly status: Status;
  /** one of our own sentences; null where there is none to show */
  readonly message: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** of a list that does not have what was asked for */
  readonly help?: ErrorHelp;
  /** whether asking again can help */
  readonly canRetry: boolean;
  /** event, sentence and class for the log; null where nothing is broken */
  readonly log: { readonly event: string; readonly message: string; readonly failure?: FailureClass } | null;
}

/**
 * What a page answers when something was thrown (F8-01, F8-10 to F8-12). Where the origin is at fault `x-failure` says how, so
 * that an alarm can tell an outage from a wrong link (docs/faults.md).
 */
export function pageAnswer(error: unknown, botClass: BotClass): ErrorAnswer<ErrorPageModel['status']> {
  const message = messageOf(error);
  if (error instanceof Refusal) {
    // The two statuses that are for calls only have no page of their own.
    const status = error.status === 413 || error.status === 415 ? 400 : error.status;
    // The page's own words say all there is to say about the others.
    const shown = status === 400 || status === 403 ? message : null;
    const help = error instanceof NotListed ? { help: error.help } : {};
    return { status, message: shown, headers: error.headers, canRetry: status === 429, log: null, ...help };
  }
  if (error instanceof EnvelopeRefused) return notSetUp(error);
  if (error instanceof PageDataError) {
    const event = 'page_data_failed';
    // A 404 would take the page out of the index for what may pass in a minute (F8-05).
    if (botClass === 'search-engine') return trouble(503, event, message, error.failure, ENGINE_RETRY_SECONDS);
    return { ...trouble(404, event, message, error.failure), message: shownMessage(error) };
  }
  if (error instanceof DetailsTimeout) return trouble(408, 'details_timeout', message, error.failure);
  if (error instanceof OriginUnavailable)
    return trouble(503, 'breaker_open', message, error.failure, error.retryAfterSeconds);
  if (isOriginError(error)) return trouble(503, 'origin_failed', message, failureOf(error), RETRY_SECONDS);
  return trouble(500, 'edge_fault', message, null);
}

/** What a call under /api answers: problem details with these (F8-15). */
export function problemAnswer(error: unknown): ErrorAnswer<number> & { readonly message: string } {
  const message = messageOf(error);
  if (error instanceof Refusal)
    return { status: error.status, message, headers: error.headers, canRetry: false, log: null };
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

/** One sentence (F8-02); the original message only where it is one of our own, as others may say too much (F8-04). */
function shownMessage({ cause }: PageDataError): string {
  const converted = 'Uncaught exception while loading page data, converted to a 404';
  return cause instanceof KnownError ? `${converted}: ${cause.message}` : `${converted}.`;
}

/** The operator's fault, which trying again does not mend. */
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
