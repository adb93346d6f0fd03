import { expect, test } from 'vitest';
import { readWithin } from './read-within.ts';

const MAX_BYTES = 1_000_000;
const { signal } = new AbortController();

/** A response produced while it is read. */
function answer(pull: (controller: ReadableByteStreamController) => void, cancel = () => {}) {
  return new Response(new ReadableStream({ type: 'bytes', pull, cancel }));
}

test.each([1_000, 300_000])('an endless response, %i bytes at a time, is abandoned at its limit', async (size) => {
  let sent = 0;
  let isCanceled = false;
  const endless = answer(
    (controller) => {
      sent += size;
      controller.enqueue(new Uint8Array(size));
    },
    () => {
      isCanceled = true;
    },
  );
  expect(await readWithin(endless, MAX_BYTES, signal)).toBeNull();
  expect(isCanceled).toBe(true);
  expect(sent).toBeLessThan(MAX_BYTES + 3 * size);
});

test('a response may be as long as its limit and not one byte longer, and may be empty', async () => {
  expect(await readWithin(new Response('x'.repeat(MAX_BYTES)), MAX_BYTES, signal)).toHaveLength(MAX_BYTES);
  expect(await readWithin(new Response('x'.repeat(MAX_BYTES + 1)), MAX_BYTES, signal)).toBeNull();
  expect(await readWithin(new Response(''), MAX_BYTES, signal)).toBe('');
  expect(await readWithin(new Response(null, { status: 204 }), MAX_BYTES, signal)).toBe('');
});

test('characters split between two chunks are joined again', async () => {
  const bytes = new TextEncoder().encode('{"city":"Cañon City"}');
  let at = 0;
  const pieces = answer((controller) => {
    const piece = bytes.slice(at, at + 1);
    at += 1;
    if (piece.length > 0) return controller.enqueue(piece);
    controller.close();
    controller.byobRequest?.respond(0);
  });
  expect(await readWithin(pieces, MAX_BYTES, signal)).toBe('{"city":"Cañon City"}');
});

test('a truncated response does not count', async () => {
  const broken = answer((controller) => controller.error(new Error('connection lost')));
  await expect(readWithin(broken, MAX_BYTES, signal)).rejects.toThrow('connection lost');
});

test('reading ends with the signal, even if the body ignores it', async () => {
  const limit = new AbortController();
  const stuck = new Response(new ReadableStream({ type: 'bytes', cancel: () => new Promise(() => {}) }));
  const reading = readWithin(stuck, MAX_BYTES, limit.signal);
  limit.abort(new Error('too late'));
  await expect(reading).rejects.toThrow('too late');
});

test('a response that arrives after its time is up is discarded', async () => {
  let isCanceled = false;
  const late = answer(
    () => {},
    () => {
      isCanceled = true;
    },
  );
  await expect(readWithin(late, MAX_BYTES, AbortSignal.abort())).rejects.toThrow();
  expect(isCanceled).toBe(true);
});
