/** What counts as one address: an IPv6 subscriber has a whole /64, so all of it is one. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * A network in which one person can have many addresses: an IPv6 /48, which any host rents out, or an IPv4 /24. For
 * counting people who do not know each other, where it does no harm if neighbors count as one.
 */
export function wideNetworkOf(address: string): string {
  const groups = groupsOf(address);
  if (typeof groups !== 'string') return `${groups.slice(0, 3).join(':')}::/48`;
  const parts = groups.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : groups;
}

/** The groups of an IPv6 address, each in its shortest form; an IPv4 address, or anything else, as text. */
function groupsOf(address: string): readonly string[] | string {
  const halves = address.toLowerCase().split('::');
  if (!address.includes(':') || halves.length > 2) return address;
  const [head = [], tail = []] = halves.map((half) => half.split(':').filter((group) => group !== ''));
  // ::ffff:203.0.113.9 is an IPv4 address in disguise.
  const last = tail.at(-1) ?? head.at(-1) ?? '';
  if (last.includes('.')) return last;
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = halves.length === 2 ? [...head, ...zeros, ...tail] : head;
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
