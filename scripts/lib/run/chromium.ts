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

/** The error if there is no browser and none can be installed. */
export const NO_BROWSER =
  'The browser tests need Chromium: install Chrome or Chromium, or set CHROMIUM_PATH to one, and run npm test again.';

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, an installed one, or Playwright's download. Otherwise
 * tries to install one, through Playwright and then, if possible, apt-get. Null if that fails.
 *
 * @throws Error, one sentence, if CHROMIUM_PATH is not a file
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

/** Chromium's sandbox does not run as root, which containers use. */
export const SANDBOX_ARGS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The full version that the Chromium at a path reports: '156.0.8078.79'. */
export async function readBrowserVersion(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...SANDBOX_ARGS] });
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

/** A line for the start of a run: the browser it uses. */
export function browserLine(version: string, executablePath: string): string {
  return `Browser: Chromium ${version} (${executablePath})`;
}

/**
 * The user agent of an ordinary Chromium of this version, with only the major version, as usual since 101. Headless
 * Chromium says 'HeadlessChrome', which the site treats as a bot, and bots get different pages.
 */
export function userAgentOf(version: string): string {
  return userAgentOn('X11; Linux x86_64', version, '');
}

/** The same on a phone, whose model has been 'K' on all of them since 110. */
export function phoneUserAgentOf(version: string): string {
  return userAgentOn('Linux; Android 10; K', version, ' Mobile');
}

function userAgentOn(device: string, version: string, mobile: string): string {
  const [major = ''] = version.split('.');
  return `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0${mobile} Safari/537.36`;
}
