import * as z from 'zod/mini';
import { jsonOf } from '../../shared/http/json-of.ts';
import type { Engine } from './engines.ts';
import { parseIpPrefix } from './ip-address.ts';

/** A list of addresses that an engine publishes for its crawlers. */
export interface RangeSource {
  /** how logs and the store call it */
  readonly name: string;
  readonly engine: Engine;
  readonly url: string;
}

/**
 * The lists of crawlers. Google has more of them, which prove nothing here: from `user-triggered-fetchers` anybody can
 * send requests with any user agent (Apps Script, App Engine), and `user-triggered-agents` are AI agents.
 */
export const RANGE_SOURCES: readonly RangeSource[] = [
  {
    name: 'google-common',
    engine: 'google',
    url: 'https://developers.google.com/static/crawling/ipranges/common-crawlers.json',
  },
  {
    name: 'google-special',
    engine: 'google',
    url: 'https://developers.google.com/static/crawling/ipranges/special-crawlers.json',
  },
  { name: 'bing', engine: 'bing', url: 'https://www.bing.com/toolbox/bingbot.json' },
];

/** Longest list that is read, in bytes; today's have 10 to 30 kB. */
export const RANGES_MAX_BYTES = 1_000_000;
/** Most prefixes of a list; today's have 30 to 600. */
const PREFIXES_MAX = 5_000;
/**
 * Shortest prefixes: crawlers have dozens or thousands of addresses, never a good part of the internet. A list that says
 * otherwise is broken, or not the engine's.
 */
const SHORTEST = { 4: 16, 6: 32 } as const;

const listSchema = z.object({
  prefixes: z.array(z.union([z.object({ ipv4Prefix: z.string() }), z.object({ ipv6Prefix: z.string() })])),
});

/**
 * Reads a list as Google and Bing publish it: {"prefixes": [{"ipv4Prefix": "192.0.2.0/24"}, {"ipv6Prefix": …}]}.
 *
 * @returns the prefixes, as they are written
 * @throws Error with a few words about what is wrong; then none of it can be used
 */
export function readRangeList(text: string): readonly string[] {
  const parsed = listSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new Error('not a list of prefixes');
  const prefixes = parsed.data.prefixes.map((row) => ('ipv4Prefix' in row ? row.ipv4Prefix : row.ipv6Prefix));
  if (prefixes.length === 0 || prefixes.length > PREFIXES_MAX) throw new Error(`${prefixes.length} prefixes`);
  for (const prefix of prefixes) {
    const read = parseIpPrefix(prefix);
    if (read === null) throw new Error('an unreadable prefix');
    if (read.length < SHORTEST[read.version]) throw new Error(`a prefix of ${read.length} bits`);
  }
  return prefixes;
}
