import type { EdgeContext } from '../context.ts';
import { failureOf, isOriginError } from '../origin-client/errors.ts';

/**
 * One line of JSON in the log, found again by its tracking id. `fields` must hold no name, id, search term, e-mail
 * address or phone number (docs/decisions.md), so never a path or query of a page.
 */
export function logEvent(c: EdgeContext, event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  console.error(JSON.stringify({ event, trackingId: c.var.trackingId, ...fields }));
}

/** The sentence of a fault, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Logs what a form or a redirect made of a fault of the origin, and has the answer carry its class where it is a 5xx
 * (middleware/error-headers.ts): these answers have pages of their own, which answerError never sees.
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
