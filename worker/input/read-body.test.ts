import { expect, test } from 'vitest';
import { Refusal } from '../failures/errors.ts';
import { readBody } from './read-body.ts';

const post = (body: BodyInit) => new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test('reads a body, and returns null if it is too long', async () => {
  expect(await readBody(post('abc'), 3)).toBe('abc');
  expect(await readBody(post('abcd'), 3)).toBeNull();
});

test('refuses a body that does not finish in time', async () => {
  const endless = new ReadableStream({ pull: () => new Promise<void>(() => {}) });
  const refusal = await readBody(post(endless), 1024, 20).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 408, message: 'The request took too long to arrive' });
});
