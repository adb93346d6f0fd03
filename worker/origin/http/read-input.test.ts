import { expect, it } from 'vitest';
import { calls } from '../../../shared/contract/calls.ts';
import { emptySchema } from '../../../shared/contract/primitives.ts';
import { ProblemError } from './problem-error.ts';
import { parseBody, readParams, readText } from './read-input.ts';

const post = (body: BodyInit) => new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);

it('refuses a body that does not fully arrive in time', async () => {
  const endless = new ReadableStream({ pull: () => new Promise<void>(() => {}) });
  const problem = await readText(post(endless), 20).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ProblemError);
  expect(problem).toMatchObject({ status: 408, message: 'Request timeout' });
});

it('reads a missing body as an empty object', async () => {
  expect(parseBody(emptySchema, await readText(new Request('http://x/', { method: 'POST' })))).toEqual({});
});

it("reads a path's parameters, and treats any other shape as not found", () => {
  const { params, path } = calls.property;
  expect(readParams(params, path, '/api/property/pnp%2D12_a')).toEqual({ pnpId: 'pnp-12_a' });
  expect(readParams(calls.user.params, calls.user.path, '/api/user')).toBeNull();
  for (const pathname of [
    '/api/property/a b',
    '/api/property/%zz',
    `/api/property/${'a'.repeat(41)}`,
    '/api/property/',
  ])
    expect(() => readParams(params, path, pathname)).toThrow(expect.objectContaining({ status: 404 }));
});
