import { expect, test } from 'vitest';
import { edge, modelOf } from '../testing.ts';
import { routingPath } from './request-path.ts';

const statusOf = async (path: string) => (await edge().get(path)).status;

test('a malformed escape and a control character are a 400 [F8-14]', async () => {
  for (const path of ['/%', '/%zz', '/name/%ff/-', '/name/maya%00/-', '/name/maya/-/P%0d%0a', '/nowhere/%e0%a4'])
    expect(await statusOf(path), path).toBe(400);
});

test('an unknown path, an extra segment, a semicolon and a double slash are a 404', async () => {
  for (const path of [
    '/nowhere',
    '/name/a/b/Pabcdefghijkl/more',
    '/name/a/b/Pabcdefghijkl;x=1',
    '/name//b/c',
    '//example.com',
    '//example.com/',
    '/people-search//',
    '/.well-known/anything',
    '/.vite/manifest.json',
    '/people-search/x.css',
  ])
    expect(await statusOf(path), path).toBe(404);
});

test('one trailing slash is a 301 to the path without it, with its query', async () => {
  const response = await edge().get('/people-search/?name=a%20b');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/people-search?name=a%20b');
});

test('no redirect leads to another host', async () => {
  for (const path of [
    '//example.com/',
    '/\\example.com/',
    '/%2Fexample.com/',
    '/%5Cexample.com/',
    '/name/%2F%2Fe.com/-/',
  ]) {
    const location = (await edge().get(path)).headers.get('location');
    if (location !== null) expect(location, path).toMatch(/^\/(?![/\\])/);
  }
});

test('a segment of more than 200 characters is a 404, an id that long is an unknown id', async () => {
  const { get, asked } = edge();
  const long = 'a'.repeat(201);
  expect((await get(`/name/${long}/-`)).status).toBe(404);
  expect((await get(`/name/a/${long}`)).status).toBe(404);
  expect((await get(`/phone/${long}`)).status).toBe(404);
  expect((await get(`/name/maya/-/P${long}`)).headers.get('location')).toBe('/name/Maya/-');
  expect(asked).toHaveLength(0);
});

test('fixed segments are case-insensitive', async () => {
  const page = await modelOf(await edge().get('/People-SEARCH'));
  expect(page.head.canonical).toMatch(/\/people-search$/);
  expect(routingPath(new Request('http://x/NAME/a/b'))).toBe('/person-search');
});

test('everything that looks like a call is one', () => {
  for (const path of ['/api', '/api/', '/API/user', '/api/%zz', '/api//x'])
    expect(routingPath(new Request(`http://x${path}`)), path).toBe('/api');
  expect(routingPath(new Request('http://x/apiary'))).toBe('/');
});

test('HEAD is answered like GET and other methods are a 405 that lists what is allowed', async () => {
  const { request } = edge();
  expect((await request('/people-search', { method: 'HEAD' })).status).toBe(200);
  const put = await request('/people-search', { method: 'PUT' });
  expect(put.status).toBe(405);
  expect(put.headers.get('allow')).toBe('GET, HEAD');
  expect((await request('/auth/login', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST');
  expect((await request('/auth/logout', {})).headers.get('allow')).toBe('POST');
});
