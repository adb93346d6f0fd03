import { expect, expectReadable, hydrated, test } from '../support/browser.ts';
import { listenForEventNames } from '../support/page-events.ts';
import { readPdf } from '../support/pdf.ts';

const NOTICE = 'Sample report. This person is invented; nothing here is about a real person.';
const PAGE = '/sample-report';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole sample report can be read, record by record, and left for a search', async ({ page, isMobile }) => {
    await page.goto('/');
    // One link stands below the search, one below the plans.
    const links = page.getByRole('main').getByRole('link', { name: 'See a sample report' });
    await expect(links).toHaveCount(2);
    await links.first().click();
    await expect(page).toHaveURL(/\/sample-report$/);
    await expect(page.getByRole('main').getByText(NOTICE)).toBeVisible();
    for (const name of ['Phone numbers', 'Addresses', 'Emails', 'Relatives', 'Associates', 'Background report'])
      await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name} \\d`) })).toBeVisible();
    await expect(page.getByText('No cases found.')).toBeVisible();

    const closed = page.locator('main details:not([open]) > summary:visible');
    expect(await closed.count()).toBeGreaterThan(1);
    // What the words of a court mean is folded within its cases.
    while ((await closed.count()) > 0) await closed.first().click();
    await expect(page.getByText('Fine of $115, paid')).toBeVisible();

    await page.getByRole('link', { name: /^Malicious injury to property/ }).click();
    await expect(page.getByRole('main').getByText(NOTICE)).toBeVisible();
    await page.getByRole('link', { name: 'I Understand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Malicious injury to property' })).toBeVisible();
    // Phones have one step back instead of a trail.
    const back = isMobile ? /^Back to Criminal/ : 'Background report';
    await page.getByRole('main').getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(/\/sample-report#/);

    await page.getByRole('link', { name: /^1420 Sample St/ }).click();
    await expect(page.getByText('Tax Assessment Information')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Search for a person' }).last().click();
    await expect(page).toHaveURL(/\/people-search$/);
  });

  test('a record that is not in the sample is not found, with a way back', async ({ page, complaints }) => {
    const response = await page.goto(`${PAGE}?record=liens.unknown`);
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to the sample report' }).click();
    await expect(page).toHaveURL(/\/sample-report#/);
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/404/)]);
  });
});

test('the sample report, a record of it and its print view are accessible', async ({ page }) => {
  for (const query of ['', '?record=liens.sample-lien', '?view=print', '?view=print&parts=contact.publicRecords']) {
    await page.goto(PAGE + query);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expectReadable(page);
  }
});

test('with JavaScript it asks the site about nobody and leaves nothing in the history', async ({ page }) => {
  const events = await listenForEventNames(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) asked.push(`${pathname} ${request.postData() ?? ''}`);
  });
  await page.goto(PAGE);
  await hydrated(page);
  const map = page.getByRole('img', { name: /^Map of 4 places: Portland, / });
  await map.scrollIntoViewIfNeeded();
  await page.mouse.move(50, 50);
  // The map is drawn, with its pins: nothing else on the page loads later.
  await expect(page.locator('canvas')).toBeVisible();
  await expect.poll(() => events).toContain('page_viewed');
  for (const call of asked) {
    expect(call).toMatch(/^\/api\/events /);
    expect(call).not.toMatch(/Samplewood|P-sample|555/);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('events')))).toEqual([]);
  await page.getByRole('link', { name: /^Department of Revenue/ }).click();
  await expect(page).toHaveURL(/record=liens\.sample-lien/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every printed sheet says that the person is invented', async ({ page }) => {
  await page.goto(`${PAGE}?view=print`);
  await page.getByRole('button', { name: 'Print these' }).click();
  await page.getByRole('link', { name: 'I Understand' }).click();
  await page.waitForURL(/understood=1/);
  const { texts } = readPdf(await page.pdf({ format: 'Letter' }));
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text).toContain(NOTICE);
});
