import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, Caller } from '../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../shared/contract/calls.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { type Problem, problemSchema } from '../../shared/contract/transport/problem.ts';
import { addAccount, addSession } from '../../tests/fixtures/accounts-database.ts';
import { addPerson, addPlaces, fixtureId } from '../../tests/fixtures/people-database.ts';
import { CALL_SAMPLES, samplePath } from '../../tests/support/call-samples.ts';
import { HUMAN_VIEW, openTestOrigin, type TestOrigin } from '../../tests/support/origin-app.ts';
import { app } from './app.ts';
import worker from './index.ts';

const SEARCH = '/api/search/people?name=Elise+Navarro';
const ELISE = fixtureId('elise');
/** Input no call accepts; a call that is not open does not look at it. */
const UNREADABLE = { query: 'a=1&a=2&%zz', body: 'no JSON' } as const;
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', homes: ['portlandOr'] });
});

describe('the envelope', () => {
  it('is required on every path, known or not', async () => {
    const env = { ...origin.bindings, EDGE_ORIGIN_SECRET: 'x'.repeat(32) };
    for (const path of [...Object.values(calls).map((call) => call.path), '/api/nothing', '/']) {
      const response = await app.request(`https://origin.example${path}`, {}, env);
      expect(response.status, path).toBe(401);
      expect(response.headers.get('x-envelope'), 'told from a visitor who is logged out').toBe('refused');
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('covers every x-edge header and the path as sent', async () => {
    expect((await origin.call(SEARCH)).status).toBe(200);
    expect((await origin.call(SEARCH, { headers: { 'x-edge-role': 'operator' } })).status).toBe(401);
    expect((await origin.call(SEARCH, { headers: { 'x-edge-caller': 'browser' } })).status).toBe(401);
    const signed = await signEnvelope(['x'.repeat(40)], 'GET', SEARCH, HUMAN_VIEW, Date.now());
    expect((await origin.call(SEARCH, { headers: signed })).status).toBe(401);
  });

  it('must be no more than a minute old', async () => {
    vi.useFakeTimers({ now: Date.now() - 61_000, toFake: ['Date'] });
    const path = '/api/user';
    const call = origin.call(path);
    vi.useRealTimers();
    expect((await call).status).toBe(401);
  });
});

const ROWS = Object.entries(calls) as [CallName, Call][];

const CALLERS = ['edge', 'browser'] as const;
const mayCall = ({ caller }: Call, who: Caller): boolean => caller === 'both' || caller === 'outside' || caller === who;
const pathOf = ({ path }: Call, param: string): string => path.replace(/\{\w+\}/g, param);

/** What an outside call says to a sample, by its own proof: 404 without such a provider, 410 for no link of ours. */
const outsideStatus = ({ errors }: Call): number => (errors.includes(410) ? 410 : 404);

// What callers with an envelope get is in rights.test.ts.
it.each(ROWS)('%s answers callers without an envelope only if the call comes from outside', async (name, call) => {
  const sample = CALL_SAMPLES[name];
  const asked = typeof sample === 'function' ? sample({ id: 'ann', listId: 1 }) : sample;
  const path = samplePath(call.path, asked);
  const { body } = asked;
  const request = { method: call.method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await app.request(`https://origin.example${path}`, request, origin.bindings);
  expect(response.status).toBe(call.caller === 'outside' ? outsideStatus(call) : 401);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

it('the edge and the browser both get counts [F7-05]', async () => {
  for (const caller of CALLERS) {
    const answer = await origin.call(`/api/person/counts?personId=${ELISE}`, { envelope: { caller } });
    expect([caller, answer.status]).toEqual([caller, 200]);
  }
});

it('every call of the table is built: none answers 501 [F7-22 P7-049]', async () => {
  for (const [name, call] of ROWS) {
    const caller = CALLERS.find((who) => mayCall(call, who)) ?? 'edge';
    const body = call.method === 'GET' ? {} : { body: '{}' };
    const { status } = await origin.call(pathOf(call, 'x1'), { method: call.method, ...body, envelope: { caller } });
    expect(status, name).not.toBe(501);
  }
});

describe('the caller is checked before anything in a request is read', () => {
  /** The call with nothing readable in it. */
  const nonsense = (call: Call): [string, { readonly method: string; readonly body?: string }] => [
    `${pathOf(call, '~~%00')}?${UNREADABLE.query}`,
    { method: call.method, ...(call.method === 'GET' ? {} : { body: UNREADABLE.body }) },
  ];
  const rowsWhere = (wanted: (call: Call) => boolean) => ROWS.filter(([, call]) => wanted(call));

  it.each(rowsWhere(({ caller }) => caller !== 'outside'))('%s is 401 without an envelope', async (_, call) => {
    const [path, request] = nonsense(call);
    expect((await app.request(`https://origin.example${path}`, request, origin.bindings)).status).toBe(401);
  });

  it.each(rowsWhere(({ caller }) => caller === 'edge' || caller === 'browser'))(
    '%s is 403 for another caller',
    async (_, call) => {
      const [path, request] = nonsense(call);
      const caller = call.caller === 'edge' ? 'browser' : 'edge';
      expect((await origin.call(path, { ...request, envelope: { caller } })).status).toBe(403);
    },
  );

  const OF_SESSIONS = rowsWhere(({ viewer }) => viewer !== 'anyone' && viewer !== 'operator');

  it.each(rowsWhere(({ viewer }) => viewer === 'operator'))(
    '%s is 403 unless the edge says who works for the operator, whatever the session',
    async (_, call) => {
      addAccount(origin.accounts, { id: 'ann', userType: 'smb' });
      const [path, request] = nonsense(call);
      for (const cookie of [undefined, `session=${await addSession(origin.accounts, 'ann')}`])
        expect((await origin.call(path, { ...request, cookie })).status).toBe(403);
      const envelope = { operator: 'ada@example.com' };
      expect((await origin.call(path, { ...request, envelope })).status).not.toBe(403);
    },
  );

  it.each(OF_SESSIONS)('%s is 401 without a session', async (_, call) => {
    const [path, request] = nonsense(call);
    for (const caller of CALLERS.filter((who) => mayCall(call, who)))
      for (const cookie of [undefined, 'session=forged'])
        expect((await origin.call(path, { ...request, cookie, envelope: { caller } })).status).toBe(401);
  });
});

it('reads the body of a request it refuses, so that the connection can be reused', async () => {
  const request = new Request('https://origin.example/api/orders', { method: 'POST', body: '{}' });
  expect([(await app.fetch(request, origin.bindings)).status, request.bodyUsed]).toEqual([401, true]);
});

it('a path with one segment too many matches no call', async () => {
  expect((await origin.call('/api/property/x1/y')).status).toBe(404);
});

describe('a request that breaks the contract', () => {
  it.each([
    '/api/search/people',
    '/api/search/people?name=',
    '/api/search/people?name=a&name=b',
    '/api/search/people?name=a&secret=1',
    '/api/search/people?name=a&page=0',
    '/api/search/people?name=a&page=101',
    `/api/search/people?name=${'a'.repeat(101)}`,
    '/api/person/counts?personId=X',
    '/api/user?a=b',
  ])('%s is 400 and echoes nothing', async (path) => {
    const answer = await origin.call(path);
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(answer.json())).toMatchObject({ title: 'Bad request', trackingId: HUMAN_VIEW.traceId });
    expect(answer.text).not.toContain('aaaa');
  });

  it('with a body above 64 KB is refused, whatever length it declares', async () => {
    const body = JSON.stringify({ email: 'a', password: 'b'.repeat(70_000) });
    expect((await origin.call('/api/auth/login', { method: 'POST', body })).status).toBe(413);
  });

  it('is 404 for a path or a method without a call', async () => {
    expect((await origin.call('/api/persons')).status).toBe(404);
    expect((await origin.call('/api/user/')).status).toBe(404);
    expect((await origin.call('/api/user', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

describe('an answer', () => {
  it('is never stored', async () => {
    for (const path of [SEARCH, '/api/user', '/api/nothing', '/api/person/counts?personId=Punknownunknown'])
      expect((await origin.call(path)).headers.get('cache-control')).toBe('no-store');
  });

  it('to a HEAD has no body', async () => {
    const answer = await origin.call('/api/user', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
  });

  it('to a failed call reveals nothing about the failure, and the log nothing of the query', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    origin.people.prepare = () => {
      throw new Error('D1_ERROR: no such table secret_table');
    };
    const answer = await origin.call(SEARCH);
    expect(answer.status).toBe(500);
    expect(answer.json<Problem>()).toEqual({
      type: 'about:blank',
      title: 'Internal server error',
      status: 500,
      trackingId: HUMAN_VIEW.traceId,
    });
    const logged = String(log.mock.calls[0]?.[0]);
    expect(JSON.parse(logged)).toMatchObject({ trackingId: HUMAN_VIEW.traceId, call: 'searchPeople' });
    expect(logged).not.toContain('Navarro');
    log.mockRestore();
  });
});

describe('the log of a failure', () => {
  it("says which call failed, but no name or place from its path or from the database's message", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    origin.people.prepare = () => {
      throw new Error('D1_ERROR: fts5: syntax error near "Ostrowski": SQLITE_ERROR');
    };
    for (const [path, call] of [
      ['/api/directory/o/ostrowski', 'directoryName'],
      ['/api/locations/portland-or', 'location'],
      ['/api/property-search/portland-or', 'propertySearch'],
    ] as const) {
      log.mockClear();
      const answer = await origin.call(path);
      expect([path, answer.status]).toEqual([path, 500]);
      const logged = String(log.mock.calls[0]?.[0]);
      expect(JSON.parse(logged)).toMatchObject({ message: 'call failed', call });
      expect(logged).not.toMatch(/ostrowski|portland/i);
      expect(logged).toContain('syntax error near');
    }
    log.mockRestore();
  });
});

describe('settings', () => {
  it('that are wrong answer nothing but 500, and the log says what is wrong', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const good = { PEOPLE: origin.people, ACCOUNTS: origin.accounts, EDGE_ORIGIN_SECRET: 'x'.repeat(32) };
    for (const [wrong, name] of [
      [{ ...good, EDGE_ORIGIN_SECRET: 'short' }, 'EDGE_ORIGIN_SECRET'],
      [{ ...good, EDGE_ORIGIN_SECRET: undefined }, 'EDGE_ORIGIN_SECRET'],
      [{ ...good, EDGE_ORIGIN_SECRET_PREVIOUS: 'short' }, 'EDGE_ORIGIN_SECRET_PREVIOUS'],
      [{ ...good, ENVIRONMENT: 'locally' }, 'ENVIRONMENT'],
      [{ ...good, PEOPLE: undefined }, 'PEOPLE'],
    ] as const) {
      expect((await app.request('https://origin.example/api/user', {}, wrong)).status).toBe(500);
      expect(String(log.mock.lastCall?.[0])).toContain(name);
    }
    log.mockRestore();
  });
});

it('exports fetch, the scheduled job and the queue, and nothing else', () => {
  expect(Object.keys(worker)).toEqual(['fetch', 'scheduled', 'queue']);
});
