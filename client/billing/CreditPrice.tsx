import { PriceText } from '../ui/action/PriceText.tsx';

/** The `aria-describedby` of a link to where credits are sold; undefined if their price is not known. */
export const creditPriceId = (price: string | undefined) => (price === undefined ? undefined : 'price-credit');

/** What one credit costs, beside the link to where they are sold. */
export function CreditPrice({ price }: { price: string | undefined }) {
  const id = creditPriceId(price);
  return price === undefined || id === undefined ? null : <PriceText id={id} whole={price} />;
}
