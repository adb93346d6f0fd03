import { test as base, expect, type Page } from '@playwright/test';
import { databaseFiles, peopleForTests, peopleWorthLookingAt } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessibilityFaults, sidewaysScroll } from './accessibility.ts';
import { isAboutPolicy, type Violations, watchPolicies } from './watch-policy.ts';

export { accessibilityFaults, expect, sidewaysScroll };

/**
 * A page that fails its test if the browser complains: console errors and uncaught errors of the page, and content that a
 * policy blocks in any window. Each test is a reader with its own address, so that limits never count several tests
 * together, however fast they run.
 */
export const test = base.extend<{ complaints: string[]; violations: Violations }>({
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) => use({ 'x-local-client': `test-${testId}` }),
  violations: [
    async ({ browser, baseURL }, use) => {
      const site = new URL(baseURL ?? 'http://localhost');
      const { violations, stop } = watchPolicies(browser, ({ hostname }) => hostname === site.hostname);
      await use(violations);
      stop();
      expect(violations).toEqual({ ours: [], inForeignFrames: [] });
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, violations: _ }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // The software renderer that draws maps in tests logs its own speed.
        if (message.text().includes('GL Driver Message') || isAboutPolicy(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => {
        complaints.push(`uncaught: ${error.message}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing on the page is inaccessible in either color scheme, and nothing is wider than the screen. */
export async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await sidewaysScroll(page)).toBe(0);
}

/**
 * Leads to a page as a link on another page of ours does. A page that is only gone to, as if its address had been typed,
 * uses no lookup.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.goto('/people-search');
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(({ pathname }) => pathname !== '/people-search');
}

/** Waits until the boot script has run and every island of the page is alive: from then on everything has its listeners. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // Just after a navigation commits, the document is empty.
      document.documentElement?.dataset.booted !== undefined &&
      document.querySelectorAll('[data-island=""]').length === 0,
  );
}

/** Found once per process: the search takes half a second, and each spec needs it several times. */
let people: ReturnType<typeof peopleForTests> | undefined;

/** The person of the test database with this label, which says what makes them interesting. */
export function lookAt(label: string) {
  const { peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  people ??= [...peopleWorthLookingAt(peopleFile), ...peopleForTests(peopleFile)];
  const person = people.find((candidate) => candidate.label.toLowerCase().includes(label));
  if (person === undefined) throw new Error(`nobody is labelled ${label}: ${people.map((p) => p.label).join(', ')}`);
  return person;
}
