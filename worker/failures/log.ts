import { type LogFields, logLine } from '../../shared/log/log-line.ts';
import { redactWords } from '../../shared/log/redact.ts';
import type { EdgeContext } from '../context.ts';
import { EnvelopeRefused, failureOf, isOriginError, OriginFault, OriginProblem } from '../origin-client/errors.ts';
import { KnownError, PageDataError, Refusal } from './errors.ts';

/**
 * Writes one line of JSON to the log, to be found by its tracking id; the edge's only way to it. `fields` must hold no
 * name, id, search term, email address or phone number (docs/metrics.md), so never a page's path or query.
 */
export function logEvent(c: EdgeContext, event: string, fields: LogFields = {}): void {
  write({ event, trackingId: c.get('trackingId'), ...fields });
}

/** The same for work that no request began: a scheduled job. Each run has a `trackingId` of its own. */
export function logJobEvent(trackingId: string, event: string, fields: LogFields = {}): void {
  write({ event, trackingId, ...fields });
}

function write(fields: LogFields): void {
  console.error(logLine(fields));
}

/** Errors whose message is our own text: it names no person, place or id. */
const OWN = [OriginFault, EnvelopeRefused, KnownError, Refusal];

/**
 * The message of whatever was thrown, for the log: our own errors in full; of all others, only words that cannot name
 * anybody (redact.ts), since parsers, networks and libraries quote what they were given.
 */
export function messageOf(error: unknown): string {
  if (error instanceof PageDataError) return `${PageDataError.CONVERTED}: ${messageOf(error.cause)}`;
  // An origin words its titles itself.
  if (error instanceof OriginProblem) return `${error.call}: ${error.status} ${redactWords(error.title)}`;
  if (OWN.some((kind) => error instanceof kind)) return ownMessageOf(error);
  return redactWords(ownMessageOf(error));
}

/** The message of an error in full, for text that only we have written. */
export function ownMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Logs how a form or a redirect handled an origin fault, and passes its class on to the response if that is a 5xx
 * (middleware/error-headers.ts). These responses have their own pages, which answerError never sees.
 */
export function noteFailure(c: EdgeContext, event: string, error: unknown, fields: LogFields = {}): void {
  const failure = isOriginError(error) ? failureOf(error) : undefined;
  if (failure !== undefined) c.set('failure', failure);
  logEvent(c, event, { ...fields, message: messageOf(error), failure });
}
