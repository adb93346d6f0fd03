import type { Product } from '../../../shared/contract/billing.ts';
import { findSold, type Sold } from '../../../shared/funnels/decide-sold.ts';

/** A product of the catalogue, its price in dollars, and whether new buyers may have it. */
export interface CatalogueProduct extends Product {
  readonly isSold: boolean;
}

/**
 * The product that is sold where an offer leads; null if it is not for sale.
 *
 * @param planName the viewer's own plan, which may no longer be for sale
 */
export function findProduct(
  products: readonly CatalogueProduct[],
  sold: Sold,
  planName: string | null,
): CatalogueProduct | null {
  if (sold === 'own-plan')
    return products.find(({ productId, productName }) => productId === planName || productName === planName) ?? null;
  return findSold(
    products.filter(({ isSold }) => isSold),
    sold,
  );
}
