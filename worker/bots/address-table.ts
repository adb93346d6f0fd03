import { type IpAddress, type IpPrefix, parseIpAddress } from './ip-address.ts';

interface Span {
  readonly first: bigint;
  readonly last: bigint;
}

/** Which addresses a list of prefixes covers. Looking one up takes as many steps as the list's length has bits. */
export class AddressTable {
  readonly #spans: Readonly<Record<4 | 6, readonly Span[]>>;

  constructor(prefixes: readonly IpPrefix[]) {
    this.#spans = { 4: spansOf(prefixes, 4), 6: spansOf(prefixes, 6) };
  }

  /** Whether this text is one address, and that is covered. */
  has(address: string): boolean {
    const parsed = parseIpAddress(address);
    return parsed !== null && this.#covers(parsed);
  }

  #covers({ version, value }: IpAddress): boolean {
    const spans = this.#spans[version];
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.last ?? 0n) < value) low = middle + 1;
      else high = middle;
    }
    const span = spans[low];
    return span !== undefined && span.first <= value;
  }
}

/** In order, and without overlaps. */
function spansOf(prefixes: readonly IpPrefix[], version: 4 | 6): readonly Span[] {
  const sorted = prefixes
    .filter((prefix) => prefix.version === version)
    .toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  const spans: { first: bigint; last: bigint }[] = [];
  for (const { first, last } of sorted) {
    const before = spans.at(-1);
    if (before === undefined || before.last < first) spans.push({ first, last });
    else if (before.last < last) before.last = last;
  }
  return spans;
}
