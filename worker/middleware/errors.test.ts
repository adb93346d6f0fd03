import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FADE_STYLE } from '../../client/fade.ts';
import { MissingPersonInfo, PageDataError, Refusal } from '../errors.ts';
import {
  ContractBroken,
  DetailsTimeout,
  OriginTimeout,
  OriginUnavailable,
  OriginUnreachable,
} from '../origin-client/errors.ts';
import { edge, modelOf } from '../testing.ts';
import type { renderPage } from '../testing-renderer.ts';
import { pageAnswer, problemAnswer } from './error-answer.ts';

const renderer = vi.hoisted(() => ({ fails: 0 }));
vi.mock('../render/render-page.tsx', async () => {
  const real = await import('../testing-renderer.ts');
  return {
    renderPage: (...args: Parameters<typeof renderPage>) => {
      if (renderer.fails-- > 0) throw new TypeError('secret of the renderer');
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

test('a failure of page data is a 404 that keeps the original message in the log', () => {
  const answer = pageAnswer(new PageDataError(new TypeError('x is not a function')), 'human');
  expect(answer).toMatchObject({
    status: 404,
    message: 'Uncaught exception while loading page data, converted to a 404.',
  });
  expect(answer.log?.message).toBe(
    'Uncaught exception while loading page data, converted to a 404: x is not a function',
  );
});

test('only a message of our own catalogue reaches the page', () => {
  expect(pageAnswer(new PageDataError(new MissingPersonInfo()), 'human').message).toBe(
    'Uncaught exception while loading page data, converted to a 404: Missing person info',
  );
  expect(pageAnswer(new PageDataError(new ContractBroken('user', 'x')), 'human').message).toBe(
    'Uncaught exception while loading page data, converted to a 404.',
  );
});

test('a proven search engine is told to come back instead', () => {
  const engine = pageAnswer(new PageDataError(new Error('x')), 'search-engine');
  expect(engine).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  expect(pageAnswer(new PageDataError(new Error('x')), 'other-bot').status).toBe(404);
});

test('a details timeout is a 408, an open breaker a 503, a fault of the edge a 500', () => {
  expect(pageAnswer(new DetailsTimeout('personDetails', 8000), 'human')).toMatchObject({ status: 408, canRetry: true });
  expect(pageAnswer(new OriginUnavailable(4), 'human')).toMatchObject({ status: 503, headers: { 'retry-after': '4' } });
  expect(pageAnswer(new TypeError('x'), 'human')).toMatchObject({ status: 500, message: null });
  expect(pageAnswer(new OriginUnreachable('x'), 'human').status).toBe(503);
});

test('a refusal is no fault and is not logged', () => {
  expect(pageAnswer(new Refusal(405, 'x', { allow: 'GET' }), 'human')).toMatchObject({
    status: 405,
    headers: { allow: 'GET' },
    log: null,
  });
});

test('under /api the origin at fault is a 502, a slow one a 504, and no message of a fault is shown', () => {
  expect(problemAnswer(new OriginTimeout('user', 5000)).status).toBe(504);
  for (const fault of [new OriginUnreachable('secret'), new ContractBroken('user', 'secret')])
    expect(problemAnswer(fault)).toMatchObject({ status: 502, message: expect.not.stringContaining('secret') });
  expect(problemAnswer(new TypeError('secret'))).toMatchObject({ status: 500, message: 'Internal error' });
});

test('a fault while rendering is a 500 page with a way to try again', async () => {
  renderer.fails = 1;
  const response = await edge().get('/people-search?a=b');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect((await modelOf(response)).page).toMatchObject({ kind: 'error', status: 500, retryPath: '/people-search?a=b' });
  expect(log.join()).toContain('secret of the renderer');
});

test('when not even the error page can be rendered, a plain one is sent without a word of the fault', async () => {
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

test('the log names neither the path nor what was searched', async () => {
  await edge({ 'GET /api/search/people': new Response('', { status: 500 }) }).get('/name/Maya-Ostrowski/Portland-OR');
  expect(log.join()).toContain('page_data_failed');
  expect(log.join()).not.toMatch(/maya|ostrowski|portland/i);
});
