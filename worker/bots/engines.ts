/** The search engines whose proven crawlers are told apart from other bots (F6-18). */
export type Engine = 'google' | 'bing';

/** The names that their crawlers give themselves. */
const CRAWLERS: Readonly<Record<Engine, RegExp>> = {
  google: /\b(?:googlebot|google-inspectiontool|googleother|adsbot-google|mediapartners-google)\b/i,
  bing: /\b(?:bingbot|bingpreview|adidxbot|msnbot)\b/i,
};
/** What TRUST_BOT_USER_AGENT believes without proof. */
const TRUSTED_LOCALLY = /\b(?:googlebot|bingbot)\b/i;

/** The engines that a user agent claims to be: usually one or none. It proves nothing. */
export function claimedEngines(userAgent: string): readonly Engine[] {
  return (Object.keys(CRAWLERS) as Engine[]).filter((engine) => CRAWLERS[engine].test(userAgent));
}

/** Whether a local run that trusts user agents takes this one for an engine. */
export function isTrustedLocally(userAgent: string): boolean {
  return TRUSTED_LOCALLY.test(userAgent);
}
