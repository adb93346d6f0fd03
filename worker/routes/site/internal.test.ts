import { expect, test } from 'vitest';
import { edge } from '../../testing.ts';

test('a purge of cached people answers 501 with problem details until there is a cache', async () => {
  const { request, asked } = edge();
  const answer = await request('/internal/purge', { method: 'POST', body: '{"tags":["Pabcdefghijkl"]}' });
  expect(answer.status).toBe(501);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 501, title: 'Not open yet' });
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(asked).toEqual([]);
});

test('it is not a page: a GET finds nothing', async () => {
  expect((await edge().get('/internal/purge')).status).toBe(404);
});
