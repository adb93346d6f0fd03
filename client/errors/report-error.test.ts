import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const send = vi.fn<typeof fetch>();
/** A fresh one each time, as every page view has. */
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
const told = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);

it('an error is posted once, however often it happens', () => {
  for (let at = 0; at < 3; at++) report(rejection('e is undefined'));
  expect(told()).toEqual([{ type: 'unhandled-rejection', e: 'TypeError: e is undefined' }]);
  expect(send.mock.calls[0]?.[0]).toBe('/api/log-error');
  expect(send.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

it('a page view posts a few at most', () => {
  for (const name of 'abcdefghij') report(rejection(`${name} is undefined`));
  expect(told()).toHaveLength(5);
});

it('what somebody prevented is no error', () => {
  const event = rejection('Transition was skipped');
  event.preventDefault();
  report(event);
  expect(told()).toEqual([]);
});

it('what fails while it is told is told nobody', () => {
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
