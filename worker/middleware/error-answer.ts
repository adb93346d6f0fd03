import type { ErrorHelp, ErrorPageModel } from '../../client/pages/page-model.ts';
import type { BotClass } from '../../shared/contract/envelope.ts';
import { KnownError, NotListed, PageDataError, Refusal } from '../errors.ts';
import { messageOf } from '../log.ts';
import { DetailsTimeout, isOriginError, OriginTimeout, OriginUnavailable } from '../origin-client/errors.ts';

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
  /** event and sentence for the log; null where nothing is broken */
  readonly log: { readonly event: string; readonly message: string } | null;
}

/** What a page answers when something was thrown (F8-01, F8-10 to F8-12). */
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
  if (error instanceof DetailsTimeout)
    return { ...trouble('details_timeout', message), status: 408, message: null, headers: {} };
  if (error instanceof PageDataError) {
    const log = trouble('page_data_failed', message);
    if (botClass === 'search-engine') {
      // A 404 would take the page out of the index for what may pass in a minute (F8-05).
      return { ...log, status: 503, message: null, headers: retryAfter(ENGINE_RETRY_SECONDS) };
    }
    return { ...log, status: 404, message: shownMessage(error), headers: {} };
  }
  if (error instanceof OriginUnavailable)
    return {
      ...trouble('breaker_open', message),
      status: 503,
      message: null,
      headers: retryAfter(error.retryAfterSeconds),
    };
  if (isOriginError(error))
    return { ...trouble('origin_failed', message), status: 503, message: null, headers: retryAfter(RETRY_SECONDS) };
  return { ...trouble('edge_fault', message), status: 500, message: null, headers: {} };
}

/** What a call under /api answers: problem details with these (F8-15). */
export function problemAnswer(error: unknown): ErrorAnswer<number> & { readonly message: string } {
  const message = messageOf(error);
  if (error instanceof Refusal)
    return { status: error.status, message, headers: error.headers, canRetry: false, log: null };
  if (error instanceof OriginUnavailable)
    return {
      ...trouble('breaker_open', message),
      status: 503,
      message: 'Service unavailable',
      headers: retryAfter(error.retryAfterSeconds),
    };
  if (error instanceof OriginTimeout)
    return { ...trouble('origin_failed', message), status: 504, message: 'The origin took too long', headers: {} };
  if (isOriginError(error))
    return { ...trouble('origin_failed', message), status: 502, message: 'The origin failed', headers: {} };
  return { ...trouble('edge_fault', message), status: 500, message: 'Internal error', headers: {} };
}

/** One sentence (F8-02); the original message only where it is one of our own, as others may say too much (F8-04). */
function shownMessage({ cause }: PageDataError): string {
  const converted = 'Uncaught exception while loading page data, converted to a 404';
  return cause instanceof KnownError ? `${converted}: ${cause.message}` : `${converted}.`;
}

function trouble(event: string, message: string) {
  return { canRetry: true, log: { event, message } };
}

function retryAfter(seconds: number): Record<string, string> {
  return { 'retry-after': String(seconds) };
}
