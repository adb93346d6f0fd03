import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { CallToAction } from '../../shared/contract/person/page-definition.ts';
import { totalRecords } from '../../shared/people/count-sums.ts';
import { buildAddress, buildCounts, buildPerson, buildPhone, buildRelative } from '../fixtures/person.ts';
import { buildDetails, buildPageDefinition } from '../fixtures/person-page.ts';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { startEdgeBefore } from '../support/edge-before.ts';
import { listenForEventNames, listenForEvents } from '../support/page-events.ts';

// Each goes the whole way down the page and back.
test.describe.configure({ timeout: 60_000 });

const person = lookAt('full page');
const path = `/name/-/-/${person.id}`;
const journeyOf = (page: Page) => page.getByRole('navigation', { name: /^All About / });
const currentOf = (page: Page) => journeyOf(page).locator('[aria-current=location]');

/** The first move of the reader; from then on they are followed. */
async function begin(page: Page): Promise<void> {
  await hydrated(page);
  await expect(currentOf(page)).toHaveText('Summary');
  await page.mouse.move(2, 2);
  await page.evaluate(async () => {
    const find = () => performance.getEntriesByType('resource').find(({ name }) => /\/way-[^/]+\.js$/.test(name));
    while (find() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve));
    // Whoever waits for the same module first is told first.
    await import(find()?.name ?? '');
  });
}

/** Scrolls as a hand at the scrollbar would, and not smoothly. */
const jumpTo = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Titles and places of the sections that the journey bar leads to, in pixels from the page's top. */
const sectionsOf = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby="journey"] a');
    return [...links].slice(1).map((link) => {
      const heading = document.querySelector(link.getAttribute('href') ?? '');
      const top = (heading?.getBoundingClientRect().top ?? 0) + scrollY;
      return { title: link.querySelector('span')?.textContent ?? '', id: heading?.id ?? '', top };
    });
  });

/** Waits until the page no longer scrolls. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    let still = 0;
    for (let before = -1; still < 5; before = scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = scrollY === before ? still + 1 : 0;
    }
  });

/** Waits until the page has come to where scrolling to a section stops. */
async function expectStopAt(page: Page, id: string, offset: number): Promise<void> {
  const awayFrom = () =>
    page.locator(`#${id}`).evaluate((heading, to) => Math.abs(heading.getBoundingClientRect().top - to), offset);
  await expect.poll(awayFrom, { timeout: 15_000 }).toBeLessThanOrEqual(2);
}

test('the active entry follows scrolling down and up [P2-092]', async ({ page }, { project }) => {
  await page.goto(path);
  await begin(page);
  const offset = project.name === 'phone' ? 16 : 284;
  const sections = await sectionsOf(page);
  expect(sections.length).toBeGreaterThan(5);
  for (const { title, top } of sections.slice(0, -1)) {
    await jumpTo(page, top - offset + 4);
    await expect(currentOf(page)).toHaveText(new RegExp(`^${title}`));
  }
  await jumpTo(page, 99_999);
  await expect(currentOf(page)).toHaveText(new RegExp(`^${sections.at(-1)?.title}`));
  for (const [at, { top }] of [...sections.slice(0, -1).entries()].reverse()) {
    await jumpTo(page, top - offset - 8);
    await expect(currentOf(page)).toHaveText(new RegExp(`^${sections[at - 1]?.title ?? 'Summary'}`));
  }
  // A strip shows the entry that is active, and scrolls nothing but itself.
  const { top = 0 } = sections.at(-2) ?? {};
  await jumpTo(page, top - offset + 4);
  await expect(currentOf(page)).toHaveText(new RegExp(`^${sections.at(-2)?.title}`));
  expect(Math.abs((await scrolled(page)) - (top - offset + 4))).toBeLessThan(2);
  const isInStrip = async () => {
    const { x, width } = (await currentOf(page).boundingBox()) ?? { x: -1, width: 0 };
    return x >= 0 && x + width <= (page.viewportSize()?.width ?? 0);
  };
  await expect.poll(isInStrip).toBe(true);
});

test('a chosen entry is active at once and stays so until the page reaches it [P2-093 P2-095]', async ({ page }, {
  project,
}) => {
  const events = await listenForEvents(page);
  await page.goto(path);
  await begin(page);
  const offset = project.name === 'phone' ? 16 : 284;
  const emails = journeyOf(page).getByRole('link', { name: /^Emails/ });

  const seen = await emails.evaluate(async (link: HTMLAnchorElement) => {
    const marked: string[] = [];
    const note = () => {
      const title = document.querySelector('nav[aria-labelledby="journey"] [aria-current] span')?.textContent ?? '';
      if (marked.at(-1) !== title) marked.push(title);
    };
    const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
    link.click();
    const atOnce = link.getAttribute('aria-current');
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
    await ended;
    // The look after the end is a frame or two away.
    for (const _ of [1, 2, 3, 4]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return { atOnce, marked };
  });
  expect(seen).toEqual({ atOnce: 'location', marked: [] });
  await expectStopAt(page, 'person-details-email-section', offset);

  // One on the way to another: the last one stays.
  await journeyOf(page).evaluate((nav) => {
    const [, first, second] = nav.querySelectorAll('a');
    first?.click();
    addEventListener('scroll', () => second?.click(), { once: true });
  });
  const [first, second] = await sectionsOf(page);
  await expectStopAt(page, second?.id ?? '', offset);
  await expect(currentOf(page)).toHaveText(new RegExp(`^${second?.title}`));

  // By keyboard too, and the next Tab goes on in the section.
  await journeyOf(page).locator('a').nth(1).focus();
  // The page scrolls to what has the focus.
  await atRest(page);
  await page.keyboard.press('Enter');
  await expectStopAt(page, first?.id ?? '', offset);
  await expect(currentOf(page)).toHaveText(new RegExp(`^${first?.title}`));
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      (id) => document.getElementById(id)?.closest('section')?.contains(document.activeElement),
      first?.id ?? '',
    ),
  ).toBe(true);

  // Otherwise the scroll to what Tab reached could end the one to the top.
  await atRest(page);
  await journeyOf(page)
    .getByRole('link', { name: 'Summary' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(currentOf(page)).toHaveText('Summary');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  // Scrolling by hand is no choice.
  const chosen = ['emails', 'phones', 'addresses', 'phones', 'summary'];
  const selected = () => events.filter(({ name }) => name === 'section_selected').map(({ properties }) => properties);
  await expect.poll(selected).toEqual(chosen.map((section) => ({ section, from: 'journey' })));
});

const offer = (text: string, more: Partial<CallToAction> = {}): CallToAction => ({
  text,
  lateTemplate: null,
  clickKind: 'funnel',
  destination: 'person',
  source: 'registry',
  ...more,
});
const ID = 'Pabcdefghijk1234';
const PAGE_PATH = `/name/Maya-Ostrowski/Portland-OR/${ID}`;
const DETAILS = buildDetails(
  buildPerson({
    id: ID,
    addresses: [buildAddress(), buildAddress({ id: 'Amaple17', isHistorical: true })],
    landlinePhones: [buildPhone('0101', { isListed: true }), buildPhone('0102')],
    relatives: Array.from({ length: 9 }, (_, index) => buildRelative(index)),
    associates: Array.from({ length: 6 }, (_, index) => buildRelative(index, { kind: 'Associate' })),
  }),
  {
    pageDefinition: buildPageDefinition({
      callsToAction: {
        registry: offer('Small Business', { destination: 'business-phone' }),
        stickyHeaderPrimary: offer('View Phone Numbers'),
        stickyHeaderSecondary: offer('', { lateTemplate: 'records-count', destination: 'background' }),
        background: offer('', { lateTemplate: 'records-count', destination: 'background' }),
      },
    }),
  },
);
const COUNTS = buildCounts({ offenses: 2, criminalTrafficRecords: 3, properties: 5 });

const PAGE_HEADERS = /^(content-(encoding|length)|transfer-encoding|connection)$/;

/**
 * The built edge before an origin of the test's own, behind a server that holds back what the page streams after its
 * shell: the counts. However slow the machine is, they come when the test lets them.
 */
async function startHeldEdge() {
  const shellIsSent = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const edge = await startEdgeBefore(async (request, answer) => {
    const isForCounts = request.url?.startsWith('/api/person/counts') ?? false;
    if (isForCounts) await shellIsSent.promise;
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(isForCounts ? COUNTS : DETAILS));
  });
  const passOn: RequestListener = async (request, answer) => {
    // What the page calls is not what is looked at here.
    if (request.url?.startsWith('/api/')) return answer.end('{"isDone":true}');
    const headers = { 'user-agent': request.headers['user-agent'] ?? '' };
    const response = await fetch(new URL(request.url ?? '/', edge.url), { headers });
    answer.writeHead(response.status, [...response.headers].filter(([name]) => !PAGE_HEADERS.test(name)).flat());
    if (request.url !== PAGE_PATH) return answer.end(Buffer.from(await response.arrayBuffer()));
    let shell = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (shell.includes('id="page-data"') && shell.includes('<script type="module"')) await released.promise;
      shell += chunk;
      answer.write(chunk);
      if (shell.includes('<script type="module"')) shellIsSent.resolve();
    }
    return answer.end();
  };
  // What the browser still asked for when the edge was stopped is nobody's fault.
  const server = createServer((request, answer) =>
    Promise.resolve(passOn(request, answer)).catch(() => answer.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${PAGE_PATH}`,
    release: released.resolve,
    async stop() {
      server.closeAllConnections();
      server.close();
      await edge.stop();
    },
  };
}

test('the sticky header appears, shows the current section and fills in late data [P2-148 P2-149 P2-150 P2-152 P2-153 P2-154]', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'phones have the bar under the thumb instead');
  const filled: unknown[] = [];
  await page.route('**/api/interpolate-string', async (route) => {
    filled.push(route.request().postDataJSON());
    await route.fulfill({ json: { texts: ['See 8 records'] } });
  });
  const events = await listenForEventNames(page);
  const edge = await startHeldEdge();
  try {
    await page.goto(edge.url, { waitUntil: 'commit' });
    await begin(page);
    const bar = page.locator('#person-sticky-header > section');
    await expect(bar).toHaveCount(0);

    // The first scrolling brings it; it shows once the permanent header ends less than 157 px below the top.
    const headerEnd = await page.locator('#person-header').evaluate((header) => header.getBoundingClientRect().bottom);
    await jumpTo(page, Math.floor(headerEnd) - 157 - 2);
    await expect(bar).toHaveCount(1);
    await expect(bar).toBeHidden();
    await expect(bar).toHaveAttribute('inert', '');
    await jumpTo(page, Math.ceil(headerEnd) - 157 + 2);
    await expect(bar).toBeVisible();
    await expect(bar).not.toHaveAttribute('inert');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(bar.getByText('Maya Ostrowski', { exact: true })).toBeVisible();
    const menu = bar.getByRole('button', { name: /^Section: / });
    await expect(menu).toHaveText('Section: Summary');
    await expect(bar.getByText('Loading Records')).toBeVisible();
    await expect(bar.getByRole('link', { name: /View Phone Numbers/ })).toBeVisible();
    await expect(bar.getByText('See 8 records')).toHaveCount(0);
    expect(filled).toEqual([]);
    const late = page.locator('#background-report a[data-slot="background"]');
    await expect(late).toHaveCSS('display', 'none');

    edge.release();
    await expect(late).toHaveText(/See 8 records/);
    await expect(late).toBeVisible();
    await expect(bar.getByText('2 Criminal Records', { exact: true })).toBeVisible();
    const seeRecords = bar.getByRole('link', { name: /See 8 records/, includeHidden: true });
    await expect(seeRecords).toHaveCount(1);
    await expect(seeRecords).toBeVisible();
    await expect(bar.getByRole('link', { name: /Small Business/ })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Monitor' })).toBeVisible();
    expect(filled).toEqual([
      { interpolationData: { ...COUNTS, records: totalRecords(COUNTS) }, interpolatedTextCopy: ['records-count'] },
    ]);
    await hydrated(page);
    expect(await accessibilityFaults(page)).toEqual([]);

    // The title follows; the list opens, leads on and closes by keyboard.
    const [, second] = await sectionsOf(page);
    await menu.focus();
    await page.keyboard.press('Enter');
    const list = bar.getByRole('navigation', { name: 'Sections' });
    await expect(list).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    const before = await scrolled(page);
    for (const _ of ['Summary', 'the first', 'the second']) await page.keyboard.press('Tab');
    // What has the focus is in view already: the page stays where it is, and with it the list.
    await atRest(page);
    expect(await scrolled(page)).toBe(before);
    await expect(list.getByRole('link', { name: second?.title })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(menu).toHaveText(`Section: ${second?.title}`);
    await expectStopAt(page, second?.id ?? '', 284);
    await expect(currentOf(page)).toHaveText(new RegExp(`^${second?.title}`));
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        (id) => document.getElementById(id)?.closest('section')?.contains(document.activeElement),
        second?.id ?? '',
      ),
    ).toBe(true);

    // Chromium adds what is left of a smooth scrolling to a jump in the midst of it, once the window has another size.
    await atRest(page);
    await page.setViewportSize({ width: 768, height: 700 });
    expect(await sidewaysScroll(page)).toBe(0);
    // The way to what has the focus is smooth, and would go on after a jump.
    await atRest(page);
    await jumpTo(page, 0);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(bar).toBeHidden();
    await expect(bar).toHaveAttribute('inert', '');
    await jumpTo(page, 2_000);
    await expect(bar).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect.poll(() => events).toEqual(expect.arrayContaining(['sticky_header_viewed', 'section_selected']));
    expect(events.filter((name) => name === 'sticky_header_viewed')).toHaveLength(1);
    expect(filled).toHaveLength(1);
  } finally {
    await page.close();
    await edge.stop();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('entries lead to their sections, the summary to the top, and no sticky header appears', async ({
    page,
  }, info) => {
    await page.goto(path);
    const emails = page.locator('#person-details-email-section');
    await journeyOf(page)
      .getByRole('link', { name: /^Emails/ })
      .click();
    const offset = info.project.name === 'phone' ? 16 : 284;
    await expect.poll(async () => Math.round((await emails.boundingBox())?.y ?? 0) - offset).toBe(0);
    await expect(page.locator('#person-sticky-header')).toBeEmpty();
    await expect(currentOf(page)).toHaveCount(0);
    await page.goto(`${page.url().split('#')[0]}#person-details-sub-header-section`);
    await expect.poll(async () => (await page.locator('body').boundingBox())?.y).toBe(0);
  });
});
