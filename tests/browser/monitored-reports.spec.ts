import type { BrowserContext, Page } from '@playwright/test';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { expect, expectReadable, lookAt, test } from '../support/browser.ts';
import { makeAccount, newAddress, post } from '../support/new-account.ts';

const PEOPLE = ['full page', 'listed landline', 'records of many kinds'] as const;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Makes an account that monitors these people. */
async function makeReader(context: BrowserContext, labels: readonly string[]): Promise<void> {
  await makeAccount(context, { email: newAddress('june') });
  for (const label of labels) {
    const { id: personId } = lookAt(label);
    await post(context.request, calls.startMonitoring.path, { personId, displayText: 'As typed', autoMonitor: false });
  }
}

/** The first name of the list: what the report says today, whatever was typed. */
async function firstName(page: Page): Promise<string> {
  const name = await main(page).getByRole('heading', { level: 3 }).first().textContent();
  expect(name).not.toBe('As typed');
  return name ?? '';
}

/** Stops one person and everybody, takes both back, and chooses when and whether alerts come. */
async function goThrough(page: Page): Promise<void> {
  await page.goto(paths.monitoredReports());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People you monitor');
  await expect(main(page)).toContainText('3 people');
  const name = await firstName(page);

  await button(page, `Stop monitoring ${name}`).click();
  await expect(main(page)).toContainText(`You no longer monitor ${name}.`);
  await expect(main(page)).toContainText('2 people');
  await button(page, 'Undo').click();
  await expect(main(page)).toContainText('You monitor them again');
  await expect(main(page).getByRole('link', { name })).toBeVisible();

  await main(page).getByText('Stop monitoring everyone').click();
  await button(page, 'Stop all 3').click();
  await expect(main(page)).toContainText('You don’t monitor anyone');
  await button(page, `Monitor again: ${name}`).click();
  await expect(main(page)).toContainText('1 person');
  await page.goto(`${paths.monitoredReports({ done: 'stopped' })}`);
  await button(page, 'Undo').click();
  await expect(main(page)).toContainText('3 people');

  await main(page).getByLabel('Monthly').check();
  await button(page, 'Save').click();
  await expect(main(page)).toContainText('Saved.');
  await expect(main(page).getByLabel('Monthly')).toBeChecked();
  await button(page, 'Stop all alerts').click();
  await expect(main(page)).toContainText('We won’t email you any more alerts.');
  await button(page, 'Send alerts again').click();
  await expect(main(page).getByLabel('Monthly')).toBeChecked();
}

test('the list of monitored people stops one or all of them, takes it back, and sets the alerts', async ({ page }) => {
  await makeReader(page.context(), PEOPLE);
  await goThrough(page);
});

test('without JavaScript the list of monitored people does the same', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await makeReader(context, PEOPLE);
  await goThrough(await context.newPage());
  await context.close();
});

test('the list of monitored people is readable, empty or not, and works by keyboard', async ({ page }) => {
  await makeReader(page.context(), []);
  await page.goto(paths.account());
  await main(page).getByRole('link', { name: 'See whom you monitor' }).click();
  await expect(main(page)).toContainText('You don’t monitor anyone');
  await expectReadable(page);

  const { id: personId } = lookAt(PEOPLE[0]);
  const typed = { personId, displayText: 'As typed', autoMonitor: false };
  await post(page.context().request, calls.startMonitoring.path, typed);
  await page.reload();
  await expectReadable(page);
  for (const one of await main(page).getByRole('button').all())
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  const name = await firstName(page);
  await button(page, `Stop monitoring ${name}`).focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText(`You no longer monitor ${name}.`);
  await expectReadable(page);
});

test('a name in the list leads to the report, which knows where its reader came from', async ({ page }) => {
  await makeReader(page.context(), [PEOPLE[0]]);
  await page.goto(paths.monitoredReports());
  const name = await firstName(page);
  await main(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(new URL(page.url()).searchParams.get('from_monitored_reports')).toBe('true');
});
