import type { BrowserContext, Page } from '@playwright/test';
import { LOCAL_WEBHOOK_SECRET, mailEvent } from '../../scripts/lib/run/mail-event.ts';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { unsubscribeToken } from '../../worker/origin/unsubscribe/token.ts';
import { expect, expectReadable, lookAt, test } from '../support/browser.ts';
import { signedMailEvent } from '../support/mail-provider.ts';
import { makeAccount, newAddress, post } from '../support/new-account.ts';
import { FROM_OURS } from '../support/raw-http.ts';
import { TEST_SECRET } from '../support/test-server.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const oneClickOf = (token: string) => `${calls.unsubscribe.path}?token=${token}`;

/** Makes an account that monitors somebody, in a browser of its own, and returns the token of its alerts' links. */
async function makeReader(owner: BrowserContext, email = newAddress('june')): Promise<string> {
  await makeAccount(owner, { email });
  const { id: personId } = lookAt('full page');
  await post(owner.request, calls.startMonitoring.path, { personId, displayText: 'A person', autoMonitor: false });
  const { user } = calls.user.response.parse(await (await owner.request.get(calls.user.path)).json());
  if (user === null) throw new Error('nobody is logged in');
  return unsubscribeToken([TEST_SECRET], user.id);
}

/** How the account gets alerts, as its own page is told. */
async function alertsOf(owner: BrowserContext) {
  const answer = await owner.request.get(calls.monitoredReports.path, { headers: FROM_OURS });
  return calls.monitoredReports.response.parse(await answer.json()).alerts;
}

/** Goes through the page of the link: another frequency, stop, and back again. */
async function decide(page: Page, token: string): Promise<void> {
  await page.goto(paths.unsubscribe({ token }));
  await expect(title(page)).toHaveText('Your email alerts');
  await expect(main(page)).toContainText('We email you once a week about the people you monitor');
  await button(page, 'Once a month').click();
  await expect(main(page)).toContainText('Saved. From now on, alerts come once a month.');
  await button(page, 'Stop all alerts').click();
  await expect(title(page)).toHaveText('You are unsubscribed');
  await button(page, 'Turn alerts on again').click();
  await expect(main(page)).toContainText('Your alerts are on again.');
  await expect(main(page)).toContainText('We email you once a month');
}

test('the link of an alert stops alerts, changes how often they come, and takes it back', async ({ page, browser }) => {
  const owner = await browser.newContext();
  const token = await makeReader(owner);
  await decide(page, token);
  expect(await alertsOf(owner)).toMatchObject({ frequency: 'monthly', stopped: null });
  await button(page, 'Stop all alerts').click();
  await expect(title(page)).toHaveText('You are unsubscribed');
  expect(await alertsOf(owner)).toMatchObject({ frequency: 'monthly', stopped: 'unsubscribed' });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await owner.close();
});

test('the page of the link is readable, names nobody, and works by keyboard', async ({ page, browser }) => {
  const owner = await browser.newContext();
  const email = newAddress('june');
  const token = await makeReader(owner, email);
  await page.goto(paths.unsubscribe({ token }));
  await expectReadable(page);
  expect(await page.content()).not.toContain(email);
  for (const one of await main(page).getByRole('button').all())
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button(page, 'Stop all alerts').focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('You are unsubscribed');
  await expectReadable(page);
  await owner.close();
});

test('without JavaScript the page of the link does the same', async ({ browser }) => {
  const owner = await browser.newContext();
  const token = await makeReader(owner);
  const reader = await browser.newContext({ javaScriptEnabled: false });
  await decide(await reader.newPage(), token);
  await reader.close();
  await owner.close();
});

test('one click in a mail program stops alerts, and opening its link changes nothing', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const owner = await browser.newContext();
  const token = await makeReader(owner);
  // A scanner opens every link of a message, and a mail program without one click opens this one.
  await page.goto(oneClickOf(token));
  await expect(page).toHaveURL(paths.unsubscribe({ token }));
  await expect(button(page, 'Stop all alerts')).toBeVisible();
  expect(await alertsOf(owner)).toMatchObject({ stopped: null });

  const mailProgram = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  for (const body of [
    { form: { 'List-Unsubscribe': 'One-Click' } },
    { multipart: { 'List-Unsubscribe': 'One-Click' } },
  ]) {
    const answer = await mailProgram.post(oneClickOf(token), body);
    expect([answer.status(), await answer.json()]).toEqual([200, { isDone: true }]);
  }
  expect(await alertsOf(owner)).toMatchObject({ stopped: 'unsubscribed' });
  await mailProgram.dispose();
  await owner.close();
});

test('a link that is not ours says so', async ({ page, complaints }) => {
  for (const token of ['cut', `U${'0'.repeat(32)}-${'A'.repeat(43)}`]) {
    await page.goto(paths.unsubscribe({ token }));
    await expect(title(page)).toHaveText('This link does not work');
  }
  await expectReadable(page);
  // The browser logs the pages' 400 and 410.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/4[01]0/);
});

test('mail that bounces stops alerts, and only their owner turns them on again', async ({ page, browser }) => {
  const owner = await browser.newContext();
  const email = newAddress('june');
  const token = await makeReader(owner, email);
  const how = { id: crypto.randomUUID(), secret: LOCAL_WEBHOOK_SECRET };
  const { body, signed } = signedMailEvent(mailEvent('bounced', email), how);
  const send = (headers: Readonly<Record<string, string>>) =>
    owner.request.post(calls.mailWebhook.path, {
      data: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  expect((await send({ ...signed, 'webhook-id': 'another' })).status()).toBe(400);
  expect(await alertsOf(owner)).toMatchObject({ stopped: null });
  expect((await send(signed)).status()).toBe(200);
  expect(await alertsOf(owner)).toMatchObject({ stopped: 'bounced' });

  await page.goto(paths.unsubscribe({ token }));
  await expect(title(page)).toHaveText('Your email alerts are off');
  await expect(main(page)).toContainText('Our emails came back undelivered');
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await expectReadable(page);
  await owner.close();
});
