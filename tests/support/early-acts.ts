import type { Page, Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/demo/demo-accounts.ts';

/** Which of a page's scripts are held back while somebody acts: all of them, or all but the boot script. */
export type HeldScripts = 'every script' | 'all but the boot script';

/** Holds scripts back until `release` is called. */
export async function holdScripts(page: Page, which: HeldScripts): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route: Route) => {
    const isBoot = /\/boot-[^/]+\.js$/.test(route.request().url());
    if (which === 'every script' || !isBoot) await promise;
    // The page may be gone by now.
    await route.continue().catch(() => {});
  });
  return { release: resolve };
}

/**
 * Makes forms and links wait for their scripts for as long as it takes: how long they wait is another test's matter, and a
 * slow machine must not decide what this one sees.
 */
export async function waitPatiently(page: Page, waitMs: number): Promise<void> {
  await page.addInitScript((limit) => {
    const start = window.setTimeout.bind(window) as (call: TimerHandler, ms?: number, ...more: unknown[]) => number;
    const patient = (call: TimerHandler, ms?: number, ...more: unknown[]) =>
      start(call, ms === limit ? 10_000_000 : ms, ...more);
    Object.assign(window, { setTimeout: patient });
  }, waitMs);
}

/** Waits until the inline script holds something. */
export async function isHeld(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { holding } = window as unknown as { holding?: { acts: readonly unknown[] } };
    return (holding?.acts.length ?? 0) > 0;
  });
}

/** Logs in without a page. Log-ins are limited by address: each spec file has its own. */
export async function logInAs(page: Page, email: string, client: string): Promise<void> {
  const response = await page.request.post('/auth/login', {
    form: { email, password: DEMO_PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin', 'x-local-client': client },
    maxRedirects: 0,
  });
  if (response.status() !== 303) throw new Error(`the log-in answered ${response.status()}`);
}
