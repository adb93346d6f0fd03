import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FADE_STYLE } from '../../client/boot/fade.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { buildSearchAnswer } from '../../tests/fixtures/search.ts';
import type { renderPage } from '../../tests/support/testing-renderer.ts';
import { MissingIdParam, MissingPersonInfo, NotListed, PageDataError, Refusal } from '../failures/errors.ts';
import {
  ContractBroken,
  DetailsTimeout,
  EnvelopeRefused,
  OriginProblem,
  OriginServerError,
  OriginTimeout,
  OriginUnavailable,
  OriginUnreachable,
} from '../origin-client/errors.ts';
import { edge, json, limited, modelOf, problemResponse } from '../testing.ts';
import { pageAnswer, problemAnswer } from './error-answer.ts';

const renderer = vi.hoisted(() => ({ fails: 0 }));
vi.mock('../render/render-page.tsx', async () => {
  const real = await vi.importActual<typeof import('../../tests/support/testing-renderer.ts')>(
    '../../tests/support/testing-renderer.ts',
  );
  return {
    renderPage: (...args: Parameters<typeof renderPage>) => {
      if (renderer.fails-- > 0) throw new TypeError('Cannot read properties of Ostrowski');
      return real.renderPage(...args);
    },
  };
});
let log: string[] = [];
beforeEach(() => {
  log = [];
  renderer.fails = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => log.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a page data failure is a 404 that keeps the original message in the log [F8-01 F8-02 F8-03]', () => {
  const answer = pageAnswer(new PageDataError(new TypeError('x is not a function')), 'human');
  expect(answer).toMatchObject({
    status: 404,
    message: 'Uncaught exception while loading page data, converted to a 404.',
  });
  expect(answer.log?.message).toBe(
    'Uncaught exception while loading page data, converted to a 404: x is not a function',
  );
});

test('only messages from our own catalog reach the page [F8-04 P8-012]', () => {
  expect(pageAnswer(new PageDataError(new MissingPersonInfo()), 'human').message).toBe(
    'Uncaught exception while loading page data, converted to a 404: Missing person info',
  );
  expect(pageAnswer(new PageDataError(new ContractBroken('user', 'x')), 'human').message).toBe(
    'Uncaught exception while loading page data, converted to a 404.',
  );
});

test('a verified search engine is told to come back instead [F8-05]', () => {
  const engine = pageAnswer(new PageDataError(new Error('x')), 'search-engine');
  expect(engine).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  expect(pageAnswer(new PageDataError(new Error('x')), 'other-bot').status).toBe(404);
});

test('a details timeout is a 408, an open breaker a 503, a fault of the edge a 500 [F8-10 F8-11 F8-12 P8-001]', () => {
  expect(pageAnswer(new DetailsTimeout('personDetails', 8000), 'human')).toMatchObject({ status: 408, canRetry: true });
  expect(pageAnswer(new OriginUnavailable(4, 'timeout'), 'human')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '4' },
  });
  expect(pageAnswer(new TypeError('x'), 'human')).toMatchObject({ status: 500, message: null });
  expect(pageAnswer(new OriginUnreachable('x'), 'human').status).toBe(503);
});

test('a refusal is not a fault and is not logged', () => {
  expect(pageAnswer(new Refusal(405, 'x', { allow: 'GET' }), 'human')).toMatchObject({
    status: 405,
    headers: { allow: 'GET' },
    log: null,
  });
});

test("under /api an origin fault is a 502, a slow origin a 504, and no fault's message is shown [F8-15]", () => {
  expect(problemAnswer(new OriginTimeout('user', 5000)).status).toBe(504);
  for (const fault of [new OriginUnreachable('secret'), new ContractBroken('user', 'secret')])
    expect(problemAnswer(fault)).toMatchObject({ status: 502, message: expect.not.stringContaining('secret') });
  expect(problemAnswer(new TypeError('secret'))).toMatchObject({ status: 500, message: 'Internal error' });
});

test('a fault while rendering is a 500 page with a way to retry [F8-13]', async () => {
  renderer.fails = 1;
  const response = await edge().get('/people-search?a=b');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect((await modelOf(response)).page).toMatchObject({ kind: 'error', status: 500, retryPath: '/people-search?a=b' });
  expect(log.join()).toContain('Cannot read properties of [text]');
});

test('if not even the error page renders, a plain one is sent that reveals nothing about the fault [F8-13]', async () => {
  renderer.fails = 2;
  const response = await edge().get('/people-search');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(html).toContain(String(response.headers.get('x-tracking-id')));
  expect(html).toMatch(/<h1>/);
  expect(html).toContain(`<style>${FADE_STYLE}</style>`);
  expect(html).not.toMatch(/style=|secret|\n\s+at /);
});

test('the log contains neither the path nor the search', async () => {
  await edge({ 'GET /api/search/people': new Response('', { status: 500 }) }).get('/name/Maya-Ostrowski/Portland-OR');
  expect(log.join()).toContain('page_data_failed');
  expect(log.join()).not.toMatch(/maya|ostrowski|portland/i);
});

const CLASSES = [
  [new OriginTimeout('user', 5000), 'timeout'],
  [new OriginUnreachable('x'), 'unreachable'],
  [new OriginServerError('user', 500), 'origin-5xx'],
  [new OriginServerError('user', 503), 'origin-5xx'],
  [new ContractBroken('user', 'x'), 'bad-answer'],
  [new OriginProblem('user', 501, 'Not open yet', null), 'origin-5xx'],
  [new OriginProblem('user', 400, 'Bad request', null), 'bad-answer'],
] as const;

test.each(CLASSES)(
  'page data that failed by %s says %s in a header and in the log, for every visitor',
  (error, failure) => {
    for (const thrown of [new PageDataError(error), error])
      for (const botClass of ['human', 'search-engine'] as const)
        expect(pageAnswer(thrown, botClass)).toMatchObject({ headers: { 'x-failure': failure }, log: { failure } });
    expect(problemAnswer(error)).toMatchObject({ headers: { 'x-failure': failure }, log: { failure } });
  },
);

test('a details timeout and an open breaker report their failure class as well', () => {
  expect(pageAnswer(new DetailsTimeout('personDetails', 8000), 'human').headers).toEqual({ 'x-failure': 'timeout' });
  for (const answer of [pageAnswer, problemAnswer])
    expect(answer(new OriginUnavailable(4, 'unreachable'), 'human').headers).toEqual({
      'x-failure': 'unreachable',
      'retry-after': '4',
    });
});

test('a response about someone else, or one that crashes a page, is a bad one', () => {
  for (const error of [new MissingPersonInfo(), new TypeError('x is not a function')])
    expect(pageAnswer(new PageDataError(error), 'human').headers).toEqual({ 'x-failure': 'bad-answer' });
});

test('a dead link is not a failure', () => {
  const help = { title: 'x', text: 'x', link: { href: '/', text: 'x' } };
  for (const error of [new Refusal(404, 'x'), new NotListed(help), new PageDataError(new MissingIdParam())])
    expect(pageAnswer(error, 'human')).toMatchObject({ status: 404, headers: {} });
  expect(pageAnswer(new TypeError('x'), 'human').headers).toEqual({});
});

const PERSON = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const PRIVATE = new RegExp(`maya|ostrowski|portland|${PERSON_ID}`, 'i');
const lines = () => log.map((line) => JSON.parse(line));
const failureLines = () => lines().filter((line) => line.failure !== undefined);

test('a page whose data failed and a call that failed get the header and one log line each', async () => {
  const answers = {
    'GET /api/v4/person/details': json({}),
    'GET /api/search/people': new Response('', { status: 500 }),
  };
  const { get } = edge(answers);
  expect((await get(PERSON)).headers.get('x-failure')).toBe('bad-answer');
  expect(failureLines()).toMatchObject([{ event: 'page_data_failed', status: 404, failure: 'bad-answer' }]);
  expect((await get('/api/search/people?name=maya')).headers.get('x-failure')).toBe('origin-5xx');
  expect(failureLines().slice(1)).toMatchObject([{ event: 'origin_failed', status: 502, failure: 'origin-5xx' }]);
  expect(log.join()).not.toMatch(PRIVATE);
});

const here = () => json(buildDetails(MAYA));
const DETAILS = 'GET /api/v4/person/details';
const COUNTS = { 'GET /api/person/counts': () => json(buildCounts()) };
const unavailable = () => new Response('', { status: 503 });

test('details that never arrive are a 408 with their own log line', async () => {
  const { get } = edge({ ...COUNTS, [DETAILS]: () => new Promise(() => {}) }, { DETAILS_TIMEOUT_MS: '20' });
  const answer = await get(PERSON);
  expect([answer.status, answer.headers.get('x-failure')]).toEqual([408, 'timeout']);
  expect(lines()).toMatchObject([{ event: 'details_timeout', failure: 'timeout' }]);
  expect(log.join()).not.toMatch(PRIVATE);
});

test('a breaker that opens is a 503 and a log line with the class of the last fault', async () => {
  const { get, asked } = edge({ ...COUNTS, [DETAILS]: unavailable });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < 100) statuses.push((await get(PERSON)).status);
  const askedBefore = asked.filter(({ url }) => url.includes('/details')).length;
  log = [];
  const answer = await get(PERSON);
  expect([answer.status, answer.headers.get('x-failure')]).toEqual([503, 'origin-5xx']);
  expect(asked.filter(({ url }) => url.includes('/details'))).toHaveLength(askedBefore);
  expect(lines()).toMatchObject([{ event: 'breaker_open', failure: 'origin-5xx' }]);
  expect(log.join()).not.toMatch(PRIVATE);
});

test.each([
  ['counts', 'counts_failed', `${PERSON}?full=1`, { [DETAILS]: here, 'GET /api/person/counts': unavailable }],
  [
    'records',
    'records_failed',
    `${PERSON}?full=1`,
    {
      ...COUNTS,
      [DETAILS]: () => json(buildDetails(MAYA, { lookupType: 'bg' })),
      'GET /api/v4/person/background': unavailable,
    },
  ],
  ['who is looking', 'viewer_unknown', '/name/Maya-Ostrowski/Portland-OR', { 'GET /api/user': unavailable }],
  ['where browsing begins', 'directory_missing', '/people-search', { 'GET /api/directory': unavailable }],
])(
  'a page without its late part (%s) is a 200 without a failure, and one line: %s',
  async (_, event, path, answers) => {
    const found = { 'GET /api/search/people': () => json(buildSearchAnswer()) };
    const { get } = edge({ ...found, ...answers });
    const answer = await get(path, event === 'viewer_unknown' ? { cookie: 'session=token' } : {});
    await answer.text();
    expect([answer.status, answer.headers.get('x-failure')]).toEqual([200, null]);
    expect(lines()).toEqual([{ event, trackingId: expect.any(String), message: expect.any(String) }]);
    expect(log.join()).not.toMatch(PRIVATE);
  },
);

test('an unknown id and an unknown page are not failures', async () => {
  const { get } = edge();
  for (const path of [PERSON, '/no/such/page']) expect((await get(path)).headers.get('x-failure')).toBeNull();
  expect(failureLines()).toEqual([]);
});

test('a 404 from something in front of the origin says nothing about a person', async () => {
  const html = () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
  const { get } = edge({ [DETAILS]: html });
  const response = await get(PERSON);
  expect([response.status, response.headers.get('x-failure')]).toEqual([404, 'bad-answer']);
  expect(failureLines()).toMatchObject([{ event: 'page_data_failed', failure: 'bad-answer' }]);
});

const refused = () => problemResponse(401, { 'x-envelope': 'refused' });
const REFUSED = Object.fromEntries(
  ['v4/person/details', 'search/people', 'user', 'directory', 'billing/invoices'].map((call) => [
    `GET /api/${call}`,
    refused,
  ]),
);

test('with a secret that the origin does not accept, every page and call says that the site is not set up', async () => {
  const { get } = edge(REFUSED);
  const cookie = 'session=token';
  for (const path of [PERSON, '/name/Maya-Ostrowski/Portland-OR', '/', '/people-search', '/billing/invoices']) {
    const response = await get(path, { cookie });
    expect([path, response.status, response.headers.get('x-failure')]).toEqual([path, 500, null]);
    expect((await modelOf(response)).page).toMatchObject({ kind: 'error', message: 'This site is not set up yet.' });
  }
  const call = await get('/api/search/people?name=maya');
  expect(call.status).toBe(500);
  expect(await call.json()).toMatchObject({ title: 'This site is not set up yet.' });
  const events = log.map((line) => JSON.parse(line).event);
  expect(events.filter((event) => event === 'edge_not_set_up')).toHaveLength(6);
  expect(events).not.toContain('page_data_failed');
});

test('links with other kinds of ids do not hide it', async () => {
  const { get } = edge({ 'GET /api/person/premium': refused(), 'GET /api/person/smartcheck': refused() });
  for (const id of [`${'A'.repeat(41)}+%2F=`, '999999999999999'])
    expect([id, (await get(`/name/-/-/${id}`)).status]).toEqual([id, 500]);
  expect(lines().map(({ event }) => event)).toEqual(['edge_not_set_up', 'edge_not_set_up']);
});

test('an expired session is not mistaken for it', async () => {
  const { get } = edge({ 'GET /api/billing/invoices': problemResponse(401), 'GET /api/user': problemResponse(401) });
  expect((await get('/billing/invoices', { cookie: 'session=token' })).status).toBe(303);
});

test('a refused envelope says so under /api and on a page alike', () => {
  for (const answer of [pageAnswer(new EnvelopeRefused('user'), 'human'), problemAnswer(new EnvelopeRefused('user'))])
    expect(answer).toMatchObject({ status: 500, message: expect.stringContaining('not set up'), canRetry: false });
});

describe('a call that keeps failing for a stranger,', () => {
  const STRANGER = { 'x-local-client': '192.0.2.7' };
  const OTHER = { 'x-local-client': '198.51.100.9' };
  const found = { 'GET /api/v4/person/details': () => json(buildDetails(MAYA)) };
  const suggest = '/api/suggest?q=ma&type=name';
  const houses = '/api/search/address?street=538+Dunby+Ln&location=Portland,+OR';
  const limits = { LIMIT_SEARCH: limited(Infinity), LIMIT_SUGGEST: limited(Infinity) };

  test.each([
    [suggest, 'GET /api/suggest'],
    [houses, 'GET /api/search/address'],
    [`/api/person/counts?personId=${PERSON_ID}`, 'GET /api/person/counts'],
  ])('does not affect person pages: %s', async (path, call) => {
    for (const status of [500, 502, 503, 504]) {
      const { get } = edge({ ...found, [call]: new Response('', { status }) }, limits);
      for (let i = 0; i < 20; i++) expect((await get(path, STRANGER)).status).not.toBe(200);
      expect((await get(PERSON, STRANGER)).status).toBe(200);
      expect((await get(PERSON, OTHER)).status).toBe(200);
    }
  });

  test('still works for others', async () => {
    const fails = async () => new Response('', { status: 504 });
    const finds = async () => json(buildSearchAnswer());
    const answers = {
      'GET /api/search/people': (request: Request) =>
        new URL(request.url).searchParams.get('name') === 'slow' ? fails() : finds(),
    };
    const { get } = edge(answers, limits);
    for (let i = 0; i < 20; i++) await get('/api/search/people?name=slow', STRANGER);
    expect((await get('/api/search/people?name=slow', STRANGER)).status).toBe(503);
    expect((await get('/api/search/people?name=maya', OTHER)).status).toBe(200);
  });

  test('costs only parts of a page if it is a late one', async () => {
    const { get } = edge({ ...found, 'GET /api/person/counts': new Response('', { status: 503 }) });
    for (let i = 0; i < 20; i++) expect((await get(PERSON, STRANGER)).status).toBe(200);
  });
});
