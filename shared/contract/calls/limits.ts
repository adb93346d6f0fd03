/**
 * The limits per client address and minute. Their values are in wrangler.toml, under the names that
 * worker/middleware/rate-limit.ts assigns.
 */
export const LIMITS = [
  /** calls that could be used to crawl the population */
  'search',
  'suggest',
  'smartcheck',
  /** log-in, sign-up, and any attempt to guess a password, a token or an address */
  'login',
  /** whether an address has an account: the origin has a daily limit, too */
  'email-check',
  /** changes to an account */
  'write',
  'log',
  'events',
  /** what a page requests by itself or after a click */
  'late-parts',
  /** all other calls from a browser */
  'calls',
  /** all other pages that request people and places from the origin */
  'pages',
  'tiles',
  'sitemap',
  /** the documents of ad frames */
  'ads',
] as const;
export type Limit = (typeof LIMITS)[number];

/** Why something needs no limit of its own, in a sentence for the next reader. */
export interface NoLimit {
  readonly none: string;
}
