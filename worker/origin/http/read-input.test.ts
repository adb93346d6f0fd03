import { expect, it } from 'vitest';
import { emptySchema } from '../../../shared/contract/account.ts';
import { ProblemError } from './problem-error.ts';
import { readBody } from './read-input.ts';

const post = (body: BodyInit) => new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);

it('refuses a body that does not come to its end in time', async () => {
  const endless = new ReadableStream({ pull: () => new Promise<void>(() => {}) });
  const problem = await readBody(emptySchema, post(endless), 20).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ProblemError);
  expect(problem).toMatchObject({ status: 408, message: 'Request timeout' });
});

it('reads no body as an empty object', async () => {
  expect(await readBody(emptySchema, new Request('http://x/', { method: 'POST' }))).toEqual({});
});
