import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotherClient, closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';
import { TYPED_LINES, titleOf } from '../typed-lines/typed-lines.ts';
import { searchPath, whatCame } from '../typed-lines/what-came.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

let site: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  site = await startTestServer();
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

async function ask(path: string) {
  const { status, headers, body } = await rawRequest(site.url, path, {
    headers: { 'user-agent': HUMAN, ...anotherClient() },
  });
  return { status, location: (headers.location as string | undefined) ?? null, html: body };
}

test('the table has at least 200 lines, each of them once', () => {
  expect(TYPED_LINES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(TYPED_LINES.map(titleOf)).size).toBe(TYPED_LINES.length);
});

test('whatever is typed into any field leads to its page, or asks what is meant', { timeout: 120_000 }, async () => {
  const wrong: Record<string, unknown> = {};
  for (const line of TYPED_LINES) {
    const { came, faults } = whatCame(await ask(searchPath(line)), line);
    if (faults.length > 0 || JSON.stringify(came) !== JSON.stringify(line.comes))
      wrong[titleOf(line)] = { came, comes: line.comes, faults };
  }
  expect(wrong).toEqual({});
});

test('every page that is linked where we ask exists', { timeout: 60_000 }, async () => {
  const links = TYPED_LINES.flatMap(({ comes }) => ('asks' in comes ? comes.asks : []));
  for (const link of new Set(links.filter((path) => !path.startsWith('/address-search'))))
    expect([link, (await ask(link)).status]).toEqual([link, 200]);
});
