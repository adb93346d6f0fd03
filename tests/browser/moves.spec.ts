import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';
import { listenForEventNames, listenForEvents } from '../support/page-events.ts';

// Playwright turns off the back/forward cache.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

// Every page is loaded, left and revisited.
test.describe.configure({ timeout: 120_000 });

const person = lookAt('full page');
const PERSON = `/name/-/-/${person.id}`;
const RESULTS = `/name/${person.fullName.split(' ').at(-1)}/-`;

/** Whether each showing of the page came from the back/forward cache; a reloaded page starts over. */
type Shown = typeof globalThis & { shown?: boolean[] };
const noteShowings = (page: Page) =>
  page.addInitScript(() => {
    const here: Shown = globalThis;
    addEventListener('pageshow', ({ persisted }) => {
      here.shown = [...(here.shown ?? []), persisted];
    });
  });
const shown = (page: Page) => page.evaluate(() => (globalThis as Shown).shown);

/** Follows the page's link to the search form. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/people-search', textContent: 'Search' });
    document.body.append(link);
    link.click();
  });
  await page.waitForURL('**/people-search');
  await hydrated(page);
}
async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  // A page from the cache is not reloaded.
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
}

/**
 * Leaves the page and returns until it is restored: a machine that is busy for seconds may fail to cache a page; an
 * uncacheable page never gets there.
 */
async function comeBack(page: Page, path: string, prepare = async () => {}): Promise<void> {
  await expect(async () => {
    await prepare();
    await leave(page);
    await goBack(page, path);
    await expect.poll(async () => (await shown(page))?.at(-1), { timeout: 3_000 }).toBe(true);
  }, path).toPass({ timeout: 40_000 });
}

test('home, results and a person return as they were left, keep working and are counted once', async ({ page }) => {
  await noteShowings(page);
  const sent = await listenForEvents(page);
  const events = () => sent.map(({ name, properties }) => [name, properties.page].join(' ').trim());
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const count = (list: readonly string[], text: string) => list.filter((entry) => entry === text).length;
  const settled = async (path: string, kind: string) => {
    await hydrated(page);
    await expect.poll(() => count(events(), `page_viewed ${kind}`)).toBe(count(loads, path));
  };

  for (const [path, kind] of [
    ['/', 'home'],
    [RESULTS, 'results'],
  ] as const) {
    await page.goto(path);
    await comeBack(page, path, () => settled(path, kind));
  }

  // Scrolled and opened before leaving: both stay, and nothing is announced again.
  await page.goto(PERSON);
  const question = page.locator('[aria-labelledby="person-details-faq"] details').nth(1);
  await comeBack(page, PERSON, async () => {
    await settled(PERSON, 'person');
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
  });
  await expect(question).toBeInViewport();
  await expect(question).toHaveAttribute('open');
  await expect(page.locator('[popover=manual]')).toHaveCount(0);

  const toggled = count(events(), 'faq_toggled');
  await question.locator('summary').click();
  await expect(question).not.toHaveAttribute('open');
  await expect.poll(() => count(events(), 'faq_toggled')).toBeGreaterThan(toggled);
  const button = page.getByRole('main').getByRole('button', { name: 'Monitor', exact: true }).first();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  // By now every later view would have been sent too.
  expect(count(events(), 'page_viewed person')).toBe(count(loads, PERSON));
});

test('a page restored after a log-in is reloaded', async ({ page }) => {
  await noteShowings(page);
  await page.goto('/');
  await hydrated(page);
  // The listener for the return is added after hydration.
  await page.waitForRequest('**/api/events');
  await leave(page);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: 'free@example.com', password: DEMO_PASSWORD };
  expect((await page.request.post('/auth/login', { form, headers, maxRedirects: 0 })).status()).toBe(303);
  await goBack(page, '/');
  await expect(page.getByRole('banner')).toContainText('free@example.com');
  expect(await shown(page)).toEqual([false]);
});

test('pages cross-fade, unless the reader prefers reduced motion', async ({ page }) => {
  await page.goto('/');
  const fades = () =>
    page.evaluate(() => {
      const holding = (rules: CSSRuleList, isOn: boolean): boolean =>
        [...rules].some((rule) => {
          if (rule instanceof CSSViewTransitionRule) return isOn && rule.navigation === 'auto';
          const own = rule instanceof CSSMediaRule ? matchMedia(rule.conditionText).matches : true;
          return rule instanceof CSSGroupingRule && holding(rule.cssRules, isOn && own);
        });
      return [...document.styleSheets].some(({ cssRules }) => holding(cssRules, true));
    });
  expect(await fades()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fades()).toBe(false);
});

/** Whether this page appeared with a fade. */
type Faded = typeof globalThis & { hasFaded?: boolean };
/** Records how every page appeared. `ended` is the event that ends the fade early, such as a window resize. */
const noteFades = (page: Page, ended?: 'pageswap' | 'pagereveal') =>
  page.addInitScript((name) => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      (globalThis as Faded).hasFaded = viewTransition !== null;
    });
    if (name !== undefined) addEventListener(name, ({ viewTransition }) => viewTransition?.skipTransition());
  }, ended);
/** Follows a link until there was a fade: a machine that is busy for seconds may cancel one. */
async function fadeOnce(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/');
    await leave(page);
    expect(await page.evaluate(() => (globalThis as Faded).hasFaded)).toBe(true);
  }).toPass({ timeout: 40_000 });
}

test('a page fades in even if its style sheets come over the network', async ({ page }) => {
  // When Playwright answers requests, the browser's own cache is off.
  await listenForEventNames(page);
  await noteFades(page);
  await fadeOnce(page);
});

test('a fade that ends early causes no error on the next page', async ({ page }) => {
  await noteFades(page, 'pagereveal');
  await fadeOnce(page);
});

test('a fade that ends early causes no error on the previous page', async ({ page }) => {
  await noteShowings(page);
  await noteFades(page, 'pageswap');
  await page.goto('/');
  await comeBack(page, '/');
});

/** What moved when this page appeared, by its name and how long it took, in milliseconds. */
type Moved = typeof globalThis & { moved?: Record<string, number> };
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    const here: Moved = globalThis;
    addEventListener('pagereveal', ({ viewTransition }) => {
      here.moved = {};
      const read = () => {
        const groups = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-group'));
        here.moved = Object.fromEntries(
          groups.map((effect) => [
            /\((.*)\)/.exec(effect.pseudoElement ?? '')?.[1],
            Number(effect.getComputedTiming().endTime),
          ]),
        );
      };
      viewTransition?.ready.then(read, () => {});
    });
  });
const moved = (page: Page) => page.evaluate(() => (globalThis as Moved).moved);
const followRow = async (page: Page) => {
  await page.goto(RESULTS);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.waitForURL(/\/name\/[^/]+\/[^/]+\/P/);
};

test('the name of the row that was followed becomes the title of its page, and a row again', async ({ page }) => {
  await noteMoves(page);
  const both = { root: 120, subject: 200 };
  // A machine that is busy for seconds may cancel a transition.
  await expect(async () => {
    await followRow(page);
    await expect.poll(() => moved(page), { timeout: 3_000 }).toEqual(both);
    await goBack(page, RESULTS);
    await expect.poll(() => moved(page), { timeout: 3_000 }).toEqual(both);
  }).toPass({ timeout: 60_000 });
});

test('nothing moves for a reader who prefers that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteMoves(page);
  await noteFades(page);
  await followRow(page);
  expect(await page.evaluate(() => (globalThis as Faded).hasFaded)).toBe(false);
  await goBack(page, RESULTS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moved(page)).toEqual({});
});

test('a free link is prefetched, and a person is not', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'a finger does not hover');
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ruleFaults: unknown[] = [];
  const fetched = new Map<string, string>();
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleFaults.push(ruleSet.errorType ?? null));
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, prefetchStatus }) => {
    fetched.set(new URL(prefetchUrl).pathname, prefetchStatus);
  });
  await page.goto(RESULTS);
  await hydrated(page);
  await expect.poll(() => ruleFaults).toEqual([null]);

  // A person first: a prefetch of it would have happened by the time home is loaded.
  const found = page.locator('main a[href*="/P"]').first();
  await found.hover();
  await page.mouse.move(0, 0);
  await found.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  const home = page.getByRole('banner').getByRole('link').first();
  await home.hover();
  await expect.poll(() => fetched.get('/')).toBe('PrefetchSuccessfulButNotUsed');
  await home.click();
  await page.waitForURL(/:\d+\/$/);
  await expect.poll(() => fetched.get('/')).toBe('PrefetchResponseUsed');
  expect([...fetched.keys()]).toEqual(['/']);
});
