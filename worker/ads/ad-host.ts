import type { MiddlewareHandler } from 'hono';
import { parseAdFramePath } from '../../shared/ads/ad-frames.ts';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { allowKeepingFor } from '../middleware/cache-rule.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { readAddress } from '../middleware/request-path.ts';
import { adFrameHtml, adFramePolicy } from './ad-frame.ts';
import { houseFile } from './house/house-file.ts';

/** How long a browser keeps a frame's document, in seconds: a page has four, and they only depend on the settings. */
const KEPT_SECONDS = 600;
const ROBOTS = 'User-agent: *\nDisallow: /\n';

/**
 * Answers the host of ADS_FRAME_ORIGIN: the frames' documents, and nothing of the site (own-host.ts decides which host was
 * asked). No cookie is read or set here, and no answer depends on who asks, but that bots get no ads (F6-19).
 */
export const adHost = (): MiddlewareHandler<EdgeEnv> =>
  async function adHost(c, next) {
    if (c.get('isAdHost') !== true) return next();
    try {
      return await answer(c);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return c.text(`${error.message}\n`, error.status, error.headers);
    }
  };

async function answer(c: EdgeContext): Promise<Response> {
  const { ads, siteOrigin, isLocal } = c.get('settings');
  const { pathname } = readAddress(c.req.raw).url;
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
    throw new Refusal(405, 'Ads are only read.', { allow: 'GET, HEAD' });
  c.header('x-robots-tag', 'noindex');
  if (pathname === '/robots.txt') return c.text(ROBOTS);
  await takeFromLimit(c, 'ads');
  const file = isLocal ? houseFile(pathname) : null;
  if (file !== null) {
    c.set('adPolicy', file.policy);
    return c.body(file.body, 200, { 'content-type': file.type });
  }
  const slot = parseAdFramePath(pathname);
  if (ads === null || slot === null || c.get('botClass') !== 'human') throw new Refusal(404, 'There is no such ad.');
  const sites = isLocal ? localNamesOf(siteOrigin) : [siteOrigin];
  c.set('adPolicy', adFramePolicy(sites, ads.frameOrigin, isLocal));
  allowKeepingFor(c, KEPT_SECONDS);
  return c.html(adFrameHtml(slot, ads, sites));
}

/** A local site is read by any of its names (own-host.ts). */
function localNamesOf(siteOrigin: string): readonly string[] {
  const { port } = new URL(siteOrigin);
  const names = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`);
  return [siteOrigin, ...names.filter((name) => name !== siteOrigin)];
}
