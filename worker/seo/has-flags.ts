/** What campaigns and advertisements add to an address: it tells where a reader came from and changes no page. */
const CAMPAIGN_KEY = /^(?:utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid)$/;

/**
 * Whether a query holds anything besides the page of a list and what campaigns add. Such an address is a variant of the page
 * without it, and not for search engines. Pages of people know their flags by name (person-flags.ts).
 */
export function hasFlags(query: URLSearchParams): boolean {
  return [...query.keys()].some((key) => key !== 'page' && !CAMPAIGN_KEY.test(key));
}
