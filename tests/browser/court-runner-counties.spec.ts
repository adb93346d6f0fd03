import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import type { CourtRunnerCase } from '../../shared/contract/court-runner.ts';
import { glossaryCopy } from '../../shared/copy/records/glossary-page.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect as expectSoon, hydrated, sidewaysScroll } from '../support/browser.ts';
import { isLiving } from '../support/living.ts';
import type { PayingSite } from '../support/paying-site.ts';
import { test } from '../support/paying-test.ts';
import {
  BIRTH_DATE,
  countyBox,
  fillRequest,
  letRunnersBack,
  logInUnlimited,
  oldBox,
  openPerson,
  payRunner,
  readRunnerForm,
  runnerBlock,
  sendRunnerForm,
} from '../support/runner-orders.ts';

// Each test has a person of its own, and all runners of this file's site come back at once.
test.describe.configure({ mode: 'default', timeout: 120_000 });
const expect = expectSoon.configure({ timeout: 15_000 });

interface Subject {
  readonly id: string;
  readonly state: string;
  /** five-digit codes: where they live, where they left lately, and where they left more than 7 years ago */
  readonly here: string;
  readonly recent: string;
  readonly old: string;
}

const yearsBack = (years: number) => String(new Date().getUTCFullYear() - years);

/** People who lived in three counties, each from a known year; `at` tells those of the tests apart. */
function subject(at: number): Subject {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const [found] = database
    .prepare(
      `WITH county AS (
         SELECT person_id, fips_code, min(state_code) AS state_code, max(is_current) AS is_current,
           max(substr(move_out, 1, 4)) AS gone
         FROM residence WHERE fips_code IS NOT NULL AND county IS NOT NULL
         GROUP BY person_id, fips_code HAVING min(move_in) IS NOT NULL)
       SELECT p.id, h.state_code AS state, h.fips_code AS here, r.fips_code AS recent, o.fips_code AS old
       FROM person p
       JOIN county h ON h.person_id = p.id AND h.is_current = 1
       JOIN county r ON r.person_id = p.id AND r.is_current = 0 AND r.gone >= ?1
       JOIN county o ON o.person_id = p.id AND o.is_current = 0 AND o.gone < ?2
       WHERE ${isLiving('p')} AND h.state_code NOT IN ('OH', 'IL')
       GROUP BY p.id ORDER BY p.fill_score, p.id LIMIT 1 OFFSET ?3`,
    )
    .all(yearsBack(6), yearsBack(8), at) as unknown as Subject[];
  database.close();
  if (found === undefined) throw new Error('nobody who lived in three counties');
  return found;
}

const pathOf = ({ id }: Subject) => `/name/-/-/${id}`;
const checkoutOf = ({ id: wpId }: Subject) =>
  paths.purchaseCourtRunner(
    { wpId, firstName: 'June', middleName: null, lastName: 'Tester', birthDate: BIRTH_DATE },
    {},
  );

/** A viewer with a plan sees where somebody lived once they have looked them up. */
async function lookUp(page: Page, at: number): Promise<Subject> {
  const someone = subject(at);
  expect((await page.request.get(pathOf(someone))).status()).toBe(200);
  return someone;
}

/** Opens the form that sells a request, as somebody whose way there does not matter. */
async function openCheckout(page: Page, someone: Subject): Promise<void> {
  await page.goto(checkoutOf(someone));
  await hydrated(page);
}

/** Buys counties on the form, so that their runner is out. */
async function buy(page: Page, someone: Subject, counties: readonly string[]): Promise<void> {
  await openCheckout(page, someone);
  for (const fips of counties) {
    await countyBox(page, fips).check();
    if ((await oldBox(page, fips).count()) > 0) await oldBox(page, fips).check();
  }
  await payRunner(page);
  await page.waitForURL('**/billing/invoices/**');
}

/** Writes into the accounts of this file's site, as a runner of another origin does. */
function write({ accounts }: PayingSite, sql: string, ...values: readonly (string | number)[]): void {
  const database = new DatabaseSync(accounts.location() ?? '', { timeout: 5_000 });
  database.prepare(sql).run(...values);
  database.close();
}

/** A county's runner comes back with these cases. */
function bringBack(site: PayingSite, { id }: Subject, fips: string, cases: readonly CourtRunnerCase[]): void {
  write(
    site,
    `UPDATE court_runner_record SET status = 'Returned', returned_at = ?, cases = ?
     WHERE fips = ? AND request_id IN (SELECT id FROM court_runner_request WHERE person_id = ?)`,
    ...[Date.now(), JSON.stringify(cases), fips, id],
  );
}

const runnersOf = ({ accounts }: PayingSite, { id }: Subject) =>
  accounts.prepare('SELECT count(*) AS requests FROM court_runner_request WHERE person_id = ?').get(id)?.requests;

const caseOf = (more: Partial<CourtRunnerCase['offenses'][number]>): CourtRunnerCase => ({
  fileDate: { year: 2022, month: 5, day: 2, fullDate: '5/2/2022' },
  sourceName: 'Circuit Court',
  offenses: [
    {
      ...{ offenseTitle: 'Trespass', sentence: 'Fine', crimeType: 'Misdemeanor', plea: 'Guilty' },
      ...{ offenseDate: null, bestKnownDate: null },
      ...more,
    },
  ],
});

test.beforeEach(async ({ page }) => {
  await logInUnlimited(page);
  // Elements that are fading in, such as the sticky header, cannot be judged by contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('an old county asks again, on the page and at the checkout, and the answer is kept on the way', async ({
  page,
  site,
}) => {
  const someone = await lookUp(page, 0);
  await openPerson(page, pathOf(someone));
  await runnerBlock(page).locator('summary').first().click();
  const form = runnerBlock(page).locator('form');
  await expect(
    form.getByText(/^They left \d+ years ago\. Courts retain records for the last 7 years/).first(),
  ).toBeVisible();
  await expect(oldBox(form, someone.old)).toBeHidden();
  await expect(oldBox(form, someone.here)).toHaveCount(0);
  await expect(form.getByText('No county selected')).toBeVisible();
  await expect(form.locator('p[aria-live]')).not.toContainText('$');

  await fillRequest(form, [countyBox(form, someone.here), countyBox(form, someone.old)]);
  const sums = await form.locator('label:has([name=county]:checked)').allTextContents();
  const cents = sums.map((sum) =>
    Math.round(Number(/\$([\d.]+)(?:, no court runner fee)?$/.exec(sum.trim())?.[1]) * 100),
  );
  const total = `$${(cents.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)}`;
  await expect(form.locator('p[aria-live]')).toContainText(total);
  // By keyboard, from the field: the second box is next to the first.
  await form.getByRole('button', { name: /request$/ }).press('Enter');
  await expect(form.getByText('Check “Search it anyway”, or leave that county out.')).toBeVisible();
  await expect(oldBox(form, someone.old)).toBeFocused();
  await expect(oldBox(form, someone.old)).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Space');
  await expect(form.getByText('Check “Search it anyway”')).toBeHidden();
  await form.getByRole('button', { name: /request$/ }).press('Enter');
  await page.waitForURL('**/billing/purchase-court-runner?**');
  await hydrated(page);
  await expect(oldBox(page, someone.old)).toBeChecked();
  await expect(page.getByRole('button', { name: `Pay ${total} for Court Runner` })).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(oldBox(page, someone.old)).toBeChecked();
  await oldBox(page, someone.old).uncheck();
  await payRunner(page);
  await expect(oldBox(page, someone.old)).toBeFocused();
  await expect(page.getByText('Check “Search it anyway”, or leave that county out.')).toBeVisible();
  // The server asks as well, and keeps the rest.
  await page.goto(await sendRunnerForm(page, await readRunnerForm(page)));
  await expect(page.getByText('Check “Search it anyway”, or leave that county out.')).toBeVisible();
  await expect(oldBox(page, someone.old)).toBeFocused();
  await expect(page.locator('[name=county]:checked')).toHaveCount(2);
  await hydrated(page);
  // Leaving the county out answers the question, too.
  await countyBox(page, someone.old).uncheck();
  await expect(page.getByText('Check “Search it anyway”')).toBeHidden();
  expect(runnersOf(site, someone)).toBe(0);
});

test('what the buyer has already is not sold: not by the form, another tab, Back, or a forged order', async ({
  page,
  context,
  site,
}) => {
  const someone = await lookUp(page, 1);
  const other = await context.newPage();
  await openCheckout(other, someone);
  await countyBox(other, someone.here).check();
  await countyBox(other, someone.recent).check();
  await buy(page, someone, [someone.here]);

  // The tab from before says what it left out, and keeps the rest.
  await payRunner(other);
  await expect(other.getByText(/^We left out .*, \w\w: your runner is on the way there/).first()).toBeVisible();
  await expect(other.getByText('Nothing was charged.').first()).toBeVisible();
  await expect(other.locator('[name=county]:checked')).toHaveCount(1);
  await expect(countyBox(other, someone.here)).toHaveCount(0);
  await expect(other.getByText(/^A runner is on the way, back by /)).toBeVisible();
  expect(await accessibilityFaults(other)).toEqual([]);
  await other.close();

  // Back leads to the notice of what is paid, or to the form without that county.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(countyBox(page, someone.here)).toHaveCount(0);

  await page.goto(`${checkoutOf(someone)}&another=true`);
  await hydrated(page);
  await countyBox(page, someone.recent).check();
  const forged = await readRunnerForm(page, [['county', `court-runner-county-${someone.here}`]]);
  await page.goto(await sendRunnerForm(page, forged));
  await expect(page.getByText(/^We left out /).first()).toBeVisible();
  expect(runnersOf(site, someone)).toBe(1);

  bringBack(site, someone, someone.here, [caseOf({})]);
  await openPerson(page, pathOf(someone));
  await runnerBlock(page).locator('[aria-haspopup=dialog]').click();
  const dialog = page.getByRole('dialog', { name: 'Court Runner' });
  await expect(dialog.getByText(/^Searched \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(dialog.getByText(/^You can ask again from \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(countyBox(dialog, someone.here)).toHaveCount(0);
  await dialog.getByRole('link', { name: /^See the result/ }).click();
  await expect(dialog).toBeHidden();
  const target = page.url().split('#')[1] ?? '';
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  await expect(page.locator(`[id="${target}"]`)).toContainText('1 case, returned');
});

test('whoever has every county is led to the results instead of a form', async ({ page, site }) => {
  const someone = await lookUp(page, 2);
  await openCheckout(page, someone);
  const all = await page
    .locator('[name=county]')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value.replace('court-runner-county-', '')));
  await buy(page, someone, all);
  // What finds nothing may be asked again.
  await letRunnersBack(page, 'returned');
  await page.goto(checkoutOf(someone));
  await expect(page.getByText(/, and no case was found\. Search again only with another name/)).toHaveCount(all.length);
  await hydrated(page);
  await expect(page.locator('[name=county]:checked')).toHaveCount(0);
  for (const fips of all) bringBack(site, someone, fips, [caseOf({})]);
  await page.goto(checkoutOf(someone));
  await expect(page.getByRole('heading', { name: 'There is no other county to search' })).toBeVisible();
  await expect(page.locator('[name=county]')).toHaveCount(0);
  await expect(page.getByText(/^You can ask again from/)).toHaveCount(all.length);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: 'See the results' }).click();
  await expect(runnerBlock(page)).toBeInViewport();
  await expect(runnerBlock(page).getByText('There is no other county to search')).toBeVisible();
  await expect(runnerBlock(page).locator('form')).toHaveCount(0);
});

test('each charge shows how its court ended it, and says so if the runner did not note it [P4-103]', async ({
  page,
  site,
}) => {
  const someone = await lookUp(page, 3);
  await buy(page, someone, [someone.here]);
  const outcomes = [
    ['Convicted by jury', 'Guilty'],
    ['Dismissed without prejudice', 'Dismissed'],
    ['Found not guilty', 'Not guilty'],
    ['Deferred adjudication', 'Deferred (no conviction)'],
    ['Pending', 'Pending'],
    ['Transferred to tribal court', 'Transferred to tribal court'],
    [null, 'The runner did not note how this ended'],
  ] as const;
  const cases = outcomes.map(([disposition], at) => caseOf({ disposition, offenseTitle: `Charge ${at}` }));
  const { disposition: _, ...former } = cases[0]?.offenses[0] ?? {};
  bringBack(site, someone, someone.here, [...cases, { ...caseOf({}), offenses: [former as never] }]);
  await openPerson(page, pathOf(someone));
  const runner = runnerBlock(page);
  await expect(runner.getByText('An arrest or a charge is not a conviction.')).toBeVisible();
  await expect(runner.getByRole('heading', { name: 'Charge 0' }).first()).toBeHidden();
  await runner.getByText('I Understand').click();
  for (const [at, [, outcome]] of outcomes.entries()) {
    const head = runner
      .getByRole('heading', { name: `Charge ${at}`, exact: true })
      .first()
      .locator('..');
    await expect(head).toHaveText(`Charge ${at}${outcome}`);
  }
  // A request of an origin that notes no outcomes.
  const last = runner.getByRole('heading', { name: 'Charge 0', exact: true }).last().locator('..');
  await expect(last).toHaveText('Charge 0The runner did not note how this ended');
  await runner.getByText('What these words mean').click();
  await expect(runner.getByRole('link', { name: glossaryCopy.all })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('only the county that could not be searched is refunded, or the whole order', async ({ page, site }) => {
  const someone = await lookUp(page, 4);
  const refunds = async () => {
    const receipt = await runnerBlock(page).getByRole('link', { name: 'View receipt' }).first().getAttribute('href');
    const rows = site.accounts.prepare(
      `SELECT sum(r.amount_cents) AS back, p.total_cents AS paid FROM purchase p LEFT JOIN refund r ON r.purchase_id = p.id
       WHERE p.invoice_number = ?`,
    );
    const row = rows.get(receipt?.split('/').at(-1) ?? '');
    const text = await (await page.request.get(receipt ?? '')).text();
    return { back: Number(row?.back), paid: Number(row?.paid), text };
  };
  await buy(page, someone, [someone.here, someone.recent]);
  bringBack(site, someone, someone.here, []);
  await letRunnersBack(page, 'failed');
  await openPerson(page, pathOf(someone));
  await expect(runnerBlock(page).getByText('No cases found.')).toBeVisible();
  await expect(runnerBlock(page).getByText('We could not search this courthouse.')).toBeVisible();
  const one = await refunds();
  expect(one.back).toBeGreaterThan(0);
  expect(one.back).toBeLessThan(one.paid);
  expect(one.text).toMatch(/refund/i);

  // A county that failed is for sale at once; this time nothing can be searched.
  await page.goto(`${checkoutOf(someone)}&another=true`);
  await hydrated(page);
  await countyBox(page, someone.recent).check();
  await payRunner(page);
  await page.waitForURL('**/billing/invoices/**');
  await letRunnersBack(page, 'failed');
  await openPerson(page, pathOf(someone));
  await expect(runnerBlock(page).getByText('Refunded', { exact: true })).toBeVisible();
  const whole = await refunds();
  expect(whole.back).toBe(whole.paid);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the second box is always there, and the server asks for it', async ({ page, site }) => {
    const someone = await lookUp(page, 5);
    await page.goto(`${pathOf(someone)}?full=1`);
    const runner = runnerBlock(page);
    await runner.locator('summary').first().click();
    await expect(oldBox(runner, someone.old)).toBeVisible();
    await fillRequest(runner, [countyBox(runner, someone.old)]);
    await runner.getByRole('button', { name: /request$/ }).click();
    await expect(page.getByText('Check “Search it anyway”, or leave that county out.')).toBeVisible();
    await expect(oldBox(page, someone.old)).toBeFocused();
    await oldBox(page, someone.old).check();
    await page.getByRole('button', { name: 'Update the total' }).click();
    await expect(oldBox(page, someone.old)).toBeChecked();
    await expect(countyBox(page, someone.old)).toBeChecked();
    await payRunner(page);
    await page.waitForURL('**/billing/invoices/**');
    expect(runnersOf(site, someone)).toBe(1);
  });
});
