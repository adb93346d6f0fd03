/**
 * The limits by client address and minute. How much each lets through stands in wrangler.toml, under the name that
 * worker/middleware/rate-limit.ts gives it.
 */
export const LIMITS = [
  /** what a population could be walked by */
  'search',
  'suggest',
  'smartcheck',
  /** log-in, sign-up, and whatever tries a password, a token or an address out */
  'login',
  /** what changes an account */
  'write',
  'log',
  'events',
  /** what a page asks for by itself or for a click */
  'late-parts',
  /** all other calls of a browser */
  'calls',
  /** all other pages that ask the origin for people and places */
  'pages',
  'tiles',
  'sitemap',
] as const;
export type Limit = (typeof LIMITS)[number];

/** Why something needs no limit of its own, in a sentence for the next reader. */
export interface NoLimit {
  readonly none: string;
}
