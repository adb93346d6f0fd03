import { CHECKOUT_ID, CheckoutOfferForm } from '../checkout/CheckoutOfferForm.tsx';
import type { IslandContent } from './hydrate-islands.tsx';
import type { CheckoutBrowserModel } from './islands-model.ts';

/** The checkout form; none if there is nothing to buy. */
export function checkoutIslands({ checkout, options }: CheckoutBrowserModel): readonly IslandContent[] {
  if (checkout === null || options.length === 0) return [];
  const content = <CheckoutOfferForm checkout={checkout} options={options} served={null} />;
  return [{ id: CHECKOUT_ID, content }];
}
