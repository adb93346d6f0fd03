import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readParts } from './read-parts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const encoder = new TextEncoder();
const LIMITS = { maxBytes: 1_000, signal: new AbortController().signal, secondMs: 5_000 };

/** A body that a test sends piece by piece. */
function body() {
  let sink: ReadableByteStreamController | null = null;
  const stream = new ReadableStream({
    type: 'bytes',
    start: (controller) => {
      sink = controller;
    },
  });
  const controller = sink as unknown as ReadableByteStreamController;
  return {
    stream,
    send: (text: string) => controller.enqueue(encoder.encode(text)),
    end: () => controller.close(),
    breakOff: () => controller.error(new Error('connection lost')),
  };
}

test('both lines that arrive together are there at once', async () => {
  const { stream, send, end } = body();
  send('{"a":1}\n{"b":2}\n');
  end();
  const parts = await readParts(stream, LIMITS);
  expect([parts?.first, parts?.isWhole, await parts?.second]).toEqual(['{"a":1}', true, '{"b":2}']);
});

test('the first line is given out while the second is on its way', async () => {
  const { stream, send } = body();
  send('{"a":1}\n');
  const parts = await readParts(stream, LIMITS);
  expect([parts?.first, parts?.isWhole]).toEqual(['{"a":1}', false]);
  send('{"b"');
  send(':2}\n');
  expect(await parts?.second).toBe('{"b":2}');
});

test('lines that drip in byte by byte are put together, and the last one needs no line break', async () => {
  const { stream, send, end } = body();
  const reading = readParts(stream, LIMITS);
  for (const letter of 'äß\nöü') send(letter);
  end();
  const parts = await reading;
  expect([parts?.first, await parts?.second]).toEqual(['äß', 'öü']);
});

test('a body of one line has no second part', async () => {
  const { stream, send, end } = body();
  send('{"a":1}');
  end();
  const parts = await readParts(stream, LIMITS);
  expect([parts?.first, parts?.isWhole, await parts?.second]).toEqual(['{"a":1}', true, null]);
});

test.each([
  ['hangs', () => {}],
  ['breaks off', ({ breakOff }: ReturnType<typeof body>) => breakOff()],
  ['ends without it', ({ end }: ReturnType<typeof body>) => end()],
  ['is too long', ({ send }: ReturnType<typeof body>) => send('x'.repeat(2_000))],
])('a second part that %s is none, within its time limit', async (_, act) => {
  const sent = body();
  sent.send('{"a":1}\n');
  const parts = await readParts(sent.stream, LIMITS);
  act(sent);
  const settled = vi.fn();
  const second = parts?.second.then(settled);
  await vi.advanceTimersByTimeAsync(LIMITS.secondMs);
  await second;
  expect(settled).toHaveBeenCalledWith(null);
});

test('a first part that breaks off fails, one that is too long is none, and one that hangs ends with the signal', async () => {
  const broken = body();
  broken.send('{"a"');
  const failing = expect(readParts(broken.stream, LIMITS)).rejects.toThrow('connection lost');
  broken.breakOff();
  await failing;

  const long = body();
  long.send('x'.repeat(2_000));
  expect(await readParts(long.stream, LIMITS)).toBe(null);

  const abort = new AbortController();
  const hanging = expect(readParts(body().stream, { ...LIMITS, signal: abort.signal })).rejects.toThrow();
  abort.abort();
  await hanging;
});
