import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BREAKER_FAULTS, createBreaker } from './breaker.ts';
import { OriginTimeout, OriginUnavailable, OriginUnreachable } from './errors.ts';
import { exchange, type OriginRequest } from './exchange.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = Response | Error | 'never';

/** An origin that gives these answers in turn, the last one again and again. */
function origin(...answers: Answer[]) {
  const asked: Request[] = [];
  const fetcher = {
    async fetch(request: Request) {
      const answer = answers[Math.min(asked.push(request), answers.length) - 1];
      if (answer === 'never') return new Promise<Response>(() => {});
      if (answer instanceof Error) throw answer;
      return (answer ?? new Response()).clone();
    },
  };
  return { asked, link: { fetcher, baseUrl: 'https://origin.internal', breaker: createBreaker() } };
}

const request = (more: Partial<OriginRequest> = {}): OriginRequest => ({
  label: 'user',
  method: 'GET',
  pathWithQuery: '/api/user',
  body: null,
  headersFor: async (path) => ({ 'x-edge-signed-path': path }),
  timeoutMs: 1_000,
  isMeant5xx: () => false,
  ...more,
});

const OK = new Response('{}');
const status = (code: number) => new Response('', { status: code });

test('what is signed is what is sent, byte for byte', async () => {
  const { link, asked } = origin(OK);
  await exchange(link, request({ pathWithQuery: '/api/search/people?name=Ma%79a+O%27Neil' }));
  expect(asked[0]?.url).toBe('https://origin.internal/api/search/people?name=Ma%79a+O%27Neil');
  expect(asked[0]?.headers.get('x-edge-signed-path')).toBe('/api/search/people?name=Ma%79a+O%27Neil');
});

test.each([
  ['a network failure', new Error('connection lost')],
  ['a 502', status(502)],
  ['a 503 without meaning', status(503)],
])('a GET is tried once more after %s', async (_, fault) => {
  const { link, asked } = origin(fault, OK);
  expect((await exchange(link, request())).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('a second failure is the end of it', async () => {
  const { link, asked } = origin(new Error('connection lost'));
  await expect(exchange(link, request())).rejects.toThrow(OriginUnreachable);
  expect(asked).toHaveLength(2);
});

test('a 500 and anything but a GET are not tried again', async () => {
  for (const [fault, method] of [
    [status(500), 'GET'],
    [status(503), 'POST'],
    [new Error('connection lost'), 'POST'],
  ] as const) {
    const { link, asked } = origin(fault, OK);
    await expect(exchange(link, request({ method, body: method === 'POST' ? '{}' : null }))).rejects.toThrow(
      OriginUnreachable,
    );
    expect(asked).toHaveLength(1);
  }
});

test('a GET that changes something is sent once, whatever becomes of it', async () => {
  for (const fault of [new Error('connection lost'), status(502), status(503)]) {
    const { link, asked } = origin(fault, OK);
    await expect(exchange(link, request({ canRetry: false }))).rejects.toThrow(OriginUnreachable);
    expect(asked).toHaveLength(1);
  }
});

test('a 5xx that means something is a reply and no fault', async () => {
  const { link, asked } = origin(status(501));
  for (let i = 0; i < 3 * BREAKER_FAULTS; i++)
    expect((await exchange(link, request({ isMeant5xx: (code) => code === 501 }))).status).toBe(501);
  expect(asked).toHaveLength(3 * BREAKER_FAULTS);
});

test('an origin that does not answer is left after the time limit, and not asked again', async () => {
  const { link, asked } = origin('never');
  const reply = exchange(link, request());
  const failure = expect(reply).rejects.toThrow(OriginTimeout);
  await vi.advanceTimersByTimeAsync(1_000);
  await failure;
  await expect(reply).rejects.toThrow(/timeout/);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('the time limit holds for both attempts together, and for the body', async () => {
  const stuck = origin(status(502), 'never');
  const first = expect(exchange(stuck.link, request())).rejects.toThrow(OriginTimeout);
  const endless = origin(new Response(new ReadableStream()));
  const second = expect(exchange(endless.link, request())).rejects.toThrow(OriginTimeout);
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
  await second;
});

test('an answer in time leaves no timer behind', async () => {
  await exchange(origin(OK).link, request());
  expect(vi.getTimerCount()).toBe(0);
});

test('faults in a row open the breaker and the origin is left alone', async () => {
  const { link, asked } = origin(status(500));
  for (let i = 0; i < BREAKER_FAULTS; i++) await expect(exchange(link, request())).rejects.toThrow(OriginUnreachable);
  await expect(exchange(link, request())).rejects.toThrow(OriginUnavailable);
  expect(asked).toHaveLength(BREAKER_FAULTS);
});

test('a no is not a fault', async () => {
  const { link } = origin(status(404));
  for (let i = 0; i < 3 * BREAKER_FAULTS; i++) expect((await exchange(link, request())).status).toBe(404);
});
