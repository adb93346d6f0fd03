import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { paths } from '../../shared/urls/paths.ts';
import { expectReadable, expect as expectSoon, hydrated } from '../support/browser.ts';
import { payButton } from '../support/buy-plan.ts';
import type { PayingSite } from '../support/paying-site.ts';
import { BOUGHT, test } from '../support/paying-test.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectSoon.configure({ timeout: 15_000 });

const HOUR = paths.pageEvents({ period: 'hour' });
const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name: new RegExp(`^${name}\\b`) });
/** The numbers of a funnel's steps, in order. */
const stepsOf = (page: Page, title: string) => part(page, title).locator('li > b').allInnerTexts();

const eventNames = ({ accounts }: PayingSite) =>
  accounts
    .prepare('SELECT name FROM page_event')
    .all()
    .map(({ name }) => String(name));

/** Other tests of this site have left some. */
function forgetEvents({ accounts }: PayingSite): void {
  const writable = new DatabaseSync(accounts.location() ?? '', { timeout: 5_000 });
  writable.exec('DELETE FROM page_event');
  writable.close();
}

test('whoever uses the site sees its events at /dev/events: bars, funnels and web vitals', async ({
  page,
  site,
  browser,
}) => {
  forgetEvents(site);
  await page.goto(HOUR);
  await expect(main(page)).toContainText('No event in this period.');
  await expectReadable(page);

  await page.goto(`/name/-/-/${BOUGHT.id}`);
  await hydrated(page);
  // An offer opens a tab of its own.
  const opened = page.waitForEvent('popup');
  await main(page).locator('a[href^="/checkout/search?"]:visible').first().click();
  const checkout = await opened;
  await hydrated(checkout);
  await payButton(checkout).scrollIntoViewIfNeeded();
  // What a page sends while it is left comes under the browser's own name here, which is a robot's.
  const arrived = () => [...new Set(eventNames(site))];
  await expect.poll(arrived).toEqual(expect.arrayContaining(['page_viewed', 'upsell_clicked', 'checkout_seen']));

  const looked = async (title: string) => {
    await page.goto(HOUR);
    return stepsOf(page, title);
  };
  await expect.poll(() => looked('From a person to a report')).toEqual(['1', '1', '1', '0', '0', '0']);
  await expect(part(page, 'By event')).toContainText('upsell_clicked');
  await expect(part(page, 'By page').getByRole('row', { name: /^person 1 / })).toBeVisible();
  await expect(part(page, 'Web vitals')).toContainText(/Time to first byte TTFB.*75% within/s);
  await expect(part(page, 'Over time').getByRole('img')).toHaveAccessibleName(/ page views and .* other events/);
  await expectReadable(page);
  // The tables, unfolded.
  for (const summary of await main(page).locator('summary').all()) await summary.click();
  await expect(part(page, 'Over time').getByRole('columnheader').first()).toHaveText('From');
  await expectReadable(page);

  await page.getByLabel('Page', { exact: true }).selectOption('person');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/page=person/);
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('person');
  await expect(part(page, 'Over time')).toContainText('1 in all');
  await expect(part(page, 'Funnels')).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL(HOUR, page.url()).href);
  await expect(part(plain, 'Over time').locator('svg rect')).not.toHaveCount(0);
  await plain.getByLabel('Device', { exact: true }).selectOption('desktop');
  await plain.getByRole('button', { name: 'Show' }).click();
  await expect(plain).toHaveURL(/device=desktop/);
  await context.close();
});

test('the pages of a local run lead to each other', async ({ page }) => {
  await page.goto(paths.outbox());
  const pages = main(page).getByRole('navigation', { name: 'Pages of a local run' });
  await pages.getByRole('link', { name: 'Page events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page events');
  await expect(pages.getByRole('link', { name: 'Page events' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status');
});
