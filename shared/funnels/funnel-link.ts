import type { QueryValue } from '../urls/query.ts';
import type { FunnelType } from './funnel-values.ts';

/** What a link into a funnel says about its origin (P2-128, P2-129). */
export interface FunnelLink {
  /** name slug; omitted if the name is hidden (P2-133) */
  readonly wpTerm?: string | null;
  /** the clicked slot */
  readonly wpContent?: string | null;
  readonly wpSource?: 'people' | 'property' | 'phone' | 'address' | null;
  readonly wpMedium?: 'onepages' | null;
  readonly funnelType?: FunnelType | null;
  readonly addressId?: string | null;
  readonly wpId?: string | null;
  /** 11 digits */
  readonly phoneNumber?: string | null;
  /** the email funnel (P2-130) */
  readonly emailUpgrade?: boolean;
  /** the phone-intel funnel (P2-131) */
  readonly phoneintelUpgrade?: boolean;
}

/** The query keys of funnel links. */
export const FUNNEL_KEYS = [
  'wp_term',
  'wp_content',
  'wp_source',
  'wp_medium',
  'funnelType',
  'addressId',
  'wpId',
  'phoneNumber',
  'emailUpgrade',
  'phoneintelUpgrade',
] as const;
type FunnelKey = (typeof FUNNEL_KEYS)[number];

/** The query of a funnel link, in fixed order. */
export function funnelQuery(link: FunnelLink): Record<FunnelKey, QueryValue> {
  return {
    wp_term: link.wpTerm,
    wp_content: link.wpContent,
    wp_source: link.wpSource,
    wp_medium: link.wpMedium,
    funnelType: link.funnelType,
    addressId: link.addressId,
    wpId: link.wpId,
    phoneNumber: link.phoneNumber,
    emailUpgrade: link.emailUpgrade,
    phoneintelUpgrade: link.phoneintelUpgrade,
  };
}

/** Longest value that is kept, in characters; longer ones are not ours. */
const VALUE_MAX = 200;

/** The query values of a funnel: kept through every step, and recorded with the order. */
export type FunnelQuery = { readonly [K in FunnelKey]?: string };

/** The funnel parameters in an address; drops everything else and values that are too long. */
export function parseFunnelQuery(query: URLSearchParams): FunnelQuery {
  const given = FUNNEL_KEYS.map((key) => [key, query.get(key)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== '' && value.length <= VALUE_MAX));
}
