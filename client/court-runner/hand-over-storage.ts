import {
  CHECKOUT_KEY_START,
  checkoutKey,
  checkoutKeys,
  chosenProducts,
  type HandOver,
} from '../../shared/court-runner/hand-over.ts';

/**
 * Stores the choice for the purchase page (P7-056), and removes what is stored about any person before. A visitor who
 * blocks session storage chooses again there.
 */
export function storeHandOver(wpId: string, handOver: HandOver): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(CHECKOUT_KEY_START)) sessionStorage.removeItem(key);
    sessionStorage.setItem(checkoutKey(wpId, Date.now()), JSON.stringify(handOver));
  } catch {}
}

/** The products chosen for a person; none if nothing is stored or it is too old (P9-069). */
export function readChosen(wpId: string): readonly string[] {
  try {
    const key = checkoutKeys(wpId, Date.now()).find((name) => sessionStorage.getItem(name) !== null);
    return key === undefined ? [] : chosenProducts(sessionStorage.getItem(key));
  } catch {
    return [];
  }
}
