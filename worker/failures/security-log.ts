import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { sendCountsSoon, unsentOf } from '../metrics/report-counts.ts';
import { logEvent } from './log.ts';

/** What the edge itself refuses; `subject` never comes from the request. */
export type EdgeSecurityEvent =
  | { readonly kind: 'limit-hit'; readonly subject: Extract<keyof EdgeBindings, `LIMIT_${string}`> }
  | { readonly kind: 'cross-site-refused' | 'wrong-host'; readonly subject?: '' };

/**
 * Writes one line to the log, to be found by its tracking id, and a few seconds later adds to the count of its kind in
 * the origin's database, together with other events. Neither says who it was: no name, id, address or network
 * (docs/operation.md).
 */
export function noteSecurity(c: EdgeContext, { kind, subject = '' }: EdgeSecurityEvent): void {
  logEvent(c, 'security', { kind, subject });
  unsentOf(c).security.add(kind, subject);
  sendCountsSoon(c);
}
