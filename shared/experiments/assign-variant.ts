import type { ExperimentName } from './experiments.ts';
import { hashText } from './hash-text.ts';

/**
 * The variant that a visitor gets, always the same one while the weights stay as they are. Visitors fall on the variants
 * as the weights say, and in each experiment anew: who has variant 1 of one is as likely as others to have 1 of another.
 *
 * @param weights from variant 0 on, in any unit, at least one of them above 0
 */
export function assignVariant(visitorId: string, name: ExperimentName, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = hashText(`${name}:${visitorId}`) * total;
  for (const [variant, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return variant;
  }
  return 0;
}
