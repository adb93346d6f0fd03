import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { accessibilityFaults, expect as expectSoon, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { listenForEvents } from '../support/page-events.ts';

test.describe.configure({ timeout: 90_000 });
/** Time for a chunk on a slow machine. */
const expect = expectSoon.configure({ timeout: 15_000 });

/** A person with every kind of record, and one who owns a home. */
const PATH = `/name/-/-/${lookAt('records of many kinds').id}`;
const OWNER_PATH = `/name/-/-/${lookAt('a full page').id}`;
const DISCLAIMER = /not a consumer reporting agency/;

async function logIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: REPORT_EMAIL, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

const rowOf = (page: Page, group: string) => page.locator(`a[data-record^="${group}."]`).first();

const addressOf = (reference: string | null) => new RegExp(`[?&]record=${reference?.replace('.', '\\.')}(?:&|$)`);
const referenceOf = (row: Locator) => row.getAttribute('data-record');
const dialogOf = (page: Page) => page.getByRole('dialog');
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens the report, and waits until its rows react: with the reader's first action, once the page listens. */
async function openReport(page: Page, anchor = ''): Promise<void> {
  // What fades in does so slowly without a GPU.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page);
  await page.goto(PATH + anchor);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expectSoon(rowOf(page, 'evictions')).toHaveAttribute('aria-haspopup', 'dialog', { timeout: 1_000 });
  }).toPass();
}

test.describe('with room for a dialog', () => {
  test.skip(({ isMobile }) => isMobile, 'on a phone a record is a page');

  test('records open in dialogs, criminal ones after a warning, and closing returns the reader to the same place [P2-106 P4-105]', async ({
    page,
  }) => {
    await openReport(page);
    const criminal = rowOf(page, 'criminalAndTrafficRecords');
    const events = await listenForEvents(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') && !request.url().includes('/api/events')) calls.push(request.url());
    });

    const dialog = dialogOf(page);
    const warning = page.getByRole('dialog', { name: 'Before you read criminal records' });
    await criminal.press('Enter');
    await expect(warning).toContainText('An arrest or a charge is not a conviction.');
    await expect(page).toHaveTitle(/^Before you read criminal records \| /);
    await warning.getByRole('button', { name: 'Go back' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(criminal).toBeFocused();

    await criminal.press('Enter');
    await warning.getByRole('button', { name: 'I Understand' }).press('Enter');
    await expect(warning).toHaveCount(0);
    await expect(dialog.getByRole('heading', { level: 3, name: /^Offenses/ })).toBeVisible();
    await expect(dialog.getByRole('navigation', { name: 'Where this record belongs' })).toContainText(
      'Criminal & traffic',
    );
    await expect(dialog.getByRole('link', { name: 'Background report' })).toBeFocused();
    await expect(dialog.getByText(DISCLAIMER)).toBeAttached();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    // Head and foot stay in view, and the X is over the head.
    await dialog.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight / 2));
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Back to records' })).toBeInViewport({ ratio: 1 });
    const [head, close] = await Promise.all([
      dialog.getByRole('heading', { level: 2 }).locator('xpath=../..').boundingBox(),
      dialog.getByRole('button', { name: 'Close' }).boundingBox(),
    ]);
    expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(criminal).toBeFocused();

    // The warning appeared once; one record of each other section is opened.
    await criminal.press('Enter');
    await expect(dialog.getByRole('heading', { level: 3, name: /^Offenses/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to records' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    for (const group of ['pastProperties', 'bankruptcies', 'professionalLicenses', 'evictions']) {
      const row = rowOf(page, group);
      await row.press('Enter');
      await expect(dialog.getByText(/Last confirmed/).first()).toBeVisible();
      await expect(dialog.getByText(DISCLAIMER)).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(row).toBeFocused();
    }
    expect(calls).toEqual([]);
    const opened = () =>
      events.filter(({ name }) => name === 'record_opened').map(({ properties }) => properties.section);
    await expect.poll(() => new Set(opened()).size).toBe(5);
    expect(events.map(({ name }) => name)).toContain('record_warning_accepted');

    // A breadcrumb leads back to its section, and the dialog closes.
    await rowOf(page, 'bankruptcies').press('Enter');
    await dialog.getByRole('link', { name: 'Public records' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/#report-publicRecords$/);
    await expect(page.locator('#report-publicRecords')).toBeInViewport();
  });

  test('an open record is in the address: Back closes it, Forward opens it again, and the page stays where it was', async ({
    page,
  }) => {
    // As after a payment.
    await openReport(page, '#person-details-bg-section');
    const row = rowOf(page, 'evictions');
    const title = await page.title();
    await row.scrollIntoViewIfNeeded();
    const top = await scrolledTo(page);
    await row.click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(addressOf(await referenceOf(row)));
    await expect(page).not.toHaveTitle(title);
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/record=/);
    await expect(page).toHaveTitle(title);
    await expect(row).toBeFocused();
    expect(await scrolledTo(page)).toBe(top);

    await page.goForward();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(addressOf(await referenceOf(row)));
    // A window that becomes narrow keeps what is open.
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(dialogOf(page)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Back to records' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(row).not.toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('whatever closes a record goes back once, and no farther', async ({ page }) => {
    await openReport(page);
    const row = rowOf(page, 'evictions');
    const dialog = dialogOf(page);
    const ways = [
      () => dialog.getByRole('button', { name: 'Close' }).dblclick(),
      () => dialog.getByRole('button', { name: 'Back to records' }).click(),
      () => page.mouse.click(5, 5),
      async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      },
    ];
    for (const leave of ways) {
      await row.click();
      // It is modal once it is painted: from then on, nothing behind it can be used.
      await expect(page.locator('dialog:modal')).toBeVisible();
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${PATH.slice(-16)}$`));
      await expect(row).toBeFocused();
    }
    expect(await page.evaluate(() => document.documentElement.style.scrollbarGutter)).toBe('');
  });

  test('two records opened at once are one entry, and Back right after leaves none open', async ({ page }) => {
    await openReport(page);
    const [first, second] = [rowOf(page, 'evictions'), rowOf(page, 'bankruptcies')];
    await page.evaluate(
      (rows) => {
        for (const reference of rows) document.querySelector<HTMLElement>(`a[data-record="${reference}"]`)?.click();
      },
      [await referenceOf(first), await referenceOf(second)],
    );
    await expect(page).toHaveURL(addressOf(await referenceOf(second)));
    await expect(dialogOf(page)).toHaveCount(1);
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/record=/);

    await page.evaluate(
      (reference) => {
        document.querySelector<HTMLElement>(`a[data-record="${reference}"]`)?.click();
        history.back();
      },
      await referenceOf(first),
    );
    await expect(page).not.toHaveURL(/record=/);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('previous and next go through the rows of the page, and one Back leaves', async ({ page }) => {
    await openReport(page);
    const rows = page.locator('a[data-record]');
    const count = await rows.count();
    const references = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('data-record')));
    const dialog = dialogOf(page);
    const [previous, next] = ['Previous record', 'Next record'].map((name) => dialog.getByRole('button', { name }));
    await rows.first().click();
    await dialog.getByRole('button', { name: 'I Understand' }).click();
    await expect(previous as Locator).toHaveAttribute('aria-disabled', 'true');
    await (next as Locator).focus();
    for (let at = 2; at <= count; at += 1) {
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toContainText(`${at} of ${count} shown`);
      await expect(page).toHaveURL(addressOf(references[at - 1] ?? null));
      await expect(next as Locator).toBeFocused();
    }
    await expect(next as Locator).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await (previous as Locator).click();
    await expect(page).toHaveURL(addressOf(references[count - 2] ?? null));
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/record=/);
    await expect(rows.nth(count - 2)).toBeFocused();
    await expect(rows.nth(count - 2)).toBeInViewport();
  });

  test('a reload shows the record as a page, Back from it the report, and Forward the record', async ({ page }) => {
    await openReport(page);
    const row = rowOf(page, 'evictions');
    const reference = await referenceOf(row);
    await row.click();
    await expect(dialogOf(page)).toBeVisible();
    await page.reload();
    await expect(page.locator('#person-record')).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(row).toBeFocused();
    await expect(page).not.toHaveURL(/record=/);
    await page.goForward();
    await expect(page.locator('#person-record').or(dialogOf(page))).toBeVisible();
    await expect(page).toHaveURL(addressOf(reference));
    await page.goBack();
    await expect(page).not.toHaveURL(/record=/);
    await expect(row).toBeVisible();
  });

  test('the address can be shared: to another tab of the buyer, and to somebody else, who is led to the person', async ({
    page,
    context,
    browser,
  }) => {
    await openReport(page);
    await rowOf(page, 'evictions').click();
    await expect(page).toHaveURL(/record=/);
    const own = await context.newPage();
    await own.goto(page.url());
    await expect(own.locator('#person-record')).toBeVisible();
    await expect(own.getByRole('main').getByText(DISCLAIMER)).toBeVisible();
    const userAgent = await page.evaluate(() => navigator.userAgent);
    const stranger = await browser.newPage({ userAgent });
    await stranger.goto(page.url());
    await expect(stranger).not.toHaveURL(/record=/);
    expect(new URL(stranger.url()).pathname).toBe(new URL(page.url()).pathname);
    await expect(stranger.locator('#person-record')).toHaveCount(0);
    await stranger.context().close();
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide window has room for a dialog');

  test('a record is a page, and Back finds the list as it was: its rows, the place and the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page);
    await page.goto(PATH);
    const section = page.locator('section[aria-labelledby="report-criminal"]');
    const rows = section.locator('a[data-record]');
    const more = section.getByText(/^Show \d+ more/);
    await more.tap();
    await expect(rows).toHaveCount(9);
    await expect(rows.last()).not.toHaveAttribute('aria-haspopup');
    await rows.last().scrollIntoViewIfNeeded();
    const before = await rows.last().boundingBox();
    await rows.last().tap();
    await expect(page.locator('#person-record')).toBeVisible();
    await page.getByRole('link', { name: 'I Understand' }).tap();
    await expect(page.getByRole('main').getByText(DISCLAIMER)).toBeVisible();

    // The warning is not in between.
    await page.goBack();
    await expect(rows).toHaveCount(9);
    await expect(rows.last()).toBeFocused();
    await expect(async () => {
      const after = await rows.last().boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
    }).toPass();
  });

  test('its page keeps the heading in view and leads to the one before and after it, and back to the list', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page);
    await page.goto(PATH);
    const row = rowOf(page, 'bankruptcies');
    await row.tap();
    await expect(page.locator('#person-record')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const others = page.getByRole('navigation', { name: 'Other records' });
    const [, at, of] = /(\d+) of ([\d,]+)/.exec((await others.textContent()) ?? '') ?? [];
    await others.getByRole('link', { name: 'Next record' }).tap();
    await expect(others).toContainText(`${Number(at) + 1} of ${of}`);
    await page.getByRole('link', { name: 'Back to records' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await others.getByRole('link', { name: 'Previous record' }).tap();
    await expect(others).toContainText(`${at} of ${of}`);
    await page.getByRole('link', { name: 'Back to records' }).tap();
    await expect(page).not.toHaveURL(/record=/);
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind of record has a page for the report’s buyer, criminal ones behind a warning', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${PATH}?record=liens.R1`);
    await expect(page).not.toHaveURL(/record=/);

    await logIn(page);
    const hrefs = new Map<string, string>();
    for (const path of [PATH, OWNER_PATH]) {
      await page.goto(`${path}?full=1`);
      for (const group of RECORD_GROUPS) {
        const row = rowOf(page, group);
        if (!hrefs.has(group) && (await row.count()) > 0) hrefs.set(group, (await row.getAttribute('href')) ?? '');
      }
    }
    expect([...hrefs.keys()].sort()).toEqual([...RECORD_GROUPS].sort());

    for (const [group, href] of hrefs) {
      const response = await page.goto(href);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      if (group === 'criminalAndTrafficRecords') {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you read criminal records');
        await expect(page.getByRole('main').locator('dl')).toHaveCount(0);
        await page.getByRole('link', { name: 'I Understand' }).click();
      }
      await expect(page.getByRole('main').locator('dl').first()).toBeVisible();
      await expect(page.getByRole('main').getByText(DISCLAIMER)).toHaveCount(1);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.getByRole('link', { name: 'Back to records' }).click();
    await expect(page).toHaveURL(/#report-\w+$/);

    const missing = await page.goto(`${PATH}?record=liens.Rnobodys`);
    expect(missing?.status()).toBe(404);
    expect(complaints.splice(0).every((line) => line.includes('404'))).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This record is not part of the report.');
  });
});
