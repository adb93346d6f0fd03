import { afterEach, expect, it, vi } from 'vitest';
import { CallFailed, callApi } from './call-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ask = () => callApi<'phoneActivity'>('GET', '/api/phone/activity', { query: { phoneNumbers: '15035550142' } });

it('a response that is not JSON is a failed call, and the message does not quote it', async () => {
  vi.stubGlobal('fetch', async () => new Response('Maya Ostrowski'));
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallFailed);
  expect(error).toMatchObject({ status: 200, message: '/api/phone/activity answered 200' });
});

it("a response that breaks off fails with fetch's own error", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('broken off')) });
  vi.stubGlobal('fetch', async () => new Response(body));
  await expect(ask()).rejects.toThrow('broken off');
});
