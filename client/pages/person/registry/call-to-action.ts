import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import type { PersonPageCore, PricedCall } from '../browser-model.ts';

/** The registry's entry for a slot, known or not; null without one. */
export function callToActionOf(
  { headerComponent, callsToAction }: PersonPageCore['details']['pageDefinition'],
  slot: Slot,
): PricedCall | null {
  return slot === 'header' ? headerComponent : (callsToAction[slot] ?? null);
}
