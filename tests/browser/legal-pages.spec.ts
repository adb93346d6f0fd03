import type { Page } from '@playwright/test';
import { helpContactSection } from '../../shared/copy/site/help.ts';
import { collectCopy } from '../../shared/copy/site/how-we-collect-data.ts';
import { operatorCopy } from '../../shared/copy/site/operator.ts';
import { privacyCopy } from '../../shared/copy/site/privacy/privacy.ts';
import { termsCopy } from '../../shared/copy/site/terms.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { readPdf } from '../support/pdf.ts';

const GUIDES = [
  { path: paths.privacy(), title: privacyCopy.title },
  { path: paths.terms(), title: termsCopy.title },
  { path: paths.help(), title: 'Help' },
  { path: paths.howWeCollectData(), title: collectCopy.title },
  { path: paths.glossary(), title: 'Words in public records' },
] as const;

/** The levels of a page's headings, in its order. */
const headingLevels = (page: Page) =>
  page.locator('h1, h2, h3, h4').evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1))));

for (const { path, title } of GUIDES) {
  test.describe(path, () => {
    test('fits every width, in light and dark, and its headings skip no level', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        expect(await accessibilityFaults(page), colorScheme).toEqual([]);
      }
      const levels = await headingLevels(page);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
      const own = page.viewportSize();
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), String(width)).toBe(0);
      }
      if (own !== null) await page.setViewportSize(own);
    });

    test('prints every section, without its contents', async ({ page }) => {
      await page.goto(path);
      const sections = page.getByRole('main').locator('section');
      const texts = await sections.evaluateAll((all) =>
        all.map((section) => section.querySelector('p, li, dd')?.textContent ?? ''),
      );
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
      const paper = readPdf(await page.pdf())
        .texts.join('')
        .replace(/\s/g, '');
      expect(texts.length).toBeGreaterThan(3);
      for (const text of texts) expect(paper).toContain(text.replace(/\s/g, ''));
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('is all there, and its contents lead to each section', async ({ page }) => {
        await page.goto(path);
        const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        const count = await entries.count();
        expect(count).toBeGreaterThan(3);
        const last = entries.nth(count - 1);
        const name = await last.textContent();
        await last.click();
        const heading = page.getByRole('main').getByRole('heading', { level: 2, name: name ?? '' });
        await expect(heading).toBeInViewport();
        await page.goBack();
        expect(new URL(page.url()).hash).toBe('');
      });
    });
  });
}

test('every link of these pages and of the foot of the page leads to a page that is open', async ({ page }) => {
  const links = new Set<string>();
  for (const { path } of GUIDES) {
    await page.goto(path);
    const found = await page
      .locator('main a[href^="/"], footer a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of found) links.add(href);
  }
  expect(links.size).toBeGreaterThan(30);
  for (const href of links) {
    const response = await page.request.get(href, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([href, response.status()]).toEqual([href, 200]);
    const [, hash] = href.split('#');
    if (hash !== undefined && !response.url().includes('/auth/'))
      expect((await response.text()).includes(`id="${hash}"`), href).toBe(true);
  }
});

test('the foot of the page says who runs the site and where they are registered, on errors too', async ({
  page,
  complaints,
}) => {
  for (const path of ['/', `/name/-/-/${lookAt('full page').id}`, paths.privacy(), '/nowhere']) {
    await page.goto(path);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(operatorCopy.brokerNotice)).toBeVisible();
    await expect(foot.getByText('Registered data broker: California 555-0101')).toBeVisible();
    await expect(foot.getByText('100 Example Way, Portland, OR 97201')).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Do Not Sell or Share / Your Privacy Choices' })).toBeVisible();
  }
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/404/)]);
});

test.describe('with Global Privacy Control', () => {
  test.use({
    extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) =>
      use({ 'x-local-client': `test-${testId}`, 'sec-gpc': '1' }),
  });

  test('every page says that the signal is honored, and pages without it never do', async ({ page, request }) => {
    const person = `/name/-/-/${lookAt('full page').id}`;
    // A page that is asked for again is kept: with and without the signal there are two.
    for (let view = 0; view < 3; view += 1) {
      for (const path of ['/', person]) {
        await page.goto(path);
        await expect(page.getByRole('contentinfo').getByText(operatorCopy.signal)).toBeVisible();
        const without = await request.get(path, { headers: { 'sec-gpc': '0' } });
        expect(await without.text()).not.toContain(operatorCopy.signal);
      }
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('a password manager is led to the log-in, and from there to the form of the password', async ({ page }) => {
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Faccount%2Fsecurity/);
});

test('the help page has somebody to write to', async ({ page }) => {
  await page.goto(`${paths.help()}#${helpContactSection.id}`);
  const contact = page.getByRole('region', { name: helpContactSection.title });
  await expect(contact.getByRole('link', { name: 'privacy@example.com' })).toHaveAttribute(
    'href',
    'mailto:privacy@example.com',
  );
  await expect(contact.getByRole('link', { name: 'help@example.com' })).toBeVisible();
});
