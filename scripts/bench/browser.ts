import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { paths } from '../../shared/urls/paths.ts';
import { REPORT_EMAIL } from '../lib/demo/demo-accounts.ts';
import { peopleWorthLookingAt } from '../lib/demo/people-worth-looking-at.ts';
import { ensureBrowser } from '../lib/run/chromium.ts';
import { say } from '../lib/run/say.ts';
import { longestList } from './folded-lists.ts';
import {
  CPU_SLOWDOWN,
  logIn,
  observe,
  PREMIUM_EMAIL,
  pause,
  ROUNDS,
  type Seen,
  timeOf,
  USER_AGENT,
} from './interaction.ts';
import { pathOfBusiest, pathOfFullPage } from './pages-to-visit.ts';
import { benchRecordDialogs } from './record-dialogs.ts';
import { type ScrollCost, traceScrolling } from './scroll-trace.ts';
import { beginTable, median, print } from './table.ts';

/** How long a page is watched for long tasks and layout shifts after it has loaded, in milliseconds. */
const SETTLE_MS = 5_000;
/** The part of a task beyond this counts as blocking, in milliseconds. */
const LONG_TASK_MS = 50;
const SCROLL_STEP = 400;

const SIZES = [
  { name: '390 px', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: '1280 px', viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
] as const;
const VIEWERS = [
  { name: 'anonymous', email: null },
  { name: 'premium', email: PREMIUM_EMAIL },
] as const;
/** An action, by the control it touches; null if this page has none. */
const INTERACTIONS = [
  ['expanding the longest list', longestList],
  ['switching a tab', (page: Page) => firstOf(page, '[role="tab"][aria-selected="false"]')],
  ['opening a tooltip', (page: Page) => firstOf(page, 'main button[popovertarget]')],
] as const;

interface Observed {
  shift: number;
  blocking: number;
  interactions: number[];
  scrolling: ScrollCost;
}

/**
 * How a person page feels in Chromium at a quarter of this machine's speed: time to next paint after an interaction,
 * layout shift while loading and scrolling, and total blocking time.
 */
export async function benchBrowser(url: URL, peopleFile: string): Promise<void> {
  const executablePath = ensureBrowser(say);
  if (executablePath === null) return say('No Chromium: what a reader feels is not measured.');
  const addresses = [pathOfBusiest(peopleFile), pathOfFullPage(peopleFile)].map((path) => new URL(path, url).href);
  const gl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const args = [...gl, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath, args });
  beginTable(`A person page in Chromium, processor slowed ${CPU_SLOWDOWN} times, median and worst of ${ROUNDS}`);
  try {
    for (const { name: size, ...device } of SIZES) {
      for (const { name: viewer, email } of VIEWERS) {
        const context = await browser.newContext({ userAgent: USER_AGENT, ...device });
        await context.addInitScript(observe);
        if (email !== null) await logIn(context, url, email);
        const rounds: Observed[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push(await visit(context, addresses as [string, string]));
        report(`${viewer}, ${size}`, rounds);
        await context.close();
      }
      await benchRecordDialogs(await readerOf(browser, device, url), size, reportPath(peopleFile, url));
    }
  } finally {
    await browser.close();
  }
}

/** A person with an open report. */
async function readerOf(browser: Browser, device: BrowserContextOptions, url: URL): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: USER_AGENT, ...device });
  await context.addInitScript(observe);
  await logIn(context, url, REPORT_EMAIL);
  return context;
}

/** The demo person with the most kinds of records. */
function reportPath(peopleFile: string, url: URL): string {
  const person = peopleWorthLookingAt(peopleFile).find(({ label }) => label === 'records of many kinds');
  if (person?.id == null) throw new Error('the database holds nobody with records');
  const path = paths.person({ name: person.fullName, city: person.city, stateCode: person.stateCode, id: person.id });
  return new URL(path, url).href;
}

function report(label: string, rounds: readonly Observed[]): void {
  beginTable(`${label}`);
  for (const [at, [name]] of INTERACTIONS.entries()) {
    const times = rounds
      .map(({ interactions }) => interactions[at] ?? Number.NaN)
      .filter((time) => !Number.isNaN(time));
    print(name, times.length === 0 ? 'not there' : `${median(times)} ms`, times.length === 0 ? '' : worst(times, 'ms'));
  }
  const blocking = rounds.map((round) => Math.round(round.blocking));
  print('total blocking time', `${median(blocking)} ms`, worst(blocking, 'ms'));
  const shifts = rounds.map(({ shift }) => Number(shift.toFixed(4)));
  print('layout shift, loading and scrolling through', String(median(shifts)), worst(shifts, ''));
  const forced = rounds.map(({ scrolling }) => scrolling.forcedLayouts);
  print('layouts forced by a script while scrolling', String(median(forced)), worst(forced, ''));
  const longest = rounds.map(({ scrolling }) => Number(scrolling.longest.toFixed(1)));
  print('longest listener of a scroll', `${median(longest)} ms`, worst(longest, 'ms'));
}

function worst(values: readonly number[], unit: string): string {
  return `worst ${Math.max(...values)} ${unit}`.trim();
}

/** A visit to the first address; what its page lacks is touched on the page of the second. */
async function visit(context: BrowserContext, [url, other]: readonly [string, string]): Promise<Observed> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await pause(SETTLE_MS);
  const blocking = await page.evaluate(blockingTime, LONG_TASK_MS);
  await scrollThrough(page);
  const scrolling = await traceScrolling(page, session);
  const shift = await page.evaluate(() => seen.shift);
  const interactions: number[] = [];
  for (const [, find] of INTERACTIONS) interactions.push(await timeOf(page, await find(page)));
  if (interactions.some(Number.isNaN)) {
    await page.goto(other, { waitUntil: 'load' });
    await pause(SETTLE_MS);
    for (const [at, [, find]] of INTERACTIONS.entries())
      if (Number.isNaN(interactions[at])) interactions[at] = await timeOf(page, await find(page));
  }
  await page.close();
  return { shift, blocking, interactions, scrolling };
}

async function firstOf(page: Page, selector: string): Promise<string | null> {
  const visible = `${selector}:visible`;
  return (await page.locator(visible).count()) > 0 ? visible : null;
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SCROLL_STEP) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await pause(100);
  }
  await pause(SETTLE_MS / 5);
}

declare const seen: Seen;

/** Runs in the page: total blocking time since first contentful paint. */
function blockingTime(from: number): number {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return seen.tasks
    .map(({ startTime, duration }) => Math.min(duration, startTime + duration - painted))
    .reduce((sum, duration) => sum + Math.max(0, duration - from), 0);
}
