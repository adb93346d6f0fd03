import { formatCount } from '../format/numbers.ts';

/**
 * A button that opens somebody, with what a click costs: 'Show who it is (uses 1 of your 5 lookups)'.
 *
 * @param left lookups left of the plan; null if they are unlimited: it costs nothing then
 */
export function withLookupCost(text: string, left: number | null): string {
  if (left === null) return text;
  return `${text} (${left === 1 ? 'uses your last lookup' : `uses 1 of your ${formatCount(left)} lookups`})`;
}
