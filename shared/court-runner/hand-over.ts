import type { CourtRunnerAddressOption, CourtRunnerInfo } from '../contract/court-runner.ts';

/**
 * What the form passes to the purchase page (P7-056). The page uses only the chosen products: prices and counties come
 * from the origin (P7-059).
 */
export interface HandOver {
  readonly products: readonly Pick<CourtRunnerAddressOption, 'productId' | 'price' | 'countyName' | 'stateCode'>[];
  readonly baseProduct: CourtRunnerInfo['baseProduct'];
}

const CHECKOUT_KEY = 'court-runner-checkout';
/** How long the data is valid: until the end of the current period and the next one (P9-069), in minutes. */
const PERIOD_MINUTES = 60;
/** Nobody has lived in more counties than this, so a longer list is not ours. */
const PRODUCTS_MAX = 100;

/** The prefix of the session storage keys with this data. */
export const CHECKOUT_KEY_START = `${CHECKOUT_KEY}/`;

/** The storage key for a person now. */
export function checkoutKey(wpId: string, now: number): string {
  return keyOf(wpId, timeFactor(now, PERIOD_MINUTES));
}

/** The storage keys that may have valid data, the latest first: an hour may end between form and purchase. */
export function checkoutKeys(wpId: string, now: number): readonly string[] {
  const factor = timeFactor(now, PERIOD_MINUTES);
  return [keyOf(wpId, factor), keyOf(wpId, factor - 1)];
}

function keyOf(wpId: string, factor: number): string {
  return `${CHECKOUT_KEY_START}${wpId}/${factor}`;
}

/** The chosen products in the stored data; empty if it is invalid. Nothing else in it is used. */
export function chosenProducts(stored: string | null): readonly string[] {
  try {
    const { products } = JSON.parse(stored ?? 'null') as { products: unknown };
    if (!Array.isArray(products) || products.length > PRODUCTS_MAX) return [];
    return products.flatMap((product: unknown) => {
      const id = (product as { productId?: unknown } | null)?.productId;
      return typeof id === 'string' ? [id] : [];
    });
  } catch {
    return [];
  }
}

const MINUTE_MS = 60_000;

/**
 * How many whole periods of this many minutes fit into a time, in milliseconds since 1970 (P9-069). It is the same for
 * the length of a period; data stored under it is no longer found after the next one.
 */
export function timeFactor(now: number, periodMinutes: number): number {
  return Math.floor(now / (periodMinutes * MINUTE_MS));
}
