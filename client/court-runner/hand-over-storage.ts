import {
  CHECKOUT_KEY_START,
  type ChosenCounties,
  checkoutKey,
  checkoutKeys,
  type HandOver,
  readHandOver,
} from '../../shared/court-runner/hand-over.ts';

/** What a form sells: its counties, and what each costs besides its fee. */
interface Offer {
  readonly options: HandOver['products'];
  readonly baseProduct: HandOver['baseProduct'];
}

/**
 * Stores the choice for the purchase page (P7-056), and removes what is stored about any person before. A visitor who
 * blocks session storage chooses again there.
 */
export function storeHandOver(
  wpId: string,
  { options, baseProduct }: Offer,
  { chosen, confirmed }: ChosenCounties,
): void {
  const bought = options.filter(({ productId }) => chosen.includes(productId));
  const products = bought.map(({ productId, price, countyName, stateCode }) => ({
    productId,
    price,
    countyName,
    stateCode,
  }));
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(CHECKOUT_KEY_START)) sessionStorage.removeItem(key);
    const handOver: HandOver = { products, baseProduct, confirmed };
    sessionStorage.setItem(checkoutKey(wpId, Date.now()), JSON.stringify(handOver));
  } catch {}
}

/** What was ticked for a person; nothing if nothing is stored or it is too old (P9-069). */
export function readStored(wpId: string): ChosenCounties {
  try {
    const key = checkoutKeys(wpId, Date.now()).find((name) => sessionStorage.getItem(name) !== null);
    return readHandOver(key === undefined ? null : sessionStorage.getItem(key));
  } catch {
    return readHandOver(null);
  }
}
