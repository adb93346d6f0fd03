/**
 * The bounds of the buckets in which times are counted, in milliseconds; one more bucket holds what took longer than the
 * last. Sums of counts can be added up over isolates and minutes, which percentiles cannot.
 */
export const LATENCY_BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000] as const;
export const LATENCY_BUCKETS = LATENCY_BOUNDS.length + 1;

/** Which bucket a time belongs to; `ms` in milliseconds. */
export function bucketOf(ms: number): number {
  const at = LATENCY_BOUNDS.findIndex((bound) => ms <= bound);
  return at === -1 ? LATENCY_BOUNDS.length : at;
}

/**
 * About how long the given share of requests took at most, in milliseconds: between the bounds of its bucket, in
 * proportion. Beyond the last bound nothing is known, so it is that bound.
 *
 * @param counts of requests, by bucket
 * @param share from 0 to 1: 0.95 for the 95th percentile
 * @returns null if nothing was counted
 */
export function percentileOf(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = share * total;
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    const from = bucket === 0 ? 0 : (LATENCY_BOUNDS[bucket - 1] ?? 0);
    const to = LATENCY_BOUNDS[bucket];
    if (to === undefined) return from;
    if (count > 0 && below + count >= wanted) return from + ((to - from) * Math.max(0, wanted - below)) / count;
    below += count;
  }
  return LATENCY_BOUNDS.at(-1) ?? null;
}
