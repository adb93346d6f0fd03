import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { pageKindsIn } from '../../scripts/shots/page-kinds.ts';
import { expect, test } from '../support/browser.ts';
import { openHeader } from '../support/site-header.ts';
import { smallTargets } from '../support/small-targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
// Each goes through every kind of page that one viewer sees.
test.describe.configure({ timeout: 240_000 });

const kinds = pageKindsIn(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile);
const byViewer = Map.groupBy(kinds, ({ email }) => email);

for (const [email, pages] of byViewer)
  test(`on a phone everything that ${email ?? 'a visitor'} can press is at least 32 px high and wide`, async ({
    page,
    complaints,
  }) => {
    if (email !== null) {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const form = { email, password: DEMO_PASSWORD };
      await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
    }
    const small: string[] = [];
    const look = async (name: string) => {
      for (const target of await smallTargets(page)) small.push(`${name}: ${target}`);
    };
    // A dialog that opens by itself may come at any time: what is in it is looked at, then what is behind it.
    const dialog = page.locator('dialog[open]');
    await page.addLocatorHandler(dialog, async () => {
      await look('dialog');
      await page.keyboard.press('Escape');
    });
    for (const { name, path } of pages) {
      await page.goto(path);
      if ((await dialog.count()) === 0) await openHeader(page);
      await look(name);
    }
    // Pages of errors say so in the console.
    complaints.splice(0);
    expect(small).toEqual([]);
  });
