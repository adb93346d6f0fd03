import { describe, expect, it, test } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { keepingOrigin, keptPaths } from '../../../tests/support/kept-views.ts';
import type { EdgeBindings } from '../../env.ts';
import { edge, FORM_HEADERS, json, modelOf, problemResponse } from '../../testing.ts';

const OPT_IN: Partial<EdgeBindings> = { CONSENT_MODE: 'opt-in' };
const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0' };
const SIGNAL = { 'sec-gpc': '1' };
const CHOICE = 'GET /api/do-not-sell/choice';
const choice = (groups: string) => ({ cookie: `OptanonConsent=groups=${groups}` });

async function pageOf(response: Response) {
  const { page } = await modelOf(response);
  if (page.kind !== 'cookie-choices') throw new Error(`this is ${page.kind}`);
  return page;
}
const show = async (headers: Record<string, string> = {}, env: Partial<EdgeBindings> = {}, answers = {}) =>
  pageOf(await edge(answers, env).get('/cookie-choices', { ...HUMAN, ...headers }));
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, env: Partial<EdgeBindings> = {}) =>
  edge({}, env).request('/cookie-choices', {
    method: 'POST',
    headers: { ...FORM_HEADERS, ...HUMAN, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
/** Which groups are saved; null if the consent cookie is not set. */
function savedIn(response: Response): string | null {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('OptanonConsent='));
  return new URLSearchParams(cookie?.split(';', 1)[0]).get('groups');
}
const toOf = (response: Response) => [response.status, response.headers.get('location')];

describe('the page of the choices', () => {
  it('says what is allowed now: by choice, or by the law of the country', async () => {
    const nothing = { isUnasked: true, isSaved: false, back: null, hasSignal: false, isAccountOut: false };
    const all = { analytics: true, advertising: true };
    const none = { analytics: false, advertising: false };
    expect(await show()).toMatchObject({ ...nothing, mode: 'opt-out', allows: all });
    expect(await show({}, OPT_IN)).toMatchObject({ ...nothing, mode: 'opt-in', allows: none });
    expect(await show(choice('C0002:1,C0004:0'), OPT_IN)).toMatchObject({
      isUnasked: false,
      allows: { analytics: true, advertising: false },
    });
  });

  it('shows that the signal is honored: advertising is off whatever was chosen', async () => {
    const page = await show({ ...SIGNAL, ...choice('C0002:1,C0004:1') });
    expect(page).toMatchObject({ hasSignal: true, allows: { analytics: true, advertising: false } });
  });

  it('knows what the account has chosen, and is of use without knowing', async () => {
    const session = { cookie: 'session=token' };
    const user = { 'GET /api/user': json(buildUserAnswer()) };
    const out = { [CHOICE]: json({ account: { isOptedOut: true, source: 'form', since: 1 } }), ...user };
    expect(await show(session, {}, out)).toMatchObject({ isAccountOut: true, allows: { advertising: false } });
    const down = { [CHOICE]: problemResponse(503), ...user };
    expect(await show(session, {}, down)).toMatchObject({ isAccountOut: false });
  });

  it('takes a cookie that is broken, huge, doubled or hostile for no choice, never for an error', async () => {
    for (const cookie of [
      'OptanonConsent=%E0%A4%A',
      'OptanonConsent=groups',
      `OptanonConsent=groups=C0002:1,${'x'.repeat(20_000)}`,
      'OptanonConsent=groups=C0001:1; OptanonConsent=groups=<script>',
      'OptanonConsent=__proto__=groups=C0002:1',
      'OptanonConsent=\u0001\u00ff',
    ])
      expect(await show({ cookie }, OPT_IN), cookie.slice(0, 40)).toMatchObject({
        isUnasked: true,
        allows: { analytics: false, advertising: false },
      });
  });

  it('leads back to where the reader came from, which is a page of this site', async () => {
    const from = async (headers: Record<string, string>, query = '') =>
      (await pageOf(await edge().get(`/cookie-choices${query}`, { ...HUMAN, ...headers }))).back;
    const site = 'http://127.0.0.1';
    expect(await from({ referer: `${site}/pricing` })).toBe(null);
    expect(await from({ referer: `${site}/people-search?name=Maya` })).toBe('/people-search?name=Maya');
    expect(await from({}, '?back=%2Fhelp')).toBe('/help');
    for (const evil of [
      '//evil.example',
      'https://evil.example/',
      '/api/user',
      'javascript:alert(1)',
      '/cookie-choices',
    ])
      expect(await from({}, `?back=${encodeURIComponent(evil)}`), evil).toBe(null);
    for (const evil of ['https://evil.example/help', 'nonsense', `${site}//evil.example`])
      expect(await from({ referer: evil }), evil).toBe(null);
  });

  it('is in search engines without anything in its address, and is never cached', async () => {
    const plain = await edge().get('/cookie-choices');
    expect(plain.headers.get('cache-control')).toBe('private, no-store');
    expect((await modelOf(plain)).head.isIndexable).toBe(true);
    expect((await modelOf(await edge().get('/cookie-choices?done=saved'))).head.isIndexable).toBe(false);
  });
});

describe('an answer', () => {
  test.each([
    [{ answer: 'all' }, 'C0001:1,C0002:1,C0004:1'],
    [{ answer: 'none' }, 'C0001:1,C0002:0,C0004:0'],
    [{ answer: 'own' }, 'C0001:1,C0002:0,C0004:0'],
    [{ answer: 'own', analytics: 'on' }, 'C0001:1,C0002:1,C0004:0'],
    [{ answer: 'own', advertising: 'on' }, 'C0001:1,C0002:0,C0004:1'],
  ])('%o is saved as %s for a year, with the time of it', async (fields, groups) => {
    const response = await post({ ...fields, from: 'choices', back: '/help' });
    expect([toOf(response), savedIn(response)]).toEqual([[303, '/cookie-choices?done=saved&back=%2Fhelp'], groups]);
    const [consent = '', closed = ''] = response.headers.getSetCookie();
    for (const cookie of [consent, closed]) expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(closed).toMatch(/^OptanonAlertBoxClosed=\d{4}-\d\d-\d\dT[\d:.]+Z;/);
  });

  it('with the signal may refuse ads, but not allow them; the choice without the signal stays', async () => {
    const before = choice('C0001:1,C0004:1');
    expect(savedIn(await post({ answer: 'all' }, { ...SIGNAL, ...before }))).toBe('C0001:1,C0004:1,C0002:1');
    expect(savedIn(await post({ answer: 'own' }, { ...SIGNAL, ...before }))).toBe('C0001:1,C0004:1,C0002:0');
    expect(savedIn(await post({ answer: 'all' }, SIGNAL))).toBe('C0001:1,C0002:1');
    expect(savedIn(await post({ answer: 'none' }, { ...SIGNAL, ...before }))).toBe('C0001:1,C0002:0,C0004:0');
  });

  it('that refuses analytics also ends the part in experiments, with the same answer', async () => {
    const cookie = 'experiments=UPSELL_NEW_TAB.1.signature';
    const deleted = async (answer: string) =>
      (await post({ answer }, { cookie })).headers
        .getSetCookie()
        .some((one) => one.startsWith('experiments=; Max-Age=0'));
    expect([await deleted('none'), await deleted('all')]).toEqual([true, false]);
  });

  it('from another site, or that says nothing, is refused and saves nothing', async () => {
    for (const [fields, headers, status] of [
      [{ answer: 'all' }, { 'sec-fetch-site': 'cross-site' }, 403],
      [{ answer: 'everything' }, {}, 400],
      [{}, {}, 400],
    ] as const) {
      const response = await post({ ...fields }, headers);
      expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
    }
  });

  test('outside a local run the cookie is Secure', async () => {
    const env = { ENVIRONMENT: 'production', SITE_URL: 'https://127.0.0.1', TRUST_BOT_USER_AGENT: undefined };
    const { request } = edge({}, env as Partial<EdgeBindings>);
    const response = await request('/cookie-choices', {
      method: 'POST',
      headers: { ...FORM_HEADERS, 'sec-fetch-site': 'same-origin' },
      body: 'answer=none',
    });
    expect(response.headers.getSetCookie().every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
  });
});

describe('the banner', () => {
  const asks = async (path: string, headers: Record<string, string> = HUMAN, env: Partial<EdgeBindings> = OPT_IN) =>
    (await modelOf(await edge(keepingOrigin(true).answer, env).get(path, headers))).site.asksForConsent === true;

  it('is on every page in a country of opt-in, errors included, until the reader has chosen', async () => {
    for (const path of ['/', '/people-search', '/help', '/nothing/here', '/auth/login', keptPaths()[0]])
      expect([await asks(path), path]).toEqual([true, path]);
    for (const groups of ['C0002:1,C0004:0', 'C0002:0,C0004:0', 'C0002:1,C0004:1'])
      expect(await asks('/help', { ...HUMAN, ...choice(groups) }), groups).toBe(false);
    // A choice about ads alone (/do-not-sell) leaves the other question open.
    expect(await asks('/help', { ...HUMAN, ...choice('C0004:0') })).toBe(true);
  });

  it('is nowhere else: not where readers opt out, for bots, on the page of the choices, or to be printed', async () => {
    expect(await asks('/help', HUMAN, {})).toBe(false);
    expect(await asks('/help', { 'user-agent': 'curl/8.0' })).toBe(false);
    expect(await asks('/cookie-choices')).toBe(false);
    expect(await asks(`${keptPaths()[0]}?view=print`)).toBe(false);
  });

  it('asks about analytics alone if the browser sends the signal', async () => {
    expect(await asks('/help', { ...HUMAN, ...SIGNAL, ...choice('C0002:0') })).toBe(false);
    expect(await asks('/help', { ...HUMAN, ...SIGNAL })).toBe(true);
  });

  it('follows the country of the request', async () => {
    const site = edge();
    const from = async (country: string) =>
      (await modelOf(await site.request('/help', { headers: HUMAN, cf: { country } }))).site.asksForConsent;
    expect([await from('DE'), await from('US'), await from('GB')]).toEqual([true, undefined, true]);
  });

  it('follows a country that a request names only in a local run', async () => {
    const headers = { ...HUMAN, 'x-local-country': 'DE' };
    const live = { ENVIRONMENT: 'production', SITE_URL: 'https://127.0.0.1' } as const;
    expect([await asks('/help', headers, {}), await asks('/help', headers, live)]).toEqual([true, false]);
  });

  it('leads back to the same page, with what it was asked with', async () => {
    const [person] = keptPaths();
    const from = (path: string) => ({ referer: `http://127.0.0.1${path}` });
    const back = async (path: string, fields: Record<string, string> = {}) =>
      toOf(await post({ answer: 'none', ...fields }, from(path)))[1];
    const TOKEN = 'k'.repeat(43);
    for (const path of ['/', `${person}?full=1`, `/auth/reset-password?token=${TOKEN}`, '/auth/login?redirect=%2Fhelp'])
      expect(await back(path)).toBe(path);
    // What an address asks to change, the answer to another question does not change.
    expect(await back(`${person}?monitor=true&token=${TOKEN}&full=1`)).toBe(`${person}?full=1`);
    // Only posted: there is no such page.
    expect(await back('/auth/renew-link', { back: '/help' })).toBe('/help');
  });

  it('leads nowhere but to pages of this site', async () => {
    for (const back of ['//evil.example', 'https://evil.example/', '/api/user', '/nothing/here', '/\\evil.example'])
      expect(toOf(await post({ answer: 'none', back }))).toEqual([303, '/']);
    const evil = await post({ answer: 'none', back: '/help' }, { referer: 'https://evil.example/people-search' });
    expect(toOf(evil)).toEqual([303, '/help']);
  });
});
