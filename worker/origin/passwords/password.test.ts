import { scrypt, scryptSync } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';

vi.mock('node:crypto', async (importActual) => {
  const actual = await importActual<typeof import('node:crypto')>();
  return { ...actual, scrypt: vi.fn(actual.scrypt) };
});

const PASSWORD = 'correct horse battery';
/** Values of another implementation (Python's hashlib) for that password and the salt of the bytes 0 to 15. */
const SALT = 'AAECAwQFBgcICQoLDA0ODw==';
const OLD = `scrypt$32768$8$1$${SALT}$xy6UCICz8Vv/P6JqOkkUD4DOmhxN0tXSe6sQAUBxupQ=`;
const CHAIN = `scrypt-chain$32768$8$3$${SALT}$NaStMcesZVtXhpTmr7dKT+X3Rcc33mSCyS2heDEOIXA=`;
const UNREADABLE = [
  '',
  'plain$x',
  'scrypt$32768$8$1$$',
  CHAIN.replace('32768', '32767'),
  CHAIN.replace('32768', '1048576'),
  CHAIN.replace('$3$', '$3000$'),
  CHAIN.replace('$8$', '$0$'),
];

/** What it costs: N, r and p of each scrypt. */
async function workOf(call: () => Promise<unknown>) {
  vi.mocked(scrypt).mockClear();
  await call();
  return vi.mocked(scrypt).mock.calls.map(([, , , options]) => options);
}

/** The chain as docs/decisions.md describes it. */
function chainByNode(password: string, salt: Buffer, links: number): Buffer {
  const link = (chained: Buffer) => scryptSync(password, chained, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
  let key = link(salt);
  for (let done = 1; done < links; done += 1) key = link(Buffer.concat([salt, key]));
  return key;
}

it('accepts the password it hashed and no other', async () => {
  const stored = await hashPassword({}, PASSWORD);
  expect(stored).toMatch(/^scrypt-chain\$32768\$8\$3\$[\w+/=]{24}\$[\w+/=]{44}$/);
  expect(await verifyPassword({}, PASSWORD, stored)).toBe(true);
  expect(await verifyPassword({}, 'Correct horse battery', stored)).toBe(false);
  expect(needsRehash(stored)).toBe(false);
});

it('stores the key of three links, each of which starts from the one before', async () => {
  const [, , , , salt = '', key] = (await hashPassword({}, PASSWORD)).split('$');
  expect(chainByNode(PASSWORD, Buffer.from(salt, 'base64'), 3).toString('base64')).toBe(key);
});

it('accepts known hashes, old ones with a single link too, and wants those made anew', async () => {
  for (const stored of [CHAIN, OLD]) {
    expect(await verifyPassword({}, PASSWORD, stored)).toBe(true);
    expect(await verifyPassword({}, `${PASSWORD}.`, stored)).toBe(false);
  }
  expect([CHAIN, OLD].map(needsRehash)).toEqual([false, true]);
});

it('does at least the work that OWASP asks for at this N: three times N = 2^15, r = 8', async () => {
  const [first, ...others] = await workOf(() => hashPassword({}, PASSWORD));
  expect(first).toMatchObject({ N: 2 ** 15, r: 8, p: 1 });
  expect(others).toEqual([first, first]);
});

it('salts, so that the same password is stored differently each time', async () => {
  const one = await hashPassword({}, PASSWORD);
  const other = await hashPassword({}, PASSWORD);
  expect(one).not.toBe(other);
});

it('accepts a password in whatever Unicode form it is typed', async () => {
  expect(await verifyPassword({}, 'cafe\u0301', await hashPassword({}, 'caf\u00e9'))).toBe(true);
});

it('rejects everything if there is no readable hash, and no hash, old, new or missing, differs in its work', async () => {
  const cost = await workOf(() => verifyPassword({}, 'a wrong one', CHAIN));
  expect(cost).toHaveLength(3);
  for (const stored of [null, OLD, ...UNREADABLE]) {
    let isRight: unknown;
    const work = await workOf(async () => {
      isRight = await verifyPassword({}, '', stored);
    });
    expect([isRight, work], String(stored)).toEqual([false, cost]);
  }
});
