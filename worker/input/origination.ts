import type { Envelope } from '../../shared/contract/transport/envelope.ts';

/** What led to a request, from headers that no page can forge for a visitor's browser (Fetch Metadata, Referer). */
export type Origination = Pick<Envelope, 'isDocument' | 'isOwnNavigation' | 'isFromEngine'>;

/** What a request's headers say about where it came from, and what for. */
export function originationOf(headers: Headers): Origination {
  const destination = headers.get('sec-fetch-dest');
  return {
    isDocument: destination === null || destination === 'document',
    isOwnNavigation: headers.get('sec-fetch-site') === 'same-origin',
    isFromEngine: isSearchEngine(headers.get('referer')),
  };
}

/** Google's own domains end in a country's code, alone or after 'co.' or 'com.'. */
const GOOGLE = /^(?:www\.)?google\.(?:com|cat|(?:com\.|co\.)?[a-z]{2})$/;
const BING = /^(?:www\.|[a-z]{2}\.)?bing\.com$/;
const YAHOO = /^(?:[a-z0-9-]+\.){0,3}yahoo\.(?:com|co\.jp|co\.uk)$/;

/** Whether a referrer's host is exactly one of Google, Bing or Yahoo (P4-057, P6-041). */
function isSearchEngine(referrer: string | null): boolean {
  const host = referrer === null ? null : URL.parse(referrer)?.hostname;
  return host != null && [GOOGLE, BING, YAHOO].some((engine) => engine.test(host));
}
