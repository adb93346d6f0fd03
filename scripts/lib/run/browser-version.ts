import { chromium } from 'playwright';

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
