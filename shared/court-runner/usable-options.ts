import type { CourtRunnerAddressOption, CourtRunnerInfo } from '../contract/court-runner.ts';

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
