import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessibilityFaults, expect, follow, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { isLiving } from '../support/living.ts';
import { FROM_OURS } from '../support/raw-http.ts';

// Each test opens several pages.
test.describe.configure({ timeout: 60_000 });

const person = lookAt('full page');
const PATH = `/name/-/-/${person.id}`;
const SLOTS = ['header', 'subHeader', 'phones', 'emails', 'addresses', 'relatives', 'background', 'rightRail'] as const;
type Slot = (typeof SLOTS)[number];

async function logIn(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post('/auth/login', {
    form: { email, password: DEMO_PASSWORD },
    headers: FROM_OURS,
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

/** A person in Ohio with phones, addresses, emails and relatives, some of them hidden from free viewers. */
function personOfOhio(): { id: string } {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const row = database
    .prepare(
      `SELECT p.id FROM person p WHERE ${isLiving('p')} AND p.fill_score >= 95
       AND EXISTS (SELECT 1 FROM residence WHERE person_id = p.id AND is_current = 1 AND state_code = 'OH')
       AND EXISTS (SELECT 1 FROM phone WHERE person_id = p.id AND is_listed = 0 AND line_type = 'Mobile')
       AND EXISTS (SELECT 1 FROM ownership WHERE person_id = p.id)
       AND EXISTS (SELECT 1 FROM email WHERE person_id = p.id)
       AND (SELECT count(*) FROM relation WHERE person_id = p.id AND kind = 'Relative') > 6
       ORDER BY p.id LIMIT 1`,
    )
    .get() as { id: string } | undefined;
  database.close();
  if (row === undefined) throw new Error('nobody lives in Ohio');
  return row;
}

/** No other browser test opens people as this account. */
const OUT_OF_LOOKUPS = 'mobile@example.com';
/** The plan's lookups per month. */
const LOOKUPS = 20;

/** Opens other people until no lookup is left. */
async function spendLookups(request: APIRequestContext): Promise<void> {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const others = database
    // A person with nothing more to show costs no lookup.
    .prepare(
      `SELECT p.id FROM person p WHERE is_dead = 0 AND id NOT IN (?, ?)
       AND EXISTS (SELECT 1 FROM residence WHERE person_id = p.id) ORDER BY id DESC LIMIT ?`,
    )
    .all(person.id, personOfOhio().id, LOOKUPS) as { id: string }[];
  database.close();
  for (const { id } of others) expect((await request.get(`/name/-/-/${id}`, { headers: FROM_OURS })).ok()).toBe(true);
}

/** The content of each slot in page order: 'text > path and funnel', with '+' if it opens a window. */
function readSlots(page: Page): Promise<Partial<Record<Slot, string>>> {
  return page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-slot]')) {
      const { slot = '' } = link.dataset;
      // The price of the life line and the bar under the thumb repeat the offer of the report.
      if (link.closest('#person-life, #person-thumb-offer') !== null) continue;
      const url = new URL(link.href);
      const to = url.hash === '' ? `${url.pathname} ${url.searchParams.get('funnelType') ?? ''}`.trim() : url.hash;
      const text = (link.firstElementChild?.tagName === 'svg' ? link.childNodes[1] : link.firstChild)?.textContent;
      found[slot] ??= `${text} > ${to}${link.target === '_blank' ? ' +' : ''}`;
    }
    return found;
  });
}

const REPORT = 'bg_onepages_1';
/** What the sections offer a free reader, by destination. */
function sold(to: string, mark = ''): Partial<Record<Slot, string>> {
  return {
    phones: `View Phone Numbers > ${to}${mark}`,
    emails: `View email addresses > ${to}${mark}`,
    addresses: `View full addresses > ${to}`,
    relatives: `See all relatives > ${to}${mark}`,
  };
}
function report(path: string, mark = ''): Partial<Record<Slot, string>> {
  return {
    subHeader: `See the report > ${path} ${REPORT}${mark}`,
    background: `Unlock background report > ${path} ${REPORT}${mark}`,
  };
}
const SIGN_UP = '/checkout/pricing sign-up';
const TO_PLAN = '/billing/manage-plan sign-up';
function rail(to: string, mark = ''): Partial<Record<Slot, string>> {
  return { rightRail: `See Premium > ${to}${mark}` };
}
const ACTIVITY = { phones: 'Add phone activity > /billing/manage-plan business' };
/** The one-click upgrade as a page, for viewers whose plan it changes. */
const UPGRADES = {
  phones: 'Add phone activity > /billing/upgrade business',
  emails: 'View email addresses > /billing/upgrade business',
};
const PREMIUM = { ...UPGRADES, ...report('/billing/purchase-credits') };
/** Of a plan that the upgrade never asks to change: the banner says only what is so. */
const OUT: Partial<Record<Slot, string>> = {
  ...sold(TO_PLAN),
  ...report('/billing/purchase-credits'),
};
const WITH_CREDIT = {
  subHeader: 'See what it holds > #person-details-bg-section',
  background: 'Use 1 credit > /billing/unlock-report',
};
const VIEWERS: readonly (readonly [
  who: string,
  usual: Partial<Record<Slot, string>>,
  ohio: Partial<Record<Slot, string>>,
])[] = [
  [
    'anonymous',
    {
      ...sold('/checkout/summary person_onepages_1', ' +'),
      ...report('/checkout/search', ' +'),
      ...rail(SIGN_UP, ' +'),
    },
    {
      ...sold('/checkout/summary person_state_onepages_1', ' +'),
      ...report('/checkout/search', ' +'),
      ...rail(SIGN_UP, ' +'),
    },
  ],
  [
    'free@example.com',
    { ...sold('/checkout/summary person_onepages_1'), ...report('/checkout/search'), ...rail(SIGN_UP) },
    { ...sold('/checkout/summary person_state_onepages_1'), ...report('/checkout/search'), ...rail(SIGN_UP) },
  ],
  [
    'credits@example.com',
    { ...sold('/billing/manage-plan person_onepages_1'), ...WITH_CREDIT, ...rail(TO_PLAN) },
    { ...sold('/billing/manage-plan person_state_onepages_1'), ...WITH_CREDIT, ...rail(TO_PLAN) },
  ],
  ['premium@example.com', PREMIUM, PREMIUM],
  [OUT_OF_LOOKUPS, OUT, OUT],
  // Both plans include a credit.
  ['unlimited@example.com', { ...WITH_CREDIT, ...UPGRADES }, { ...WITH_CREDIT, ...UPGRADES }],
  ['smb@example.com', WITH_CREDIT, WITH_CREDIT],
  // They bought this report, but not that of the person in Ohio.
  [
    'bg@example.com',
    { ...ACTIVITY, subHeader: 'Go to the report > #person-details-bg-section' },
    {
      ...sold('/billing/manage-plan person_state_onepages_1'),
      ...report('/billing/purchase-credits'),
      ...rail(TO_PLAN),
    },
  ],
];

test.describe('without scripts every slot has its offer', () => {
  test.skip(({ isMobile }) => isMobile, 'the server writes the same for every width');

  for (const [who, usual, ohio] of VIEWERS) {
    test(`for ${who}, for a person whose state allows names and one in Ohio`, async ({ browser }) => {
      const page = await openWithoutScripts(browser, who);
      if (who === OUT_OF_LOOKUPS) await spendLookups(page.request);
      await follow(page, `${PATH}?full=1`);
      const elsewhere = await readSlots(page);
      for (const slot of SLOTS) expect(elsewhere[slot], `${slot} elsewhere`).toBe(usual[slot]);
      await follow(page, `/name/-/-/${personOfOhio().id}?full=1`);
      const inOhio = await readSlots(page);
      for (const slot of SLOTS) expect(inOhio[slot], `${slot} in Ohio`).toBe(ohio[slot]);
      await expect(page.locator('a[data-slot][href*="wp_term"]')).toHaveCount(0);
      await page.context().close();
    });
  }
});

async function openWithoutScripts(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  if (who !== 'anonymous') await logIn(context.request, who);
  return context.newPage();
}

for (const [who, primary, secondary] of [
  [
    'anonymous',
    'View Phone Numbers > /checkout/summary person_onepages_1 +',
    /^See [\d,]+ records? > \/checkout\/search/,
  ],
  [
    'credits@example.com',
    'Use 1 credit > /billing/unlock-report',
    /^See [\d,]+ records? > #person-details-bg-section$/,
  ],
] as const)
  test(`the sticky header has two offers for ${who}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the header has room for one there');
    if (who !== 'anonymous') await logIn(page.request, who);
    await page.goto(PATH);
    await hydrated(page);
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(page.locator('#person-sticky-header > section')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(page.locator('a[data-slot="stickyHeaderSecondary"]')).toBeVisible();
    const offers = await readSlots(page);
    expect(offers).toMatchObject({ stickyHeaderPrimary: primary });
    expect(offers).not.toHaveProperty('registry');
    expect(offers).toHaveProperty('stickyHeaderSecondary', expect.stringMatching(secondary));
  });

test('with a credit, the offer leads down to the report, where the one filled button spends it [P6-057]', async ({
  page,
}) => {
  await logIn(page.request, 'credits@example.com');
  // Otherwise scrolling down passes the map, which is drawn meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await hydrated(page);
  const section = page.getByRole('region', { name: /^Background report/ });
  await expect(section.getByText(/^Nothing found in /)).toBeVisible();
  for (const row of await section.getByRole('listitem').all())
    await expect(row).toHaveText(
      /^(?:Criminal & traffic|Public records|Properties|Licenses & permits|Evictions)\s*[1-9]/,
    );
  await expect(section).not.toBeInViewport();
  await page.getByRole('region', { name: 'At a glance' }).getByRole('link', { name: 'See what it holds' }).click();
  await expect(section.getByRole('heading', { name: /^Background report/ })).toBeInViewport();
  expect(page.context().pages()).toHaveLength(1);
  const credit = section.getByRole('link', { name: 'Use 1 credit', exact: true });
  await expect(credit).toHaveAttribute('data-credit', 'report');
  await expect(credit).not.toHaveAttribute('target');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the report stays in place when the counts arrive, and without scripts its rows link to them', async ({
  browser,
  isMobile,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, isMobile, viewport });
  const page = await context.newPage();
  const boxes = async (path: string) => {
    await page.goto(path);
    const places = '#background-report h2, #background-report li, #background-report h3';
    const all = await page.locator(places).filter({ visible: true }).all();
    const top = (await page.locator('#background-report').boundingBox())?.y ?? 0;
    return Promise.all(all.map(async (place) => Math.round(((await place.boundingBox())?.y ?? 0) - top)));
  };
  // A campaign's counts come by a call of their own, so they are late.
  const waiting = await boxes(`${PATH}?eid=campaign`);
  const way = page.locator('#background-report').getByRole('link', { name: 'Show the record counts' });
  await expect(way).toHaveAttribute('href', /full=1/);
  const counted = await boxes(`${PATH}?full=1`);
  expect(waiting).toHaveLength(7);
  // The heading and the first row; groups without a record have none.
  expect(counted.slice(0, 2)).toEqual(waiting.slice(0, 2));
  await expect(page.locator('#background-report').getByText(/^Nothing found in /)).toBeVisible();
  await context.close();
});

test('an experiment moves the offer above the cards and opens new windows, on server and browser alike', async ({
  page,
}) => {
  await logIn(page.request, 'free@example.com');
  await page.goto(`${PATH}?exp.SUBHEADER_CTA_PLACEMENT=1&exp.UPSELL_NEW_TAB=1`);
  const glance = page.getByRole('region', { name: 'At a glance' });
  const offer = glance.locator('a[data-slot="subHeader"]');
  const isAbove = async () => {
    const card = await glance.getByRole('heading', { name: 'Background report' }).boundingBox();
    return ((await offer.boundingBox())?.y ?? Infinity) < (card?.y ?? 0);
  };
  await expect(offer).toHaveCount(1);
  expect(await isAbove()).toBe(true);
  await hydrated(page);
  await expect(offer).toHaveCount(1);
  expect(await isAbove()).toBe(true);
  await expect(offer).toHaveAttribute('target', '_blank');
  await expect(page.locator('a[data-slot="phones"]')).toHaveAccessibleName(/opens in a new window/);
  await expect(page.locator('a[data-slot="addresses"]')).not.toHaveAttribute('target');
  expect(await accessibilityFaults(page)).toEqual([]);
});

/** Of what the offers of numbers lead to, as the outlines name it. */
const PLAN_PRICE = '$9.99/mo from the catalogue';

test('debug_registry outlines every slot with its source and price, and force_backup makes that the fixed set', async ({
  page,
}) => {
  const labels = () =>
    page
      .locator('[data-registry-slot]')
      .evaluateAll((slots) => slots.map((slot) => slot.firstElementChild?.textContent ?? ''));
  await page.goto(`${PATH}?debug_registry=true`);
  await hydrated(page);
  const registry = await labels();
  expect(registry).toEqual(
    expect.arrayContaining(['header · empty', `phones · registry · funnel → person · ${PLAN_PRICE}`]),
  );
  for (const slot of SLOTS)
    expect(
      registry.some((label) => label.startsWith(`${slot} · `)),
      slot,
    ).toBe(true);
  await expect(page.locator('[data-registry-slot="phones"]')).toHaveCSS('outline-style', 'dashed');
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto(`${PATH}?debug_registry=true&force_backup=true`);
  expect(await labels()).toContain(`phones · backup · funnel → person · ${PLAN_PRICE}`);
  await page.goto(PATH);
  await expect(page.locator('[data-registry-slot]')).toHaveCount(0);
});
