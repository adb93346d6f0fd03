import type { EdgeContext } from './context.ts';

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
