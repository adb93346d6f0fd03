import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALL_LIMIT_MS = 240_000;
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** One sentence for who has no browser and cannot be given one. */
export const NO_BROWSER =
  'The browser tests need Chromium: install Chrome or Chromium, or set CHROMIUM_PATH to one, and run npm test again.';

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, one that is installed, or what Playwright downloaded; else
 * it tries to install one, through Playwright and then through apt-get where that can work. Null when there is no way.
 *
 * @throws Error, one sentence, when CHROMIUM_PATH names no file
 */
export function ensureBrowser(say: (line: string) => void): string | null {
  const found = findBrowser();
  if (found !== null) return found;
  say('No Chromium found: trying to install one.');
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded !== null) return downloaded;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  return findBrowser();
}

function findBrowser(): string | null {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", where no browser is: correct it, or leave it out.`);
  }
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Chromium refuses its sandbox to root, as whom containers run. */
export const SANDBOX_ARGS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The full version of the Chromium at a path, '156.0.8078.79', as it says itself once started. */
export async function readBrowserVersion(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...SANDBOX_ARGS] });
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

/** One line for the start of a run: what it is about to be run on. */
export function browserLine(version: string, executablePath: string): string {
  return `Browser: Chromium ${version} (${executablePath})`;
}

/**
 * What a person's Chromium of this version calls itself, with nothing but the major version as all do since 101. One
 * without a window says 'HeadlessChrome', which is a bot to the site, and bots get another page.
 */
export function userAgentOf(version: string): string {
  const [major = ''] = version.split('.');
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
}
