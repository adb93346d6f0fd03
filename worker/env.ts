import * as z from 'zod/mini';
import { listSecrets, type Secrets } from '../shared/contract/transport/derived-key.ts';
import { parseWeights, type Weights } from '../shared/experiments/weights.ts';
import type { AnalyticsDataset } from '../shared/metrics/analytics-dataset.ts';
import { TILES_VERSION } from '../shared/urls/builders/map-paths.ts';
import { type AdBindings, type AdSettings, adVariables, readAdSettings } from './ads/ad-settings.ts';
import { parseSignedEngines } from './bots/signed-engines.ts';

/** The only method we need of ORIGIN or ORIGIN_URL. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>;
}

/** The only methods we need of a KV namespace. */
export interface KeyValueStore {
  get(key: string, options?: { readonly cacheTtl?: number }): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** The edge worker's bindings, as named in wrangler.toml and secrets. */
export interface EdgeBindings extends AdBindings {
  readonly ASSETS: Fetcher;
  readonly ORIGIN?: Fetcher;
  readonly BOT_PROOFS?: KeyValueStore;
  readonly ORIGIN_URL?: string;
  readonly EDGE_ORIGIN_SECRET?: string;
  readonly EDGE_ORIGIN_SECRET_PREVIOUS?: string;
  readonly ENVIRONMENT?: string;
  readonly TRUST_BOT_USER_AGENT?: string;
  readonly SIGNED_ENGINES?: string;
  readonly AI_CRAWLERS?: string;
  readonly DETAILS_TIMEOUT_MS?: string;
  readonly SITE_URL?: string;
  readonly TILES_URL?: string;
  readonly MORTGAGE_RATE?: string;
  readonly PROPERTY_SITE_URL?: string;
  readonly GENEALOGY_URL?: string;
  readonly HOUSE_CLAIM_CONFIRMED?: string;
  readonly INDEX_INVENTED?: string;
  readonly PRODUCT_REGISTRY_VARIANT?: string;
  readonly UPGRADE_BLOCKED_PRODUCT?: string;
  readonly EXPERIMENT_WEIGHTS?: string;
  readonly CONSENT_MODE?: string;
  readonly ACCESS_TEAM_URL?: string;
  readonly ACCESS_AUDIENCE?: string;
  /** takes what is measured; without it, the origin gets sums (docs/metrics.md) */
  readonly METRICS?: AnalyticsDataset;
  readonly LIMIT_SEARCH?: RateLimiter;
  readonly LIMIT_SMARTCHECK?: RateLimiter;
  readonly LIMIT_LOGIN?: RateLimiter;
  readonly LIMIT_EMAIL_CHECK?: RateLimiter;
  readonly LIMIT_LOG?: RateLimiter;
  readonly LIMIT_EVENTS?: RateLimiter;
  readonly LIMIT_WRITE?: RateLimiter;
  readonly LIMIT_TILES?: RateLimiter;
  readonly LIMIT_LATE_PARTS?: RateLimiter;
  readonly LIMIT_SITEMAP?: RateLimiter;
  readonly LIMIT_SUGGEST?: RateLimiter;
  readonly LIMIT_CALLS?: RateLimiter;
  readonly LIMIT_PAGES?: RateLimiter;
  readonly LIMIT_ADS?: RateLimiter;
}

/** Our own tiles, at a versioned path. */
const OWN_TILES_URL = `/tiles/${TILES_VERSION}/{z}/{x}/{y}.mvt`;

const variables = z.object({
  ENVIRONMENT: z._default(z.enum(['production', 'staging', 'local']), 'production'),
  EDGE_ORIGIN_SECRET: z.string().check(z.minLength(32, 'EDGE_ORIGIN_SECRET needs at least 32 characters')),
  /** the previous EDGE_ORIGIN_SECRET, during a rotation (docs/security.md) */
  EDGE_ORIGIN_SECRET_PREVIOUS: z.optional(
    z.string().check(z.minLength(32, 'EDGE_ORIGIN_SECRET_PREVIOUS needs at least 32 characters')),
  ),
  ORIGIN_URL: z.optional(z.url()),
  TRUST_BOT_USER_AGENT: z.optional(z.enum(['true', 'false'])),
  /** the origins of search engines that sign their requests, as JSON; none by default (docs/bots.md) */
  SIGNED_ENGINES: z._default(z.string(), '[]'),
  /** whether AI crawlers may read pages about people */
  AI_CRAWLERS: z._default(z.enum(['refuse', 'allow']), 'refuse'),
  /** how long a page waits for the details call, in milliseconds */
  DETAILS_TIMEOUT_MS: z._default(z.coerce.number<string>().check(z.minimum(1), z.maximum(60_000)), 8_000),
  /** the site's own URL; canonical links start with it, and no other host is answered (own-host.ts) */
  SITE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be a URL' })),
  /** the URL of the map's vector tiles; by default our own worker serves them (F7-23) */
  TILES_URL: z.optional(
    z
      .string()
      .check(z.regex(/^(?:https:\/\/[^/?#]+)?\/[^?#]*\{z\}\/\{x\}\/\{y\}\.mvt$/, 'must end in {z}/{x}/{y}.mvt')),
  ),
  /** of the loan that profit estimates assume, in percent a year (F9-29) */
  MORTGAGE_RATE: z._default(z.coerce.number<string>().check(z.positive(), z.maximum(30)), 6.5),
  /** the external property site; without it, property pages are on this site (P2-120) */
  PROPERTY_SITE_URL: z.optional(z.url({ protocol: /^https$/ })),
  /** the partner's genealogy search; without it there is no card (P9-059) */
  GENEALOGY_URL: z.optional(z.url({ protocol: /^https$/ })),
  /** the operator vouches for '250 million people' and 'up to 4x faster' (P9-057) */
  HOUSE_CLAIM_CONFIRMED: z.optional(z.enum(['true', 'false'])),
  /** search engines may keep pages even while the origin says that its people are invented, or says nothing */
  INDEX_INVENTED: z.optional(z.enum(['true', 'false'])),
  /** which set of calls to action the origin uses */
  PRODUCT_REGISTRY_VARIANT: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** a plan, by its name, whose holders are never asked for a one-click upgrade (P6-060) */
  UPGRADE_BLOCKED_PRODUCT: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** which experiments run, as JSON; none by default (docs/experiments.md) */
  EXPERIMENT_WEIGHTS: z._default(z.string(), '{}'),
  /** overrides the country's consent mode */
  CONSENT_MODE: z.optional(z.enum(['opt-in', 'opt-out'])),
  /** scheme and host of the Cloudflare Access team that guards the operator's pages: https://example.cloudflareaccess.com */
  ACCESS_TEAM_URL: z.optional(z.url({ protocol: /^https$/ })),
  /** the audience tag of the Access application over /operator */
  ACCESS_AUDIENCE: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  ...adVariables,
});

/** Whether readers must opt in first, or may opt out. */
export type ConsentMode = 'opt-in' | 'opt-out';

export interface EdgeSettings {
  readonly isLocal: boolean;
  readonly secrets: Secrets;
  readonly originUrl: string | null;
  readonly trustBotUserAgent: boolean;
  /** scheme and host of the engines whose signatures prove them */
  readonly signedEngines: readonly string[];
  readonly refusesAiCrawlers: boolean;
  readonly detailsTimeoutMs: number;
  /** scheme and host, without a trailing slash */
  readonly siteOrigin: string;
  /** a template with {z}, {x} and {y} */
  readonly tilesUrl: string;
  readonly mortgageRatePercent: number;
  /** scheme and host; null if property pages are on this site */
  readonly propertySite: string | null;
  readonly genealogyUrl: string | null;
  readonly isHouseClaimConfirmed: boolean;
  /** what the origin says about its people keeps no page out of search engines */
  readonly indexesInvented: boolean;
  /** undefined: the registry's own default */
  readonly productRegistryVariant: string | undefined;
  /** the third blocked plan, besides the two mobile ones; null: none (upgrade-blocked.ts) */
  readonly upgradeBlockedProduct: string | null;
  readonly experimentWeights: Weights;
  /** null: by the law of the visitor's country */
  readonly consentMode: ConsentMode | null;
  /** null: no page has an ad slot */
  readonly ads: AdSettings | null;
  /** who decides who works for the operator; null: nobody does, outside a local run */
  readonly access: AccessSettings | null;
}

/** The Cloudflare Access application over the operator's pages. */
export interface AccessSettings {
  /** scheme and host of the team */
  readonly teamUrl: string;
  readonly audience: string;
}

/**
 * Checks the variables; throws one sentence that says what is wrong, so that a misconfigured worker serves nothing at
 * all. Settings for local use must not be set elsewhere (docs/decisions.md).
 */
export function parseSettings(env: EdgeBindings): EdgeSettings {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Edge settings: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'invalid'}`);
  }
  const {
    ENVIRONMENT,
    EDGE_ORIGIN_SECRET,
    EDGE_ORIGIN_SECRET_PREVIOUS,
    ORIGIN_URL,
    TRUST_BOT_USER_AGENT,
    SIGNED_ENGINES,
    AI_CRAWLERS,
    DETAILS_TIMEOUT_MS,
    SITE_URL,
    TILES_URL,
    MORTGAGE_RATE,
    PROPERTY_SITE_URL,
    GENEALOGY_URL,
    HOUSE_CLAIM_CONFIRMED,
    INDEX_INVENTED,
    PRODUCT_REGISTRY_VARIANT,
    UPGRADE_BLOCKED_PRODUCT,
    EXPERIMENT_WEIGHTS,
    CONSENT_MODE,
    ACCESS_TEAM_URL,
    ACCESS_AUDIENCE,
  } = parsed.data;
  const isLocal = ENVIRONMENT === 'local';
  if (!isLocal && ORIGIN_URL?.startsWith('https:') === false)
    throw new Error('Edge settings: ORIGIN_URL must be https, because the session cookie travels there');
  if (!isLocal && TRUST_BOT_USER_AGENT !== undefined)
    throw new Error('Edge settings: TRUST_BOT_USER_AGENT is for local use only');
  if (env.ORIGIN === undefined && ORIGIN_URL === undefined)
    throw new Error('Edge settings: neither ORIGIN nor ORIGIN_URL is set');
  if ((ACCESS_TEAM_URL === undefined) !== (ACCESS_AUDIENCE === undefined))
    throw new Error('Edge settings: ACCESS_TEAM_URL and ACCESS_AUDIENCE need each other');
  const siteOrigin = readSiteUrl(SITE_URL, isLocal);
  return {
    isLocal,
    secrets: listSecrets(EDGE_ORIGIN_SECRET, EDGE_ORIGIN_SECRET_PREVIOUS),
    originUrl: ORIGIN_URL ?? null,
    trustBotUserAgent: TRUST_BOT_USER_AGENT === 'true',
    signedEngines: parseSignedEngines(SIGNED_ENGINES),
    refusesAiCrawlers: AI_CRAWLERS === 'refuse',
    detailsTimeoutMs: DETAILS_TIMEOUT_MS,
    tilesUrl: TILES_URL ?? OWN_TILES_URL,
    mortgageRatePercent: MORTGAGE_RATE,
    propertySite: PROPERTY_SITE_URL === undefined ? null : new URL(PROPERTY_SITE_URL).origin,
    genealogyUrl: GENEALOGY_URL ?? null,
    isHouseClaimConfirmed: HOUSE_CLAIM_CONFIRMED === 'true',
    indexesInvented: INDEX_INVENTED === 'true',
    productRegistryVariant: PRODUCT_REGISTRY_VARIANT,
    upgradeBlockedProduct: UPGRADE_BLOCKED_PRODUCT ?? null,
    experimentWeights: parseWeights(EXPERIMENT_WEIGHTS),
    consentMode: CONSENT_MODE ?? null,
    access:
      ACCESS_TEAM_URL === undefined || ACCESS_AUDIENCE === undefined
        ? null
        : { teamUrl: new URL(ACCESS_TEAM_URL).origin, audience: ACCESS_AUDIENCE },
    siteOrigin,
    ads: readAdSettings(parsed.data, siteOrigin, isLocal),
  };
}

/** @throws one sentence: links that search engines keep, and links in previews, must never depend on a Host header. */
function readSiteUrl(url: string | undefined, isLocal: boolean): string {
  if (url === undefined) throw new Error('Edge settings: SITE_URL is needed');
  if (!isLocal && !url.startsWith('https:')) throw new Error('Edge settings: SITE_URL must be https');
  return new URL(url).origin;
}
