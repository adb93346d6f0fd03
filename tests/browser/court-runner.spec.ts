import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { COURT_RUNNER_FORM_ID } from '../../client/pages/person/court-runner/court-runner-form-model.ts';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { CHECKOUT_KEY_START } from '../../shared/court-runner/hand-over.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { isLiving } from '../support/living.ts';

// Orders, pays and waits for the runner, twice.
test.describe.configure({ timeout: 180_000 });

interface Subject {
  readonly id: string;
  /** no longer than a button has room for */
  readonly firstName: string;
  readonly state: string;
  /** a state where they lived without court records */
  readonly quietState: string;
}

/** A person with a recent charge in the only county of its state where they lived, and with homes in a state without one. */
function subject(): Subject {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const [found] = database
    .prepare(
      `SELECT p.id, p.first_name AS firstName, c.state_code AS state, q.state_code AS quietState
       FROM record c JOIN person p ON p.id = c.person_id
       JOIN residence r ON r.person_id = p.id AND r.state_code = c.state_code
       JOIN residence q ON q.person_id = p.id AND q.state_code <> c.state_code
       WHERE c.record_group = 'criminalAndTrafficRecords' AND c.filed >= ?1
         AND ${isLiving('p')} AND length(p.first_name) <= 12
         AND r.move_in IS NOT NULL AND q.move_in IS NOT NULL AND q.county IS NOT NULL
         AND EXISTS (SELECT 1 FROM json_each(c.body, '$.offenses') o WHERE o.value ->> 'county' = r.county)
         AND NOT EXISTS (SELECT 1 FROM residence o WHERE o.person_id = p.id AND o.state_code = c.state_code
           AND o.county IS NOT r.county)
         AND NOT EXISTS (SELECT 1 FROM record y WHERE y.person_id = p.id AND y.state_code = q.state_code
           AND y.record_group = 'criminalAndTrafficRecords')
       ORDER BY p.fill_score, p.id LIMIT 1`,
    )
    .all(new Date(Date.now() - 5 * 365 * 86_400_000).toISOString().slice(0, 10)) as unknown as Subject[];
  database.close();
  if (found === undefined) throw new Error('nobody whom a courthouse knows');
  return found;
}

/** What pages told the site about court runners that were requested (F7-25). */
function requestsNoted(): unknown[] {
  const { accountsFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  const database = new DatabaseSync(accountsFile, { readOnly: true, timeout: 5_000 });
  const rows = database.prepare("SELECT properties FROM page_event WHERE name = 'court_runner_requested'").all();
  database.close();
  return rows.map(({ properties }) => properties);
}

async function logIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: 'unlimited@example.com', password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

async function letRunnersBack(page: Page, outcome: 'returned' | 'failed'): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post('/dev/court-runner', { data: { outcome }, headers })).status()).toBe(200);
}

const CARD = {
  pay: 'card',
  cardNumber: '4242 4242 4242 4242',
  expires: '12 / 34',
  securityCode: '123',
  cardName: 'June Reyes',
  zip: '97201',
};

const block = (page: Page) => page.locator('#court-runner');

/** Opens the person page, acts, and waits until the code for the reader's first action has run, not just loaded. */
async function openPerson(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const form = page.locator(`#${COURT_RUNNER_FORM_ID}`);
  await expect(async () => {
    // The listener is added after hydration.
    for (const at of [5, 9]) await page.mouse.move(at, at);
    expect(await form.evaluate((place) => Object.keys(place).join())).toContain('__reactContainer');
  }).toPass();
}

async function fill(form: Locator, counties: readonly Locator[]): Promise<void> {
  await form.getByLabel('Date of birth').fill('1980-03-04');
  for (const county of counties) await county.check();
}

async function pay(page: Page): Promise<void> {
  // The account has one on file.
  await page.getByLabel('Use another card').check();
  await page.getByLabel('Card number').fill(CARD.cardNumber);
  await page.getByLabel('Expires').fill(CARD.expires);
  await page.getByLabel('Security code').fill(CARD.securityCode);
  await page.getByLabel('Name on card').fill(CARD.cardName);
  await page.getByLabel('ZIP code').fill(CARD.zip);
  await page.getByLabel('Purpose').selectOption('own-record');
  await page.getByLabel(/^I will not use/).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL('**/billing/invoices/**');
}

/** Pays with the card of the tests what the form says now, without what a page does to fill it in. */
async function payAsItStands(page: Page): Promise<void> {
  const action = await page.locator('form:has([name=county])').evaluate((form: HTMLFormElement) => ({
    path: form.action,
    fields: Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  }));
  const response = await page.request.post(action.path, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { ...action.fields, ...CARD, purpose: 'own-record', attests: 'yes' },
    maxRedirects: 0,
  });
  expect(response.headers().location).toContain('/billing/invoices/');
}

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('a runner is ordered, paid for at the origin’s prices, and returns cases, nothing, or a refund [P2-105 P4-101 P7-055 P7-057 P7-059 P9-066]', async ({
  page,
}, info) => {
  const { id, firstName, state, quietState } = subject();
  const path = `/name/-/-/${id}`;
  await logIn(page);
  // Elements that are fading in, such as the sticky header, cannot be judged by contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const logged: string[] = [];
  await page.route('**/api/log-error', (route) => {
    logged.push(route.request().postDataJSON().type);
    return route.fulfill({ json: { isDone: true } });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !/\/api\/(events|log)/.test(request.url())) calls.push(request.url());
  });

  await openPerson(page, path);
  const runner = block(page);
  await expect(runner.locator('form')).toBeHidden();
  await runner.locator('summary').first().click();
  const form = runner.locator('form');
  const label = info.project.name === 'phone' ? 'Review request' : courtRunnerCopy.form.review(firstName);
  await expect(form.getByRole('button', { name: label, exact: true })).toBeVisible();
  await expect(form.getByLabel('Date of birth')).toHaveValue('');
  await form.getByLabel('First name').fill('June');
  await form.getByLabel('Middle name').fill('Ann');
  await form.getByLabel('Last name').fill('');
  // Half a date: only its first part is typed.
  await form.getByLabel('Date of birth').focus();
  await page.keyboard.type('03');
  await expect(async () => {
    await form.getByRole('button', { name: /request$/ }).click();
    await expect(form.getByText('Three things need your attention')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect.poll(() => logged).toContain('court-runner-birth-date');
  await expect(form.getByText('Last name, date of birth, and at least one county.')).toBeVisible();
  await expect(form.getByText('Must select at least one county')).toBeVisible();
  await expect(form.getByLabel('Last name')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await form.getByLabel('Last name').fill('Tester');
  const busy = form.getByLabel(new RegExp(`, ${state}`)).first();
  const quiet = form.getByLabel(new RegExp(`, ${quietState}`)).first();
  await fill(form, [busy, quiet]);
  const total = await form.locator('p[aria-live] b').textContent();
  // When the form is sent, nothing else is loading but the next page.
  calls.length = 0;
  const [navigation] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    form.getByRole('button', { name: label, exact: true }).click(),
  ]);
  const asked = { wpId: id, firstName: 'JUNE', middleName: 'ANN', lastName: 'TESTER' };
  const funnel = { wp_content: 'background', wp_source: 'people', wp_medium: 'onepages' };
  expect(new URL(navigation.url()).pathname).toBe('/billing/purchase-court-runner');
  expect(queryOf(navigation.url())).toEqual({ ...funnel, ...asked, birthDate: '1980-03-04' });
  await page.waitForURL('**/billing/purchase-court-runner?**');
  expect(calls).toEqual([]);
  await hydrated(page);
  await expect.poll(() => queryOf(page.url())).toEqual({ ...funnel, ...asked });

  // Someone writes their own prices into storage, and a product that does not exist.
  await page.evaluate((start) => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(start))) {
      const stored = JSON.parse(sessionStorage.getItem(key) ?? '');
      for (const product of stored.products) product.price = 0;
      stored.products.push({
        productId: 'court-runner-county-99999',
        price: 0,
        countyName: 'Nowhere',
        stateCode: 'OR',
      });
      stored.baseProduct.regularPrice = 0.01;
      sessionStorage.setItem(key, JSON.stringify(stored));
    }
  }, CHECKOUT_KEY_START);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: `Pay ${total} for Court Runner` })).toBeVisible();
  await expect(page.getByLabel('Date of birth')).toHaveValue('1980-03-04');
  await expect(page.locator('[name=county]:checked')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  // All runners return at once, so only one project sends one.
  if (info.project.name === 'phone') return;

  await pay(page);
  await expect.poll(() => requestsNoted()).toContain('{"counties":2}');
  await expect(page.getByRole('main')).toContainText(total ?? '');
  await openPerson(page, path);
  await expect(runner.getByText('The runner is on the way.')).toBeVisible();
  await expect(runner.getByText(/^Typically returned in 1.3 business days: by/).first()).toBeVisible();

  await runner.locator('[aria-haspopup=dialog]').click();
  const dialog = page.getByRole('dialog', { name: 'Court Runner' });
  await fill(dialog, [dialog.getByLabel(new RegExp(`, ${quietState}`)).first()]);
  await dialog.getByRole('button', { name: /request$/ }).click();
  await page.waitForURL('**/billing/purchase-court-runner?**');
  await hydrated(page);
  await expect(page.locator('[name=county]:checked')).toHaveCount(1);

  await letRunnersBack(page, 'returned');
  expect(await (await page.request.get(path)).text()).toContain('The runner is back.');
  await payAsItStands(page);
  await letRunnersBack(page, 'failed');
  await openPerson(page, path);
  await expect(runner.getByText('We could not search this courthouse.')).toBeVisible();
  await expect(runner.getByText('No cases found.').first()).toBeVisible();
  await expect(runner.getByText('Crime type').first()).toBeHidden();
  await runner.getByText('I Understand').click();
  await expect(runner.getByText('Crime type').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  // The warning was accepted for the whole report.
  await openPerson(page, path);
  await expect(runner.getByText('Crime type').first()).toBeVisible();
  const receipt = await runner.getByRole('link', { name: 'View receipt' }).first().getAttribute('href');
  expect(await (await page.request.get(receipt ?? '')).text()).toMatch(/refund/i);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to the purchase page, which says what is missing and what it costs', async ({ page }) => {
    const { id, quietState } = subject();
    await logIn(page);
    await page.goto(`/name/-/-/${id}?full=1`);
    const runner = block(page);
    if ((await runner.getAttribute('open')) === null) await runner.locator('summary').first().click();
    const again = runner.getByText('Request another county');
    if (await again.isVisible()) await again.click();
    const productId = await runner
      .getByLabel(new RegExp(`, ${quietState}`))
      .first()
      .getAttribute('value');
    await runner.getByLabel('Date of birth').fill('1980-03-04');
    await runner.getByLabel('Last name').fill('Tester');
    await runner.getByRole('button', { name: /request$/ }).click();
    await expect(page).toHaveURL(/\/billing\/purchase-court-runner\?.*sent=/);
    await expect(page.getByText('Must select at least one county')).toBeVisible();
    await expect(page.getByLabel('Date of birth')).toHaveValue('1980-03-04');
    await expect(page.locator('[name=total]')).toHaveAttribute('value', '$0.00');

    await page.locator(`[value="${productId}"]`).check();
    await page.getByRole('button', { name: 'Update the total' }).click();
    await expect(page.locator(`[value="${productId}"]`)).toBeChecked();
    const total = await page.locator('[name=total]').getAttribute('value');
    await expect(page.getByRole('button', { name: `Pay ${total} for Court Runner` })).toBeVisible();
    expect(Number(total?.slice(1))).toBeGreaterThan(0);
    expect(page.url()).not.toContain('birthDate');
  });
});
