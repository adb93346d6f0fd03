import type { ErrorHelp } from '../../client/pages/error/error-model.ts';
import {
  DetailsTimeout,
  EnvelopeRefused,
  type FailureClass,
  failureOf,
  isOriginError,
  LimitReached,
  OriginUnavailable,
} from '../origin-client/errors.ts';

/** What a misconfigured site says. */
export const NOT_SET_UP = 'This site is not set up yet.';

/** Statuses with which the edge itself refuses a request. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 429;

/** The edge refuses a request; nothing is broken, so it is not logged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly headers: Readonly<Record<string, string>>;

  /** `message` is our own text and may be shown. */
  constructor(status: RefusalStatus, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** 404 for something a list does not have; the page says so and links to what it does have. */
export class NotListed extends Refusal {
  readonly help: ErrorHelp;

  constructor(help: ErrorHelp) {
    super(404, help.title);
    this.help = help;
  }
}

/** A message from the error catalog (P8-012), safe to show on a page. */
export abstract class KnownError extends Error {}

/** The route has no id (P2-006, P8-009). */
export class MissingIdParam extends KnownError {
  override readonly name = 'MissingIdParam';
  constructor() {
    super('missing id path param!');
  }
}

/** The response has no such person (P8-010). */
export class MissingPersonInfo extends KnownError {
  override readonly name = 'MissingPersonInfo';
  constructor() {
    super('Missing person info');
  }
}

/** Smartcheck knows nobody with this id (P8-011). */
export class NoMatchingId extends KnownError {
  override readonly name = 'NoMatchingId';
  constructor() {
    super('no matching wpId');
  }
}

/** Page data could not be loaded; the page becomes a 404 (F8-01, P8-003). `cause` is what went wrong (F8-03). */
export class PageDataError extends Error {
  static readonly CONVERTED = 'Uncaught exception while loading page data, converted to a 404';
  override readonly name = 'PageDataError';
  /** null if nothing failed: the URL belongs to nobody. Anything outside the other classes is an unusable response. */
  readonly failure: FailureClass | null;

  constructor(cause: unknown) {
    const original = cause instanceof Error ? cause.message : String(cause);
    super(`${PageDataError.CONVERTED}: ${original}`, { cause });
    if (cause instanceof MissingIdParam || cause instanceof NoMatchingId) this.failure = null;
    else this.failure = isOriginError(cause) ? failureOf(cause) : 'bad-answer';
  }
}

const WITH_OWN_RESPONSE = [Refusal, LimitReached, DetailsTimeout, OriginUnavailable, EnvelopeRefused];

/**
 * Runs the loader of a page's data. Errors become a PageDataError, except those with their own response: a refusal or a
 * daily limit (429), a details timeout (408), an open breaker (503) and a refused envelope (500).
 */
export async function loadPageData<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (WITH_OWN_RESPONSE.some((kind) => error instanceof kind)) throw error;
    throw new PageDataError(error);
  }
}
