import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { accessibilityFaults, expect, follow, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';

// Each test opens several pages.
test.describe.configure({ timeout: 60_000 });

const pathOf = (label: string) => `/name/-/-/${lookAt(label).id}`;
const path = pathOf('a full page');

/**
 * Scrolls down the sections in ten steps. `seen`: pixels of the rail visible below the sticky header at each;
 * `laidOver`: rail parts that overlap the previous one; `longer`: how much longer the rail makes the page than its
 * sections.
 */
function walkDown(page: Page) {
  return page.evaluate(() => {
    const STICKY_HEADER = 65;
    document.documentElement.style.scrollBehavior = 'auto';
    const parts = [
      ...document.querySelectorAll('nav[aria-labelledby="journey"], #person-rail-guide > *, #person-rail > * > * > *'),
    ].filter((part) => part.getBoundingClientRect().height > 0);
    const sections = document.querySelector('#person-sponsored-searches')?.parentElement as HTMLElement;
    const { top, height } = sections.getBoundingClientRect();
    const last = [...sections.children].filter((child) => child.getBoundingClientRect().height > 0).at(-1);
    const longer = top + height - (last?.getBoundingClientRect().bottom ?? 0);
    const seen: number[] = [];
    const laidOver: string[] = [];
    for (let step = 0; step <= 10; step++) {
      scrollTo(0, top + Math.max(0, height - innerHeight) * (step / 10));
      const boxes = parts.map((part) => part.getBoundingClientRect());
      seen.push(Math.max(...boxes.map((box) => Math.min(box.bottom, innerHeight) - Math.max(box.top, STICKY_HEADER))));
      boxes.forEach((box, at) => {
        if (box.top < (boxes[at - 1]?.bottom ?? -Infinity))
          laidOver.push(`${step}: ${parts[at]?.outerHTML.slice(0, 80)}`);
      });
    }
    scrollTo(0, 0);
    return { least: Math.min(...seen), laidOver, longer };
  });
}

const boxesOf = (page: Page) => page.locator('[data-ad-size]').filter({ visible: true });

/** Scrolls along the sections; the rail must always be visible and never make the page longer. */
async function expectFullRail(page: Page, who: string): Promise<void> {
  const { least, laidOver, longer } = await walkDown(page);
  expect(least, who).toBeGreaterThan(60);
  expect(laidOver, who).toEqual([]);
  expect(longer, who).toBeLessThan(1);
}

test('the rail is never empty, and its boxes keep their sizes [P9-055]', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'there is no rail');
  const windows = [
    { width: 1280, height: 900 },
    { width: 1024, height: 720 },
  ];
  await page.goto(pathOf('little but a place'));
  await hydrated(page);
  for (const window of windows) {
    await page.setViewportSize(window);
    await expectFullRail(page, `little at ${window.width}`);
  }
  await page.goto(pathOf('much of everything'));
  await hydrated(page);
  for (const window of windows) {
    await page.setViewportSize(window);
    await expectFullRail(page, `much at ${window.width}`);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const [size, wide, high] of [
      ['300x250', 300, 250],
      ['300x600', 300, 600],
      ['160x600', 160, 600],
    ] as const) {
      const box = await page.locator(`[data-ad-size="${size}"] > div`).boundingBox();
      expect([box?.width, box?.height]).toEqual([wide, high]);
    }
  }
  const birth = page.getByRole('link', { name: 'Birth records (opens in a new window)' });
  await expect(birth).toHaveAttribute('href', /^https:\/\/genealogy\.example\/search\?lastName=.*&record=birth$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1023, height: 720 });
  await expect(boxesOf(page)).toHaveCount(1);
  await expect(boxesOf(page)).toHaveAttribute('data-ad-size', '728x90');
  await page.emulateMedia({ media: 'print' });
  await expect(boxesOf(page)).toHaveCount(0);
  await expect(birth).toBeHidden();
});

test('subscribers have a rail without ad boxes that also reaches the bottom', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'there is no rail');
  for (const [email, lookups] of [
    ['premium@example.com', 1],
    ['smb@example.com', 0],
  ] as const) {
    await page.request.post('/auth/login', {
      form: { email, password: DEMO_PASSWORD, redirect: path },
      headers: { 'sec-fetch-site': 'same-origin', 'x-local-client': '198.51.100.48' },
      maxRedirects: 0,
    });
    await follow(page, path);
    await hydrated(page);
    await expect(page.getByText(/^Premium lookups \d+ of 20 left$/).filter({ visible: true })).toHaveCount(lookups);
    await expect(page.locator('[data-ad-size], [data-event*="genealogy_clicked"]')).toHaveCount(0);
    await expectFullRail(page, email);
  }
});

test('scrolling to a section is smooth and stops above it, by an offset that depends on the width [P2-094 P9-008]', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'it sets the width itself');
  await page.goto(path);
  const scrolling = () =>
    page.evaluate(() => {
      const { scrollPaddingBlockStart, scrollBehavior } = getComputedStyle(document.documentElement);
      return [scrollPaddingBlockStart, scrollBehavior];
    });
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await scrolling()).toEqual(['16px', 'smooth']);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await scrolling()).toEqual(['284px', 'smooth']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrolling()).toEqual(['284px', 'auto']);
  await hydrated(page);
  const emails = page.locator('#person-details-email-section');
  for (const [width, offset] of [
    [768, 284],
    [767, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('nav a[href="#person-details-email-section"]').first().dispatchEvent('click');
    await expect.poll(async () => Math.round((await emails.boundingBox())?.y ?? 0) - offset).toBe(0);
  }
});

test('without room for a rail its parts follow the sections, without a box', async ({ page }, { project }) => {
  test.skip(project.name === 'desktop', 'there is a rail');
  await page.goto(path);
  await hydrated(page);
  await expect(boxesOf(page)).toHaveCount(0);
  const marks = [
    page.getByRole('navigation', { name: /^All About/ }),
    page.locator('#person-details-phone-section'),
    page.getByRole('link', { name: 'Birth records' }),
    page.locator('#person-questions'),
    page.getByRole('heading', { name: 'Is this you?' }),
    page.getByText('From Porchlight'),
  ];
  const tops: number[] = [];
  for (const mark of marks) tops.push((await mark.boundingBox())?.y ?? 0);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(boxesOf(page)).toHaveAttribute('data-ad-size', '728x90');
});
