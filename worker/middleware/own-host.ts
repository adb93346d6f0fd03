import type { MiddlewareHandler } from 'hono';
import { remember } from '../../shared/urls/remember.ts';
import type { EdgeEnv } from '../context.ts';
import type { EdgeSettings } from '../env.ts';
import { noteSecurity } from '../failures/security-log.ts';
import { readAddress } from './request-path.ts';

/** Names of this machine: no website that a developer visits can have one of them, whatever its DNS says. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export type HostDecision =
  | { readonly kind: 'own' }
  /** of the ad frames: nothing else is answered there (ad-host.ts) */
  | { readonly kind: 'ads' }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/**
 * Decides a request by its host. A page requested at another of the site's names redirects to SITE_URL; a call, a form
 * or anything else is refused there, because our pages did not send it. A local server only answers to this machine's
 * names at its own port, so a site whose name is pointed here (DNS rebinding) reads nothing.
 */
export function decideHost({ url, method, host }: AskedHost, { isLocal, siteOrigin, ads }: HostSettings): HostDecision {
  const site = siteOf(siteOrigin);
  const frames = ads === null ? null : siteOf(ads.frameOrigin);
  // The Host header of a local server must say the same.
  if (url.host === frames?.host && (!isLocal || (host ?? url.host) === url.host)) return { kind: 'ads' };
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

/** The site's own URL, or that of its ad frames; an isolate has one of each. */
const siteOf = remember((siteOrigin) => new URL(siteOrigin), { most: 10 });

interface AskedHost {
  readonly url: URL;
  readonly method: string;
  /**
   * the Host header, which also counts on a local server: Miniflare takes the URL from a header that any page may send
   * (MF-Original-URL), but only the browser sets the Host header
   */
  readonly host: string | undefined;
}

type HostSettings = Pick<EdgeSettings, 'isLocal' | 'siteOrigin' | 'ads'>;

/**
 * Answers only the site's own host (docs/operation.md). First of all the checks that may refuse, so nothing else is
 * read.
 */
export const ownHost = (): MiddlewareHandler<EdgeEnv> =>
  async function ownHost(c, next) {
    const { url } = readAddress(c.req.raw);
    const decision = decideHost({ url, method: c.req.method, host: c.req.header('host') }, c.get('settings'));
    switch (decision.kind) {
      case 'own':
        return next();
      case 'ads':
        c.set('isAdHost', true);
        return next();
      case 'elsewhere':
        return c.redirect(decision.location, 301);
      case 'refused':
        noteSecurity(c, { kind: 'wrong-host' });
        return c.text(`${decision.sentence}\n`, 421);
    }
  };
