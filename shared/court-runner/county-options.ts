import type { CourtRunnerAddressOption, CourtRunnerInfo } from '../contract/court-runner.ts';
import { formatPrice } from '../copy/format/dollars.ts';

/** A county that a form can show: the move-in year is known. */
export type UsableOption = CourtRunnerAddressOption & { readonly moveInYear: number };

/** The part of a page's Court Runner that says what can be requested. */
export type RunnerOffer = Pick<CourtRunnerInfo, 'addresses' | 'baseProduct'>;

/**
 * The counties that can be requested, which have fips, years, product, price, county and state (P5-020). Without a
 * move-out year, the person still lives there, or nobody knows when they left. Without a move-in year, the county is
 * left out. There are none at all if the base product, which is charged for each county, is not for sale.
 */
export function usableOptions({ addresses, baseProduct }: RunnerOffer): UsableOption[] {
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

/** Whether a county can be ordered: this viewer has no runner out there, and none came back lately. `now` in ms since 1970. */
export function isForSale({ held }: Pick<CourtRunnerAddressOption, 'held'>, now: number): boolean {
  return held === undefined || (held.againAt !== null && held.againAt <= now);
}

/** How long courts keep records, in years (P9-060). */
export const COURTS_KEEP_YEARS = 7;

/**
 * How many years ago somebody left a county for good, if that is longer than its court keeps records; otherwise null, as
 * for somebody who still lives there or left in an unknown year. Years of the calendar, `now` in ms since 1970.
 */
export function yearsGone({ moveOutYear }: Pick<CourtRunnerAddressOption, 'moveOutYear'>, now: number): number | null {
  if (moveOutYear === null) return null;
  const years = new Date(now).getUTCFullYear() - moveOutYear;
  return years > COURTS_KEEP_YEARS ? years : null;
}

/** The counties of a request that were left so long ago that the buyer must confirm them, and has not. */
export function listUnconfirmed(
  counties: readonly UsableOption[],
  confirmed: readonly string[],
  now: number,
): readonly UsableOption[] {
  return counties.filter((county) => yearsGone(county, now) !== null && !confirmed.includes(county.productId));
}

const CENTS = 100;

/** A fee in dollars, which may be 0. */
interface Priced {
  readonly price: number;
}

/** The price of a request for these counties, in dollars: the base price plus the fee, for each county. */
export function requestTotal(regularPrice: number, counties: readonly Priced[]): number {
  // In cents, because fractions of a dollar do not add up exactly.
  const base = Math.round(regularPrice * CENTS);
  return counties.reduce((cents, { price }) => cents + base + Math.round(price * CENTS), 0) / CENTS;
}

/** '$34.95 + $12.00' (P9-063), or '$34.95, no court runner fee' if the courthouse charges none (P9-064). Dollars. */
export function priceLabel(regularPrice: number, fee: number): string {
  const base = formatPrice(regularPrice);
  return fee === 0 ? `${base}, no court runner fee` : `${base} + ${formatPrice(fee)}`;
}

/** The same with what both come to: '$34.95 + $12.00 = $46.95'. Without a fee there is nothing to add up. Dollars. */
export function sumLabel(regularPrice: number, fee: number): string {
  const label = priceLabel(regularPrice, fee);
  return fee === 0 ? label : `${label} = ${formatPrice(requestTotal(regularPrice, [{ price: fee }]))}`;
}
