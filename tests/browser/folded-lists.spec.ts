import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { expect, hydrated, test } from '../support/browser.ts';

// Each test goes through every stop of a long list.
test.describe.configure({ timeout: 60_000 });

/** Somebody living with more than fits into a list at both widths. */
const LONG_LISTS = {
  phones: "SELECT person_id AS id FROM phone WHERE line_type = 'Mobile' GROUP BY id HAVING count(*) > 3",
  emails: 'SELECT person_id AS id FROM email GROUP BY id HAVING count(*) > 3',
  relatives: "SELECT person_id AS id FROM relation WHERE kind = 'Relative' GROUP BY id HAVING count(*) > 6",
  associates: "SELECT person_id AS id FROM relation WHERE kind = 'Associate' GROUP BY id HAVING count(*) > 6",
  addresses: 'SELECT person_id AS id FROM residence GROUP BY id HAVING count(*) > 5',
} as const;

/** Whoever was born before it may count as dead by age alone. */
const OLDEST = new Date().getUTCFullYear() - 100;

function personWith(list: keyof typeof LONG_LISTS): string {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const row = database
    .prepare(
      `SELECT p.id FROM (${LONG_LISTS[list]}) w JOIN person p ON p.id = w.id
       WHERE p.is_dead = 0 AND p.birth_year >= ${OLDEST} ORDER BY p.id LIMIT 1`,
    )
    .get() as { id: string } | undefined;
  database.close();
  if (row === undefined) throw new Error(`nobody has so many ${list}`);
  return `/name/-/-/${row.id}`;
}

async function logIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: 'smb@example.com', password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

interface Stop {
  readonly name: string;
  readonly own: Box;
  /** the item of the list that it is in, or itself; `index` is -1 outside every item */
  readonly item: Box & { readonly index: number };
}

/** The Tab stops within a section, in order. */
async function tabStops(page: Page, section: Locator): Promise<Stop[]> {
  await section.evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await section.evaluate((element) => {
      const focused = document.activeElement;
      if (focused === null || !element.contains(focused)) return null;
      const boxOf = (one: Element) => {
        const { top, bottom, left } = one.getBoundingClientRect();
        return { top: top + scrollY, bottom: bottom + scrollY, left };
      };
      const item = focused.closest('li') ?? focused;
      const index = [...element.querySelectorAll('li')].indexOf(item as HTMLLIElement);
      const name = focused.getAttribute('aria-label') ?? (focused as HTMLElement).innerText;
      return { name, own: boxOf(focused), item: { ...boxOf(item), index } };
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
}

/** Beside each other: a target reaches a little into the line above and below what is seen of it. */
const areOnOneLine = (one: Box, other: Box) => {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
};

const isBehind = (before: Box, next: Box) =>
  next.bottom <= before.top || (areOnOneLine(before, next) && next.left < before.left);

/**
 * The stops above the previous one, or to its left on the same line: where the eye must go back. From one item of a list
 * to another, the items count: each is read as a whole before the one beside it.
 */
const stepsBack = (stops: readonly Stop[]) =>
  stops
    .slice(1)
    .map((stop, at) => [stops[at], stop] as const)
    .filter(
      ([before, stop]) =>
        before !== undefined &&
        (before.item.index === stop.item.index ? isBehind(before.own, stop.own) : isBehind(before.item, stop.item)),
    )
    .map(([before, stop]) => `${before?.name} > ${stop.name}`);

for (const list of ['phones', 'emails', 'relatives', 'associates'] as const)
  test(`the Tab key follows what is visible in a folding list, closed and open: ${list}`, async ({ page }) => {
    await logIn(page);
    await page.goto(personWith(list));
    await hydrated(page);
    const folded = page.locator(`details[data-event*='"${list}"']:visible`).first();
    const section = page.locator('section', { has: folded });
    const closed = await tabStops(page, section);
    expect(stepsBack(closed)).toEqual([]);
    await folded.locator('summary').press('Enter');
    await expect(folded).toHaveAttribute('open', '');
    const open = await tabStops(page, section);
    expect(open.length).toBeGreaterThan(closed.length);
    expect(stepsBack(open)).toEqual([]);
    await folded.locator('summary').press('Enter');
    expect(await tabStops(page, section)).toHaveLength(closed.length);
  });

test('the control of a folding list comes after every item that it shows: the carousel of addresses too', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(personWith('addresses'));
  await hydrated(page);
  const control = page.locator(`details[data-event*='"addresses"'] > summary`);
  const strip = page.getByRole('region', { name: 'More addresses' });
  const section = page.locator('section', { has: control });
  const namesOf = async () => (await tabStops(page, section)).map(({ name }) => name.trim());

  await expect(strip).toBeHidden();
  expect(await namesOf()).not.toContain('More addresses');
  await control.press('Enter');
  await expect(strip).toBeVisible();
  const open = await namesOf();
  expect(open.indexOf('More addresses')).toBeGreaterThan(-1);
  expect(open.indexOf('View Less')).toBeGreaterThan(open.indexOf('More addresses') + 1);
  // Both at one moment: the page may still be scrolling to the focus.
  const gap = await strip.evaluate(
    (last, below) => (below?.getBoundingClientRect().top ?? 0) - last.getBoundingClientRect().bottom,
    await control.elementHandle(),
  );
  expect(gap).toBeGreaterThanOrEqual(0);

  // Wherever a list folds on this page, the control holds its label alone.
  const inside = await page
    .locator('details[data-event*="list_toggled"]')
    .evaluateAll((all) => all.map((one) => one.children.length));
  expect(new Set(inside)).toEqual(new Set([1]));
  // Paper has no control: everything is printed.
  await control.press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(strip).toBeVisible();
  await expect(control).toBeHidden();
});
