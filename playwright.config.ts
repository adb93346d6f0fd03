import { defineConfig } from '@playwright/test';
import { browserLine, ensureBrowser, NO_BROWSER, readBrowserVersion, userAgentOf } from './scripts/lib/run/chromium.ts';
import { findFreePort } from './scripts/lib/run/port.ts';
import { specsNotAt } from './tests/support/browser-widths.ts';
import { CHROMIUM_ARGS } from './tests/support/chromium-args.ts';

// Every process of a run reads this file and inherits what the first one found.
process.env.TEST_PORT ??= String(await findFreePort());
const PORT = Number(process.env.TEST_PORT);
const executablePath = ensureBrowser(() => {});
if (executablePath === null) throw new Error(NO_BROWSER);
if (process.env.BROWSER_VERSION === undefined) {
  process.env.BROWSER_VERSION = await readBrowserVersion(executablePath);
  console.log(browserLine(process.env.BROWSER_VERSION, executablePath));
}

const USER_AGENT = userAgentOf(process.env.BROWSER_VERSION ?? '');

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/playwright.json' }],
  ],
  use: {
    userAgent: USER_AGENT,
    baseURL: `http://localhost:${PORT}`,
    // A beacon of a page that is being left goes out under the browser's own name, and a headless one counts as a bot.
    launchOptions: { executablePath, args: [...CHROMIUM_ARGS, `--user-agent=${USER_AGENT}`] },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: specsNotAt('phone'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: specsNotAt('desktop'), use: { viewport: { width: 1280, height: 900 } } },
  ],
  globalSetup: './tests/support/keep-build.ts',
  webServer: {
    command: 'node tests/support/serve.ts',
    env: { PORT: String(PORT) },
    // The origin's first answer may take longer than a page waits, which gives a 404 (F8-01).
    url: `http://localhost:${PORT}/name/Smith/-`,
    // Long enough for a build and a population.
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
