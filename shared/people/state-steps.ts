const STEPS_MAX = 4;

/**
 * Where the steps of a map of states begin, in ascending order: 1, then up to three of 2, 6, 20, 60, 200, ..., the last
 * at most the largest count. Empty without any count.
 *
 * @param counts people by state
 */
export function stepStarts(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  if (most < 1) return [];
  const round: number[] = [];
  for (let power = 1; power <= most; power *= 10)
    round.push(...[2 * power, 6 * power].filter((value) => value <= most));
  return [1, ...round.slice(1 - STEPS_MAX)];
}

/** Which step a count is in, from 1; 0 for none. */
export function stepOf(count: number, starts: readonly number[]): number {
  return starts.filter((start) => count >= start).length;
}
