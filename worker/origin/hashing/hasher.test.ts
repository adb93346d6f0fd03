import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { hashPassword, verifyPassword } from '../passwords/password.ts';
import { answerHasher } from './answer-hasher.ts';
import type { Hasher } from './ask-hasher.ts';
import { derivePasswordKey, LOGIN_BUSY } from './derive-password-key.ts';
import { HashTurns } from './hash-turns.ts';
import { type HashWork, MESSAGE_MAX_BYTES, writeWork } from './hasher-messages.ts';
import { PasswordHasher } from './password-hasher.ts';
import { TODAY } from './scrypt-chain.ts';

const SECRET = 'the secret of the tests, longer than 32 characters';
const EARLIER = 'the secret before it, as long as the other one is';
const PASSWORD = 'correct horse battery';
const WORK: HashWork = { use: 'check', password: PASSWORD, recipe: { ...TODAY, cost: 2, salt: Buffer.alloc(16) } };

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A hasher that knows these secrets, and what it was sent. */
function openHasher(secrets: Secrets = [SECRET]) {
  const turns = new HashTurns({ restMs: 1 });
  const messages: string[] = [];
  const hasher: Hasher = {
    async fetch(request) {
      messages.push(await request.clone().text());
      return answerHasher(request, secrets, turns);
    },
  };
  return { hasher, turns, messages, env: { HASHER: hasher, EDGE_ORIGIN_SECRET: SECRET } };
}

const send = (hasher: Hasher, body: string, method = 'POST') =>
  hasher.fetch(new Request('http://hasher.internal/', { method, ...(method === 'GET' ? {} : { body }) }));

/** From this on, in milliseconds, a timer is a deadline and no rest between links. */
const DEADLINE_MS = 1_000;

/** For hashes of today's strength, which a busy machine may take seconds for. Deadlines are tested further down. */
function forgetDeadlines(): void {
  const begin = globalThis.setTimeout;
  const never = 2 ** 31 - 1;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
    begin(work, ms < DEADLINE_MS ? ms : never)) as typeof setTimeout);
}

const BUSY = {
  status: 503,
  message: LOGIN_BUSY,
  security: 'login-busy',
  headers: { 'retry-after': expect.stringMatching(/^[2-5]$/) },
};

describe('a bound hasher', () => {
  it('makes and checks the same hashes as this isolate', { timeout: 120_000 }, async () => {
    forgetDeadlines();
    const { env, messages } = openHasher();
    const stored = await hashPassword(env, PASSWORD);
    expect(messages).toHaveLength(1);
    expect(await verifyPassword({}, PASSWORD, stored)).toBe(true);
    expect(await verifyPassword(env, PASSWORD, stored)).toBe(true);
    expect(await verifyPassword(env, `${PASSWORD}.`, stored)).toBe(false);
    expect(await verifyPassword(env, PASSWORD, await hashPassword({}, PASSWORD))).toBe(true);
    expect(await verifyPassword(env, PASSWORD, null)).toBe(false);
    expect(messages).toHaveLength(5);
  });

  it('may be one of a pool of Durable Objects', async () => {
    const names: string[] = [];
    const object = new PasswordHasher({}, { EDGE_ORIGIN_SECRET: SECRET } as never);
    const HASHERS = { idFromName: (name: string) => names.push(name), get: () => object };
    const env = { HASHERS, EDGE_ORIGIN_SECRET: SECRET };
    const here = await derivePasswordKey({}, WORK);
    for (let at = 0; at < 20; at += 1) expect(await derivePasswordKey(env, WORK)).toEqual(here);
    expect(names).toHaveLength(20);
    for (const name of names) expect(name).toMatch(/^hash-[0-7]$/);
    expect(new Set(names).size).toBeGreaterThan(1);
  });

  it('reads messages of the previous secret during a rotation, and the origin its answers', async () => {
    const { hasher } = openHasher([EARLIER]);
    const rotated = { HASHER: hasher, EDGE_ORIGIN_SECRET: SECRET, EDGE_ORIGIN_SECRET_PREVIOUS: EARLIER };
    await expect(derivePasswordKey(rotated, WORK)).rejects.toMatchObject(BUSY);
    const newer = openHasher([SECRET, EARLIER]);
    const behind = { HASHER: newer.hasher, EDGE_ORIGIN_SECRET: EARLIER, EDGE_ORIGIN_SECRET_PREVIOUS: SECRET };
    expect(await derivePasswordKey(behind, WORK)).toEqual(await derivePasswordKey({}, WORK));
  });

  it('is told no password that others could read, and never the same bytes twice', async () => {
    const { env, messages } = openHasher();
    await derivePasswordKey(env, WORK);
    await derivePasswordKey(env, WORK);
    expect(new Set(messages).size).toBe(2);
    for (const message of messages) {
      expect(message).toMatch(/^[\w-]+$/);
      expect(Buffer.from(message, 'base64').includes('horse')).toBe(false);
    }
  });
});

describe('whoever reaches a hasher without the secret', () => {
  it.each([
    ['nothing', async () => ''],
    ['something else', async () => JSON.stringify(WORK)],
    ['a message of another secret', async () => writeWork([EARLIER], WORK, Date.now())],
    ['a changed message', async () => (await writeWork([SECRET], WORK, Date.now())).replace(/.{6}$/, 'AAAAA=')],
    ['a recorded message, a minute later', async () => writeWork([SECRET], WORK, Date.now() - 60_000)],
    ['a message that is too long', async () => 'A'.repeat(MESSAGE_MAX_BYTES + 1)],
  ])('gets a 401 and no work done for %s', async (_, message) => {
    const { hasher, turns } = openHasher();
    const run = vi.spyOn(turns, 'run');
    const answer = await send(hasher, await message());
    expect([answer.status, await answer.text()]).toEqual([401, '']);
    expect(run).not.toHaveBeenCalled();
  });

  it('gets one for a GET as well', async () => {
    expect((await send(openHasher().hasher, '', 'GET')).status).toBe(401);
  });

  it('cannot answer in its place', async () => {
    const { hasher, messages } = openHasher();
    await derivePasswordKey({ HASHER: hasher, EDGE_ORIGIN_SECRET: SECRET }, WORK);
    const recorded = await (await send(hasher, messages[0] ?? '')).text();
    for (const answer of [recorded, '', 'AAAA', Buffer.alloc(60).toString('base64')]) {
      const impostor = { fetch: async () => new Response(answer) };
      await expect(derivePasswordKey({ HASHER: impostor, EDGE_ORIGIN_SECRET: SECRET }, WORK)).rejects.toMatchObject(
        BUSY,
      );
    }
  });
});

describe('work that costs more than we ever chose', () => {
  it.each([{ cost: 2 ** 17 }, { cost: 3 }, { links: 1_000 }, { blockSize: 64 }, { keyBytes: 4_096 }])(
    'is refused even with the secret: %o',
    async (change) => {
      const { hasher } = openHasher();
      const work = { ...WORK, recipe: { ...WORK.recipe, cost: 2 ** 15, ...change } };
      expect((await send(hasher, await writeWork([SECRET], work, Date.now()))).status).toBe(401);
    },
  );
});

describe('a hasher that does not work', () => {
  const dead = {
    'cannot be reached': () => Promise.reject(new Error('connection refused at http://127.0.0.1:1')),
    'answers with an error': async () => new Response('oops', { status: 500 }),
    'never answers': () => new Promise<Response>(() => {}),
    'answers without end': async () => new Response(null, { headers: { 'content-length': '999999' } }),
  };

  it.each(Object.entries(dead))('is a 503 with Retry-After and a line in the log: one that %s', async (_, fetch) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const asked = derivePasswordKey({ HASHER: { fetch }, EDGE_ORIGIN_SECRET: SECRET }, WORK);
      const outcome = expect(asked).rejects.toMatchObject(BUSY);
      await vi.waitUntil(() => vi.getTimerCount() > 0 || log.mock.calls.length > 0);
      await vi.advanceTimersByTimeAsync(2_800);
      await outcome;
    } finally {
      vi.useRealTimers();
    }
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.parse(String(log.mock.lastCall?.[0]))).toEqual({ message: 'hasher failed', error: expect.any(String) });
    expect(String(log.mock.lastCall?.[0])).not.toContain('127.0.0.1');
  });

  it('is no fault if it is busy: a 503 without a line in the log', async () => {
    const { env, turns } = openHasher();
    const release = Promise.withResolvers<void>();
    const running = Array.from({ length: 7 }, () => turns.run('check', () => release.promise).catch(() => {}));
    await expect(derivePasswordKey(env, WORK)).rejects.toMatchObject(BUSY);
    expect(log).not.toHaveBeenCalled();
    release.resolve();
    await Promise.all(running);
  });
});
