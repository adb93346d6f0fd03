/** What campaigns and advertisements add to an address: it tells where a reader came from and changes no page. */
const CAMPAIGN_KEY = /^(?:utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid)$/;

/**
 * Whether a query holds anything besides the page of a list, what campaigns add and the empty fields of a form. Such an address
 * is a variant of the page without it, and not for search engines. Pages of people know their flags by name (person-flags.ts).
 */
export function hasFlags(query: URLSearchParams): boolean {
  return [...query].some(([key, value]) => value !== '' && key !== 'page' && !CAMPAIGN_KEY.test(key));
}
