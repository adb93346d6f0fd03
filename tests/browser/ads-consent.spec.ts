import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { type AdsSite, startAdsSite } from '../support/ads-site.ts';
import { test as base, expect as expectSoon, follow, hydrated, lookAt } from '../support/browser.ts';
import { rotatingSample } from '../support/sample.ts';

/**
 * What loads for whom: every choice about cookies, with every state of the network, for every kind of viewer. Most of it is
 * about what must not load. One row of each kind runs every day, and the rest in turns (tests/support/sample.ts).
 */

// Several frames, each of them a process; one site for all tests of the file.
base.describe.configure({ timeout: 90_000, mode: 'default' });
const expect = expectSoon.configure({ timeout: 20_000 });

const test = base.extend<object, { siteWith: (hasAds: boolean) => Promise<AdsSite> }>({
  siteWith: [
    async ({ browserName: _ }, use) => {
      const started = new Map<boolean, Promise<AdsSite>>();
      await use((hasAds) => {
        const site = started.get(hasAds) ?? startAdsSite(hasAds);
        started.set(hasAds, site);
        return site;
      });
      for (const site of started.values()) await (await site).stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

interface Consent {
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly allowsAds: boolean;
  readonly allowsAnalytics: boolean;
}

const OPT_IN = { 'x-local-country': 'DE' };
const CONSENTS = {
  none: { allowsAds: true, allowsAnalytics: true },
  accepted: { cookie: 'C0001:1,C0002:1,C0004:1', allowsAds: true, allowsAnalytics: true },
  refused: { cookie: 'C0001:1,C0002:0,C0004:0', allowsAds: false, allowsAnalytics: false },
  'analytics refused only': { cookie: 'C0001:1,C0002:0,C0004:1', allowsAds: true, allowsAnalytics: false },
  'Global Privacy Control': { headers: { 'sec-gpc': '1' }, allowsAds: false, allowsAnalytics: true },
  'opt-in without a choice': { headers: OPT_IN, allowsAds: false, allowsAnalytics: false },
  'opt-in accepted': { headers: OPT_IN, cookie: 'C0001:1,C0002:1,C0004:1', allowsAds: true, allowsAnalytics: true },
} as const satisfies Readonly<Record<string, Consent>>;

interface Network {
  /** what the page's address says about ads */
  readonly query?: string;
  readonly isConfigured?: false;
  /** what the tag of the network answers; null: nothing, ever */
  readonly tag?: ((script: string) => { readonly status: number; readonly body: string }) | null;
  /** the slots end with an ad, with our line, or are not there */
  readonly ends: 'ad' | 'own line' | 'no slot';
}

/** What a tag that throws says. */
const OF_NETWORK = 'hostile';

const NETWORKS = {
  filled: { ends: 'ad' },
  empty: {
    tag: (script) => ({ status: 200, body: script.replace('isEmpty: false', 'isEmpty: true') }),
    ends: 'own line',
  },
  hangs: { tag: null, ends: 'own line' },
  throws: { tag: () => ({ status: 200, body: `throw new Error('${OF_NETWORK}')` }), ends: 'own line' },
  'is gone': { tag: () => ({ status: 404, body: '' }), ends: 'own line' },
  'is not configured': { isConfigured: false, ends: 'no slot' },
  'is not wanted (ad_free)': { query: '?ad_free=true', ends: 'no slot' },
} as const satisfies Readonly<Record<string, Network>>;

interface Viewer {
  readonly email?: string;
  /** comes from one of our pages, which uses a lookup */
  readonly followsLink?: true;
  readonly userAgent?: string;
  readonly seesAds: boolean;
}

const VIEWERS = {
  anonymous: { seesAds: true },
  'free account': { email: 'free@example.com', seesAds: true },
  subscriber: { email: 'premium@example.com', seesAds: false },
  'premium view': { email: 'premium@example.com', followsLink: true, seesAds: false },
  bot: { userAgent: 'ExampleBot/1.0 (+https://example.com/bot)', seesAds: false },
  'proven bot': {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    seesAds: false,
  },
} as const satisfies Readonly<Record<string, Viewer>>;

interface Row {
  readonly consent: keyof typeof CONSENTS;
  readonly network: keyof typeof NETWORKS;
  readonly viewer: keyof typeof VIEWERS;
}

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as K[];
const ALL: readonly Row[] = keysOf(CONSENTS).flatMap((consent) =>
  keysOf(NETWORKS).flatMap((network) => keysOf(VIEWERS).map((viewer) => ({ consent, network, viewer }))),
);
const usual = { consent: 'none', network: 'filled', viewer: 'anonymous' } as const;
/** Differs from the usual row in one thing at most. */
const isBasic = (row: Row) => keysOf(usual).filter((kind) => row[kind] !== usual[kind]).length <= 1;
/** A day's share of the others: six. */
const STEP = 46;
const ROWS = [
  ...ALL.filter(isBasic),
  ...rotatingSample(
    ALL.filter((row) => !isBasic(row)),
    STEP,
  ),
];

const PERSON = `/name/-/-/${lookAt('much of everything').id}`;
const OWN = 'Porchlight explains';
/** From here on a slot fits, in pixels. */
const WIDE = 768;

for (const row of ROWS)
  test(`${row.viewer}, ${row.consent}: a network that ${row.network}`, async ({
    browser,
    siteWith,
    viewport,
    userAgent,
    violations,
  }) => {
    const consent: Consent = CONSENTS[row.consent];
    const network: Network = NETWORKS[row.network];
    const viewer: Viewer = VIEWERS[row.viewer];
    const { url: site } = await siteWith(network.isConfigured !== false);
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport,
      userAgent: viewer.userAgent ?? userAgent ?? '',
      extraHTTPHeaders: { 'x-local-client': `matrix-${ALL.indexOf(row)}`, ...consent.headers },
    });
    const page = await context.newPage();
    const asked = recordHosts(context, site);
    const errors: string[] = [];
    // Those of frames, too.
    page.on('pageerror', ({ message }) => message.includes(OF_NETWORK) || errors.push(message));
    if (consent.cookie !== undefined) await choose(context, site, consent.cookie);
    if (viewer.email !== undefined) await logIn(context, viewer.email);
    if (network.isConfigured !== false) await answerForNetwork(context, site, network);

    if (viewer.followsLink) await follow(page, PERSON + (network.query ?? ''));
    else await page.goto(PERSON + (network.query ?? ''));
    await hydrated(page);

    const isBot = viewer.userAgent !== undefined;
    const hasSlots = viewer.seesAds && consent.allowsAds && network.ends !== 'no slot';
    await expect(page.locator('[data-ad-size]')).toHaveCount(hasSlots ? 4 : 0);
    if (hasSlots && (viewport?.width ?? 0) >= WIDE) {
      await rectangle(page).scrollIntoViewIfNeeded();
      // The slot that the reader has come to, once.
      const isAsked = () => asked.ads.filter((path) => path.endsWith('/300x250/main')).length;
      await expect.poll(isAsked).toBe(1);
      await expect.poll(() => asked.ads).toContain('/house/tag.js');
      await expectEnd(page, network.ends);
      expect(isAsked()).toBe(1);
    } else {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(asked.ads).toEqual([]);
    }

    const measures = consent.allowsAnalytics && !isBot;
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect([cookies.includes('experiments'), cookies.includes('visitor_id')]).toEqual([measures, !isBot]);
    await hide(page);
    if (measures) await expect.poll(() => asked.site.includes('/api/events')).toBe(true);
    else expect(asked.site.filter((path) => path === '/api/events')).toEqual([]);
    // Whatever the network does, the page is whole and asks nobody else.
    await expect(page.locator('h1')).toBeVisible();
    expect([asked.others, errors]).toEqual([[], []]);
    expect((await context.cookies()).filter(({ domain }) => domain !== site.hostname)).toEqual([]);
    expect(violations.ours).toEqual([]);
    await context.close();
  });

interface Asked {
  /** paths of the site, of the host of its ads, and whole addresses of anybody else */
  readonly site: string[];
  readonly ads: string[];
  readonly others: string[];
}

function recordHosts(context: BrowserContext, site: URL): Asked {
  const asked: Asked = { site: [], ads: [], others: [] };
  context.on('request', (request) => {
    const { host, pathname, href } = new URL(request.url());
    if (host === site.host) asked.site.push(pathname);
    else if (host === `ads.${site.host}`) asked.ads.push(pathname);
    else asked.others.push(href);
  });
  return asked;
}

async function choose(context: BrowserContext, site: URL, groups: string): Promise<void> {
  const value = new URLSearchParams({ groups }).toString();
  await context.addCookies([{ name: 'OptanonConsent', value, url: site.href }]);
}

async function logIn(context: BrowserContext, email: string): Promise<void> {
  const form = { email, password: DEMO_PASSWORD };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await context.request.post('/auth/login', { form, headers, maxRedirects: 0 })).status()).toBe(303);
}

async function answerForNetwork(context: BrowserContext, site: URL, { tag }: Network): Promise<void> {
  if (tag === undefined) return;
  // Only browsers know that names under localhost are this machine's.
  const host = `ads.${site.host}`;
  const script = tag === null ? '' : await (await context.request.get('/house/tag.js', { headers: { host } })).text();
  await context.route('**/house/tag.js', async (route) => {
    if (tag !== null) await route.fulfill({ ...tag(script), contentType: 'text/javascript' });
  });
}

/** How the first slot of the rail ends. */
const rectangle = (page: Page) => page.locator('[data-ad-size="300x250"]');

async function expectEnd(page: Page, ends: Network['ends']): Promise<void> {
  const slot = rectangle(page);
  if (ends === 'ad') {
    const ad = slot.frameLocator('iframe').frameLocator('iframe').locator('body');
    await expect(ad).toHaveAttribute('data-size', '300x250');
    await expect(slot).toHaveText(/^Advertisement/);
    return;
  }
  // Until the page gives up, which takes seconds, the frame is there without being seen.
  await expect(slot.locator('iframe')).toHaveCount(0);
  await expect(slot).toContainText(OWN);
  await expect(slot.locator('section')).toBeVisible();
}

/** As when the reader turns to another tab: what waits to be sent is sent. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
