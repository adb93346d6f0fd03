import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { fillCard, PAID_CARD, payButton, renewalBox } from '../support/buy-plan.ts';
import { latestToken, makeAccount, newAddress } from '../support/new-account.ts';

test.describe.configure({ timeout: 120_000 });

/** Pays now; charging it again fails. */
const ONCE_CARD = '4000 0000 0000 0341';
const PLAN = paths.managePlan();
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

/** A new account with a plan, bought as a customer would. */
async function subscribe(
  page: Page,
  context: BrowserContext,
  { tier = 'premium', period = 'month', card = PAID_CARD, name = 'june' } = {},
): Promise<string> {
  const email = newAddress(name);
  await makeAccount(context, { email, firstName: name === 'june' ? 'June' : 'Omar' });
  await page.goto(paths.checkoutSummary({ plan: tier as 'premium', period: period as 'month' }));
  await hydrated(page);
  await page.getByLabel('Purpose').selectOption('reconnect');
  await page.getByLabel(/^I will not use what I buy/).check();
  await renewalBox(page).check();
  await fillCard(page, card);
  await payButton(page).click();
  await expect(main(page)).toContainText(/Your payment went through|You started/);
  return email;
}

/** Moves the clock of this account's plan. */
async function daysLater(page: Page, email: string, days: number): Promise<void> {
  const response = await page.request.post(paths.renewals(), {
    data: { days, email },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(200);
}

/** Fits and is accessible, in light and dark. */
async function expectInOrder(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([page.url(), await sidewaysScroll(page), await accessibilityFaults(page)]).toEqual([page.url(), 0, []]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a plan is canceled in two clicks from the account page, then kept [F2-58]', async ({ page, context }) => {
  const email = await subscribe(page, context);
  await page.goto(paths.account());
  await expect(main(page)).toContainText('20 of 20 people left');
  await link(page, 'Cancel plan').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Premium Monthly?' });
  await expect(dialog).toBeVisible();
  await expectInOrder(page);
  const sizes = await dialog
    .getByRole('button', { name: /Keep|Cancel plan/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(new Set(sizes.map(Math.round)).size).toBe(1);

  // Esc and the first button change nothing, and return the focus.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link(page, 'Cancel plan')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Keep Premium Monthly' }).click();
  await expect(dialog).toBeHidden();

  await link(page, 'Cancel plan').click();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page).toHaveURL(paths.managePlan({ done: 'canceled' }));
  await expect(page.getByRole('status').filter({ hasText: /^Premium Monthly ends on / })).toContainText(
    `You will not be charged again. We emailed ${email}.`,
  );
  await expectInOrder(page);

  await button(page, 'Keep my plan').click();
  // The browser's own check of the box, where a script has none.
  await expect(renewalBox(page)).toBeFocused();
  await renewalBox(page).check();
  await button(page, 'Keep my plan').click();
  await expect(page).toHaveURL(paths.managePlan({ done: 'resumed' }));
  await expect(main(page)).toContainText('You keep Premium Monthly.');
  await expect(main(page)).toContainText('Next charge: $9.99');
});

test('a larger plan starts today and the unused part is refunded; a smaller one follows later, and can be undone', async ({
  page,
  context,
}) => {
  await subscribe(page, context);
  const person = lookAt('a full page');
  await page.goto(`${PLAN}?wpId=${person.id}`);
  await link(page, 'Change plan').click();
  await expectInOrder(page);
  await main(page)
    .getByRole('link', { name: /^Premium Unlimited/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Change to Premium Unlimited' })).toBeInViewport();
  await expect(main(page)).toContainText(/\$9\.9\d for the unused part of Premium Monthly/);
  await expectInOrder(page);
  await page.getByLabel('Purpose').selectOption('safety');
  await page.getByLabel(/^I will not use what I buy/).check();
  await renewalBox(page).check();
  await button(page, 'Pay $19.99 and change').click();
  await expect(main(page)).toContainText('You now have Premium Unlimited.');
  await expect(main(page)).toContainText('No limit on people');

  await link(page, 'Change plan').click();
  await main(page)
    .getByRole('link', { name: /^Premium Monthly/ })
    .click();
  await expect(main(page)).toContainText('Charged today');
  await page.getByLabel('Purpose').selectOption('safety');
  await page.getByLabel(/^I will not use what I buy/).check();
  await renewalBox(page).check();
  await button(
    page,
    await main(page)
      .getByRole('button', { name: /^Change on / })
      .innerText(),
  ).click();
  await expect(main(page)).toContainText('You change to Premium Monthly on');
  await expect(main(page)).toContainText('You pay nothing today.');
  await expectInOrder(page);
  await renewalBox(page).check();
  await button(page, 'Keep Premium Unlimited').click();
  await expect(main(page)).toContainText('You keep Premium Unlimited. We canceled the change.');
  await expect(main(page)).toContainText('Next charge: $19.99');
});

test('a change that is sent twice, from two tabs, is charged once', async ({ page, context }) => {
  await subscribe(page, context);
  const here = paths.changePlan({ to: 'premium-unlimited' });
  await page.goto(here);
  const other = await context.newPage();
  await other.goto(here);
  for (const tab of [page, other]) {
    await tab.getByLabel('Purpose').selectOption('safety');
    await tab.getByLabel(/^I will not use what I buy/).check();
    await renewalBox(tab).check();
  }
  await button(page, 'Pay $19.99 and change').click();
  await expect(main(page)).toContainText('You now have Premium Unlimited.');
  await button(other, 'Pay $19.99 and change').click();
  await expect(main(other)).toContainText('Nothing was charged.');
  await page.goto(paths.invoices());
  await expect(main(page).getByText('$19.99')).toHaveCount(1);
  await other.close();
});

test('a declined renewal says so, and another card pays it', async ({ page, context }) => {
  const email = await subscribe(page, context, { card: ONCE_CARD });
  await daysLater(page, email, 32);
  await page.goto(PLAN);
  await expect(main(page)).toContainText('unless a payment goes through.');
  await expectInOrder(page);
  await link(page, 'Use another card').click();
  await expect(main(page)).toContainText('Update Required');
  await expect(main(page)).toContainText('We were unable to process your most recent payment.');
  await expect(main(page)).toContainText('$9.99, Premium Monthly');
  await expectInOrder(page);
  const pay = button(page, 'Save and pay $9.99');
  await pay.click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await fillCard(page, '4000 0000 0000 0002');
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText(/^This was not saved, and nothing was charged\./);
  await fillCard(page, PAID_CARD);
  await pay.click();
  await expect(page).toHaveURL(paths.managePlan({ done: 'paid' }));
  await expect(main(page)).toContainText('Your payment went through, and Premium Monthly is active again.');
  await expect(main(page)).toContainText('Visa ending in 4242');
});

test('the payment method stays while the plan renews with it, and can be removed afterward', async ({
  page,
  context,
}) => {
  await subscribe(page, context);
  await page.goto(paths.paymentMethod());
  await expect(main(page)).toContainText('Your plan renews with it.');
  await expect(button(page, 'Remove')).toHaveCount(0);
  await expectInOrder(page);
  await link(page, 'Cancel plan').click();
  await button(page, 'Cancel plan').click();
  await expect(page).toHaveURL(paths.managePlan({ done: 'canceled' }));
  await page.goto(paths.paymentMethod());
  await button(page, 'Remove').click();
  await expect(main(page)).toContainText('Your payment method was removed.');
  await expect(main(page)).toContainText('You have no payment method on file.');
});

test('a family: invited by email, joined by the invited address only, and left', async ({ page, context, browser }) => {
  await subscribe(page, context, { period: 'year' });
  await page.goto(PLAN);
  await link(page, 'Invite or remove people').click();
  const omar = newAddress('omar');
  await page.getByLabel('Their email address').fill(omar);
  await button(page, 'Send the invitation').click();
  await expect(main(page)).toContainText('The invitation is on its way.');
  await expect(main(page)).toContainText(omar);
  await expectInOrder(page);
  const token = await latestToken(page.request, omar, paths.familyInvitation());
  const invitation = paths.familyInvitation({ token });

  // The holder is not the person who was invited.
  await page.goto(invitation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is for somebody else');

  const theirs = await browser.newContext();
  const member = await theirs.newPage();
  await member.goto(invitation);
  await expect(main(member)).toContainText('June wants to share a plan with you');
  await expectInOrder(member);
  await button(member, 'Create a free account').click();
  await expect(member.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(omar);
  await hydrated(member);
  await main(member)
    .getByRole('button', { name: /^Email me|^Create|^Sign up|^Continue/ })
    .first()
    .click();
  await expect(main(member)).toContainText(omar);
  await member.goto(paths.finishSignUp({ token: await latestToken(member.request, omar, paths.finishSignUp()) }));
  await main(member).getByRole('button').last().click();
  await expect(member).toHaveURL(invitation);
  await button(member, 'Join').click();
  await expect(member).toHaveURL(paths.managePlan({ done: 'joined' }));
  await expect(main(member)).toContainText('June shares this plan with you.');
  await expect(main(member)).toContainText('20 of 20 people left');
  await member.goto(invitation);
  await expect(main(member)).toContainText('This invitation has already been used');

  await page.goto(paths.family());
  await expect(main(page)).toContainText(omar);
  await main(page).getByText('Remove', { exact: false }).first().click();
  await expect(main(page)).toContainText(`${omar} loses the plan right away`);
  await member.goto(paths.family());
  await expectInOrder(member);
  await button(member, 'Leave this plan').click();
  await expect(main(member)).toContainText('You no longer share that plan.');
  await page.reload();
  await expect(main(page)).toContainText('Nobody yet.');
  await theirs.close();
});

test('a buyer whose address is not proven sees the plan, may cancel it, and is told how to do the rest', async ({
  page,
}) => {
  await page.goto(paths.checkoutSummary());
  await hydrated(page);
  await main(page).getByLabel('Email', { exact: true }).fill(newAddress('guest'));
  await page.getByLabel('Purpose').selectOption('reconnect');
  await page.getByLabel(/^I will not use what I buy/).check();
  await renewalBox(page).check();
  await fillCard(page, PAID_CARD);
  await payButton(page).click();
  await expect(main(page)).toContainText(/Your payment went through|You started/);
  await page.goto(PLAN);
  await expect(main(page)).toContainText('To change your plan or card');
  await expect(link(page, 'Change plan')).toHaveCount(0);
  await expectInOrder(page);
  for (const path of [paths.changePlan(), paths.paymentMethod()]) {
    await page.goto(path);
    await expect(page).toHaveURL(PLAN);
  }
  await link(page, 'Cancel plan').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(main(page)).toContainText('You will not be charged again.');
});

test('without a plan, the page says so and links to the plans', async ({ page, context }) => {
  await makeAccount(context, { email: newAddress('free') });
  for (const path of [PLAN, paths.paymentMethod(), paths.family()]) {
    await page.goto(path);
    await expectInOrder(page);
  }
  await page.goto(paths.cancelPlan());
  await expect(page).toHaveURL(PLAN);
  await link(page, 'Compare plans').click();
  await expect(page).toHaveURL(paths.pricing());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is changed, canceled and kept, and an overdue payment is made', async ({ page, context }) => {
    const email = newAddress('june');
    await makeAccount(context, { email });
    await page.goto(paths.checkoutSummary());
    await page.getByLabel('Purpose').selectOption('reconnect');
    await page.getByLabel(/^I will not use what I buy/).check();
    await renewalBox(page).check();
    await fillCard(page, ONCE_CARD);
    await payButton(page).click();
    await page.goto(paths.account());
    await link(page, 'Cancel plan').click();
    await expect(page).toHaveURL(paths.cancelPlan());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel Premium Monthly?');
    await button(page, 'Cancel plan').click();
    await expect(main(page)).toContainText('You will not be charged again.');
    await renewalBox(page).check();
    await button(page, 'Keep my plan').click();
    await expect(main(page)).toContainText('You keep Premium Monthly.');

    await daysLater(page, email, 32);
    await page.goto(paths.changePlan({ to: 'premium-unlimited' }));
    await expect(main(page)).toContainText('Update Required');
    await fillCard(page, PAID_CARD);
    await button(page, 'Save and pay $9.99').click();
    await expect(page).toHaveURL(paths.changePlan({ to: 'premium-unlimited' }));
    await page.getByLabel('Purpose').selectOption('safety');
    await page.getByLabel(/^I will not use what I buy/).check();
    await renewalBox(page).check();
    await button(page, 'Pay $19.99 and change').click();
    await expect(main(page)).toContainText('You now have Premium Unlimited.');
  });
});
