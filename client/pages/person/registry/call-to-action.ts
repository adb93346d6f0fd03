import type { CallToAction } from '../../../../shared/contract/person/page-definition.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import type { PersonPageCore } from '../browser-model.ts';

/** The registry's entry for a slot, known or not; null without one. */
export function callToActionOf(
  { headerComponent, callsToAction }: PersonPageCore['details']['pageDefinition'],
  slot: Slot,
): CallToAction | null {
  return slot === 'header' ? headerComponent : (callsToAction[slot] ?? null);
}
