import { afterEach, expect, test, vi } from 'vitest';
import { PARTS_CONTENT_TYPE } from '../../../shared/contract/transport/parts.ts';
import { buildCounts, buildPerson } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { edge, json } from '../../testing.ts';

/** How a person page takes an origin's answer in parts, in one piece, or in any other way. */

const ID = 'Pabcdefghijk1234';
const PATH = `/name/Maya-Ostrowski/Portland-OR/${ID}`;
const DETAILS = JSON.stringify(buildDetails(buildPerson({ id: ID })));
const COUNTS = buildCounts({ phones: 3 });
const RELATED = { lastNameCity: [], fullNameElsewhere: [], neighbors: [], company: [], jobTitle: [] };
const LATE = JSON.stringify({ counts: COUNTS, related: RELATED, background: null });
const encoder = new TextEncoder();

afterEach(() => {
  vi.useRealTimers();
});

const inParts = (body: BodyInit) => new Response(body, { headers: { 'content-type': PARTS_CONTENT_TYPE } });

/** The page from an origin that answers like this: its status, how the origin was asked, and the page's model. */
async function view(answer: Response, headers: Record<string, string> = {}) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = edge({
    'GET /api/v4/person/details': () => answer,
    'GET /api/person/counts': json(buildCounts({ phones: 7 })),
  });
  const response = await site.get(PATH, headers);
  const { page, lateCounts } = (await response.json()) as {
    page: { kind: string; counts: unknown; related: unknown };
    lateCounts?: unknown;
  };
  const events = log.mock.calls.map(([line]) => (JSON.parse(line as string) as { event: string }).event);
  log.mockRestore();
  return { status: response.status, calls: site.asked.length, page, lateCounts, events };
}

/** A body that sends the first line, and does something else a while after that was read. */
function thenLater(later: (controller: ReadableByteStreamController) => void) {
  let isFirst = true;
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      if (isFirst) {
        isFirst = false;
        return controller.enqueue(encoder.encode(`${DETAILS}\n`));
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(() => resolve(later(controller)), 20);
      return promise;
    },
  });
}

test('an answer in parts is one call, and a page in one piece if both parts are here', async () => {
  const { status, calls, page, lateCounts } = await view(inParts(`${DETAILS}\n${LATE}\n`));
  expect([status, calls, lateCounts]).toEqual([200, 1, undefined]);
  expect(page).toMatchObject({ counts: COUNTS, related: RELATED });
});

test('what comes later is late, still by the same call', async () => {
  const later = thenLater((controller) => {
    controller.enqueue(encoder.encode(`${LATE}\n`));
    controller.close();
  });
  const { calls, page, lateCounts } = await view(inParts(later));
  expect([calls, page.counts, page.related, lateCounts]).toEqual([1, 'late', 'late', COUNTS]);
});

test('an origin that answers in one piece is asked for the counts by their own call', async () => {
  const { calls, page, lateCounts } = await view(
    new Response(DETAILS, { headers: { 'content-type': 'application/json' } }),
  );
  expect([calls, page.counts, page.related, lateCounts]).toEqual([2, 'late', null, buildCounts({ phones: 7 })]);
});

test('bots wait for related people and get no counts', async () => {
  const later = thenLater((controller) => {
    controller.enqueue(encoder.encode(`${LATE}\n`));
    controller.close();
  });
  const { calls, page } = await view(inParts(later), { 'user-agent': 'curl/8.0' });
  expect([calls, page.counts, page.related]).toEqual([1, null, RELATED]);
});

test.each([
  ['breaks off', () => thenLater((controller) => controller.error(new Error('lost'))), 'late_part_missing'],
  ['ends', () => thenLater((controller) => controller.close()), 'late_part_missing'],
  ['sends no JSON', () => `${DETAILS}\n<html>\n`, 'late_part_failed'],
  [
    'breaks the contract',
    () => `${DETAILS}\n{"counts":{"phones":"many"},"related":null,"background":null}\n`,
    'late_part_failed',
  ],
])('the page stands without counts if the second part %s, and the log says so', async (_, body, event) => {
  const { status, page, lateCounts, events } = await view(inParts(body()));
  expect([status, page.kind]).toEqual([200, 'person']);
  expect([page.counts === 'late' ? lateCounts : page.counts]).toEqual([page.counts === 'late' ? null : 'missing']);
  expect(events).toContain(event);
});

test('a second part that never comes ends the page at the time limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise: isSecondAsked, resolve: askSecond } = Promise.withResolvers<void>();
  const body = new ReadableStream({
    type: 'bytes',
    start(controller) {
      controller.enqueue(encoder.encode(`${DETAILS}\n`));
    },
    pull: () => askSecond(),
  });
  let isOver = false;
  const viewing = view(inParts(body)).finally(() => {
    isOver = true;
  });
  // The clock stands until the first part was read, and then moves until the page has ended, however long either takes.
  await isSecondAsked;
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise(setImmediate);
  }
  const { status, page, lateCounts } = await viewing;
  expect([status, page.counts, lateCounts]).toEqual([200, 'late', null]);
});

test('parts in the wrong order are an answer that breaks the contract', async () => {
  const { status, events } = await view(inParts(`${LATE}\n${DETAILS}\n`));
  expect([status, events]).toEqual([404, ['page_data_failed']]);
});

test('unknown fields of the second part are dropped', async () => {
  const newer = JSON.stringify({ counts: COUNTS, related: null, background: null, secret: 'x' });
  const { page } = await view(inParts(`${DETAILS}\n${newer}\n`));
  expect(page.counts).toEqual(COUNTS);
  expect(JSON.stringify(page)).not.toContain('secret');
});
