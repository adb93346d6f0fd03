import { DatabaseSync } from 'node:sqlite';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { CHECKOUT_KEY_START } from '../../shared/court-runner/hand-over.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { isLiving } from '../support/living.ts';
import { listenForEvents } from '../support/page-events.ts';
import {
  BIRTH_DATE,
  countyBox,
  fillRequest,
  letRunnersBack,
  logInUnlimited,
  openPerson,
  payRunner,
  readRunnerForm,
  runnerBlock,
  sendRunnerForm,
} from '../support/runner-orders.ts';

// Orders, pays and waits for the runner, twice.
test.describe.configure({ timeout: 180_000 });

interface Subject {
  readonly id: string;
  /** no longer than a button has room for */
  readonly firstName: string;
  readonly lastName: string;
  /** as the court's file has it */
  readonly birthDate: string;
  /** five-digit codes: of a county whose court has a case, and of one whose court has none */
  readonly busy: string;
  readonly quiet: string;
}

const yearsBack = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000).toISOString().slice(0, 10);

/**
 * A person with a recent charge where they live, and who left a county without one not long ago. `at` tells the people of
 * tests apart: a county whose runner is out is not sold to another test.
 */
function subject(at: number): Subject {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const [found] = database
    .prepare(
      `SELECT p.id, p.first_name AS firstName, p.last_name AS lastName, c.body ->> '$.birthDate' AS birthDate,
         r.fips_code AS busy, q.fips_code AS quiet
       FROM record c JOIN person p ON p.id = c.person_id
       JOIN residence r ON r.person_id = p.id AND r.is_current = 1
       JOIN residence q ON q.person_id = p.id AND q.fips_code <> r.fips_code
       WHERE c.record_group = 'criminalAndTrafficRecords' AND c.filed >= ?1
         AND birthDate LIKE '____-__-__' AND birthDate BETWEEN ?2 AND ?3
         AND ${isLiving('p')} AND length(p.first_name) <= 12
         AND r.move_in IS NOT NULL AND q.move_in IS NOT NULL AND q.move_out >= ?1 AND q.county IS NOT NULL
         AND EXISTS (SELECT 1 FROM json_each(c.body, '$.offenses') o WHERE o.value ->> 'county' = r.county)
         AND NOT EXISTS (SELECT 1 FROM record y WHERE y.person_id = p.id AND y.state_code = q.state_code
           AND y.record_group = 'criminalAndTrafficRecords')
       ORDER BY p.fill_score, p.id LIMIT 1 OFFSET ?4`,
    )
    .all(yearsBack(5), yearsBack(85), yearsBack(20), at) as unknown as Subject[];
  database.close();
  if (found === undefined) throw new Error('nobody whom a courthouse knows');
  return found;
}

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('a runner is ordered, paid for at the origin’s prices, and returns cases, nothing, or a refund [P2-105 P4-101 P7-055 P7-057 P7-059 P9-066]', async ({
  page,
}, info) => {
  const { id, firstName, lastName, birthDate, busy, quiet } = subject(info.project.name === 'phone' ? 1 : 0);
  const path = `/name/-/-/${id}`;
  await logInUnlimited(page);
  // Elements that are fading in, such as the sticky header, cannot be judged by contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const events = await listenForEvents(page);
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
  const runner = runnerBlock(page);
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
  await fillRequest(form, [countyBox(form, busy), countyBox(form, quiet)]);
  const total = await form.locator('p[aria-live] b').textContent();
  const send = form.getByRole('button', { name: label, exact: true });
  // What is sent while the page is left is not heard: at first the next page is none, and this one stays.
  const next = '**/billing/purchase-court-runner?**';
  await page.route(next, (route) => route.fulfill({ status: 204 }));
  await send.click();
  const sent = { name: 'court_runner_sent', properties: { counties: 2 } };
  await expect.poll(() => events).toContainEqual(expect.objectContaining(sent));
  await page.unroute(next);
  // When the form is sent, nothing else is loading but the next page.
  calls.length = 0;
  const [navigation] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    send.click(),
  ]);
  const asked = { wpId: id, firstName: 'JUNE', middleName: 'ANN', lastName: 'TESTER' };
  const funnel = { wp_content: 'background', wp_source: 'people', wp_medium: 'onepages' };
  expect(new URL(navigation.url()).pathname).toBe('/billing/purchase-court-runner');
  expect(queryOf(navigation.url())).toEqual({ ...funnel, ...asked, birthDate: BIRTH_DATE });
  await page.waitForURL(next);
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
  await expect(page.getByLabel('Date of birth')).toHaveValue(BIRTH_DATE);
  await expect(page.locator('[name=county]:checked')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  // All runners return at once, so only one project sends one.
  if (info.project.name === 'phone') return;

  // As the court's file has them: the runner compares both.
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Middle name').fill('');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Date of birth').fill(birthDate);
  await countyBox(page.getByRole('main'), quiet).uncheck();
  const [, paid] = /^Pay (\S+)/.exec((await page.getByRole('button', { name: /^Pay/ }).textContent()) ?? '') ?? [];
  expect(paid).not.toBe(total);
  await payRunner(page);
  await page.waitForURL('**/billing/invoices/**');
  const requested = { name: 'court_runner_requested', properties: { counties: 1 } };
  await expect.poll(() => events).toContainEqual(expect.objectContaining(requested));
  await expect(page.getByRole('main')).toContainText(paid ?? '');
  await openPerson(page, path);
  await expect(runner.getByText('The runner is on the way.')).toBeVisible();
  await expect(runner.getByText(/^Typically returned in 1.3 business days: by/).first()).toBeVisible();

  await runner.locator('[aria-haspopup=dialog]').click();
  const dialog = page.getByRole('dialog', { name: 'Court Runner' });
  await expect(dialog.getByText(/^A runner is on the way, back by /)).toBeVisible();
  await expect(countyBox(dialog, busy)).toHaveCount(0);
  await fillRequest(dialog, [countyBox(dialog, quiet)]);
  await dialog.getByRole('button', { name: /request$/ }).click();
  await page.waitForURL('**/billing/purchase-court-runner?**');
  await hydrated(page);
  await expect(page.locator('[name=county]:checked')).toHaveCount(1);

  await letRunnersBack(page, 'returned');
  expect(await (await page.request.get(path)).text()).toContain('The runner is back.');
  expect(await sendRunnerForm(page, await readRunnerForm(page))).toContain('/billing/invoices/');
  await letRunnersBack(page, 'failed');
  await openPerson(page, path);
  await expect(runner.getByText('We could not search this courthouse.')).toBeVisible();
  await expect(runner.getByText('Source', { exact: true }).first()).toBeHidden();
  await runner.getByText('I Understand').click();
  await expect(runner.getByText('Source', { exact: true }).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  // The warning was accepted for the whole report.
  await openPerson(page, path);
  await expect(runner.getByText('Source', { exact: true }).first()).toBeVisible();
  const receipt = await runner.getByRole('link', { name: 'View receipt' }).first().getAttribute('href');
  expect(await (await page.request.get(receipt ?? '')).text()).toMatch(/refund/i);
  await runner.getByText('Request another county').click();
  await expect.poll(() => events.map(({ name }) => name)).toContain('court_runner_opened');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to the purchase page, which says what is missing and what it costs', async ({ page }, info) => {
    const { id, quiet } = subject(info.project.name === 'phone' ? 3 : 2);
    await logInUnlimited(page);
    await page.goto(`/name/-/-/${id}?full=1`);
    const runner = runnerBlock(page);
    if ((await runner.getAttribute('open')) === null) await runner.locator('summary').first().click();
    const again = runner.getByText('Request another county');
    if (await again.isVisible()) await again.click();
    const productId = `court-runner-county-${quiet}`;
    await runner.getByLabel('Date of birth').fill(BIRTH_DATE);
    await runner.getByLabel('Last name').fill('Tester');
    await runner.getByRole('button', { name: /request$/ }).click();
    await expect(page).toHaveURL(/\/billing\/purchase-court-runner\?.*sent=/);
    await expect(page.getByText('Must select at least one county')).toBeVisible();
    await expect(page.getByLabel('Date of birth')).toHaveValue(BIRTH_DATE);
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
