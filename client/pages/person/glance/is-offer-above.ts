import type { PersonPageModel } from '../../page-model.ts';

/** Whether the call to action of the report stands above the two cards, and not in its card (P6-054). */
export function isOfferAbove({ experiments, counts }: PersonPageModel): boolean {
  return experiments.SUBHEADER_CTA_PLACEMENT === 1 && counts !== null;
}
