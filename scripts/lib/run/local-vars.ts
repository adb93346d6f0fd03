import { randomBytes } from 'node:crypto';
import { LOCAL_WEBHOOK_SECRET } from './mail-event.ts';

const secret = randomBytes(32).toString('hex');

/**
 * Variables of a local run (npm start, npm run dev, the tests). They are in no wrangler.toml, so that no deployment can
 * be local by accident. The secret lives as long as the process; the partner's address leads nowhere and only makes its
 * card show.
 */
export function localVars(): Record<string, string> {
  return {
    ENVIRONMENT: 'local',
    EDGE_ORIGIN_SECRET: process.env.EDGE_ORIGIN_SECRET ?? secret,
    MAIL_WEBHOOK_SECRET: process.env.MAIL_WEBHOOK_SECRET ?? LOCAL_WEBHOOK_SECRET,
    GENEALOGY_URL: 'https://genealogy.example/search',
  };
}

/** The site's own address: canonical URLs, links in emails and returns from payment lead to this server. */
export function localSite(port: number): Record<string, string> {
  return { SITE_URL: `http://localhost:${port}` };
}

/**
 * Ads of the house network, at another name of this server: browsers take every name under localhost for this machine, and
 * each for a site of its own (docs/ads.md).
 */
export function localAds(port: number): Record<string, string> {
  const origin = `http://ads.localhost:${port}`;
  return {
    ADS_FRAME_ORIGIN: origin,
    ADS_SCRIPT_URL: `${origin}/house/tag.js`,
    ADS_BID_SCRIPT_URL: `${origin}/house/bids.js`,
    ADS_PUBMAX_SCRIPT_URL: `${origin}/house/pubmax.js`,
  };
}
