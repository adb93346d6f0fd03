import { expect, test } from 'vitest';
import { edge, HOST, json, modelOf } from '../../testing.ts';

test('anybody may read what we keep, and search engines may list it', async () => {
  const { get, asked } = edge();
  const response = await get('/privacy');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(response.headers.getSetCookie()).toEqual([]);
  const { head, page } = await modelOf(response);
  expect(page).toEqual({ kind: 'privacy' });
  expect([head.isIndexable, head.canonical]).toEqual([true, `${HOST}/privacy`]);
  expect((await modelOf(await get('/Privacy?x=1'))).head).toMatchObject({
    isIndexable: false,
    canonical: `${HOST}/privacy`,
  });
  expect(asked).toEqual([]);
});

test('to somebody who is logged in it is their page: nothing may keep it', async () => {
  const user = { primaryEmail: 'reader@example.com', userType: 'free' };
  const response = await edge({ 'GET /api/user': json({ user }) }).get('/privacy', { cookie: 'session=token' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});
