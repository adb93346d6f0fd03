import type { Page } from '@playwright/test';
import { calls } from '../../shared/contract/calls.ts';
import type { PersonLateParts } from '../../shared/contract/person/late-parts.ts';
import { PARTS_CONTENT_TYPE } from '../../shared/contract/transport/parts.ts';
import { buildCounts, buildPerson, buildPhone, buildRelative } from '../fixtures/person.ts';
import { buildDetails } from '../fixtures/person-page.ts';
import { test as base, expect, hydrated } from '../support/browser.ts';
import { type EdgeBefore, lateAnswer, startEdgeBefore } from '../support/edge-before.ts';

const ID = 'Pabcdefghijk1234';
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${ID}`;
const DETAILS = JSON.stringify(
  buildDetails(
    buildPerson({
      id: ID,
      landlinePhones: [buildPhone('0101', { isListed: true }), buildPhone('0102')],
      relatives: Array.from({ length: 12 }, (_, index) => buildRelative(index)),
    }),
  ),
);
/** What counts to zero has no number of its own. */
const COUNTS = buildCounts({ criminalTrafficRecords: 2 });

interface HeldEdge extends EdgeBefore {
  releaseCounts(): void;
}

/** An edge whose origin holds back the counts, and everything the browser logs. */
const test = base.extend<{ edge: HeldEdge; said: string[] }>({
  edge: async ({ page }, use) => {
    const released = Promise.withResolvers<void>();
    const edge = await startEdgeBefore(async (request, answer) => {
      const { pathname } = new URL(request.url ?? '/', 'http://origin');
      if (pathname === calls.personCounts.path) await released.promise;
      answer.writeHead(200, { 'content-type': 'application/json' });
      const late = pathname === calls.personCounts.path ? COUNTS : lateAnswer(pathname);
      answer.end(late === undefined ? DETAILS : JSON.stringify(late));
    });
    await use({ ...edge, releaseCounts: released.resolve });
    // Closes the page first, so that nothing it still loads fails without a server.
    await page.close();
    await edge.stop();
  },
  said: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await use(said);
  },
});

/** What a reader sees, and the body's HTML without the scripts that delivered it and the marks of scripts. */
async function bodyOf(page: Page): Promise<{ text: string; html: string }> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script:not([type="application/json"])')) script.remove();
    for (const entry of body.querySelectorAll('nav [aria-current=location]')) entry.removeAttribute('aria-current');
    for (const island of body.querySelectorAll<HTMLElement>('[data-island]')) island.dataset.island = '';
    return { text: body.innerText, html: body.innerHTML.replace(/<!--.*?-->/g, '') };
  });
}

/** Waits until every island is alive and the late counts are there. */
async function hydratedWholly(page: Page): Promise<void> {
  await expect(page.locator('#late-counts')).toHaveCount(1);
  await expect(page.locator('[data-island=alive]').first()).toBeAttached();
  await hydrated(page);
}

test('a page whose counts came late hydrates silently and unchanged', async ({ page, edge, said }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(new URL(PERSON, edge.url).href, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('#late-counts')).toHaveCount(0);
  edge.releaseCounts();
  await expect(page.locator('#person-report dd')).toHaveText(['2']);
  await expect(page.locator('#late-counts')).toHaveCount(1);
  const before = await bodyOf(page);
  scripts.resolve();
  await hydratedWholly(page);
  expect(await bodyOf(page)).toEqual(before);
  expect(said).toEqual([]);
});

test('a page that hydrates before its counts arrive fills them in silently', async ({ page, edge, said }) => {
  await page.goto(new URL(PERSON, edge.url).href, { waitUntil: 'commit' });
  await expect(page.locator('#person-actions')).toHaveAttribute('data-island', 'alive');
  await expect(page.locator('#late-counts')).toHaveCount(0);
  edge.releaseCounts();
  await hydratedWholly(page);
  await expect(page.locator('#person-report dd')).toHaveText(['2']);
  expect(said).toEqual([]);
});

test('tabs that stream in after everything else has loaded get their controls', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  const someone = (n: number) => ({
    fn: 'Nora',
    mn: null,
    ln: 'Hale',
    city: 'Salem',
    state: 'OR',
    id: `Prelated00000${n}`,
  });
  const late: PersonLateParts = {
    counts: buildCounts(),
    related: {
      lastNameCity: [someone(1)],
      fullNameElsewhere: [someone(2)],
      neighbors: [someone(3)],
      company: [someone(4)],
      jobTitle: [someone(5)],
    },
    background: null,
  };
  const edge = await startEdgeBefore(async (request, answer) => {
    const own = lateAnswer(new URL(request.url ?? '/', 'http://origin').pathname);
    answer.writeHead(200, { 'content-type': own === undefined ? PARTS_CONTENT_TYPE : 'application/json' });
    answer.write(own === undefined ? `${DETAILS}\n` : JSON.stringify(own));
    if (own === undefined) await released.promise;
    answer.end(own === undefined ? `${JSON.stringify(late)}\n` : '');
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(new URL(PERSON, edge.url).href, { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
  released.resolve();
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Scroll the tabs right' })).toBeVisible();
  await page.close();
  await edge.stop();
});
