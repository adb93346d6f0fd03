const DAY_MS = 86_400_000;
/** How long logs of browsers are kept, in milliseconds. */
export const LOG_KEPT_MS = 30 * DAY_MS;
/** How long events of pages are kept, in milliseconds. */
export const EVENT_KEPT_MS = 90 * DAY_MS;

/**
 * When an event happened by the browser's clock, in milliseconds since 1970; when it came for a clock that cannot be
 * right. The text itself is not kept: it could say anything.
 */
export function decideHappenedAt(text: string, receivedAt: number): number {
  const at = Date.parse(text);
  return at > receivedAt - DAY_MS && at <= receivedAt ? at : receivedAt;
}
