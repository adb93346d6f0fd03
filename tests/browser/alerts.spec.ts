import type { Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { DEMO_PASSWORD } from '../../scripts/lib/demo/demo-accounts.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type AgingSite, startAgingSite } from '../support/aging-site.ts';
import { test as base, expect, expectReadable, hydrated, lookAt } from '../support/browser.ts';
import { FROM_OURS } from '../support/raw-http.ts';

/** A site of its own, whose people may age. */
const test = base.extend<object, { site: AgingSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it depends on here
    async ({}, use) => {
      const site = await startAgingSite(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url.origin),
});
test.describe.configure({ mode: 'default', timeout: 120_000 });

const main = (page: Page) => page.getByRole('main');
const toggle = (page: Page) => page.locator('#person-actions').getByRole('button', { name: /^Monitor(ed)?$/ });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Recent updates' });
const chips = (page: Page) => main(page).getByText(/^(New|Updated)$/);
const pathOf = (label: string) => `/name/-/-/${lookAt(label).id}`;

async function logIn(page: Page, email: string): Promise<void> {
  const form = { email, password: DEMO_PASSWORD, redirect: '/' };
  const response = await page.request.post('/auth/login', { form, headers: FROM_OURS, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

/** Monitors somebody by the button of their page. */
async function monitor(page: Page, label: string): Promise<void> {
  await page.goto(pathOf(label));
  await hydrated(page);
  const stored = page.waitForResponse((response) => new URL(response.url()).pathname === calls.startMonitoring.path);
  await toggle(page).click();
  await expect(toggle(page)).toHaveText('Monitored');
  expect((await stored).status()).toBe(200);
}

/** The latest alert to an address, in the outbox of the local run. */
function alertTo(page: Page, email: string) {
  return main(page)
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ has: page.getByRole('heading', { name: /people you monitor|change|Monitoring has ended/ }) })
    .first();
}

/** Where a link of a mail leads, on this site. */
async function linkIn(page: Page, email: string, part: string): Promise<string> {
  const href = await alertTo(page, email).locator(`a[href*="${part}"]`).first().getAttribute('href');
  const { pathname, search } = new URL(href ?? '');
  return `${pathname}${search}`;
}

test('a monitored person ages: an alert comes, the page marks what is new and lists it, and the alert’s link stops alerts [P4-014 P4-015 P4-018]', async ({
  page,
  site,
}) => {
  const email = 'unlimited@example.com';
  const { id, fullName } = lookAt('full page');
  await logIn(page, email);
  await monitor(page, 'full page');
  await expect(chips(page)).toHaveCount(0);
  expect(await site.age({ months: 0, personIds: [id] })).toMatchObject({ alerts: 2, mails: 2 });

  await page.goto(paths.outbox());
  const alert = alertTo(page, email);
  await expect(alert).toContainText(fullName);
  for (const kind of ['address', 'phone number', 'relative or associate', 'property', 'license or permit'])
    await expect(alert).toContainText(kind);
  await expect(alert).toContainText('List-Unsubscribe=One-Click');

  // The link of the alert leaves what is new as it is.
  const report = await linkIn(page, email, 'deltas_seen=false');
  const stop = await linkIn(page, email, '/unsubscribe?token=');
  await page.goto(report);
  await hydrated(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(fullName);
  await expect(chips(page).first()).toBeVisible();
  await expectReadable(page);
  await toggle(page).click();
  await expect(popover(page).getByRole('link')).toHaveCount(7);
  await expectReadable(page);
  await popover(page)
    .getByRole('link', { name: /address change/ })
    .click();
  await expect(page).toHaveURL(/#/);

  // A look clears it.
  await page.goto(pathOf('full page'));
  await expect(chips(page).first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(chips(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(page.getByRole('dialog', { name: 'You’re up to date!' })).toBeVisible();

  await page.goto(stop);
  await main(page).getByRole('button', { name: 'Stop all alerts' }).click();
  await expect(main(page)).toContainText('You are unsubscribed');
  await site.age({ months: 0, personIds: [id], days: 31 });
  await page.goto(paths.outbox());
  await expect(
    main(page)
      .getByRole('article')
      .filter({ hasText: `To${email}` }),
  ).toHaveCount(1);
});

test('monitoring somebody who dies ends with one last alert', async ({ page, site }) => {
  const email = 'premium@example.com';
  const { id, fullName } = lookAt('records of many kinds');
  await logIn(page, email);
  await monitor(page, 'records of many kinds');
  await page.goto(paths.monitoredReports());
  await expect(main(page)).toContainText(fullName);
  await site.age({ months: 0, deadIds: [id], days: 31 });

  await page.goto(paths.outbox());
  await expect(alertTo(page, email)).toContainText(fullName);
  await expect(alertTo(page, email)).toContainText('the last alert about this person');
  await page.goto(paths.monitoredReports());
  await expect(main(page)).not.toContainText(fullName);
  await page.goto(pathOf('records of many kinds'));
  await expect(main(page)).toContainText('Deceased');
  await expect(toggle(page)).toHaveCount(0);
});
