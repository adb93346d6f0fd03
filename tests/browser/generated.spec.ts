import { expect, hydrated, test } from '../support/browser.ts';
import {
  casePath,
  generatedCounts,
  generatedDetails,
  startGeneratedOrigin,
  withCaseId,
} from '../support/generated-origin.ts';
import { anotherClient } from '../support/raw-http.ts';
import { rotatingSample } from '../support/sample.ts';
import { startBuiltServer, TEST_SECRET } from '../support/test-server.ts';

/**
 * npm run fuzz -- --all sets the number of cases, half of them for each width; npm test opens a third of these, in
 * turn.
 */
const PAGES = Number(process.env.FUZZ_PAGES ?? 100);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
/** Time for one page on a busy machine, in milliseconds. */
const PATIENCE_MS = 5_000;

test('the most absurd answers the contract allows hydrate without a console message', async ({ page, complaints }, {
  project,
}) => {
  test.setTimeout(60_000 + PAGES * PATIENCE_MS);
  const origin = await startGeneratedOrigin((number) => ({
    details: withCaseId(generatedDetails(SEED, number), number),
    counts: generatedCounts(SEED, number),
  }));
  const { server, url } = await startBuiltServer({
    port: 0,
    originUrl: origin.url,
    vars: { ENVIRONMENT: 'local', EDGE_ORIGIN_SECRET: TEST_SECRET },
    onLog: () => {},
  });
  try {
    const first = project.name === 'phone' ? 0 : 1;
    const cases = Array.from({ length: PAGES / 2 }, (_, at) => first + 2 * at);
    for (const number of process.env.FUZZ_PAGES === undefined ? rotatingSample(cases, 3) : cases) {
      await page.setExtraHTTPHeaders(anotherClient());
      await page.goto(new URL(casePath(number), url).href);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(complaints, `case ${number}`).toEqual([]);
    }
  } finally {
    // A page that is still loading would complain that the server is gone.
    await page.goto('about:blank');
    await server.dispose();
    await origin.close();
  }
});
