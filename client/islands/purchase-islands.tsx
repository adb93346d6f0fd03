import { PURCHASE_ID, PurchaseCourtRunnerForm } from '../pages/purchase-court-runner/PurchaseCourtRunnerForm.tsx';
import type { PurchaseCourtRunnerPageModel } from '../pages/purchase-court-runner/purchase-court-runner-model.ts';
import type { IslandContent } from './hydrate-islands.tsx';

/** The form that buys a Court Runner request; none if there is nothing to buy. */
export function purchaseIslands(page: PurchaseCourtRunnerPageModel): readonly IslandContent[] {
  const { checkout, baseProduct } = page;
  if (checkout === null || baseProduct === null) return [];
  const content = <PurchaseCourtRunnerForm page={page} baseProduct={baseProduct} checkout={checkout} served={null} />;
  return [{ id: PURCHASE_ID, content }];
}
