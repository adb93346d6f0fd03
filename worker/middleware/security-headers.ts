import type { MiddlewareHandler } from 'hono';
import { FADE_SCRIPT_HASH, FADE_STYLE_HASH } from '../../client/boot/fade.ts';
import { HOLD_SCRIPT_HASH } from '../../client/boot/hold-script.ts';
import type { EdgeEnv } from '../context.ts';
import { FILL_SCRIPT_HASH } from '../render/late-html.ts';

export interface PolicyOptions {
  /** plain http on this machine: nothing may be upgraded */
  readonly isLocal: boolean;
  /** vite dev: style sheets arrive as style elements, changes over a socket */
  readonly isDevServer: boolean;
  /** the host of the map tiles, if it is another one: 'https://tiles.example' */
  readonly tilesOrigin?: string | null;
  /** a form on the page redirects to the payment provider, whose URL only the origin knows */
  readonly leadsOut?: boolean;
  /** the page shows other pages of this site in frames */
  readonly hasFrames?: boolean;
  /** scheme and host of the frames that ads run in, if the page may hold some */
  readonly adFrameOrigin?: string | null;
}

/** What a page may load and do (A+ on MDN's Observatory): its own files, and the inline code whose hash it names. */
export function contentSecurityPolicy({
  isLocal,
  isDevServer,
  tilesOrigin,
  leadsOut,
  hasFrames,
  adFrameOrigin,
}: PolicyOptions): string {
  const frames = [...(hasFrames ? ["'self'"] : []), ...(adFrameOrigin ? [adFrameOrigin] : [])];
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${FADE_SCRIPT_HASH}' 'sha256-${HOLD_SCRIPT_HASH}' 'sha256-${FILL_SCRIPT_HASH}'`,
    // A hash would cancel 'unsafe-inline'.
    `style-src 'self' ${isDevServer ? "'unsafe-inline'" : `'sha256-${FADE_STYLE_HASH}'`}`,
    "font-src 'self'",
    "img-src 'self'",
    `connect-src 'self'${tilesOrigin ? ` ${tilesOrigin}` : ''}${isDevServer ? ' ws:' : ''}`,
    // The map reads its tiles in a worker, which is one of our files.
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action 'self'${leadsOut ? ' https:' : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isLocal ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}

/**
 * A mail of a local run, in a frame of its outbox: inline styles, as mail programs allow them, and links that open as they
 * do from a mail program, on a page that does not count as ours.
 */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const FIXED: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Paths contain names, so no other site may learn them.
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What the host of the ad frames says instead: its documents are held by a page of another site, and tell nobody of it. */
const AD_HOST: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Two years, in seconds. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Sets the security headers of every response, errors included. */
export const securityHeaders = (): MiddlewareHandler<EdgeEnv> =>
  async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    // Without settings, nothing is known to be local.
    const settings = c.get('settings');
    const isLocal = settings?.isLocal === true;
    const isDevServer = isLocal && import.meta.env.DEV;
    const tilesOrigin = settings?.tilesUrl.startsWith('https:') ? originOf(settings.tilesUrl) : null;
    const leadsOut = c.get('leadsOut') ?? false;
    const mailFrame = c.get('mailFrame');
    const hasFrames = mailFrame === 'around';
    const adFrameOrigin = c.get('mayHoldAds') === true ? (settings.ads?.frameOrigin ?? null) : null;
    const policy = contentSecurityPolicy({ isLocal, isDevServer, tilesOrigin, leadsOut, hasFrames, adFrameOrigin });
    headers.set('content-security-policy', mailFrame === 'inside' ? MAIL_POLICY : (c.get('adPolicy') ?? policy));
    for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
    if (c.get('isAdHost') === true) for (const [name, value] of Object.entries(AD_HOST)) headers.set(name, value);
    if (!isLocal) headers.set('strict-transport-security', HSTS);
  };

/** Scheme and host of a URL; null for one of our own paths. */
function originOf(tilesUrl: string | undefined): string | null {
  return tilesUrl?.startsWith('https:') ? new URL(tilesUrl).origin : null;
}
