import { expect, test } from 'vitest';
import { readWithin } from './read-within.ts';

const MAX_BYTES = 1_000_000;
const { signal } = new AbortController();

/** An answer that is made while it is read. */
function answer(pull: (controller: ReadableByteStreamController) => void, cancel = () => {}) {
  return new Response(new ReadableStream({ type: 'bytes', pull, cancel }));
}

test.each([1_000, 300_000])('an answer without end, %i bytes at a time, is left at its limit', async (size) => {
  let sent = 0;
  let isCancelled = false;
  const endless = answer(
    (controller) => {
      sent += size;
      controller.enqueue(new Uint8Array(size));
    },
    () => {
      isCancelled = true;
    },
  );
  expect(await readWithin(endless, MAX_BYTES, signal)).toBeNull();
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(MAX_BYTES + 3 * size);
});

test('an answer may be as long as its limit and no byte longer, and may be empty', async () => {
  expect(await readWithin(new Response('x'.repeat(MAX_BYTES)), MAX_BYTES, signal)).toHaveLength(MAX_BYTES);
  expect(await readWithin(new Response('x'.repeat(MAX_BYTES + 1)), MAX_BYTES, signal)).toBeNull();
  expect(await readWithin(new Response(''), MAX_BYTES, signal)).toBe('');
  expect(await readWithin(new Response(null, { status: 204 }), MAX_BYTES, signal)).toBe('');
});

test('letters that fall apart between two pieces are put together again', async () => {
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

test('an answer that breaks off is no answer', async () => {
  const broken = answer((controller) => controller.error(new Error('connection lost')));
  await expect(readWithin(broken, MAX_BYTES, signal)).rejects.toThrow('connection lost');
});

test('reading ends with the signal, also where the body takes no notice of it', async () => {
  const limit = new AbortController();
  const stuck = new Response(new ReadableStream({ type: 'bytes', cancel: () => new Promise(() => {}) }));
  const reading = readWithin(stuck, MAX_BYTES, limit.signal);
  limit.abort(new Error('too late'));
  await expect(reading).rejects.toThrow('too late');
});

test('an answer that comes after its time is over is let go', async () => {
  let isCancelled = false;
  const late = answer(
    () => {},
    () => {
      isCancelled = true;
    },
  );
  await expect(readWithin(late, MAX_BYTES, AbortSignal.abort())).rejects.toThrow();
  expect(isCancelled).toBe(true);
});
