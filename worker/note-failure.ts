import type { EdgeContext } from './context.ts';
import { logEvent, messageOf } from './log.ts';
import { failureOf, isOriginError } from './origin-client/errors.ts';

/**
 * Logs what a form or a redirect made of a fault of the origin, and has the answer carry its class where it is a 5xx
 * (middleware/failure-header.ts): these answers have pages of their own, which answerError never sees.
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
