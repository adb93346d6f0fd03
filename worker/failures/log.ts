import type { EdgeContext } from '../context.ts';
import { failureOf, isOriginError } from '../origin-client/errors.ts';

/**
 * Writes one line of JSON to the log, to be found by its tracking id. `fields` must hold no name, id, search term,
 * email address or phone number (docs/decisions.md), so never a page's path or query.
 */
export function logEvent(c: EdgeContext, event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  console.error(JSON.stringify({ event, trackingId: c.get('trackingId'), ...fields }));
}

/** The message of an error, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Logs how a form or a redirect handled an origin fault, and passes its class on to the response if that is a 5xx
 * (middleware/error-headers.ts). These responses have their own pages, which answerError never sees.
 */
export function noteFailure(
  c: EdgeContext,
  event: string,
  error: unknown,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const failure = isOriginError(error) ? failureOf(error) : undefined;
  if (failure !== undefined) c.set('failure', failure);
  logEvent(c, event, { ...fields, message: messageOf(error), failure });
}
