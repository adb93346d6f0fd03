import type { CourtRunnerAddressOption, CourtRunnerInfo } from '../contract/court-runner.ts';

/**
 * What the form passes to the purchase page (P7-056). The page uses only the chosen products: prices and counties come
 * from the origin (P7-059).
 */
export interface HandOver {
  readonly products: readonly Pick<CourtRunnerAddressOption, 'productId' | 'price' | 'countyName' | 'stateCode'>[];
  readonly baseProduct: CourtRunnerInfo['baseProduct'];
  /** products that the visitor wants searched although the person left that county long ago */
  readonly confirmed: readonly string[];
}

/** The products ticked in a form, and those confirmed as well. */
export interface ChosenCounties {
  readonly chosen: readonly string[];
  readonly confirmed: readonly string[];
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

/** What the stored data says was ticked; nothing if it is invalid. Nothing else in it is used. */
export function readHandOver(stored: string | null): ChosenCounties {
  try {
    const { products, confirmed } = JSON.parse(stored ?? 'null') as { products: unknown; confirmed: unknown };
    const chosen = listOf(products).map((product) => (product as { productId?: unknown } | null)?.productId);
    return { chosen: chosen.filter(isText), confirmed: listOf(confirmed).filter(isText) };
  } catch {
    return { chosen: [], confirmed: [] };
  }
}

function listOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) && stored.length <= PRODUCTS_MAX ? stored : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const MINUTE_MS = 60_000;

/**
 * How many whole periods of this many minutes fit into a time, in milliseconds since 1970 (P9-069). It is the same for
 * the length of a period; data stored under it is no longer found after the next one.
 */
export function timeFactor(now: number, periodMinutes: number): number {
  return Math.floor(now / (periodMinutes * MINUTE_MS));
}
