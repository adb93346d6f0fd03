import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AD_NETWORKS, AD_SIZES, adFramePath } from '../../shared/ads/ad-frames.ts';
import { app } from '../app.ts';
import type { EdgeBindings } from '../env.ts';
import { edge, limited } from '../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const SITE = 'https://www.porchlight.example';
const ADS = 'https://ads.example.net';
const LIVE: Partial<EdgeBindings> = {
  ENVIRONMENT: 'production',
  SITE_URL: SITE,
  ADS_FRAME_ORIGIN: ADS,
  ADS_SCRIPT_URL: 'https://tag.example.com/tag.js?a=1&b=2',
  ADS_BID_SCRIPT_URL: 'https://tag.example.com/bids.js',
  ADS_PUBMAX_SCRIPT_URL: 'https://pubmax.example.com/p.js',
  AD_UNIT_PATH: '/1234567/people',
};
const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };

function ask(url: string, init: RequestInit = {}, env: Partial<EdgeBindings> = LIVE) {
  const site = edge({}, env);
  const request = new Request(url, { ...init, headers: { ...HUMAN, ...init.headers } });
  const answer = app.fetch(request, site.env, { waitUntil() {}, passThroughOnException() {}, props: {} });
  return Promise.resolve(answer).then((response) => ({ response, asked: site.asked }));
}

/** What the script of a frame is told. */
async function planOf(url: string): Promise<Record<string, unknown>> {
  const html = await (await ask(url)).response.text();
  const [, plan = ''] = /data-plan="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(plan.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Record<string, unknown>;
}

describe('the document of a frame', () => {
  test('is told a size, a network’s scripts and times, and nothing else, in the same words for every reader', async () => {
    expect(await planOf(`${ADS}/frame/300x250/main`)).toEqual({
      size: '300x250',
      unit: '/1234567/people/300x250',
      scripts: ['https://tag.example.com/tag.js?a=1&b=2', 'https://tag.example.com/bids.js'],
      bidTimeoutMs: 1_000,
      sites: [SITE],
    });
    const bodies = new Set<string>();
    for (const cookie of ['', '__Host-session=a', 'OptanonConsent=groups%3DC0004%3A1'])
      bodies.add(
        await (
          await ask(`${ADS}/frame/300x250/main`, { headers: { cookie, referer: `${SITE}/name/a/b/c` } })
        ).response.text(),
      );
    expect(bodies.size).toBe(1);
    expect([...bodies].join()).not.toContain('/name/');
  });

  test('of the other network has one script for both [P6-055]', async () => {
    expect((await planOf(`${ADS}/frame/300x250/pubmax`)).scripts).toEqual(['https://pubmax.example.com/p.js']);
  });

  test('is there for every size and network', async () => {
    for (const size of AD_SIZES)
      for (const network of AD_NETWORKS)
        expect((await ask(ADS + adFramePath(size, network))).response.status).toBe(200);
  });

  test('belongs to nobody, only the site may hold it, it tells no one of the page, and it sets no cookie [F7-24]', async () => {
    const { response, asked } = await ask(`${ADS}/frame/300x250/main`);
    const { headers } = response;
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy[0]).toBe('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy).toEqual(
      expect.arrayContaining([`frame-ancestors ${SITE}`, "form-action 'none'", "object-src 'none'", "base-uri 'none'"]),
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    expect(asked).toEqual([]);
  });
});

describe('the host of the frames', () => {
  test('answers nothing of the site, whatever the path', async () => {
    for (const path of [
      '/',
      '/people-search',
      '/api/user',
      '/name/A/B/C',
      '/dev/status',
      '/house/tag.js',
      '/frame/1x1/main',
    ]) {
      const { response, asked } = await ask(ADS + path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'There is no such ad.\n']);
      expect([response.headers.get('cache-control'), asked]).toEqual(['private, no-store', []]);
    }
  });

  test('keeps crawlers out, and only answers reading', async () => {
    expect(await (await ask(`${ADS}/robots.txt`)).response.text()).toBe('User-agent: *\nDisallow: /\n');
    for (const method of ['POST', 'PUT', 'OPTIONS'])
      expect((await ask(`${ADS}/frame/300x250/main`, { method })).response.status).toBe(405);
    expect((await ask(`${ADS}/frame/300x250/main`, { method: 'HEAD' })).response.status).toBe(200);
  });

  test('has no frames for bots, so none of them loads the second script [F6-19]', async () => {
    const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    expect((await ask(`${ADS}/frame/300x250/main`, { headers: bot })).response.status).toBe(404);
  });

  test('has a limit of its own, and takes nothing from that of pages', async () => {
    const [ads, pages] = [limited(1), limited(0)];
    const env = { ...LIVE, LIMIT_ADS: ads, LIMIT_PAGES: pages };
    expect((await ask(`${ADS}/frame/300x250/main`, {}, env)).response.status).toBe(200);
    const { response } = await ask(`${ADS}/frame/300x250/main`, {}, env);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(pages.keys).toEqual([]);
  });

  test('is no host at all without a network', async () => {
    const { ADS_FRAME_ORIGIN: _, ADS_SCRIPT_URL: _2, ADS_BID_SCRIPT_URL: _3, ADS_PUBMAX_SCRIPT_URL: _4, ...env } = LIVE;
    const { response } = await ask(`${ADS}/frame/300x250/main`, {}, env);
    expect([response.status, response.headers.get('location')]).toEqual([301, `${SITE}/frame/300x250/main`]);
  });
});

test('the site’s own host has no frames', async () => {
  expect((await ask(`${SITE}/frame/300x250/main`)).response.status).toBe(404);
});

describe('the house network', () => {
  const LOCAL: Partial<EdgeBindings> = {
    SITE_URL: 'http://localhost:8787',
    ADS_FRAME_ORIGIN: 'http://ads.localhost:8787',
    ADS_SCRIPT_URL: 'http://ads.localhost:8787/house/tag.js',
  };
  const at = (path: string) => ask(`http://ads.localhost:8787${path}`, {}, LOCAL);

  test('is served to a local run, at the host of the frames', async () => {
    for (const file of ['tag', 'bids', 'pubmax']) {
      const { response } = await at(`/house/${file}.js`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    }
    for (const size of AD_SIZES) {
      const { response } = await at(`/house/creative/${size}/bid`);
      expect(await response.text()).toContain(`data-size="${size}" data-way="bid"`);
    }
  });

  test('has nothing else', async () => {
    for (const path of ['/house/other.js', '/house/creative/1x1/bid', '/house/creative/300x250/constructor'])
      expect((await at(path)).response.status, path).toBe(404);
  });

  test('a local server answers its frame host only if the Host header says the same', async () => {
    const rebound = { headers: { host: 'evil.example:8787' } };
    expect((await ask('http://ads.localhost:8787/house/tag.js', rebound, LOCAL)).response.status).toBe(421);
  });
});
