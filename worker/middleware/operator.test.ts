import { Hono } from 'hono';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { parseEnvelope } from '../../shared/contract/transport/envelope.ts';
import type { EdgeEnv } from '../context.ts';
import type { AccessSettings } from '../env.ts';
import { edge, json } from '../testing.ts';
import { operator } from './operator.ts';

const ACCESS: AccessSettings = { teamUrl: 'https://team.cloudflareaccess.com', audience: 'the-audience' };
type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: Pair;
let theirs: Pair;

beforeAll(async () => {
  [ours, theirs] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
});

interface Claims {
  readonly issuer?: string;
  readonly audience?: string;
  readonly expiresAt?: number;
  readonly email?: unknown;
  readonly key?: Pair;
}

const SOON = () => Math.floor(Date.now() / 1000) + 60;

function sign({
  issuer = ACCESS.teamUrl,
  audience = ACCESS.audience,
  expiresAt = SOON(),
  email = 'Ada@example.com',
  key = ours,
}: Claims): Promise<string> {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key.privateKey);
}

/** Who was let in by this assertion; null if nobody was. */
async function letIn(
  assertion: string | null,
  { isLocal = false, access = ACCESS as AccessSettings | null } = {},
): Promise<string | null> {
  const keys = createLocalJWKSet({ keys: [await exportJWK(ours.publicKey)] });
  const app = new Hono<EdgeEnv>();
  app.use(async (c, next) => {
    c.set('settings', { isLocal, access } as EdgeEnv['Variables']['settings']);
    c.set('url', new URL(c.req.url));
    await next();
  });
  app.onError((_error, c) => c.text('refused', 404));
  app.get(
    '/operator',
    operator(() => keys),
    (c) => c.text(c.get('operator') ?? ''),
  );
  const headers: Record<string, string> = assertion === null ? {} : { 'cf-access-jwt-assertion': assertion };
  const response = await app.request('/operator', { headers });
  return response.status === 200 ? response.text() : null;
}

test('whom Cloudflare Access signed in passes, by the address of the assertion', async () => {
  expect(await letIn(await sign({}))).toBe('ada@example.com');
});

test('nobody else passes: without an assertion, or with one that is forged, over, for somebody else or of no person', async () => {
  const [head, body] = (await sign({})).split('.');
  const refused = [
    null,
    '',
    'x'.repeat(9_000),
    `${head}.${body}.`,
    await sign({ key: theirs }),
    await sign({ issuer: 'https://other.cloudflareaccess.com' }),
    await sign({ audience: 'another' }),
    await sign({ expiresAt: SOON() - 120 }),
    await sign({ email: null }),
    await sign({ email: 7 }),
    await sign({ email: 'ada@example.com\r\nx: y' }),
    `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`,
  ];
  for (const assertion of refused) expect(await letIn(assertion), String(assertion).slice(0, 60)).toBeNull();
});

test('without Access nobody passes, and in a local run whoever sits at the machine does', async () => {
  expect(await letIn(await sign({}), { access: null })).toBeNull();
  expect(await letIn(null, { isLocal: true, access: null })).toBe('local operator');
});

const OVERVIEW = () => json({ operator: 'local operator', areas: [{ area: 'record-errors', open: 2, late: 0 }] });

test('a page of the operator tells the origin who acts; elsewhere the path is unknown, also with a made-up header', async () => {
  let told: Headers = new Headers();
  const local = edge({
    'GET /api/operator/overview': (request: Request) => {
      told = request.headers;
      return OVERVIEW();
    },
  });
  expect((await local.get('/operator')).status).toBe(200);
  expect(parseEnvelope(told)?.operator).toBe('local operator');

  const live = edge({ 'GET /api/operator/overview': OVERVIEW }, { ENVIRONMENT: 'production' });
  const response = await live.get('/operator', { 'x-edge-operator': 'ada@example.com' });
  expect([response.status, (await live.get('/nothing/here')).status]).toEqual([404, 404]);
  expect(live.asked.map(({ url }) => new URL(url).pathname)).not.toContain('/api/operator/overview');
});
