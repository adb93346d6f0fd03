import type { CourtRunnerAddressOption, CourtRunnerInfo } from '../contract/court-runner.ts';

/**
 * What the form hands over to the purchase page (P7-056). The page takes from it only which products were chosen: their
 * prices and counties are the origin's (P7-059).
 */
export interface HandOver {
  readonly products: readonly Pick<CourtRunnerAddressOption, 'productId' | 'price' | 'countyName' | 'stateCode'>[];
  readonly baseProduct: CourtRunnerInfo['baseProduct'];
}

const CHECKOUT_KEY = 'court-runner-checkout';
/** How long a hand-over counts: to the end of this period and of the next (P9-069), in minutes. */
const PERIOD_MINUTES = 60;
/** More counties than anybody lived in are no hand-over of ours. */
const PRODUCTS_MAX = 100;

/** What every key of the session storage that holds a hand-over begins with. */
export const CHECKOUT_KEY_START = `${CHECKOUT_KEY}/`;

/** Where a hand-over about a person is kept now. */
export function checkoutKey(wpId: string, now: number): string {
  return keyOf(wpId, timeFactor(now, PERIOD_MINUTES));
}

/** Where one may be that still counts, the latest first: an hour may end between form and purchase. */
export function checkoutKeys(wpId: string, now: number): readonly string[] {
  const factor = timeFactor(now, PERIOD_MINUTES);
  return [keyOf(wpId, factor), keyOf(wpId, factor - 1)];
}

function keyOf(wpId: string, factor: number): string {
  return `${CHECKOUT_KEY_START}${wpId}/${factor}`;
}

/** The products that were chosen, from what the storage holds; none where it is no hand-over. Nothing else of it counts. */
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
 * How many whole periods of that many minutes fit into a time, milliseconds since 1970 (P9-069). It is the same for a
 * period and then another: what is kept under it is not found any more after that.
 */
export function timeFactor(now: number, periodMinutes: number): number {
  return Math.floor(now / (periodMinutes * MINUTE_MS));
}
