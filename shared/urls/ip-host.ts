const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/**
 * Whether a URL's hostname is an IP address and not a name: URLs write IPv4 in four decimal parts and IPv6 in brackets.
 * Passkeys belong to a name, so a site at an address has none.
 */
export function isIpHost(hostname: string): boolean {
  return hostname.startsWith('[') || IPV4.test(hostname);
}
