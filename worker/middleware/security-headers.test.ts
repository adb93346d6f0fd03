import { expect, test } from 'vitest';
import { FADE_SCRIPT_HASH, FADE_STYLE_HASH } from '../../client/boot/fade.ts';
import { HOLD_SCRIPT_HASH } from '../../client/boot/hold-script.ts';
import { FILL_SCRIPT_HASH } from '../render/late-html.ts';
import { edge } from '../testing.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const policy = (more: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  contentSecurityPolicy({ isLocal: false, isDevServer: false, ...more });

test('the policy allows nothing inline except the three scripts and the style that it names', () => {
  const script = `script-src 'self' 'sha256-${FADE_SCRIPT_HASH}' 'sha256-${HOLD_SCRIPT_HASH}' 'sha256-${FILL_SCRIPT_HASH}'`;
  const style = `style-src 'self' 'sha256-${FADE_STYLE_HASH}'`;
  expect(policy()).toContain(`default-src 'none'; ${script}; ${style};`);
  expect(policy()).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  for (const closed of ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'", "form-action 'self'"])
    expect(policy()).toContain(closed);
});

test('only the development server may use inline style sheets and a socket', () => {
  expect(policy({ isLocal: true, isDevServer: true })).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy({ isLocal: true, isDevServer: true })).toContain("connect-src 'self' ws:");
});

test('requests are upgraded to https everywhere except locally', () => {
  expect(policy()).toContain('upgrade-insecure-requests');
  expect(policy({ isLocal: true })).not.toContain('upgrade-insecure-requests');
});

test('every response has the headers, including errors and calls', async () => {
  const { get } = edge();
  for (const path of ['/', '/nowhere', '/%zz', '/robots.txt', '/api/nothing']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    expect(headers.get('permissions-policy'), path).toContain('geolocation=()');
  }
});

test('https is required for two years, but not locally', async () => {
  expect((await edge().get('/')).headers.get('strict-transport-security')).toBeNull();
  const live = await edge({}, { ENVIRONMENT: 'production' }).get('/');
  expect(live.headers.get('strict-transport-security')).toContain('max-age=63072000');
});

test('the map may run its worker from our own file and read tiles from their host', () => {
  expect(policy()).toContain("connect-src 'self'; worker-src 'self';");
  expect(policy({ tilesOrigin: 'https://tiles.example' })).toContain("connect-src 'self' https://tiles.example;");
});

test('tiles on another host are allowed by origin only', async () => {
  const elsewhere = edge({}, { TILES_URL: 'https://tiles.example:8443/us/{z}/{x}/{y}.mvt' });
  const { headers } = await elsewhere.get('/');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://tiles.example:8443 ");
});
