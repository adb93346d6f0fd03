import { ODD_LIVES } from '../fixtures/odd-lives.ts';
import { buildCounts } from '../fixtures/person.ts';
import { buildDetails } from '../fixtures/person-page.ts';
import { expect, expectReadable, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { caseId, casePath, startGeneratedOrigin } from '../support/generated-origin.ts';
import { startBuiltServer, TEST_SECRET } from '../support/test-server.ts';

/** The narrowest phone, in CSS pixels. */
const NARROWEST = 320;

const lives = Object.entries(ODD_LIVES);
let site: URL;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const origin = await startGeneratedOrigin((number) => {
    const [what, person] = lives[number] ?? [];
    // A question that is about nobody.
    if (what === undefined || person === undefined) return { details: null, counts: null };
    const isFree = what.endsWith('free');
    return {
      details: buildDetails(
        { ...person, id: caseId(number) },
        isFree ? {} : { entitlement: 'premium', lookupType: 'premium' },
      ),
      counts: buildCounts(),
    };
  });
  const { server, url } = await startBuiltServer({
    port: 0,
    originUrl: origin.url,
    vars: { ENVIRONMENT: 'local', EDGE_ORIGIN_SECRET: TEST_SECRET },
    onLog: () => {},
  });
  site = url;
  stop = async () => {
    await server.dispose();
    await origin.close();
  };
});

test.afterAll(() => stop());

// A page that is still loading would complain that the server is gone.
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
});

for (const [number, [what, person]] of lives.entries()) {
  test(`${what}: the page is readable, fits the screen and says the name`, async ({ page }) => {
    await page.goto(new URL(casePath(number), site).href);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name.lastName);
    await expectReadable(page);
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
