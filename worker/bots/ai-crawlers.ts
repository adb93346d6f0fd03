/**
 * User agents that read pages for a language model: to train it, to answer from, or on behalf of somebody who asks one.
 * Their operators document each; none is a browser.
 */
export const AI_AGENTS: readonly string[] = [
  'GPTBot',
  'OAI-SearchBot',
  'OAI-AdsBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-User',
  'Claude-SearchBot',
  'PerplexityBot',
  'Perplexity-User',
  // What it reads is for Siri and for models alike, and nothing in a request tells which.
  'Applebot',
  'Amazonbot',
  'Amzn-SearchBot',
  'Amzn-User',
  'Bytespider',
  'CCBot',
  'Google-Agent',
  'meta-externalagent',
  'meta-externalfetcher',
  'DuckAssistBot',
  'MistralAI-User',
  'cohere-ai',
];

/** Names that only robots.txt knows: what other crawlers of the same operator read is not used for models. */
export const AI_TOKENS: readonly string[] = ['Google-Extended', 'Applebot-Extended'];

const AGENT = new RegExp(`(?<![a-z0-9])(?:${AI_AGENTS.join('|')})(?![a-z0-9])`, 'i');

/** Whether a user agent names an AI crawler. */
export function isAiAgent(userAgent: string): boolean {
  return AGENT.test(userAgent);
}
