import { formatPrice } from '../copy/format/dollars.ts';

const CENTS = 100;

/** A fee in dollars, which may be none. */
interface Priced {
  readonly price: number;
}

/** What asking in these counties costs, in dollars: the base price and the fee, for each of them. */
export function requestTotal(regularPrice: number, counties: readonly Priced[]): number {
  // In cents: fractions of a dollar do not add up.
  const base = Math.round(regularPrice * CENTS);
  return counties.reduce((cents, { price }) => cents + base + Math.round(price * CENTS), 0) / CENTS;
}

/** '$34.95 + $12.00' (P9-063), or '$34.95, no court runner fee' where the courthouse takes none (P9-064). Dollars. */
export function priceLabel(regularPrice: number, fee: number): string {
  const base = formatPrice(regularPrice);
  return fee === 0 ? `${base}, no court runner fee` : `${base} + ${formatPrice(fee)}`;
}
