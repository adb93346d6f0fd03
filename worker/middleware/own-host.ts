import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';
import type { EdgeSettings } from '../env.ts';
import { noteSecurity } from '../failures/security-log.ts';
import { readAddress } from './request-path.ts';

/** Names of this machine: no site that a developer visits can have one of them, whatever its DNS says. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export type HostDecision =
  | { readonly kind: 'own' }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/**
 * What becomes of a request by the host that it names. A page asked for at another name of the site is at home at SITE_URL;
 * a call, a form or anything else is refused there, because it was not made by a page of ours. A local server answers the
 * names of this machine at its own port, so that a site whose name is made to lead here (DNS rebinding) reads nothing.
 */
export function decideHost({ url, method, host }: AskedHost, { isLocal, siteOrigin }: HostSettings): HostDecision {
  const site = new URL(siteOrigin);
  if (isLocal) {
    const isHere = (at: URL | null) => at !== null && LOCAL_NAMES.includes(at.hostname) && at.port === site.port;
    if (isHere(url) && (host === undefined || isHere(URL.parse(`http://${host}`)))) return { kind: 'own' };
    return { kind: 'refused', sentence: `This local server answers ${LOCAL_NAMES.join(', ')} at its own port only.` };
  }
  if (url.host === site.host) return { kind: 'own' };
  const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(?:api|internal)(?:\/|$)/i.test(url.pathname);
  if (isPage) return { kind: 'elsewhere', location: siteOrigin + url.pathname + url.search };
  return { kind: 'refused', sentence: 'This site has another name.' };
}

interface AskedHost {
  readonly url: URL;
  readonly method: string;
  /**
   * the Host header, which counts on a local server as well: Miniflare takes the address from a header that any page may
   * send (MF-Original-URL), and the Host header from the browser alone
   */
  readonly host: string | undefined;
}

type HostSettings = Pick<EdgeSettings, 'isLocal' | 'siteOrigin'>;

/** Answers the site's own host only (docs/operation.md). Outermost of what may refuse, so that nothing else is looked at. */
export const ownHost = (): MiddlewareHandler<EdgeEnv> =>
  async function ownHost(c, next) {
    const { url } = readAddress(c.req.raw);
    const decision = decideHost({ url, method: c.req.method, host: c.req.header('host') }, c.var.settings);
    switch (decision.kind) {
      case 'own':
        return next();
      case 'elsewhere':
        return c.redirect(decision.location, 301);
      case 'refused':
        noteSecurity(c, { kind: 'wrong-host' });
        return c.text(`${decision.sentence}\n`, 421);
    }
  };
