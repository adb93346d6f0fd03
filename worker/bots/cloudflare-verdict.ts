/** What Cloudflare says about a request's sender (`request.cf`). No header can set it. */
export interface CloudflareSays {
  /** with Enterprise Bot Management */
  readonly botManagement?: { readonly verifiedBot?: boolean };
  /** on all plans; '' for whatever is no verified bot */
  readonly verifiedBotCategory?: string;
}

export type CloudflareVerdict = 'engine' | 'ai' | 'bot' | 'nothing';

const ENGINE_CATEGORY = 'Search Engine Crawler';
const AI_CATEGORIES: readonly string[] = ['AI Crawler', 'AI Search', 'AI Assistant'];

/**
 * What Cloudflare has verified. 'engine' does not say which one, so it only proves what a user agent claims. Bot
 * Management may verify a sender without naming its kind; that counts for such a claim, too. A sender of any other kind
 * is no engine, whatever it claims.
 */
export function verdictOf(says: CloudflareSays | undefined): CloudflareVerdict {
  const category = says?.verifiedBotCategory ?? '';
  if (AI_CATEGORIES.includes(category)) return 'ai';
  if (category === ENGINE_CATEGORY) return 'engine';
  if (category !== '') return 'bot';
  return says?.botManagement?.verifiedBot === true ? 'engine' : 'nothing';
}
