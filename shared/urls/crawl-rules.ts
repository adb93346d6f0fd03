/**
 * Paths that robots.txt closes: calls, payment and accounts. Nothing there is worth a crawler's time, and what belongs to
 * one account is behind its log-in.
 */
export const CLOSED_TO_CRAWLERS: readonly string[] = ['/api', '/checkout', '/billing', '/account'];

/** Pages below a closed path whose address is a secret: a crawler that finds one has to read its noindex. */
export const OPEN_TO_CRAWLERS: readonly string[] = ['/account/family-invitation'];

/**
 * Paths that no link recommends to a crawler: what is closed, the forms of accounts, which are open but never listed, and
 * the form of removal as each person's page links to it.
 */
const NOT_FOLLOWED: readonly string[] = [...CLOSED_TO_CRAWLERS, '/auth', '/opt-out?'];

/**
 * Whether robots.txt keeps crawlers from reading a path: the longest rule that it begins with decides, as crawlers read
 * the file, letter case included. `path` may have a query.
 */
export function isClosedToCrawlers(path: string): boolean {
  const longest = (rules: readonly string[]): number =>
    Math.max(0, ...rules.filter((rule) => path.startsWith(rule)).map((rule) => rule.length));
  return longest(CLOSED_TO_CRAWLERS) > longest(OPEN_TO_CRAWLERS);
}

/** Whether a link to this path says nofollow. `path` may have a query. */
export function isNotFollowed(path: string): boolean {
  return NOT_FOLLOWED.some((start) => path.startsWith(start));
}
