import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '../../shared/contract/calls.ts';
import { verifyEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { readTraceparent } from '../../shared/contract/transport/trace-context.ts';
import { MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { UNKNOWN_MARK, withUnknownFields } from '../../tests/support/unknown-fields.ts';
import type { EdgeContext } from '../context.ts';
import { type EdgeBindings, parseSettings } from '../env.ts';
import { edge, json, type OriginAnswers, problemResponse, SECRET } from '../testing.ts';
import { createOriginClient } from './create-origin-client.ts';
import { ContractBroken, DetailsTimeout, OriginProblem, OriginTimeout } from './errors.ts';

afterEach(() => {
  vi.useRealTimers();
});

const VARIABLES = {
  trackingId: '4bf92f3577b34da6a3ce929d0e0e4736',
  botClass: 'human',
  clientAddress: '192.0.2.7',
  device: 'desktop',
  dayType: 'weekday',
  isPrefetch: false,
  origination: { isDocument: true, isOwnNavigation: false, isFromEngine: false },
  session: null,
} as const;

function client(
  answers: OriginAnswers,
  variables: Partial<Record<keyof EdgeContext['var'], unknown>> = {},
  env: Partial<EdgeBindings> = {},
) {
  const { asked, env: bindings } = edge(answers, env);
  const known: Record<string, unknown> = { ...VARIABLES, settings: parseSettings(bindings), ...variables };
  const c = {
    env: bindings,
    get: (name: string) => known[name],
    req: { method: 'GET', header: () => undefined, raw: new Request('https://edge.example') },
  } as unknown as EdgeContext;
  return { asked, origin: createOriginClient(c) };
}

const DETAILS = 'GET /api/v4/person/details';
const never = () => new Promise<Response>(() => {});

test('a call has a valid edge envelope and the session, and nothing else from the browser', async () => {
  const { origin, asked } = client({ [DETAILS]: json(buildDetails(MAYA)) }, { session: 'session=token' });
  await origin.get('personDetails', { personId: PERSON_ID, stub: undefined, deltas_seen: 'true' });
  const [request] = asked;
  if (request === undefined) throw new Error('not asked');
  const { pathname, search } = new URL(request.url);
  expect(search).toBe(`?personId=${PERSON_ID}&deltas_seen=true`);
  expect(await verifyEnvelope([SECRET], 'GET', pathname + search, request.headers, Date.now())).toMatchObject({
    caller: 'edge',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    clientAddress: '192.0.2.7',
    isHead: false,
  });
  const sent = [...request.headers.keys()].filter((name) => !name.startsWith('x-edge-'));
  expect(sent.sort()).toEqual(['accept', 'cookie', 'traceparent']);
  expect(readTraceparent(request.headers.get('traceparent'))?.traceId).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  expect(request.headers.get('cookie')).toBe('session=token');
});

test('a malformed response is a broken contract, reported without any value [F5-29 P3-017]', async () => {
  const details = { ...buildDetails(MAYA), fillScore: 'secret value' };
  const { origin } = client({ [DETAILS]: json(details) });
  const answer = origin.get('personDetails', { personId: PERSON_ID });
  await expect(answer).rejects.toThrow(ContractBroken);
  await expect(answer).rejects.toThrow(/personDetails: .* at 'fillScore'/);
  await expect(answer).rejects.not.toThrow(/secret/);
});

test("a newer origin's unknown fields are dropped", async () => {
  const details = buildDetails(MAYA);
  const newer = json(withUnknownFields(calls.personDetails.response, details));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { origin } = client({ [DETAILS]: newer });
  for (let view = 0; view < 3; view += 1) {
    const read = await origin.get('personDetails', { personId: PERSON_ID });
    expect(read).toEqual(details);
    expect(JSON.stringify(read)).not.toContain(UNKNOWN_MARK);
  }
  // Once, or every page view would add a line.
  expect(log.mock.calls.map(([line]) => JSON.parse(line as string))).toEqual([
    { event: 'unknown_fields_dropped', trackingId: '4bf92f3577b34da6a3ce929d0e0e4736', call: 'personDetails' },
  ]);
  log.mockRestore();
});

test.each([
  ['not JSON', new Response('<html>')],
  ['nothing', new Response('')],
  ['an empty 204 that the table does not allow', new Response(null, { status: 204 })],
  ['a redirect', new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } })],
])('a response that is %s is a broken contract', async (_, response) => {
  const { origin } = client({ [DETAILS]: response });
  await expect(origin.get('personDetails', { personId: PERSON_ID })).rejects.toThrow(ContractBroken);
});

test('a 204 means none if the table says so [F5-30 F7-04]', async () => {
  const { origin } = client({ 'GET /api/person/counts': new Response(null, { status: 204 }) });
  expect(await origin.get('personCounts', { personId: PERSON_ID })).toBeNull();
});

test('a refusal by the origin keeps its status, title and Retry-After', async () => {
  const { origin } = client({ 'POST /api/auth/login': problemResponse(429, { 'retry-after': '40' }) });
  const answer = origin.send('login', { email: 'a@example.com', password: 'x' });
  await expect(answer).rejects.toThrow(OriginProblem);
  await expect(answer).rejects.toMatchObject({ status: 429, title: 'problem 429', retryAfter: '40' });
});

test('details have their own time limit, every other call 5 seconds [P7-011]', async () => {
  vi.useFakeTimers();
  const { origin } = client({ [DETAILS]: never, 'GET /api/user': never }, {}, { DETAILS_TIMEOUT_MS: '150' });
  const details = expect(origin.get('personDetails', { personId: PERSON_ID })).rejects.toThrow(DetailsTimeout);
  const user = expect(origin.get('user', {})).rejects.toThrow(OriginTimeout);
  await vi.advanceTimersByTimeAsync(150);
  await details;
  await vi.advanceTimersByTimeAsync(5_000);
  await user;
});

test('a 503 for details has a meaning only for a prefetch', async () => {
  const prefetch = client({ [DETAILS]: problemResponse(503) }, { isPrefetch: true });
  await expect(prefetch.origin.get('personDetails', { personId: PERSON_ID })).rejects.toMatchObject({ status: 503 });
  expect(prefetch.asked).toHaveLength(1);
  const view = client({ [DETAILS]: problemResponse(503) });
  await expect(view.origin.get('personDetails', { personId: PERSON_ID })).rejects.not.toThrow(OriginProblem);
  expect(view.asked).toHaveLength(2);
});

test('a 503 that a sent call lists passes with its Retry-After, and never opens the breaker', async () => {
  const busy = problemResponse(503, { 'retry-after': '4' });
  const { origin, asked } = client({ 'POST /api/auth/login': busy, 'POST /api/auth/logout': busy });
  const body = { email: 'maya@example.com', password: 'correct horse' };
  for (let sent = 0; sent < 20; sent += 1)
    await expect(origin.send('login', body)).rejects.toMatchObject({ status: 503, retryAfter: '4' });
  expect(asked).toHaveLength(20);
  // A call without such a 503 has failed.
  await expect(origin.send('logout', {})).rejects.not.toThrow(OriginProblem);
});

test('sent calls return the cookies that the origin sets', async () => {
  const headers = new Headers([
    ['set-cookie', 'session=a; HttpOnly'],
    ['set-cookie', 'user_id=b'],
  ]);
  const { origin, asked } = client({ 'POST /api/auth/logout': json({}, { headers }) });
  expect((await origin.send('logout', {})).setCookies).toEqual(['session=a; HttpOnly', 'user_id=b']);
  expect(asked[0]?.headers.get('content-type')).toBe('application/json');
});

test('parameters are encoded in the path, and part of the signature', async () => {
  const { origin, asked } = client({});
  await expect(origin.get('location', { page: '2' }, { location: 'St Louis/MO' })).rejects.toMatchObject({
    status: 404,
  });
  const { pathname, search } = new URL(asked[0]?.url ?? '');
  expect(pathname + search).toBe('/api/locations/St%20Louis%2FMO?page=2');
  const headers = asked[0]?.headers ?? new Headers();
  expect(await verifyEnvelope([SECRET], 'GET', pathname + search, headers, Date.now())).not.toBeNull();
});

test('a call that is not open yet is a refusal by the origin and made only once', async () => {
  const { origin, asked } = client({ 'GET /api/products': problemResponse(501) });
  await expect(origin.get('products', {})).rejects.toMatchObject({ name: 'OriginProblem', status: 501 });
  expect(asked).toHaveLength(1);
});
