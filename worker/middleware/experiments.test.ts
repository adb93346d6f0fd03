import { createHmac, hkdfSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import { NO_EXPERIMENTS, type Variants } from '../../shared/experiments/experiments.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import type { EdgeBindings } from '../env.ts';
import { edge, json, modelOf, problemResponse, SECRET } from '../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const DETAILS = 'GET /api/v4/person/details';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const EVERYBODY = JSON.stringify({ PROPERTY_UPSELL: [0, 0, 1], UPSELL_NEW_TAB: [0, 1] });

interface View {
  readonly method?: string;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly country?: string;
  readonly env?: Partial<EdgeBindings>;
}

/** One view of a person: what the page shows, the cookies it sets, and what the origin was asked. */
async function view({ method = 'GET', query = '', headers = {}, country = 'US', env = {} }: View = {}) {
  const known = { [DETAILS]: json(buildDetails(MAYA)), 'GET /api/person/counts': json(buildCounts()) };
  const { request, asked } = edge(known, { EXPERIMENT_WEIGHTS: EVERYBODY, ...env });
  const response = await request(PATH + query, { method, headers, cf: { country } });
  const set = response.headers.getSetCookie();
  const page = method === 'HEAD' ? null : ((await modelOf(response)).page as PersonPageModel);
  return {
    response,
    variants: page?.experiments as Variants,
    set,
    /** what a browser sends next time */
    cookie: set.map((cookie) => cookie.split(';', 1)[0]).join('; '),
    names: set.map((cookie) => cookie.split('=', 1)[0]),
    detailsQuery: new URL(asked.find(({ url }) => url.includes('details'))?.url ?? 'x:').searchParams,
  };
}

const SHOWN = { ...NO_EXPERIMENTS, PROPERTY_UPSELL: 2, UPSELL_NEW_TAB: 1 };
const BOTH = ['experiments', 'visitor_id'];
const NUMBER = ['visitor_id'];

describe('a first view', () => {
  test('assigns variants and pins them, in cookies that scripts cannot read, and the page may still be cached', async () => {
    const first = await view();
    expect(first.variants).toEqual(SHOWN);
    expect(first.names.sort()).toEqual(BOTH);
    for (const cookie of first.set) {
      expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
    }
    expect(first.response.headers.get('cache-control')).toBe('private, no-cache');
    const secret = { ENVIRONMENT: 'production' };
    const live = await view({ env: secret });
    expect(live.names.sort()).toEqual(BOTH.map((name) => `__Host-${name}`));
    for (const cookie of live.set) expect(cookie).toContain('; Secure');
    expect(live.response.headers.get('cache-control')).toBe('private, no-cache');
    expect((await view({ env: secret, headers: { cookie: live.cookie } })).set).toEqual([]);
    // As a sibling host could have set them: they do not count.
    const planted = live.cookie.replaceAll('__Host-', '');
    expect((await view({ env: secret, headers: { cookie: planted } })).set).toHaveLength(2);
  });

  test('requests properties only if the variant shows them', async () => {
    expect((await view()).detailsQuery.get('includeProperties')).toBe('true');
    const none = await view({ env: { EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[0,1]}' } });
    expect(none.detailsQuery.has('includeProperties')).toBe(false);
  });

  const ALLOWED = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A1%2CC0004%3A0';
  const REFUSED = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0004%3A1';
  const cases: readonly [who: string, takesPart: boolean, View, sets?: readonly string[]][] = [
    ['a person', true, {}],
    ['a person whose browser sends Sec-GPC', true, { headers: { 'sec-gpc': '1' } }],
    ['a person who refused analytics', false, { headers: { cookie: REFUSED } }],
    ['a person in Germany', false, { country: 'DE' }],
    ['a person in Germany who allowed analytics', true, { country: 'DE', headers: { cookie: ALLOWED } }],
    ['a person in Germany where the operator says opt-out', true, { country: 'DE', env: { CONSENT_MODE: 'opt-out' } }],
    ['a person in the US where the operator says opt-in', false, { env: { CONSENT_MODE: 'opt-in' } }],
    ['a person while nothing runs', false, { env: { EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[1,0]}' } }],
    ['a person while nothing is set up', false, { env: { EXPERIMENT_WEIGHTS: undefined } as object }],
    ['a search engine', false, { headers: { 'user-agent': GOOGLE }, env: { TRUST_BOT_USER_AGENT: 'true' } }, []],
    ['some bot', false, { headers: { 'user-agent': GOOGLE } }, []],
    ['a browser that prefetches', false, { headers: { 'sec-purpose': 'prefetch' } }, []],
  ];
  test.each(cases)('by %s is part of experiments: %s', async (_, takesPart, request, sets = NUMBER) => {
    const { variants, names } = await view(request);
    expect(variants).toEqual(takesPart ? SHOWN : NO_EXPERIMENTS);
    expect(names.sort()).toEqual(takesPart ? BOTH : sets);
  });

  test('sets nothing for HEAD requests, or if no page is shown', async () => {
    expect((await view({ method: 'HEAD' })).set).toEqual([]);
    const env = { EXPERIMENT_WEIGHTS: EVERYBODY };
    for (const status of [404, 500]) {
      const { get } = edge({ [DETAILS]: problemResponse(status) }, env);
      expect((await get(PATH)).headers.getSetCookie(), String(status)).toEqual([]);
    }
    for (const path of ['/', '/people-search', '/auth/login'])
      expect((await edge({}, env).get(path)).headers.getSetCookie(), path).toEqual([]);
  });
});

describe('a later view', () => {
  const HALF = JSON.stringify({ UPSELL_NEW_TAB: [1, 1] });
  const again = (cookie: string, weights: string, more: View = {}) =>
    view({ ...more, headers: { cookie, ...more.headers }, env: { EXPERIMENT_WEIGHTS: weights } });

  test('shows the same and sets nothing, even if the weights moved', async () => {
    const { cookie } = await view({ env: { EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[0,1]}' } });
    const later = await again(cookie, '{"UPSELL_NEW_TAB":[999999,1]}');
    expect([later.variants.UPSELL_NEW_TAB, later.set]).toEqual([1, []]);
    const ahead = await again(cookie, '{"UPSELL_NEW_TAB":[999999,1]}', { headers: { 'sec-purpose': 'prefetch' } });
    expect([ahead.variants.UPSELL_NEW_TAB, ahead.set]).toEqual([1, []]);
  });

  test('that is prefetched shows what is pinned and assigns nothing new', async () => {
    const { cookie } = await view({ env: { EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[0,1]}' } });
    const more = '{"UPSELL_NEW_TAB":[0,1],"PROPERTY_DISCOVERY":[0,1]}';
    const ahead = await again(cookie, more, { headers: { 'sec-purpose': 'prefetch' } });
    expect([ahead.variants, ahead.set]).toEqual([{ ...NO_EXPERIMENTS, UPSELL_NEW_TAB: 1 }, []]);
    expect((await again(cookie, more)).variants).toMatchObject({ UPSELL_NEW_TAB: 1, PROPERTY_DISCOVERY: 1 });
  });

  test('by a visitor who may no longer be measured deletes the variants, if they were sent, and keeps the number', async () => {
    const { cookie } = await view();
    const refused = `OptanonConsent=groups=C0002%3A0; ${cookie}`;
    const env = { ENVIRONMENT: 'production' };
    const live = `OptanonConsent=groups=C0002%3A0; ${(await view({ env })).cookie}`;
    for (const request of [
      { headers: { cookie: refused } },
      { headers: { cookie: live }, env },
      { headers: { cookie }, country: 'DE' },
      { headers: { cookie: refused }, env: { EXPERIMENT_WEIGHTS: '{}' } },
    ]) {
      const { variants, set } = await view(request);
      expect(variants).toEqual(NO_EXPERIMENTS);
      const isLive = request.env === env;
      expect(set).toEqual([
        isLive
          ? '__Host-experiments=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'
          : 'experiments=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      ]);
    }
    const number = cookie.split('; ').find((pair) => pair.startsWith('visitor_id=')) ?? '';
    expect((await view({ headers: { cookie: number }, country: 'DE' })).set).toEqual([]);
    expect((await view({ headers: { cookie }, env: { EXPERIMENT_WEIGHTS: '{}' } })).set).toEqual([]);
  });

  test('assigns a new experiment, and replaces a variant that has ended, and pins them', async () => {
    const { cookie } = await view({ env: { EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[0,1]}' } });
    const added = await again(cookie, '{"UPSELL_NEW_TAB":[1,1],"PROPERTY_DISCOVERY":[0,1]}');
    expect(added.variants).toMatchObject({ UPSELL_NEW_TAB: 1, PROPERTY_DISCOVERY: 1 });
    expect(added.names).toEqual(['experiments']);
    const over = await again(cookie, '{"UPSELL_NEW_TAB":[1,0],"PROPERTY_DISCOVERY":[0,1]}');
    expect(over.variants).toMatchObject({ UPSELL_NEW_TAB: 0, PROPERTY_DISCOVERY: 1 });
  });

  test('assigns the same variants again to a visitor who lost their pins', async () => {
    for (let visitor = 0; visitor < 8; visitor++) {
      const first = await view({ env: { EXPERIMENT_WEIGHTS: HALF } });
      const number = first.cookie.split('; ').find((pair) => pair.startsWith('visitor_id=')) ?? '';
      expect((await again(number, HALF)).variants).toEqual(first.variants);
    }
  });

  test('accepts cookies of the previous secret, and re-signs them without changing their content', async () => {
    const first = await view({ env: { EXPERIMENT_WEIGHTS: HALF } });
    const env = { EXPERIMENT_WEIGHTS: HALF, EDGE_ORIGIN_SECRET: 'the next secret, of 32 characters or more' };
    const rotating = { ...env, EDGE_ORIGIN_SECRET_PREVIOUS: SECRET };
    const later = await view({ headers: { cookie: first.cookie }, env: rotating });
    expect(later.variants).toEqual(first.variants);
    expect(later.names.sort()).toEqual(BOTH);
    const said = (cookie: string) => cookie.split('; ').map((pair) => pair.slice(0, pair.lastIndexOf('.')));
    expect(said(later.cookie).sort()).toEqual(said(first.cookie).sort());
    // Once: a cookie signed with the current secret is not set again, and outlives the rotation.
    expect((await view({ headers: { cookie: later.cookie }, env: rotating })).set).toEqual([]);
    expect((await view({ headers: { cookie: later.cookie }, env })).set).toEqual([]);
    const prefetch = { cookie: first.cookie, 'sec-purpose': 'prefetch' };
    expect((await view({ headers: prefetch, env: rotating })).set).toEqual([]);
    expect((await view({ headers: { cookie: first.cookie }, env })).names.sort()).toEqual(BOTH);
  });

  test('is recognized by an HMAC-SHA-256 signature with the key for that cookie', async () => {
    const { cookie } = await view();
    for (const name of BOTH) {
      const text = decodeURIComponent(cookie.split('; ').find((pair) => pair.startsWith(`${name}=`)) ?? '');
      const at = text.lastIndexOf('.');
      const [value, signature] = [text.slice(name.length + 1, at), text.slice(at + 1)];
      const key = Buffer.from(hkdfSync('sha256', SECRET, '', `porchlight: signature of the cookie ${name}`, 32));
      expect([name, signature]).toEqual([name, createHmac('sha256', key).update(value).digest('base64')]);
    }
  });

  test('rejects cookies that were changed, made with another secret or signed for another name', async () => {
    const { cookie } = await view({ env: { EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[0,1]}' } });
    const [pins = '', number = ''] = cookie.split('; ').sort();
    const signed = (pair: string) => pair.slice(pair.indexOf('=') + 1);
    const other = await view({ env: { EDGE_ORIGIN_SECRET: 'another secret of 32 characters!' } });
    const forged = [
      `${pins.replace('TAB.1', 'TAB.0')}; ${number.replace('=', '=0')}`,
      other.cookie,
      `experiments=${signed(number)}; visitor_id=${signed(pins)}`,
      'experiments=UPSELL_NEW_TAB.0; visitor_id=%zz',
    ];
    for (const text of forged) {
      const later = await again(text, EVERYBODY);
      expect(later.variants, text).toEqual(SHOWN);
      expect(later.names.sort(), text).toEqual(BOTH);
    }
  });
});

describe('a page URL', () => {
  const QUERY = '?exp.PROPERTY_UPSELL=3&exp.PROPERTY_DISCOVERY=1&exp.PUBMAX_ADS=2&exp.OVER=1&exp.UPSELL_NEW_TAB=x';

  test('may request variants on this machine, for one request', async () => {
    const nothingRuns = { EXPERIMENT_WEIGHTS: '{}' };
    const asked = await view({ query: QUERY, env: nothingRuns });
    expect(asked.variants).toEqual({ ...NO_EXPERIMENTS, PROPERTY_UPSELL: 3, PROPERTY_DISCOVERY: 1 });
    expect(asked.names).toEqual(NUMBER);
    const { variants, cookie } = await view({ query: QUERY });
    expect(variants).toMatchObject({ PROPERTY_UPSELL: 3, UPSELL_NEW_TAB: 1 });
    expect((await view({ headers: { cookie } })).variants).toEqual(SHOWN);
  });

  test('cannot elsewhere, and not for bots', async () => {
    expect((await view({ query: QUERY, env: { ENVIRONMENT: 'production' } })).variants).toEqual(SHOWN);
    expect((await view({ query: QUERY, headers: { 'user-agent': GOOGLE } })).variants).toEqual(NO_EXPERIMENTS);
  });
});

test('the visitor id stays out of the page and the log, and reaches the origin in the signed envelope alone', async () => {
  const first = await view();
  const number = /visitor_id=([\w-]{36})/.exec(first.cookie)?.[1] ?? 'none';
  expect(number).not.toBe('none');
  const { request, asked } = edge({ [DETAILS]: problemResponse(500) }, { EXPERIMENT_WEIGHTS: EVERYBODY });
  const failed = await request(PATH, { headers: { cookie: first.cookie } });
  const said = vi.mocked(console.error).mock.calls.flat().join('\n');
  expect(said).toContain('page_data_failed');
  for (const text of [await failed.text(), said, asked.map(({ url }) => url).join()])
    expect(text).not.toContain(number);
  const sent = asked.flatMap(({ headers }) => [...headers]).filter(([, value]) => value.includes(number));
  expect(new Set(sent.map(([name]) => name))).toEqual(new Set(['x-edge-visitor']));
});
