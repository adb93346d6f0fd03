import type { Page } from '@playwright/test';
import type { UserAnswer } from '../../shared/contract/account.ts';
import { calls } from '../../shared/contract/calls.ts';
import { expect, expectReadable, follow, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { PAID_CARD } from '../support/buy-plan.ts';
import { becomeSubscriber } from '../support/subscriber.ts';

// Each test buys a plan of its own first.
test.describe.configure({ timeout: 120_000 });

const PERSON = lookAt('a full page');
const PATH = `/name/-/-/${PERSON.id}`;

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => main(page).locator('#open-this-page');
const button = (page: Page) =>
  banner(page).getByRole('button', { name: /^Open this page \(uses 1 of your \d+ lookups\)$/ });
/** The numbers of which the free view shows only the area code. */
const masked = (page: Page) => main(page).locator('#phones-list').getByText('888-8888');
async function expectOpen(page: Page): Promise<void> {
  await expect(main(page).locator('#phones-list a').first()).toBeVisible();
  await expect(masked(page)).toHaveCount(0);
}

/** How many of the plan's 20 lookups are left. */
async function left(page: Page): Promise<number | null | undefined> {
  const { user } = (await (await page.request.get(calls.user.path)).json()) as UserAnswer;
  return user?.premiumLookupsCount;
}

test('an address that was typed shows the free view and a button, which opens the person for a lookup [P6-015]', async ({
  page,
}) => {
  await becomeSubscriber(page, PAID_CARD);
  await page.goto(PATH);
  await hydrated(page);
  await expect(button(page)).toHaveText('Open this page (uses 1 of your 20 lookups)');
  await expect(masked(page)).not.toHaveCount(0);
  await expectReadable(page);
  // What is hidden further down leads to the button, and to no price of what the plan includes.
  await expect(main(page).locator('a[data-slot=phones]')).toHaveAttribute('href', '#open-this-page');
  await expect(main(page).locator('a[href*="funnelType=person_"]')).toHaveCount(0);
  await main(page).locator('a[data-slot=phones]').press('Enter');
  await expect(button(page)).toBeInViewport();

  // Neither a reload, by the reader or by a script, nor Back and Forward, nor another form of the page opens anybody.
  await page.reload();
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => location.reload());
  await expect(button(page)).toBeVisible();
  await page.evaluate((path) => location.assign(path), `${PATH}?full=1`);
  await expect(page).toHaveURL(/full=1$/);
  await expect(button(page)).toBeVisible();
  await page.goBack();
  await expect(button(page)).toBeVisible();
  expect(await left(page)).toBe(20);

  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);
  await expect(banner(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  expect(await left(page)).toBe(19);
  // From now on it is open, wherever the reader comes from.
  await page.goto(PATH);
  await expectOpen(page);
  expect(await left(page)).toBe(19);
});

test('without JavaScript the button works, too, in print as well', async ({ browser, isMobile, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, isMobile, viewport });
  const page = await context.newPage();
  await becomeSubscriber(page, PAID_CARD);
  await page.goto(`${PATH}?view=print`);
  const print = main(page).getByRole('button', { name: 'Open this page (uses 1 of your 20 lookups)' });
  await expect(print).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto(`${PATH}?stub=true`);
  await button(page).click();
  await expect(page).toHaveURL(new RegExp(`${PERSON.id}$`));
  await expectOpen(page);
  await page.goto(`${PATH}?view=print`);
  await expect(print).toHaveCount(0);
  expect(await left(page)).toBe(19);
  await context.close();
});

test('our own pages open a person: by a link of a list, and by a script that follows a choice', async ({ page }) => {
  await becomeSubscriber(page, PAID_CARD);
  await page.goto('/name/Smith/-');
  const result = main(page).locator('a[href*="-Smith/"]').first();
  await result.click();
  await expect(page.locator('#person-header')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await left(page)).toBe(19);
  await follow(page, PATH);
  await expectOpen(page);
  expect(await left(page)).toBe(18);
});

test('another site’s links, frames, pictures, redirects and forms use nothing', async ({ page, browser, baseURL }) => {
  await becomeSubscriber(page, PAID_CARD);
  // A context of its own: what is blocked there is no complaint about our pages.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const foreign = await context.newPage();
  const target = `${baseURL}${PATH}`;
  const people = Array.from({ length: 20 }, (_, at) => `${target}?utm_source=${at}`);
  const html = people
    .map(
      (to) =>
        `<a href="${to}">link</a><img src="${to}"><iframe src="${to}"></iframe><link rel="prefetch" href="${to}">`,
    )
    .join('');
  const form = `<form method="post" action="${target}"><button name="do" value="open">Open</button></form>`;
  await context.route('http://elsewhere.example/**', (route) =>
    route.request().url().endsWith('/redirect')
      ? route.fulfill({ status: 302, headers: { location: target } })
      : route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Elsewhere</title>${form}${html}` }),
  );
  const start = async () => {
    await foreign.goto('http://elsewhere.example/');
    await expect(foreign).toHaveTitle('Elsewhere');
  };
  await start();
  await foreign.getByRole('link').first().click();
  await expect(button(foreign)).toBeVisible();
  await start();
  await foreign.evaluate((to) => location.replace(to), target);
  await expect(button(foreign)).toBeVisible();
  await start();
  await foreign.evaluate(() => location.assign('/redirect'));
  await expect(button(foreign)).toBeVisible();
  // By way of a page of ours that leads on.
  await start();
  await foreign.evaluate((to) => location.assign(to), `${baseURL}/auth/login?redirect=${encodeURIComponent(PATH)}`);
  await expect(foreign).toHaveURL(new RegExp(baseURL ?? ''));
  await start();
  await foreign.getByRole('button').click();
  await expect(foreign.getByText('This form was not sent from our own pages.')).toBeVisible();
  await context.close();
  expect(await left(page)).toBe(20);
});
