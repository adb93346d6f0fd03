import type { BrowserContext, Page } from 'playwright';
import { recordStepsCopy } from '../../shared/copy/records/record-steps.ts';
import { recordsCopy } from '../../shared/copy/records/records.ts';
import { RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { CPU_SLOWDOWN, pause, ROUNDS, timeOf } from './interaction.ts';
import { beginTable, median, print } from './table.ts';

/** Time between a reader's actions, in milliseconds. */
const ACT_MS = 200;
/** How long after the reader's first action the dialog's code and the records are loaded, in milliseconds. */
const READY_MS = 1_500;
/** How long the page of a record is kept back, so that the time of the press is reported before, in milliseconds. */
const FOLLOW_MS = 1_500;
/** No press should take longer, in milliseconds. */
const AIM_MS = 200;

type Note = (name: string, time: number) => void;

/**
 * Time from a press to the next paint in an open report: opening a record of each kind, the next one, and accepting the
 * warning; on a phone, where a record is a page, following its link, and accepting the warning there.
 */
export async function benchRecordDialogs(context: BrowserContext, size: string, url: string): Promise<void> {
  const times = new Map<string, number[]>();
  const note: Note = (name, time) => times.set(name, [...(times.get(name) ?? []), time]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if ((page.viewportSize()?.width ?? 0) < 768) await followLinks(page, url, note);
    else await openDialogs(page, url, note);
    await page.close();
  }
  await context.close();
  beginTable(`an open report, ${size}, aim: at worst ${AIM_MS} ms`);
  for (const [name, all] of times) print(name, `${median(all)} ms`, `worst ${Math.max(...all)} ms`);
}

async function openDialogs(page: Page, url: string, note: Note): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  // The page misses actions that come before it listens.
  while ((await page.locator('a[data-record][aria-haspopup]').count()) === 0) {
    await page.keyboard.press('Shift');
    await pause(ACT_MS);
  }
  await pause(READY_MS);
  const next = `dialog button:has-text("${recordStepsCopy.buttons.next}")`;
  const understood = `dialog button:text-is("${recordsCopy.warning.understood}")`;
  for (const { group, row } of await rowsOf(page)) {
    note(`opening a record: ${group}`, await timeOf(page, row));
    // A warning precedes the first criminal record; its button opens the record.
    if ((await page.locator(understood).count()) > 0) note('understanding the warning', await timeOf(page, understood));
    if ((await page.locator(`${next}:not([aria-disabled=true])`).count()) > 0)
      note('the next record', await timeOf(page, next));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function followLinks(page: Page, url: string, note: Note): Promise<void> {
  await page.addInitScript(keepLongest, LONGEST);
  await page.route(/[?&]record=/, async (route) => {
    await pause(FOLLOW_MS);
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'load' });
  for (const { group, row } of await rowsOf(page)) {
    await pause(READY_MS);
    note(`following the link to a record: ${group}`, await timeOfFollowing(page, row));
    const understood = `main a:text-is("${recordsCopy.warning.understood}")`;
    if ((await page.locator(understood).count()) > 0)
      note('understanding the warning', await timeOfFollowing(page, understood));
    await page.goto(url, { waitUntil: 'load' });
  }
}

/** Where a page keeps its longest interaction, for the page that follows it. */
const LONGEST = 'bench-longest';

/** Runs in the page: it cannot be asked any more once it is about to be left. */
function keepLongest(key: string): void {
  new PerformanceObserver((list) => {
    const longest = Math.max(Number(sessionStorage.getItem(key)), ...list.getEntries().map(({ duration }) => duration));
    sessionStorage.setItem(key, String(longest));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** As timeOf, for a link: the page it leads to tells the time. */
async function timeOfFollowing(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await pause(READY_MS);
  await page.evaluate((key) => sessionStorage.removeItem(key), LONGEST);
  await Promise.all([page.waitForEvent('domcontentloaded'), link.tap()]);
  return page.evaluate((key) => Number(sessionStorage.getItem(key)), LONGEST);
}

/** The first record of each kind that the page has. */
async function rowsOf(page: Page): Promise<{ readonly group: string; readonly row: string }[]> {
  const found: { group: string; row: string }[] = [];
  for (const group of RECORD_GROUPS) {
    const row = `a[data-record^="${group}."]`;
    if ((await page.locator(row).count()) > 0) found.push({ group, row });
  }
  return found;
}
