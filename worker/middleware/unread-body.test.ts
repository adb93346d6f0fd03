import { expect, test } from 'vitest';
import { edge } from '../testing.ts';

/** A request whose body counts how often it is read. */
function upload(path: string, bytes: number, headers: Record<string, string> = {}) {
  let left = bytes;
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        const chunk = Math.min(left, 1024);
        left -= chunk;
        if (chunk > 0) return controller.enqueue(new Uint8Array(chunk));
        isRead = true;
        return controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  return { response: edge().request(path, init), left: () => left, isRead: () => isRead };
}

test('the body of a refused request is drained, so its connection can be reused', async () => {
  for (const path of ['/auth/login', '/people-search', '/nowhere', '/api/auth/login', '/api/nothing']) {
    const sent = upload(path, 4096);
    expect((await sent.response).status, path).toBeGreaterThanOrEqual(403);
    expect(sent.isRead(), path).toBe(true);
  }
});

test('a long upload is abandoned at the limit', async () => {
  const sent = upload('/auth/login', 10 * 1024 * 1024);
  expect((await sent.response).status).toBe(403);
  expect(sent.left()).toBeGreaterThan(9 * 1024 * 1024);
});
