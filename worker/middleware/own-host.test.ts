import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { app } from '../app.ts';
import { type Edge, edge, modelOf } from '../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SITE_URL = 'https://www.porchlight.example';
const live = () => edge({}, { ENVIRONMENT: 'production', SITE_URL });
const local = () => edge({}, { SITE_URL: 'http://localhost:8787' });
const ask = (at: Edge, address: string, init: RequestInit = {}) =>
  app.fetch(new Request(address, init), at.env, { waitUntil() {}, passThroughOnException() {}, props: {} });

describe('in production', () => {
  test('nothing is served without SITE_URL, or if it is not https', async () => {
    for (const [ENVIRONMENT, url, sentence] of [
      ['production', undefined, 'SITE_URL is needed'],
      ['staging', undefined, 'SITE_URL is needed'],
      ['production', 'http://www.porchlight.example', 'SITE_URL must be https'],
      ['production', 'porchlight', 'SITE_URL must be a URL'],
    ] as const) {
      const { env } = edge({}, { ENVIRONMENT });
      const at = { ...edge(), env: { ...env, SITE_URL: url } as typeof env };
      const answer = await ask(at, `${SITE_URL}/`);
      expect([answer.status, await answer.text()]).toEqual([500, 'This site is not set up yet.\n']);
      expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain(sentence);
    }
  });

  test('a page requested at another name redirects to SITE_URL, with its path and query', async () => {
    for (const host of ['porchlight.example', 'www.porchlight.example:8443', 'porchlight.example.evil.example']) {
      const answer = await ask(live(), `https://${host}/name/A%2FB/-?page=2`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${SITE_URL}/name/A%2FB/-?page=2`]);
    }
    const slashes = await ask(live(), 'https://evil.example//evil.example/');
    expect(slashes.headers.get('location')).toBe(`${SITE_URL}//evil.example/`);
  });

  test('a call, a form and anything from an origin are refused at another name, and the origin is not asked', async () => {
    const at = live();
    for (const [method, path] of [
      ['GET', '/api/user'],
      ['POST', '/api/auth/login'],
      ['POST', '/auth/login'],
      ['POST', '/internal/purge'],
      ['OPTIONS', '/'],
    ] as const) {
      const answer = await ask(at, `https://evil.example${path}`, {
        method,
        headers: { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      });
      expect([path, answer.status]).toEqual([path, 421]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(at.asked).toEqual([]);
  });

  test('robots.txt and the sitemap use SITE_URL', async () => {
    expect(await (await ask(live(), `${SITE_URL}/robots.txt`)).text()).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
    expect(await (await ask(live(), `${SITE_URL}/sitemaps/pages-1.xml`)).text()).toContain(`<loc>${SITE_URL}/`);
  });
});

describe('a local server', () => {
  test("answers to this machine's names at its own port", async () => {
    for (const host of ['localhost:8787', '127.0.0.1:8787', '[::1]:8787'])
      expect((await ask(local(), `http://${host}/robots.txt`)).status, host).toBe(200);
  });

  test('refuses any other name in one sentence, so that a foreign site pointed here reads nothing', async () => {
    const at = local();
    const names = [
      'evil.example:8787',
      '127.0.0.1.evil.example:8787',
      '192.168.0.7:8787',
      'localhost:8788',
      'localhost',
    ];
    for (const host of names)
      for (const path of ['/robots.txt', '/api/user', '/dev/outbox', '/%zz']) {
        const answer = await ask(at, `http://${host}${path}`);
        expect([host, path, answer.status]).toEqual([host, path, 421]);
        expect(await answer.text()).toBe(
          'This local server answers localhost, 127.0.0.1, [::1] at its own port only.\n',
        );
      }
    expect(at.asked).toEqual([]);
  });

  test('uses SITE_URL in the head of a page, whichever of its names was requested', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const { head } = await modelOf(await ask(local(), `http://${host}:8787/people-search`));
      expect([host, head.canonical]).toEqual([host, 'http://localhost:8787/people-search']);
      expect(JSON.stringify(head)).not.toMatch(/127\.0\.0\.1|::1/);
    }
  });

  test('uses SITE_URL in absolute links, whichever of its names was requested', async () => {
    const answer = await ask(local(), 'http://127.0.0.1:8787/robots.txt');
    expect(await answer.text()).toContain('Sitemap: http://localhost:8787/sitemap.xml');
  });
});
