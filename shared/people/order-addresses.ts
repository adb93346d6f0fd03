/** What an address's position depends on. */
interface Ordered {
  readonly type: 'full' | 'partial' | 'obfuscated';
  /** of the address page; null if not known yet */
  readonly id?: string | null;
  readonly isHistorical: boolean;
}

/** How many addresses that are not full come before the full ones. */
const NOT_FULL_FIRST = 2;

/**
 * The order in which addresses are shown: the current home (the first one if there are several) (P4-110), up to two
 * addresses that are not full (P4-106), the full ones with an id (P4-107, P4-108), the full ones without a known id,
 * and the remaining ones that are not full (P4-109). Within each group the original order stays.
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

/** An address with an id is linked, because its page can be opened. */
function isLinked({ id }: Ordered): boolean {
  return id != null;
}
