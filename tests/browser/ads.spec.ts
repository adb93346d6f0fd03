import { chromium, type Page, type Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { HOUSE_TAG } from '../../worker/ads/house/house-scripts.ts';
import { AD_DELAY_MS } from '../support/ad-delay.ts';
import { accessibilityFaults, expect as expectSoon, follow, hydrated, lookAt, test } from '../support/browser.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { listenForEvents } from '../support/page-events.ts';

// Each opens pages with several frames, each of them a process.
test.describe.configure({ timeout: 90_000 });
const expect = expectSoon.configure({ timeout: 20_000 });

const LONG = lookAt('much of everything').id ?? '';
const PERSON = `/name/-/-/${LONG}`;
const SIZES = ['728x90', '300x250', '300x600', '160x600'];
const OWN = 'Porchlight explains';

const isAds = (url: string) => new URL(url).hostname.startsWith('ads.');
const slot = (page: Page, size: string) => page.locator(`[data-ad-size="${size}"]`);
const frames = (page: Page) => page.locator('[data-ad-size] iframe');
const creative = (page: Page, size: string) =>
  slot(page, size).frameLocator('iframe').frameLocator('iframe').locator('body');

/** What every window of the test asks of the host of the ads, as it asks. */
function recordAds(page: Page): Request[] {
  const asked: Request[] = [];
  page.context().on('request', (request) => {
    if (isAds(request.url())) asked.push(request);
  });
  return asked;
}

/** The page once its scripts have run, just before ads may come. */
async function open(page: Page, path = PERSON): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  // The script that waits has come.
  await page.waitForLoadState('networkidle');
}

const pass = (page: Page, ms = AD_DELAY_MS) => page.clock.fastForward(ms);

/** The reader comes to the rectangle: what is far below asks for nothing. */
const comeToRectangle = (page: Page) => slot(page, '300x250').scrollIntoViewIfNeeded();

async function expectFilled(page: Page, size: string, way = 'bid'): Promise<void> {
  await slot(page, size).scrollIntoViewIfNeeded();
  await expect(creative(page, size)).toHaveAttribute('data-way', way);
  await expect(creative(page, size)).toHaveAttribute('data-size', size);
  await expect(slot(page, size)).toHaveText(/^Advertisement/);
  await expect(slot(page, size).locator('section')).toBeHidden();
}

async function expectOwnLine(page: Page, size: string): Promise<void> {
  await expect(slot(page, size)).toContainText(OWN);
  await expect(slot(page, size).locator('section')).toBeVisible();
  await expect(slot(page, size).locator('iframe')).toHaveCount(0);
}

test('nothing of an ad loads before its delay; then each slot that the reader comes to is filled, and nothing moves [F4-22 F9-11]', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const asked = recordAds(page);
  await open(page);
  for (const size of SIZES) {
    await expect(slot(page, size)).toContainText(OWN);
    const [wide, high] = size.split('x').map(Number);
    const box = await slot(page, size).locator('> div').boundingBox();
    expect([box?.width, box?.height]).toEqual([wide, high]);
    // Nothing of our line is cut off.
    expect(
      await slot(page, size)
        .locator('section')
        .evaluate((line) => line.scrollHeight - line.clientHeight),
    ).toBe(0);
  }
  await pass(page, AD_DELAY_MS / 2);
  expect(asked).toEqual([]);
  await expect(frames(page)).toHaveCount(0);
  await pass(page);
  // The others are far below.
  await expectFilled(page, '300x250');
  await expect(slot(page, '160x600').locator('iframe')).toHaveCount(0);
  for (const size of SIZES) {
    await expectFilled(page, size);
    const [wide, high] = size.split('x').map(Number);
    const box = await slot(page, size).locator('iframe').boundingBox();
    expect([box?.width, box?.height]).toEqual([wide, high]);
  }
  await expect(frames(page)).toHaveCount(4);
  expect(await shifts()).toBeLessThan(0.01);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test('an ad host learns a size and a network: no name, no id, no path, no cookie, no referrer; the page itself asks no other host [F7-24]', async ({
  page,
  baseURL,
}) => {
  const asked = recordAds(page);
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) own.push(new URL(request.url()).origin);
  });
  await open(page);
  await pass(page);
  for (const size of SIZES) await expectFilled(page, size);
  expect(new Set(own)).toEqual(new Set([new URL(baseURL ?? '').origin]));
  const names = (await page.locator('h1').innerText())
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  expect(names.length).toBeGreaterThan(1);
  expect(asked.length).toBeGreaterThanOrEqual(SIZES.length * 3);
  for (const request of asked) {
    const headers = await request.allHeaders();
    const { pathname, search } = new URL(request.url());
    expect(pathname).toMatch(/^\/(?:frame\/\d+x\d+\/main|house\/(?:tag|bids)\.js|house\/creative\/\d+x\d+\/\w+)$/);
    expect([search, request.postData(), headers.referer, headers.cookie]).toEqual(['', null, undefined, undefined]);
    const said = JSON.stringify([request.url(), headers]).toLowerCase();
    for (const word of [...names, LONG.toLowerCase(), '/name/']) expect(said).not.toContain(word);
  }
  // What runs there can read as little.
  const inside = page.frames().find((frame) => frame.url().endsWith('/frame/300x250/main'));
  expect(
    await inside?.evaluate(() => {
      const seen = (read: () => unknown) => {
        try {
          return String(read());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        seen(() => self.origin),
        seen(() => document.referrer),
        seen(() => document.cookie),
        seen(() => localStorage.length),
        seen(() => parent.document.title),
        seen(() => parent.location.href),
      ];
    }),
  ).toEqual(['null', '', 'SecurityError', 'SecurityError', 'SecurityError', 'SecurityError']);
});

test('PUBMAX_ADS variant 1 uses the other network, and nothing of the first one [P6-055]', async ({ page }) => {
  const asked = recordAds(page);
  await open(page, `${PERSON}?exp.PUBMAX_ADS=1`);
  await pass(page);
  await expectFilled(page, '300x250', 'pubmax');
  const paths = asked.map((request) => new URL(request.url()).pathname);
  expect(paths).toContain('/house/pubmax.js');
  expect(paths.filter((path) => /\/main$|tag\.js|bids\.js/.test(path))).toEqual([]);
});

test('bids that do not come are waited for no longer than they may be; then the slot shows what there is [F9-12]', async ({
  page,
}) => {
  await page.context().route('**/house/bids.js', () => {});
  await open(page);
  await pass(page);
  await expectFilled(page, '300x250', 'direct');
});

test('a network that knows nothing of bids fills the slots, too', async ({ page, complaints }) => {
  await page.context().route('**/house/bids.js', (route) => route.fulfill({ status: 404, body: '' }));
  const events = await listenForEvents(page);
  await open(page);
  await pass(page);
  await expectFilled(page, '300x250', 'direct');
  await pass(page, 2_000);
  const filled = { name: 'ad_filled', properties: { size: '300x250' } };
  await expect.poll(() => events).toContainEqual(expect.objectContaining(filled));
  await expect.poll(() => complaints.splice(0).join()).toContain('404');
});

test('a slot without an ad keeps our line, and its links work by keyboard', async ({ page }) => {
  await page
    .context()
    .route('**/house/tag.js', (route) =>
      route.fulfill({ body: HOUSE_TAG.replace('isEmpty: false', 'isEmpty: true'), contentType: 'text/javascript' }),
    );
  const asked = recordAds(page);
  const events = await listenForEvents(page);
  await open(page);
  await pass(page);
  await comeToRectangle(page);
  await expect.poll(() => asked.filter((request) => request.url().includes('/creative/300x250/')).length).toBe(1);
  await expectOwnLine(page, '300x250');
  // Events are sent two seconds after they happen.
  await pass(page, 2_000);
  const empty = { name: 'ad_empty', properties: { size: '300x250' } };
  await expect.poll(() => events).toContainEqual(expect.objectContaining(empty));
  await slot(page, '300x250').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/how-we-collect-data');
});

test('slots that fit after the window has grown are filled then, and a phone has none [P9-055 P9-056]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = recordAds(page);
  await open(page);
  await pass(page);
  await slot(page, '728x90').evaluate((banner) => banner.previousElementSibling?.scrollIntoView());
  await expect(page.locator('[data-ad-size]').filter({ visible: true })).toHaveCount(0);
  await expect(frames(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.setViewportSize({ width: 800, height: 900 });
  await expectFilled(page, '728x90');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectFilled(page, '300x250');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectFilled(page, '300x250');
  expect(asked.filter((request) => request.url().endsWith('/frame/300x250/main'))).toHaveLength(1);
});

/** Pages without a single slot, for a reader with these headers and cookies. */
async function expectNoAds(page: Page, path: string): Promise<void> {
  const asked = recordAds(page);
  await page.clock.install();
  const response = await page.goto(path);
  expect(response?.headers()['content-security-policy']).not.toContain('frame-src');
  await hydrated(page);
  await pass(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-ad-size], iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
}

test('ad_free=true: nothing on the page advertises [F1-12 F6-30]', async ({ page }) => {
  await expectNoAds(page, `${PERSON}?ad_free=true`);
  await expect(page.locator('[data-ad]')).toHaveCount(0);
});

test('who refuses advertising has no slots, and no ad loads [F1-13]', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'OptanonConsent', value: encodeURIComponent('groups=C0001:1,C0002:1,C0004:0'), url: baseURL ?? '' },
  ]);
  await expectNoAds(page, PERSON);
});

test('a subscriber has no slots', async ({ page }) => {
  const form = { email: 'premium@example.com', password: DEMO_PASSWORD };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post('/auth/login', { form, headers, maxRedirects: 0 })).status()).toBe(303);
  const asked = recordAds(page);
  await page.clock.install();
  await follow(page, PERSON);
  await hydrated(page);
  await pass(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-ad], iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('bots get neither slots nor, at the host of the ads, any script [F6-19]', async ({ request, baseURL }) => {
  const headers = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
  const html = await (await request.get(PERSON, { headers })).text();
  expect(html).not.toContain('data-ad-size');
  const { port } = new URL(baseURL ?? '');
  const host = { ...headers, host: `ads.localhost:${port}` };
  const frame = await request.get('/frame/300x250/main', { headers: host });
  expect([frame.status(), await frame.text()]).toEqual([404, 'There is no such ad.\n']);
});

test('the one-click upgrade removes ads, also those that are still loading [P4-052]', async ({ page }) => {
  const form = { email: 'expired@example.com', password: DEMO_PASSWORD };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post('/auth/login', { form, headers, maxRedirects: 0 })).status()).toBe(303);
  // The upgrade comes once the page is there: its code waits until a frame is loading.
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/plans-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.context().route('**/house/tag.js', () => {});
  // A clock turned forward would also end the calls that the upgrade waits for.
  await page.route(`**${PERSON}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(`"desktop":${AD_DELAY_MS}`, '"desktop":0') });
  });
  await page.goto(PERSON);
  await comeToRectangle(page);
  await expect(frames(page)).not.toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-ad], iframe')).toHaveCount(0);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(page.locator('[data-ad], iframe')).toHaveCount(0);
});

/** What a network's tag may do to harm a page, and what the browser says about it. */
const HOSTILE: Readonly<Record<string, { readonly script: string; readonly says?: RegExp }>> = {
  'never ends': { script: 'for (;;);' },
  throws: { script: "throw new Error('hostile')", says: /hostile/ },
  'leads the reader away': { script: "top.location = 'https://example.com/'", says: /navigat|top/i },
  'leads its own frame away': { script: "location = 'https://example.com/'", says: /frame-src|refused|violates/i },
  'says something in a box': {
    script: "alert('hostile'); confirm('hostile'); prompt('hostile')",
    says: /allow-modals/,
  },
  'asks for the camera': {
    script:
      'navigator.mediaDevices?.getUserMedia({ video: true }).catch(() => {}); navigator.geolocation.getCurrentPosition(() => {})',
    says: /permission/i,
  },
  'claims to be filled by a frame of its own': {
    script: `const frame = document.createElement('iframe');
      frame.srcdoc = "<script>top.postMessage({ adSlot: 'filled' }, '*')</script>";
      document.body.append(frame);`,
  },
  'says what no frame says': {
    script: "parent.postMessage({ adSlot: '<b>' }, '*'); parent.postMessage('filled', '*')",
  },
};

for (const [what, { script, says }] of Object.entries(HOSTILE))
  test(`an ad that ${what} changes nothing else, and its frame is taken away`, async ({
    page,
    complaints,
    violations,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await page
      .context()
      .route('**/house/tag.js', (route) => route.fulfill({ body: script, contentType: 'text/javascript' }));
    const asked = recordAds(page);
    await open(page);
    const address = page.url();
    await pass(page);
    await comeToRectangle(page);
    await expect.poll(() => asked.some((request) => request.url().endsWith('tag.js'))).toBe(true);
    // The page answers as ever.
    await page
      .getByRole('navigation', { name: /^All About/ })
      .getByRole('link')
      .nth(1)
      .click();
    await expectOwnLine(page, '300x250');
    expect([dialogs, page.context().pages().length, new URL(page.url()).pathname]).toEqual([
      [],
      1,
      new URL(address).pathname,
    ]);
    const said = [complaints, violations.ours, violations.inForeignFrames].flatMap((list) => list.splice(0)).join('\n');
    if (says !== undefined) expect(said).toMatch(says);
  });

test('a host of ads that is gone, or that hangs, leaves our lines', async ({ page, complaints }) => {
  let isGone = true;
  await page.context().route('**/frame/**', (route) => (isGone ? route.abort('connectionrefused') : undefined));
  const asked = recordAds(page);
  await open(page);
  await pass(page);
  await comeToRectangle(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expectOwnLine(page, '300x250');
  isGone = false;
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await pass(page);
  await comeToRectangle(page);
  await expect(frames(page).first()).toBeAttached();
  await expect(slot(page, '300x250').locator('section')).toBeVisible();
  await pass(page, 20_000);
  await expectOwnLine(page, '300x250');
  complaints.splice(0);
});

test('an ad opens no window that nobody asked for', async ({ baseURL, launchOptions, userAgent, complaints }) => {
  // Playwright lets every window open; readers' browsers do not.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] });
  try {
    const page = await browser.newPage({
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    // The script itself says what it got. To ask its frame would be a user gesture for Chromium, and allow a window.
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.context().route('**/house/tag.js', (route) =>
      route.fulfill({
        body: "console.info('window: ' + open('https://example.com/'))",
        contentType: 'text/javascript',
      }),
    );
    await open(page);
    await pass(page);
    await comeToRectangle(page);
    await expect.poll(() => said).toContain('window: null');
    // The script would get null for a window of another site, too. Only the browser knows at once whether there is one.
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    expect(targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url)).toEqual([page.url()]);
  } finally {
    await browser.close();
  }
  complaints.splice(0);
});
