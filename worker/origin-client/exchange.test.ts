import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BREAKER_FAULTS, createBreaker } from './breaker.ts';
import {
  ContractBroken,
  EnvelopeRefused,
  OriginServerError,
  OriginTimeout,
  OriginUnavailable,
  OriginUnreachable,
} from './errors.ts';
import { exchange, type OriginRequest } from './exchange.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = Response | Error | 'never';

const network = '192.0.2.0/24';

/** An origin that gives these responses in turn, and repeats the last one. */
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
  return {
    asked,
    link: { fetcher, baseUrl: 'https://origin.internal', breaker: createBreaker(), network, isClientGone: () => false },
  };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const request = (more: Partial<OriginRequest> = {}): OriginRequest => ({
  label: 'user',
  method: 'GET',
  traceId: TRACE,
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
])('a GET is retried once after %s', async (_, fault) => {
  const { link, asked } = origin(fault, OK);
  expect((await exchange(link, request())).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('a second failure is final', async () => {
  const { link, asked } = origin(new Error('connection lost'));
  await expect(exchange(link, request())).rejects.toThrow(OriginUnreachable);
  expect(asked).toHaveLength(2);
});

test('a 500 is not retried, and neither is anything except GET', async () => {
  for (const [fault, method, error] of [
    [status(500), 'GET', OriginServerError],
    [status(504), 'GET', OriginServerError],
    [status(503), 'POST', OriginServerError],
    [new Error('connection lost'), 'POST', OriginUnreachable],
  ] as const) {
    const { link, asked } = origin(fault, OK);
    await expect(exchange(link, request({ method, body: method === 'POST' ? '{}' : null }))).rejects.toThrow(error);
    expect(asked).toHaveLength(1);
  }
});

test('a state-changing GET is sent once, whatever happens', async () => {
  for (const [fault, error] of [
    [new Error('connection lost'), OriginUnreachable],
    [status(502), OriginServerError],
    [status(503), OriginServerError],
  ] as const) {
    const { link, asked } = origin(fault, OK);
    await expect(exchange(link, request({ canRetry: false }))).rejects.toThrow(error);
    expect(asked).toHaveLength(1);
  }
});

test('an expected 5xx is a reply and not a fault', async () => {
  const { link, asked } = origin(status(501));
  for (let i = 0; i < 3 * BREAKER_FAULTS; i++)
    expect((await exchange(link, request({ isMeant5xx: (code) => code === 501 }))).status).toBe(501);
  expect(asked).toHaveLength(3 * BREAKER_FAULTS);
});

test('an origin that does not answer is given up after the time limit, and not asked again', async () => {
  const { link, asked } = origin('never');
  const reply = exchange(link, request());
  const failure = expect(reply).rejects.toThrow(OriginTimeout);
  await vi.advanceTimersByTimeAsync(1_000);
  await failure;
  await expect(reply).rejects.toThrow(/timeout/);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('the time limit covers both attempts and the body', async () => {
  const stuck = origin(status(502), 'never');
  const first = expect(exchange(stuck.link, request())).rejects.toThrow(OriginTimeout);
  const endless = origin(new Response(new ReadableStream({ type: 'bytes' })));
  const second = expect(exchange(endless.link, request())).rejects.toThrow(OriginTimeout);
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
  await second;
});

test('a timely response leaves no timer behind', async () => {
  await exchange(origin(OK).link, request());
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['time-outs', 'never', OriginTimeout],
  ['network failures', new Error('connection lost'), OriginUnreachable],
  ['502s', status(502), OriginServerError],
  ['503s without meaning', status(503), OriginServerError],
  ['504s', status(504), OriginServerError],
] as const)('%s in a row open the breaker and the origin is left alone', async (_, fault, error) => {
  const { link, asked } = origin(fault);
  for (let i = 0; i < BREAKER_FAULTS; i++) {
    const failure = expect(exchange(link, request({ canRetry: false }))).rejects.toThrow(error);
    await vi.advanceTimersByTimeAsync(1_000);
    await failure;
  }
  await expect(exchange(link, request())).rejects.toThrow(OriginUnavailable);
  expect(asked).toHaveLength(BREAKER_FAULTS);
});

test.each([
  ['500', status(500), OriginServerError],
  ['501 without meaning', status(501), OriginServerError],
  ['answer that is too long', new Response('x'.repeat(3_000_000)), ContractBroken],
  ['refusal of the envelope', new Response('', { status: 401 }), EnvelopeRefused],
])('a %s comes from an origin that is there: it never opens the breaker', async (_, answer, error) => {
  const { link, asked } = origin(answer);
  for (let i = 0; i < 3 * BREAKER_FAULTS; i++) await expect(exchange(link, request())).rejects.toThrow(error);
  expect(asked).toHaveLength(3 * BREAKER_FAULTS);
});

test('a refusal is not a fault', async () => {
  const { link } = origin(status(404));
  for (let i = 0; i < 3 * BREAKER_FAULTS; i++) expect((await exchange(link, request())).status).toBe(404);
});

test('a client that disconnects opens no breaker', async () => {
  const { link } = origin('never');
  for (let i = 0; i < 3 * BREAKER_FAULTS; i++) {
    const failure = expect(exchange({ ...link, isClientGone: () => true }, request())).rejects.toThrow(OriginTimeout);
    await vi.advanceTimersByTimeAsync(1_000);
    await failure;
  }
});

test('a 401 about the envelope is distinguished from one about the visitor', async () => {
  const refused = new Response('', { status: 401, headers: { 'x-envelope': 'refused' } });
  await expect(exchange(origin(refused).link, request({ label: 'invoices' }))).rejects.toThrow(EnvelopeRefused);
  // An origin that does not mark it: this call lists no 401, the other returns one to every logged-out visitor.
  const unmarked = () => origin(status(401)).link;
  await expect(exchange(unmarked(), request({ label: 'personDetails' }))).rejects.toThrow(EnvelopeRefused);
  expect((await exchange(unmarked(), request({ label: 'invoices' }))).status).toBe(401);
  const headersFor = async () => ({ cookie: 'session=ended' });
  expect((await exchange(unmarked(), request({ label: 'user', headersFor }))).status).toBe(401);
});

test('the reason for a failed connection is reported without the URL, which reveals who someone is looking for', async () => {
  const { link } = origin(
    new Error('Fetch cannot load: https://origin.internal/api/search/people?name=maya at once, maya'),
  );
  const failure = exchange(link, request());
  await expect(failure).rejects.toThrow('user: no answer: Fetch cannot load: /api/search/people at once, [text]');
  await expect(failure).rejects.not.toThrow(/maya|origin\.internal/);
});

/** A body produced while it is read, and whether its reader has stopped. */
function body(next: (controller: ReadableByteStreamController) => void | Promise<void>) {
  const seen = { isCanceled: false };
  const stream = new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      await next(controller);
    },
    cancel() {
      seen.isCanceled = true;
    },
  });
  return { seen, response: new Response(stream) };
}

function originOf(response: Response) {
  const made = origin();
  return { ...made.link, fetcher: { fetch: async () => response } };
}

test.each(['personBackground', 'personRecords'] as const)(
  '%s has a limit of its own: its responses are long',
  async (label) => {
    const text = 'x'.repeat(4_000_000);
    const reply = exchange(originOf(new Response(text)), request({ label }));
    expect((await reply).text).toHaveLength(text.length);
  },
);

test('a response that trickles, or stalls midway, is abandoned after the time limit and read no further', async () => {
  const drip = body(async (controller) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    controller.enqueue(new Uint8Array([32]));
  });
  let isFirst = true;
  const stopped = body((controller) => {
    if (!isFirst) return new Promise(() => {});
    isFirst = false;
    return controller.enqueue(new Uint8Array([123]));
  });
  for (const { response, seen } of [drip, stopped]) {
    const failure = expect(exchange(originOf(response), request())).rejects.toThrow(OriginTimeout);
    await vi.advanceTimersByTimeAsync(1_000);
    await failure;
    expect(seen.isCanceled).toBe(true);
  }
});
