import type { MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import type { BotClass } from '../../shared/contract/transport/envelope.ts';
import { remember } from '../../shared/urls/remember.ts';
import type { EdgeEnv } from '../context.ts';

/** What Cloudflare says about whether a request is from a bot. */
export interface BotEvidence {
  readonly botManagement?: { readonly verifiedBot?: boolean };
  readonly verifiedBotCategory?: string;
}

/** The names of Google's and Bing's crawlers. */
const ENGINE =
  /\b(?:googlebot|google-inspectiontool|googleother|adsbot-google|mediapartners-google|bingbot|bingpreview|adidxbot|msnbot)\b/i;
/** What TRUST_BOT_USER_AGENT believes without proof. */
const TRUSTED_LOCALLY = /\b(?:googlebot|bingbot)\b/i;
const ENGINE_CATEGORY = 'Search Engine Crawler';

/**
 * The class of a visitor (F6-17). A user agent alone proves nothing: anyone who claims to be Google or Bing without
 * proof is just a bot (F6-18, P6-045). `trustUserAgent` is for local use.
 */
export function classifyBot(userAgent: string, evidence: BotEvidence | undefined, trustUserAgent: boolean): BotClass {
  if (ENGINE.test(userAgent)) {
    const isProven = evidence?.botManagement?.verifiedBot === true || evidence?.verifiedBotCategory === ENGINE_CATEGORY;
    if (isProven || (trustUserAgent && TRUSTED_LOCALLY.test(userAgent))) return 'search-engine';
    return 'other-bot';
  }
  return isKnownBot(userAgent) ? 'other-bot' : 'human';
}

/** Visitors share a few hundred user agents, and isbot's one large pattern is slow to reject. */
const isKnownBot = remember((userAgent) => isbot(userAgent), { most: 500 });

/** Decides the bot class once; everything after relies on it. */
export const bots = (): MiddlewareHandler<EdgeEnv> =>
  async function bots(c, next) {
    const { cf } = c.req.raw as Request & { readonly cf?: BotEvidence };
    c.set('botClass', classifyBot(c.req.header('user-agent') ?? '', cf, c.get('settings').trustBotUserAgent));
    await next();
  };
