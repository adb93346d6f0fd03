import { DatabaseSync } from 'node:sqlite';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { isLiving } from '../support/living.ts';

// Pages with a map are slow on a busy machine.
test.describe.configure({ timeout: 60_000 });

const BOT = 'Mozilla/5.0 (compatible; Examplebot/1.0; +https://bots.example)';
const late = `/name/-/-/${lookAt('age that comes late').id}`;

test('an unknown age is requested after load and fills the header; a known one is not, and bots request none [P4-086 P6-042]', async ({
  browser,
  page,
}) => {
  const shown = page.getByRole('main').locator('dt', { hasText: 'Age' }).first().locator('+ dd');
  const asked: string[] = [];
  let isHeld = true;
  let release = () => {};
  await page.route('**/api/person/realtime/age*', async (route) => {
    asked.push(route.request().url());
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.goto(late);
  await expect.poll(() => asked.length).toBe(1);
  await expect(shown).toHaveText('--');
  const place = () =>
    page
      .getByRole('main')
      .getByText(/^Lives (?:in|on) /)
      .first()
      .boundingBox();
  const before = await place();
  isHeld = false;
  release();
  await expect(shown).toHaveText(/^(\d\d|65\+)$/);
  expect(await place()).toEqual(before);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(`/name/-/-/${lookAt('full page').id}`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);

  // Even one that runs scripts.
  const context = await browser.newContext({ userAgent: BOT });
  const read = await context.newPage();
  asked.length = 0;
  read.on('request', (request) => asked.push(request.url()));
  await read.goto(late);
  await hydrated(read);
  await read.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/api/person/'))).toEqual([]);
  await expect(read.getByRole('main').getByText('--', { exact: true })).toBeVisible();
  await context.close();
});

test('a realtime age that fails is logged and stays unknown [P4-088 P8-026]', async ({ page, complaints }) => {
  await page.route('**/api/person/realtime/age*', (route) => route.fulfill({ status: 502, json: { title: 'no' } }));
  const logged = page.waitForRequest('**/api/log-error');
  await page.goto(late);
  expect((await logged).postDataJSON()).toMatchObject({ type: 'get-realtime-age-error' });
  await expect(page.getByRole('main').locator('dt', { hasText: 'Age' }).first().locator('+ dd')).toHaveText('--');
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/502/)]);
});

/** A person with work, home, property, phone, three email addresses and the most other names. */
function manyNamed(): string {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const row = database
    .prepare(
      `SELECT id FROM person p WHERE ${isLiving('p')} AND job_title IS NOT NULL
       AND current_place_id IS NOT NULL AND json_array_length(akas) > 1
       AND EXISTS (SELECT 1 FROM ownership o WHERE o.person_id = p.id AND o.is_current = 1)
       AND EXISTS (SELECT 1 FROM phone f WHERE f.person_id = p.id)
       AND (SELECT count(*) FROM email e WHERE e.person_id = p.id) > 2
       ORDER BY length(akas) DESC, id LIMIT 1`,
    )
    .get() as { id: string } | undefined;
  database.close();
  if (row === undefined) throw new Error('nobody has all of this and other names');
  return row.id;
}

test('a narrow screen lists phone and e-mail too; smb reads the e-mail address on every screen [P2-139 P2-146 P2-147 P2-155]', async ({
  page,
}, info) => {
  const path = `/name/-/-/${manyNamed()}`;
  const titles = async () => {
    const all = page.getByRole('main').locator('dl').first().locator('dt');
    await expect(all.first()).toBeVisible();
    return all.filter({ visible: true }).allInnerTexts();
  };
  const isPhone = info.project.name === 'phone';
  await page.goto(path);
  const everywhere = ['Age', 'Also known as', 'Work', 'Owns'];
  expect(await titles()).toEqual(isPhone ? [...everywhere, 'Phone', 'Email'] : everywhere);
  const names = page.locator('dt', { hasText: 'Also known as' }).locator('+ dd');
  expect((await names.innerText()).split(', ').length).toBeGreaterThan(1);
  const lineHeight = await names.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  expect((await names.boundingBox())?.height).toBeLessThanOrEqual(2 * lineHeight + 1);
  expect(await names.locator('span').evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('2');
  expect(await sidewaysScroll(page)).toBe(0);

  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: 'smb@example.com', password: DEMO_PASSWORD };
  await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  await page.goto(path);
  expect(await titles()).toEqual([...everywhere, ...(isPhone ? ['Phone'] : []), 'Email']);
  const email = page.getByRole('main').locator('dl').first().locator('dt', { hasText: 'Email' }).locator('+ dd');
  await expect(email).toHaveText(/^[^@\s]+@[^@\s]+\+\d+ more email addresses$/);
  await email.getByRole('link').click();
  await expect(page).toHaveURL(/#person-details-email-section$/);
});
