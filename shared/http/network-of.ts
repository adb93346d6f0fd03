/** What counts as one address: an IPv6 subscriber has a whole /64, so all of it counts as one. */
export function networkOf(address: string): string {
  const halves = address.toLowerCase().split('::');
  if (!address.includes(':') || halves.length > 2) return address;
  const [head = [], tail = []] = halves.map((half) => half.split(':').filter((group) => group !== ''));
  // ::ffff:203.0.113.9 is an IPv4 address in other clothes.
  const last = tail.at(-1) ?? head.at(-1) ?? '';
  if (last.includes('.')) return last;
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = halves.length === 2 ? [...head, ...zeros, ...tail] : head;
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}

/**
 * The neighbourhood of an address, which one party may have all of: the /24 of an IPv4 address, the /48 of an IPv6 one. What
 * is no address is its own neighbourhood.
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  if (network.endsWith('::/64')) return `${network.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`;
  return /^\d+(?:\.\d+){3}$/.test(network) ? `${network.slice(0, network.lastIndexOf('.'))}.0/24` : network;
}
