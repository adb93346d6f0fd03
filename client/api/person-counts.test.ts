import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { personCountsSchema } from '../../shared/contract/counts.ts';
import { personCountsQuery } from './person-counts.ts';

const ID = 'Pabcdefghijk';
/** A number for every category that the contract knows. */
const counts = Object.fromEntries(Object.keys(personCountsSchema.def.shape).map((category, at) => [category, at]));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the query makes of an answer, and where it asked. */
async function load(answer: Response) {
  const fetched = vi.fn(async (_url: string) => answer);
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const loaded = await client.fetchQuery(personCountsQuery(ID)).catch((error: unknown) => error);
  return { loaded, asked: fetched.mock.calls.map(([url]) => url) };
}

test('counts are asked for by person and used where they have the shape of the contract', async () => {
  expect(await load(Response.json(counts))).toEqual({
    loaded: counts,
    asked: [`/api/person/counts?personId=${ID}`],
  });
});

test('a 204 means that there are no counts', async () => {
  expect((await load(new Response(null, { status: 204 }))).loaded).toBeNull();
});

test('counts of another shape are not used', async () => {
  const { phones: _, ...incomplete } = counts;
  for (const wrong of [incomplete, { ...counts, liens: -1 }, { ...counts, liens: '3' }, { ...counts, extra: 1 }, null])
    expect((await load(Response.json(wrong))).loaded).toBeInstanceOf(Error);
});

test('an answer that is an error is one', async () => {
  expect((await load(Response.json({ title: 'no' }, { status: 502 }))).loaded).toMatchObject({
    message: '/api/person/counts answered 502',
  });
});
