/**
 * User agents that read pages for a language model: to train it, to answer from, or on behalf of somebody who asks one;
 * also those that collect pages for others who do. None is a browser, and none only draws previews of links.
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
  // Crawls beside Googlebot for models that customers of Google build, for NotebookLM and for research by Gemini.
  'Google-CloudVertexBot',
  'Google-NotebookLM',
  'Gemini-Deep-Research',
  // Unlike facebookexternalhit, which draws previews.
  'FacebookBot',
  'meta-webindexer',
  'AI2Bot',
  'Anomura',
  'anthropic-ai',
  'ApifyBot',
  'ApifyWebsiteContentCrawler',
  'atlassian-bot',
  'AzureAI-SearchBot',
  'Brightbot',
  'Channel3Bot',
  'ChatGLM-Spider',
  'Claude-Web',
  'Cloudflare-AutoRAG',
  'cohere-training-data-crawler',
  'crawl4ai',
  'DeepSeekBot',
  'Diffbot',
  'FirecrawlAgent',
  'iAskBot',
  'iaskspider',
  'img2dataset',
  'kagi-fetcher',
  'KendraBot',
  'laion-huggingface-processor',
  'LinerBot',
  'LinkupBot',
  'PanguBot',
  'PerplexityUser',
  'PhindBot',
  'SBIntuitionsBot',
  'ShapBot',
  'Spawning-AI',
  'TavilyBot',
  'TerraCotta',
  'Timpibot',
  'YouBot',
  'ZanistaBot',
];

/** Names that only robots.txt knows: what other crawlers of the same operator read is not used for models. */
export const AI_TOKENS: readonly string[] = ['Google-Extended', 'Applebot-Extended'];

const AGENT = new RegExp(`(?<![a-z0-9])(?:${AI_AGENTS.join('|')})(?![a-z0-9])`, 'i');

/** Whether a user agent names an AI crawler. */
export function isAiAgent(userAgent: string): boolean {
  return AGENT.test(userAgent);
}
