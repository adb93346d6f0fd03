import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { buildUserAnswer } from '../../tests/fixtures/account.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import type { EdgeEnv } from '../context.ts';
import { edge } from '../testing.ts';
import { allowRevalidation, cacheRule } from './cache-rule.ts';

const cacheControl = async (response: Promise<Response>) => (await response).headers.get('cache-control');

test('an anonymous page may be cached and revalidated', async () => {
  expect(await cacheControl(edge().get('/'))).toBe('private, no-cache');
  expect(await cacheControl(edge().get('/people-search'))).toBe('private, no-cache');
});

test('a page for a session is never cached, whether or not the session is valid', async () => {
  const good = edge({ 'GET /api/user': Response.json(buildUserAnswer()) });
  const bad = edge({ 'GET /api/user': Response.json({ user: null }) });
  expect(await cacheControl(good.get('/', { cookie: 'session=token' }))).toBe('private, no-store');
  expect(await cacheControl(bad.get('/', { cookie: 'session=token' }))).toBe('private, no-store');
  expect(await cacheControl(edge().get('/', { cookie: 'a=b; __Host-session=x' }))).toBe('private, no-store');
});

test('redirects, errors, calls and pages that did not opt in are never cached [F8-09]', async () => {
  const { get } = edge();
  for (const path of ['/people-search/', '/nowhere', '/api/user', '/auth/login', '/cookie-choices', '/robots.txt'])
    expect(await cacheControl(get(path)), path).toBe('private, no-store');
});

test('a page that sets a visitor cookie may be cached; one that also starts a session may not', async () => {
  const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
  const { get } = edge(
    {
      'GET /api/v4/person/details': Response.json(buildDetails(MAYA)),
      'GET /api/person/counts': Response.json(buildCounts()),
    },
    { EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[0,1]}' },
  );
  const first = await get(PATH);
  expect(first.headers.getSetCookie()).toHaveLength(2);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(await cacheControl(get(PATH, { cookie: 'session=token' }))).toBe('private, no-store');

  const app = new Hono<EdgeEnv>();
  app.use(cacheRule());
  app.get('/', (c) => {
    allowRevalidation(c);
    c.header('set-cookie', 'visitor_id=1', { append: true });
    c.header('set-cookie', 'session=token', { append: true });
    return c.text('');
  });
  expect((await app.request('/')).headers.get('cache-control')).toBe('private, no-store');
});
