import { isIpHost } from '../../../shared/urls/ip-host.ts';

/** What passkeys of this site belong to. */
export interface RelyingParty {
  /** the site's host: 'www.example.com' */
  readonly id: string;
  /** the only origin whose pages may use them: 'https://www.example.com' */
  readonly origin: string;
}

/** The site that passkeys belong to; null for a site that has none: without a URL, or at an IP address. */
export function readRelyingParty(siteUrl: string): RelyingParty | null {
  const { hostname: id, origin } = URL.parse(siteUrl) ?? {};
  return id === undefined || origin === undefined || isIpHost(id) ? null : { id, origin };
}
