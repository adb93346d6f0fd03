import { FUNNEL_KEYS, type FunnelKey } from './funnel-link.ts';

/** Longest value that is kept, in characters; a longer one is none of ours. */
const VALUE_MAX = 200;

/** What a funnel said on the way, by the keys of its query: kept through every step, and recorded with the order. */
export type FunnelQuery = { readonly [K in FunnelKey]?: string };

/** The parameters of a funnel in an address; everything else of it is dropped, and what is too long to be one. */
export function parseFunnelQuery(query: URLSearchParams): FunnelQuery {
  const given = FUNNEL_KEYS.map((key) => [key, query.get(key)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== '' && value.length <= VALUE_MAX));
}
