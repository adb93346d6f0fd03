import type { BrowserContext, Page } from 'playwright';
import { paths } from '../../shared/urls/paths.ts';
import { DEMO_PASSWORD } from '../lib/demo/demo-accounts.ts';

/** How much slower the throttled CPU is than this machine's. */
export const CPU_SLOWDOWN = 4;
export const ROUNDS = 5;
/** Event timing is delivered within this time after an interaction, in milliseconds. */
const DELIVERY_MS = 600;
/**
 * How long drawing goes on after a jump to a distant control, in milliseconds. Readers do not jump: without a GPU, the frames
 * of the jump would count as the control's.
 */
const JUMP_MS = 1_500;
/** The site treats a browser that says it is headless as a bot. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** The reader with a subscription: an unlimited one, so that every round sees the whole page. */
export const PREMIUM_EMAIL = 'unlimited@example.com';

/** What a page records while being watched: layout shifts, long tasks, and time from event to paint. */
export interface Seen {
  shift: number;
  tasks: { startTime: number; duration: number }[];
  events: number[];
}

declare const seen: Seen;

/** Runs in the page before anything else does. */
export function observe(): void {
  const noted: Seen = { shift: 0, tasks: [], events: [] };
  Object.assign(globalThis, { seen: noted });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) noted.shift += shift.value;
  });
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ startTime, duration }));
  watch('event', ({ duration }) => noted.events.push(duration), { durationThreshold: 16 });
}

/** Clicks, and returns the longest time from one of the click's events to the next paint, in milliseconds. */
export async function timeOf(page: Page, selector: string | null): Promise<number> {
  if (selector === null) return Number.NaN;
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await pause(JUMP_MS);
  await page.evaluate(() => {
    seen.events.length = 0;
  });
  await control.click();
  await pause(DELIVERY_MS);
  // Events shorter than 16 ms are not reported: they count as zero.
  return page.evaluate(() => Math.max(0, ...seen.events));
}

export async function logIn(context: BrowserContext, url: URL, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(new URL(paths.login(), url).href);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((at) => at.pathname !== paths.login());
  await page.close();
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
