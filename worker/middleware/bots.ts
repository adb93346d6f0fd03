import type { MiddlewareHandler } from 'hono';
import type { CloudflareSays } from '../bots/cloudflare-verdict.ts';
import { decideBot } from '../bots/decide-bot.ts';
import { readProofs } from '../bots/read-proofs.ts';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { clientAddressOf } from './viewer-hints.ts';

/** Decides the bot class once; everything after relies on it. Only a local server tells what it decided, and why. */
export const bots = (): MiddlewareHandler<EdgeEnv> =>
  async function bots(c, next) {
    const { cf, headers } = c.req.raw as Request & { readonly cf?: CloudflareSays };
    const settings = c.get('settings');
    const { botClass, reason } = await decideBot({
      request: {
        method: c.req.method,
        headers,
        // Only a signature is about it.
        get url() {
          return askedUrl(c);
        },
      },
      cloudflare: cf,
      clientAddress: clientAddressOf(headers, settings.isLocal),
      settings,
      proofs: () => readProofs(c),
      now: Date.now(),
    });
    c.set('botClass', botClass);
    if (reason === 'ai-crawler') c.set('isAiCrawler', true);
    await next();
    if (settings.isLocal) c.res.headers.set('x-bot-class', `${botClass}; reason=${reason}`);
  };

/** The URL as the client wrote it: whatever speaks https for us, the site's scheme is what clients use. */
function askedUrl(c: EdgeContext): URL {
  const url = new URL(c.req.raw.url);
  url.protocol = new URL(c.get('settings').siteOrigin).protocol;
  return url;
}
