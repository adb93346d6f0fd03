import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { DEFAULT_QUOTAS } from '../../worker/origin/quota/quota-settings.ts';
import { accessibilityFaults, expect, sidewaysScroll, test } from '../support/browser.ts';
import { fillBuyer, fillCard, PAID_CARD, payButton } from '../support/buy-plan.ts';
import { listenForEventNames } from '../support/page-events.ts';

test.describe.configure({ timeout: 90_000 });

const { anonymousPersons } = DEFAULT_QUOTAS;
const STOPPED = `You have opened ${anonymousPersons} people in 24 hours`;

/** Whom nobody else opens: more than a visitor may. */
function somePeople(): readonly { readonly id: string; readonly full_name: string }[] {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const rows = database
    .prepare('SELECT id, full_name FROM person WHERE is_dead = 0 AND fill_score > 70 ORDER BY id LIMIT ?')
    .all(anonymousPersons + 1);
  database.close();
  return rows as { id: string; full_name: string }[];
}

/** Opens as many people as is free: the last three as a reader does, so that the browser remembers them. */
async function openAllThatIsFree(page: Page): Promise<ReturnType<typeof somePeople>> {
  const people = somePeople();
  for (const [at, { id }] of people.slice(0, anonymousPersons).entries()) {
    const path = `/name/-/-/${id}`;
    const response = await (at < anonymousPersons - 3 ? page.request.get(path) : page.goto(path));
    expect(response?.status()).toBe(200);
  }
  return people;
}

test('an anonymous visitor meets the hard stop, reads what is free and when, buys a plan, and goes on to the person [P2-035 P2-036]', async ({
  page,
}, info) => {
  const events = await listenForEventNames(page);
  const people = await openAllThatIsFree(page);
  const wanted = people.at(-1);
  const seen = people.at(-2);
  await page.goto(`/name/-/-/${wanted?.id}`);
  await expect(page).toHaveURL(/\/checkout\/unlimited-summary\?path=.*&searchQuotaExceeded=true$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STOPPED);
  await expect.poll(() => events).toContain('hard_stop_shown');
  const main = page.getByRole('main');
  await expect(main).toContainText(/There is room for another person (today|tomorrow) at \d/);
  await expect(main.getByRole('heading', { name: 'What stays free' })).toBeVisible();
  await expect(main).toContainText('$19.99 a month');
  await expect(main).not.toContainText(wanted?.full_name ?? '?');

  // What this browser opened, and no more: the others were read without it.
  const opened = main.getByRole('region', { name: 'Opened in this browser in the last 24 hours' });
  await expect(opened.getByRole('listitem')).toHaveCount(3);
  const look = page.viewportSize();
  for (const width of [look?.width ?? 0, 768, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: look?.height ?? 0 });
      await page.emulateMedia({ colorScheme });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  await page.emulateMedia({ colorScheme: 'light' });
  if (look !== null) await page.setViewportSize(look);

  // Whoever was opened stays open.
  await opened.getByRole('link', { name: seen?.full_name ?? '?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seen?.full_name ?? '?');
  await page.goBack();

  await fillBuyer(page, `hard-stop-${info.project.name}-${info.testId}@example.com`);
  await fillCard(page, PAID_CARD);
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(`${wanted?.id}\\?paid=`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wanted?.full_name ?? '?');
});

test('the ways to an account lead back to the person, and say how many more it opens', async ({ page }) => {
  const people = await openAllThatIsFree(page);
  await page.goto(`/name/-/-/${people.at(-1)?.id}`);
  await expect(page.getByRole('main')).toContainText(/Logged in, you can open [\d,]+ people in 24 hours\./);
  const path = await page.getByRole('main').getByRole('link', { name: 'Create an account' }).getAttribute('href');
  expect(path).toBe(`/auth/sign-up?redirect=${encodeURIComponent(`/name/-/-/${people.at(-1)?.id}`)}`);
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).first().click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says the same, without the list that only this browser has', async ({ page }) => {
    const people = await openAllThatIsFree(page);
    await page.goto(`/name/-/-/${people.at(-1)?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(STOPPED);
    await expect(page.getByRole('main')).toContainText('There is room for another person');
    await expect(page.getByText('Opened in this browser')).toHaveCount(0);
    await expect(payButton(page)).toBeVisible();
  });
});
