/** What the order of an address depends on. */
interface Ordered {
  readonly type: 'full' | 'partial' | 'obfuscated';
  /** of the address page; null where it is not known yet */
  readonly id?: string | null;
  readonly isHistorical: boolean;
}

/** How many of those that are not full come before the full ones. */
const NOT_FULL_FIRST = 2;

/**
 * The order in which addresses are shown: the current home, of several the first (P4-110), and after it up to two that
 * are not full (P4-106), the first full one with an id (P4-107) and the other full ones with an id (P4-108), then full
 * ones whose id is not known, and last the rest of those that are not full (P4-109). Within each of these the order they
 * came in stays.
 */
export function orderAddresses<A extends Ordered>(addresses: readonly A[]): A[] {
  const home = addresses.find(({ isHistorical }) => !isHistorical);
  const notFull = addresses.filter(({ type }) => type !== 'full');
  const full = addresses.filter(({ type }) => type === 'full');
  const ordered = [
    ...notFull.slice(0, NOT_FULL_FIRST),
    ...full.filter(isLinked),
    ...full.filter((address) => !isLinked(address)),
    ...notFull.slice(NOT_FULL_FIRST),
  ];
  return home === undefined ? ordered : [home, ...ordered.filter((address) => address !== home)];
}

/** An address is linked where it has an id: then its page can be opened. */
function isLinked({ id }: Ordered): boolean {
  return id != null;
}
