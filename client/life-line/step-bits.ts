import { STEPS } from '../../shared/people/life-line/lane-model.ts';

/**
 * A place on the axis as a sum of powers of two: '128 4 1' for 133. Pages have no inline styles, so the style sheet adds
 * up what these attributes name (DatedLanes.module.css).
 */
export function stepBits(steps: number): string {
  if (!Number.isInteger(steps) || steps < 0 || steps > STEPS) throw new RangeError(`${steps} is not on the axis`);
  const bits: number[] = [];
  for (let bit = 128; bit >= 1; bit /= 2) if ((steps & bit) !== 0) bits.push(bit);
  return bits.join(' ');
}
