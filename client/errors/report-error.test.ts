import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const send = vi.fn<typeof fetch>();
/** A fresh module each time, as in every page view. */
let report: (event: Event) => void;

beforeEach(async () => {
  vi.resetModules();
  send.mockReset().mockResolvedValue(new Response('{"isDone":true}'));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', { origin: 'https://porchlight.example' });
  report = (await import('./report-error.ts')).reportError;
});
afterEach(() => vi.unstubAllGlobals());

const rejection = (message: string, more: object = {}) => {
  const reason = new TypeError(message);
  reason.stack = '';
  return Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason, ...more });
};
const told = () =>
  Promise.all(send.mock.calls.map(async ([, init]) => (await new Response(init?.body).json()) as unknown));

it('an error is posted once, however often it happens', async () => {
  for (let at = 0; at < 3; at++) report(rejection('e is undefined'));
  expect(await told()).toEqual([{ type: 'unhandled-rejection', e: 'TypeError: e is undefined' }]);
  expect(send.mock.calls[0]?.[0]).toBe('/api/log-error');
  expect(send.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

it('a page view posts only a few errors', async () => {
  for (const name of 'abcdefghij') report(rejection(`${name} is undefined`));
  expect(await told()).toHaveLength(5);
});

it('a prevented event is not an error', async () => {
  const event = rejection('Transition was skipped');
  event.preventDefault();
  report(event);
  expect(await told()).toEqual([]);
});

it('a failure while reporting is not reported', () => {
  send.mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => report(rejection('e is undefined'))).not.toThrow();
  const hostile = Object.defineProperty(rejection('x'), 'reason', {
    get() {
      throw new Error('no');
    },
  });
  expect(() => report(hostile)).not.toThrow();
});
