import { CHECKOUT_ID, CheckoutOfferForm } from '../checkout/CheckoutOfferForm.tsx';
import type { IslandContent } from './hydrate-islands.tsx';
import type { CheckoutPageModel } from './islands-model.ts';

/** The checkout form; none if there is nothing to buy. */
export function checkoutIslands(page: CheckoutPageModel): readonly IslandContent[] {
  const options = page.kind === 'checkout-property' ? [page.option].filter((option) => option !== null) : page.options;
  const { checkout } = page;
  if (checkout === null || options.length === 0) return [];
  const content = (
    <CheckoutOfferForm checkout={checkout} options={options}>
      {null}
    </CheckoutOfferForm>
  );
  return [{ id: CHECKOUT_ID, content }];
}
