import { expect, test, vi } from 'vitest';
import { edge } from '../testing.ts';
import { userAnswer } from '../testing-fixtures.ts';

vi.mock('../render/render-page.tsx', () => import('../testing-renderer.ts'));

const cacheControl = async (response: Promise<Response>) => (await response).headers.get('cache-control');

test('an anonymous page may be kept and asked for again', async () => {
  expect(await cacheControl(edge().get('/'))).toBe('private, no-cache');
  expect(await cacheControl(edge().get('/people-search'))).toBe('private, no-cache');
});

test('a page of somebody with a session is never kept, whether the session is good or not', async () => {
  const good = edge({ 'GET /api/user': Response.json(userAnswer()) });
  const bad = edge({ 'GET /api/user': Response.json({ user: null }) });
  expect(await cacheControl(good.get('/', { cookie: 'session=token' }))).toBe('private, no-store');
  expect(await cacheControl(bad.get('/', { cookie: 'session=token' }))).toBe('private, no-store');
  expect(await cacheControl(edge().get('/', { cookie: 'a=b; __Host-session=x' }))).toBe('private, no-store');
});

test('redirects, errors, calls and pages that said nothing are never kept', async () => {
  const { get } = edge();
  for (const path of ['/people-search/', '/nowhere', '/api/user', '/auth/login', '/terms-of-service', '/robots.txt'])
    expect(await cacheControl(get(path)), path).toBe('private, no-store');
});
