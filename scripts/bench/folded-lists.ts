import type { Page } from 'playwright';
import { foldedListCopy } from '../../shared/copy/format/folded-list.ts';

const LISTS = 'main details[data-list]:not([open]) > summary';
const { before, after } = foldedListCopy.more.around;
const CONTROL = new RegExp(`^${before} ([\\d,]+) ${after}$`);

/** A selector for the control that hides the most: 'View 2,994 More'; null on a page without a closed list. */
export async function longestList(page: Page): Promise<string | null> {
  const controls = page.locator(LISTS).filter({ visible: true });
  // The text as read aloud: at each width one of the two numbers is hidden.
  const hidden = (await controls.allInnerTexts()).map(hiddenItems);
  if (hidden.length === 0) return null;
  const longest = controls.nth(hidden.indexOf(Math.max(...hidden)));
  await longest.evaluate((summary) => summary.setAttribute('data-bench', 'longest'));
  return '[data-bench="longest"]';
}

/**
 * How many items a control with this text hides.
 *
 * @throws on any other text: no list would be the longest, and the benchmark would measure nothing
 */
export function hiddenItems(text: string): number {
  const count = CONTROL.exec(text.trim())?.[1];
  if (count === undefined)
    throw new Error(`The control of a folded list says '${text}', which tells no number of items.`);
  return Number(count.replaceAll(',', ''));
}
