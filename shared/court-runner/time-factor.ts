const MINUTE_MS = 60_000;

/**
 * How many whole periods of that many minutes fit into a time, milliseconds since 1970 (P9-069). It is the same for a
 * period and then another: what is kept under it is not found any more after that.
 */
export function timeFactor(now: number, periodMinutes: number): number {
  return Math.floor(now / (periodMinutes * MINUTE_MS));
}
