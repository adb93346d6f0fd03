import { beforeEach, expect, test, vi } from 'vitest';
import type { Limit, NoLimit } from '../shared/contract/calls/limits.ts';
import { type RouteName, routeRow, routes } from '../shared/urls/route-table.ts';
import { pages } from './app.ts';
import { LIMIT_BINDINGS } from './middleware/rate-limit.ts';
import type { PageMethod, PageMethods } from './register-page.ts';
import { edge, FORM_HEADERS, limitersOf } from './testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Values for parameters that do not accept just anything. */
const SAMPLES: Readonly<Record<string, string>> = {
  '{id}': 'Pabcdefghijkl',
  '{z}': '15',
  '{x}': '5217',
  '{y}': '11720.mvt',
  '{theme}': 'light',
  '{spot}': 'area45.5,-122.7.svg',
  '{phone}': '503-555-0142',
  '{letter}': 'o',
  '{partial}': 'ostrowski',
  '{file}': 'people-1.xml',
};
const pathOf = (name: RouteName): string => routeRow(name).pattern.replace(/\{\w+\}/g, (at) => SAMPLES[at] ?? 'x1');

interface Method {
  readonly name: RouteName;
  readonly method: string;
  readonly limit: Limit | NoLimit;
}

interface LimitedMethod extends Method {
  readonly limit: Limit;
}

const methods = (Object.keys(pages) as RouteName[]).flatMap((name): Method[] => {
  const { GET, POST } = pages[name];
  return [
    ...(GET === undefined ? [] : [{ name, method: 'GET', limit: GET.limit }]),
    ...(POST === undefined ? [] : [{ name, method: 'POST', limit: POST.limit }]),
  ];
});
const isLimited = (row: Method): row is LimitedMethod => typeof row.limit === 'string';

function ask(name: RouteName, method: string, env: object, headers: Record<string, string> = {}) {
  const { request, asked } = edge({}, env);
  const body = method === 'POST' ? { body: 'x=1' } : {};
  const init = { method, headers: { ...(method === 'POST' ? FORM_HEADERS : {}), ...headers }, ...body };
  return request(pathOf(name), init).then(({ status }) => ({ status, asked: asked.length }));
}

test.each(methods.filter(isLimited))(
  '$method $name takes one from its limit, and past it asks the origin nothing',
  async ({ name, method, limit }) => {
    const { limiters, taken } = limitersOf(Object.values(LIMIT_BINDINGS), 0);
    expect(await ask(name, method, limiters)).toEqual({ status: 429, asked: 0 });
    expect(taken()).toEqual({ [LIMIT_BINDINGS[limit]]: 1 });
  },
);

test('every row of the route table has a page, and none is still to come [F2-56]', async () => {
  expect(Object.keys(pages).sort()).toEqual(routes.map(({ name }) => name).sort());
  for (const { name, method } of methods) expect((await ask(name, method, {})).status, name).not.toBe(501);
});

test('an unknown path has the limit of pages', async () => {
  const { limiters } = limitersOf([LIMIT_BINDINGS.pages], 0);
  const { get } = edge({}, limiters);
  expect((await get('/no/such/page')).status).toBe(429);
});

test('only pages that ask the origin nothing, or that only local runs have, are unlimited', () => {
  const without = methods.filter((row) => !isLimited(row)).map(({ name, method }) => `${method} ${name}`);
  expect(without.sort()).toEqual([
    'GET kit',
    'GET outbox',
    'GET page-events',
    'GET robots',
    'GET status',
    'POST aging',
    'POST court-runner-back',
    'POST renewals',
  ]);
});

test('a page that does not state its limit does not compile', () => {
  // @ts-expect-error: the limit is missing
  const method: PageMethod = { steps: [] };
  const page: PageMethods = { GET: method };
  expect(page.GET).not.toHaveProperty('limit');
});

test('a verified search engine is exempt where people browse, but not where they search', async () => {
  const { limiters } = limitersOf(Object.values(LIMIT_BINDINGS), 0);
  const local = { ...limiters, TRUST_BOT_USER_AGENT: 'true' };
  const engine = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  expect((await ask('person', 'GET', local, engine)).status).toBe(301);
  expect((await ask('directory-name', 'GET', local, engine)).status).toBe(404);
  expect((await ask('person-search', 'GET', local, engine)).status).toBe(429);
  // A client that merely claims to be one.
  expect((await ask('person', 'GET', limiters, engine)).status).toBe(429);
});

test('a form posted from another site takes nothing from a limit', async () => {
  for (const { name, method } of methods.filter(({ method }) => method === 'POST')) {
    const { limiters, taken } = limitersOf(Object.values(LIMIT_BINDINGS), 0);
    const answer = await ask(name, method, limiters, { 'sec-fetch-site': 'cross-site' });
    expect([name, answer.status, taken()]).toEqual([name, 403, {}]);
  }
});
