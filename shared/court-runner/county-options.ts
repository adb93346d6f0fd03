import type { CourtRunnerAddressOption, CourtRunnerInfo } from '../contract/court-runner.ts';
import { formatPrice } from '../copy/format/dollars.ts';

/** A county that a form can show: the year somebody came there is known. */
export type UsableOption = CourtRunnerAddressOption & { readonly moveInYear: number };

/**
 * The counties that can be asked for: all of fips, years, product, price, county and state (P5-020). Without a year of
 * moving out they live there still, or nobody knows when they left; without one of moving in the county is left out, and
 * so is everything where the product that each county is charged by is not for sale.
 */
export function usableOptions({ addresses, baseProduct }: CourtRunnerInfo): UsableOption[] {
  return baseProduct === null ? [] : addresses.filter(isUsable);
}

function isUsable(option: CourtRunnerAddressOption): option is UsableOption {
  const texts = [option.fips, option.productId, option.countyName, option.stateCode];
  return (
    option.moveInYear !== null &&
    Number.isFinite(option.price) &&
    option.price >= 0 &&
    texts.every((text) => text.trim() !== '')
  );
}

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
