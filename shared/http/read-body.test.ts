import { expect, test } from 'vitest';
import { readBodyText } from './read-body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('reads a body up to the limit, in bytes', async () => {
  expect(await readBodyText(post('abc'), 3)).toEqual({ kind: 'text', text: 'abc' });
  expect(await readBodyText(post('\u00e4b'), 3)).toEqual({ kind: 'text', text: '\u00e4b' });
  expect(await readBodyText(post('\u00e4bc'), 3)).toEqual({ kind: 'too-long' });
  expect(await readBodyText(new Request('http://x/', { method: 'POST' }), 3)).toEqual({ kind: 'text', text: '' });
});

test('joins characters that arrive in pieces', async () => {
  const [first, second] = [...new TextEncoder().encode('\u00e4')];
  const body = new ReadableStream({
    start(controller) {
      for (const byte of [first, second]) controller.enqueue(new Uint8Array([byte ?? 0]));
      controller.close();
    },
  });
  expect(await readBodyText(post(body), 9)).toEqual({ kind: 'text', text: '\u00e4' });
});

test('stops at the limit even if the length was not declared', async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect(await readBodyText(post(endless), 4096)).toEqual({ kind: 'too-long' });
  expect(pulled).toBeLessThan(10);
});

test('gives up on a body that never ends, whether it trickles or stalls, and releases its sender', async () => {
  for (const isTrickling of [true, false]) {
    let trickle: ReturnType<typeof setInterval> | undefined;
    let isCancelled = false;
    const endless = new ReadableStream({
      start(controller) {
        if (isTrickling) trickle = setInterval(() => controller.enqueue(new Uint8Array(1)), 5);
      },
      cancel() {
        clearInterval(trickle);
        isCancelled = true;
        return new Promise<void>(() => {});
      },
    });
    expect(await readBodyText(post(endless), 1024, 60)).toEqual({ kind: 'too-slow' });
    expect(isCancelled).toBe(true);
  }
});

test('throws if the client disconnects in the middle', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  await expect(readBodyText(post(broken), 1024)).rejects.toThrow('gone');
});
