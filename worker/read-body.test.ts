import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('reads a body up to the limit, in bytes', async () => {
  expect(await readBody(post('abc'), 3)).toBe('abc');
  expect(await readBody(post('äb'), 3)).toBe('äb');
  expect(await readBody(post('äbc'), 3)).toBeNull();
  expect(await readBody(new Request('http://x/', { method: 'POST' }), 3)).toBe('');
});

test('stops at the limit when the length was not said', async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect(await readBody(post(endless), 4096)).toBeNull();
  expect(pulled).toBeLessThan(10);
});
