import {
  CHECKOUT_KEY_START,
  checkoutKey,
  checkoutKeys,
  chosenProducts,
  type HandOver,
} from '../../shared/court-runner/hand-over.ts';

/**
 * Keeps what was chosen for the purchase page (P7-056), and drops what is kept of any person before. Whoever blocks the
 * session storage chooses again there.
 */
export function storeHandOver(wpId: string, handOver: HandOver): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(CHECKOUT_KEY_START)) sessionStorage.removeItem(key);
    sessionStorage.setItem(checkoutKey(wpId, Date.now()), JSON.stringify(handOver));
  } catch {}
}

/** The products that were chosen for a person; none where nothing is kept, or not since long enough (P9-069). */
export function readChosen(wpId: string): readonly string[] {
  try {
    const key = checkoutKeys(wpId, Date.now()).find((name) => sessionStorage.getItem(name) !== null);
    return key === undefined ? [] : chosenProducts(sessionStorage.getItem(key));
  } catch {
    return [];
  }
}
