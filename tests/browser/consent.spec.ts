import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { DEFAULT_QUOTAS } from '../../worker/origin/quota/quota-settings.ts';
import { expect, expectReadable, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { makeAccount, newAddress, post } from '../support/new-account.ts';
import { listenForEventNames } from '../support/page-events.ts';

/** Somebody in a country where readers are asked first. */
const OPT_IN = { 'x-local-country': 'DE' };
/** Somebody whose page has ad slots for whoever reads for free. */
const FREE = `/name/-/-/${lookAt('a full page').id}`;
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const main = (page: Page) => page.getByRole('main');
const button = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true });
const groupsOf = async (page: Page) => {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'OptanonConsent');
  return new URLSearchParams(kept?.value).get('groups');
};
/** As many people as a visitor may open in a day, whom few other tests open. */
function openablePeople(): readonly string[] {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const rows = database
    .prepare('SELECT id FROM person WHERE is_dead = 0 AND fill_score > 70 ORDER BY id DESC LIMIT ?')
    .all(DEFAULT_QUOTAS.anonymousPersons);
  database.close();
  return rows.map(({ id }) => `/name/-/-/${id}`);
}
const noScripts = { javaScriptEnabled: false };
/** What makes one answer look more like the right one than another. */
const looksOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = style;
      return { width: Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight, opacity };
    }),
  );

test.describe('in a country where readers are asked first', () => {
  test.use({
    extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) =>
      use({ 'x-local-client': `test-${testId}`, ...OPT_IN }),
  });

  test('the banner asks above the page, covers nothing, and both answers look the same', async ({ page }) => {
    await page.goto(FREE);
    await hydrated(page);
    const answers = banner(page).getByRole('button');
    await expect(answers).toHaveText(['Reject all', 'Accept all']);
    const [reject, accept] = await looksOf(answers);
    expect(accept).toEqual(reject);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const [one, other] = await looksOf(answers);
      expect(one).toEqual(other);
    }
    const [box, header] = [await banner(page).boundingBox(), await page.getByRole('banner').boundingBox()];
    if (box === null || header === null) throw new Error('nothing is there');
    // In the flow of the page, and less than a quarter of a phone's window.
    expect(header.y).toBeGreaterThanOrEqual(box.y + box.height);
    expect(box.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 4);
    expect(await banner(page).evaluate((one) => getComputedStyle(one).position)).toBe('static');
    await expectReadable(page);
    // The page works without an answer.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(banner(page)).not.toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie choices');
    await expect(banner(page)).toHaveCount(0);
  });

  test('the keyboard comes to it first, and an answer leaves the page as it is, with the focus in it', async ({
    page,
  }) => {
    await page.goto(paths.peopleSearch());
    await hydrated(page);
    // The banner's own script comes last; until then the form leads back to this page.
    await page.waitForLoadState('networkidle');
    const name = main(page).getByRole('textbox', { name: /name/i }).or(main(page).getByRole('combobox')).first();
    await name.fill('Maya Ostrowski');
    await page.locator('body').evaluate((body) => {
      body.tabIndex = -1;
      body.focus();
    });
    for (const focused of [
      page.getByRole('link', { name: /^Skip/ }),
      banner(page).getByRole('link'),
      button(banner(page), 'Reject all'),
      button(banner(page), 'Accept all'),
    ]) {
      await page.keyboard.press('Tab');
      await expect(focused).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    const from = page.url();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText('Saved. You can change it')).toBeVisible();
    await expect(main(page)).toBeFocused();
    expect([page.url(), await name.inputValue()]).toEqual([from, 'Maya Ostrowski']);
    expect(await groupsOf(page)).toBe('C0001:1,C0002:0,C0004:0');
    await page.reload();
    await expect(banner(page)).toHaveCount(0);
  });

  test('without a network an answer leaves the page and the question, and says that nothing was saved', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto(paths.help());
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button(banner(page), 'Reject all').click();
    await expect(page.getByText('You are offline, so nothing was saved.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.help());
    await context.setOffline(false);
    await button(banner(page), 'Reject all').click();
    await expect(banner(page)).toHaveCount(0);
    expect(await groupsOf(page)).toBe('C0001:1,C0002:0,C0004:0');
    // The browser's own words about the network, which come when it finds the time.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_INTERNET_DISCONNECTED/);
  });

  test('nothing is measured, and no variant shown, until the reader allows it', async ({ page }) => {
    const events = await listenForEventNames(page);
    const path = FREE;
    await page.goto(path);
    await hydrated(page);
    await page.goto(paths.help());
    expect(events).toEqual([]);
    await button(banner(page), 'Accept all').click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto(path);
    await hydrated(page);
    await page.goto(paths.help());
    await expect.poll(() => events).toContain('page_viewed');
    expect(await groupsOf(page)).toBe('C0001:1,C0002:1,C0004:1');
  });

  test('refusing later stops what earlier pages noted and would still send', async ({ page, context }) => {
    await page.goto(paths.help());
    await button(banner(page), 'Accept all').click();
    await expect(banner(page)).toHaveCount(0);
    await page.evaluate(() => sessionStorage.setItem('checkout-sent', 'plan 0'));
    const open = await context.newPage();
    await open.goto(paths.help());
    await hydrated(open);
    await page.goto(paths.cookieChoices());
    await button(main(page), 'Reject all').click();
    await expect(main(page)).toContainText('Analytics is off, advertising is off.');
    await hydrated(page);
    expect(await page.evaluate(() => sessionStorage.getItem('checkout-sent'))).toBe(null);
    // A page that was open before still sends; the edge drops it, and says as little as of any other.
    const answer = await open.evaluate(async () => {
      const events = [{ name: 'page_viewed', at: new Date().toISOString(), properties: { page: 'help' } }];
      const body = JSON.stringify({ events });
      return (await fetch('/api/events', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status;
    });
    expect(answer).toBe(200);
    await open.close();
  });

  test('Back shows no question that was answered elsewhere', async ({ page }) => {
    await page.goto(paths.help());
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('link').click();
    await button(main(page), 'Reject all').click();
    await expect(main(page)).toContainText('Saved.');
    await main(page).getByRole('link', { name: 'Back to where you were' }).click();
    await expect(page).toHaveURL(paths.help());
    await expect(banner(page)).toHaveCount(0);
    for (let at = 0; at < 3; at += 1) await page.goBack();
    await expect(page).toHaveURL(paths.help());
    await expect(banner(page)).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use(noScripts);

    test('an answer leads back to the same page, flags and all, and costs no second view', async ({ page }) => {
      const people = openablePeople();
      for (const path of people.slice(1)) expect((await page.request.get(path)).status()).toBe(200);
      // The last one that is free: the next would be the hard stop.
      await page.goto(`${people[0]}?full=1`);
      const url = page.url();
      await button(banner(page), 'Reject all').click();
      await expect(page).toHaveURL(url);
      await expect(banner(page)).toHaveCount(0);
      expect(await groupsOf(page)).toBe('C0001:1,C0002:0,C0004:0');
    });

    test('broken cookies are no choice, and no page fails for them', async ({ page, context, baseURL }) => {
      for (const value of ['groups', '%E0%A4%A', `groups=C0002:1,${'x'.repeat(3_500)}`, 'groups=C0002:yes']) {
        await context.addCookies([{ name: 'OptanonConsent', value, url: baseURL ?? '' }]);
        for (const path of [paths.help(), FREE]) {
          const response = await page.goto(path);
          expect([response?.status(), await banner(page).count()], value.slice(0, 20)).toEqual([200, 1]);
        }
      }
      await button(banner(page), 'Accept all').click();
      await expect(banner(page)).toHaveCount(0);
      expect(await groupsOf(page)).toBe('C0001:1,C0002:1,C0004:1');
    });
  });

  test.describe('with Global Privacy Control', () => {
    test.use({
      extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) =>
        use({ 'x-local-client': `test-${testId}`, ...OPT_IN, 'sec-gpc': '1' }),
    });

    test('the banner says that ads are off already, and accepting all does not allow them', async ({ page }) => {
      await page.goto(paths.help());
      await expect(banner(page)).toContainText('Ads stay off');
      await button(banner(page), 'Accept all').click();
      await expect(banner(page)).toHaveCount(0);
      await page.goto(paths.cookieChoices());
      await expect(main(page)).toContainText('Opt-out request honored.');
      await expect(main(page)).toContainText('Off, because your browser sends Global Privacy Control');
      await expect(main(page).getByLabel('Allow analytics')).toBeChecked();
      await expect(main(page).getByLabel('Allow ads')).toHaveCount(0);
      expect(await groupsOf(page)).toBe('C0001:1,C0002:1');
      await expectReadable(page);
    });
  });
});

test.describe('elsewhere', () => {
  test('nobody is asked, and the foot of each page leads to the choices', async ({ page }) => {
    for (const path of [paths.home(), paths.help(), FREE]) {
      await page.goto(path);
      await expect(banner(page)).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' })).toHaveCount(1);
    }
  });

  for (const [name, use] of [
    ['with scripts', {}],
    ['without scripts', noScripts],
  ] as const)
    test.describe(name, () => {
      test.use(use);

      test('a reader sees what is on and what it stores, chooses, comes back, and changes it', async ({ page }) => {
        await page.goto(paths.help());
        await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
        await expect(main(page)).toContainText('You have not chosen yet, so analytics and advertising are on.');
        const [analytics, ads] = [main(page).getByLabel('Allow analytics'), main(page).getByLabel('Allow ads')];
        await expect(analytics).toBeChecked();
        await expect(ads).toBeChecked();
        const answers = main(page).getByRole('button');
        await expect(answers).toHaveText(['Save choices', 'Reject all', 'Accept all']);
        // Without its style sheet, each would be as wide as its words.
        await page.waitForLoadState();
        const [first, ...others] = await looksOf(answers);
        for (const other of others) expect(other).toEqual(first);
        for (const summary of await main(page).locator('summary').all()) await summary.click();
        await expect(main(page).getByRole('rowheader', { name: 'experiments', exact: true })).toBeVisible();
        await ads.uncheck();
        await button(main(page), 'Save choices').click();
        await expect(main(page)).toContainText('Saved. Analytics is on, advertising is off.');
        await expect(ads).not.toBeChecked();
        expect(await groupsOf(page)).toBe('C0001:1,C0002:1,C0004:0');
        await page.reload();
        await expect(main(page)).toContainText('Analytics is on, advertising is off.');
        // Enter in a box saves what is there.
        await analytics.uncheck();
        await analytics.press('Enter');
        await expect(main(page)).toContainText('Analytics is off, advertising is off.');
        await main(page).getByRole('link', { name: 'Back to where you were' }).click();
        await expect(page).toHaveURL(paths.help());
      });
    });

  test('a browser that keeps no cookie is told that its choice was not kept', async ({ page }) => {
    await page.goto(paths.cookieChoices({ done: 'saved' }));
    await expect(main(page).getByRole('alert')).toContainText('Your choice was not kept.');
    await expect(main(page)).not.toContainText('Saved.');
    await expectReadable(page);
  });

  test('the page of the choices can be read by everybody, at any width', async ({ page }) => {
    await page.goto(paths.cookieChoices());
    for (const summary of await main(page).locator('summary').all()) await summary.click();
    await expectReadable(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('an account that opted out has no ads in its other browsers either, until it takes that back', async ({
    page,
    context,
    browser,
    baseURL,
  }, { testId }) => {
    const account = { email: newAddress('ann'), password: 'correct horse battery' };
    await makeAccount(context, account);
    const another = await browser.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'x-local-client': `test-${testId}` },
      viewport: { width: 1280, height: 900 },
    });
    await post(another.request, calls.login.path, account);
    const elsewhere = await another.newPage();
    const slots = elsewhere.locator('[data-ad-size]');
    await elsewhere.goto(FREE);
    await expect(slots).not.toHaveCount(0);

    await page.goto(paths.doNotSell());
    const ownChoice = main(page).getByRole('region', { name: 'Your account' });
    await button(ownChoice, 'Do not sell or share').click();
    await expect(main(page)).toContainText('It holds for your account.');
    await elsewhere.goto(FREE);
    await expect(slots).toHaveCount(0);
    await elsewhere.goto(paths.cookieChoices());
    await expect(main(elsewhere)).toContainText('Your account opted out of sale and sharing');

    await button(ownChoice, 'Take it back').click();
    await elsewhere.goto(FREE);
    await expect(slots).not.toHaveCount(0);
    await another.close();
  });
});
