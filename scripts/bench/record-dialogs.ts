import type { BrowserContext, Page } from 'playwright';
import { recordsCopy } from '../../shared/copy/records/records.ts';
import { RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { CPU_SLOWDOWN, pause, ROUNDS, timeOf } from './interaction.ts';
import { beginTable, median, print } from './table.ts';

/** Time between a reader's actions, in milliseconds. */
const ACT_MS = 200;
/** How long after the reader's first action the dialog's code is loaded, in milliseconds. */
const READY_MS = 1_500;

/** Time to next paint after opening a record of each group, and after accepting the warning. */
export async function benchRecordDialogs(context: BrowserContext, size: string, url: string): Promise<void> {
  const times = new Map<string, number[]>();
  const note = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    // The page misses actions that come before it listens.
    while ((await page.locator('a[data-record][aria-haspopup]').count()) === 0) {
      await page.keyboard.press('Shift');
      await pause(ACT_MS);
    }
    await pause(READY_MS);
    for (const group of RECORD_GROUPS) {
      const row = `a[data-record^="${group}."]`;
      if ((await page.locator(row).count()) === 0) continue;
      note(`opening a record: ${group}`, await timeOf(page, row));
      await understand(page, (time) => note('understanding the warning', time));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.close();
  }
  await context.close();
  beginTable(`an open report, ${size}`);
  for (const [name, all] of times) print(name, `${median(all)} ms`, `worst ${Math.max(...all)} ms`);
}

/** A warning precedes the first criminal record; its button opens the record. */
async function understand(page: Page, note: (time: number) => void): Promise<void> {
  const name = recordsCopy.warning.understood;
  if ((await page.getByRole('button', { name }).count()) === 0) return;
  note(await timeOf(page, `dialog button:text-is("${name}")`));
}
