import { inflateSync } from 'node:zlib';
import { expect, expectReadable, hydrated, test } from '../support/browser.ts';

const NOTICE = 'Sample report. This person is invented; nothing here is about a real person.';
const PAGE = '/sample-report';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole sample report can be read, record by record, and left for a search', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'See a sample report' }).click();
    await expect(page).toHaveURL(/\/sample-report$/);
    await expect(page.getByRole('main').getByText(NOTICE)).toBeVisible();
    for (const name of ['Phone numbers', 'Addresses', 'Emails', 'Relatives', 'Associates', 'Background report'])
      await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name} \\d`) })).toBeVisible();
    await expect(page.getByText('No cases found.')).toBeVisible();

    const closed = page.locator('main details:not([open]) > summary:visible');
    const count = await closed.count();
    expect(count).toBeGreaterThan(1);
    for (let left = count; left > 0; left -= 1) await closed.first().click();
    await expect(closed).toHaveCount(0);
    await expect(page.getByText('Fine of $115, paid')).toBeVisible();

    await page.getByRole('link', { name: /^Malicious injury to property/ }).click();
    await expect(page.getByRole('main').getByText(NOTICE)).toBeVisible();
    await page.getByRole('link', { name: 'I Understand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Malicious injury to property' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Background report' }).click();
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
  for (const query of ['', '?record=liens.sample-lien', '?view=print']) {
    await page.goto(PAGE + query);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expectReadable(page);
  }
});

test('with JavaScript it asks the site about nobody and leaves nothing in the history', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) asked.push(`${pathname} ${request.postData() ?? ''}`);
  });
  await page.goto(PAGE);
  await hydrated(page);
  const map = page.getByRole('img', { name: /Portland, OR/ }).first();
  await map.scrollIntoViewIfNeeded();
  await page.mouse.move(50, 50);
  // The map is drawn, with its pins: nothing else on the page loads later.
  await expect(page.locator('canvas')).toBeVisible();
  await expect.poll(() => asked.some((call) => call.includes('page_viewed'))).toBe(true);
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
  const sheets = textsOfSheets(await page.pdf({ format: 'Letter' }));
  expect(sheets.length).toBeGreaterThan(3);
  // The first text of the first sheet is the notice; it is on all the others, in the same font.
  const [notice = ''] = /[0-9a-f]+/i.exec(sheets[0] ?? '') ?? [];
  expect(notice.length).toBe(4 * NOTICE.length);
  for (const sheet of sheets) expect(sheet).toContain(notice);
});

/** The texts of each sheet of a PDF, a line each, as numbers of glyphs. */
function textsOfSheets(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)];
  return streams.flatMap(([, stream = '']) => {
    const content = inflated(Buffer.from(stream, 'latin1'));
    if (content === null || !content.includes('BT')) return [];
    const blocks = [...content.matchAll(/BT([\s\S]*?)ET/g)];
    return [
      blocks
        .map(([, block = '']) => [...block.matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex]) => hex).join(''))
        .join('\n'),
    ];
  });
}

function inflated(stream: Buffer): string | null {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    // A font or a picture.
    return null;
  }
}
