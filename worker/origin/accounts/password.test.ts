import { scrypt } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

vi.mock('node:crypto', async (importActual) => {
  const actual = await importActual<typeof import('node:crypto')>();
  return { ...actual, scrypt: vi.fn(actual.scrypt) };
});

it('accepts the password it hashed and no other', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^scrypt\$32768\$8\$1\$[\w+/=]{24}\$[\w+/=]{44}$/);
  expect(await verifyPassword('correct horse', stored)).toBe(true);
  expect(await verifyPassword('Correct horse', stored)).toBe(false);
});

it('salts, so that the same password is stored differently each time', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).not.toBe(other);
});

it('accepts a password in whatever Unicode form it is typed', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

it('rejects everything if there is no password, at the cost of a wrong one', async () => {
  await verifyPassword('a', await hashPassword('b'));
  const cost = vi.mocked(scrypt).mock.lastCall?.[3];
  for (const stored of [null, '', 'scrypt$32768$8$1$$', 'plain$x']) {
    vi.mocked(scrypt).mockClear();
    expect(await verifyPassword('', stored)).toBe(false);
    expect(vi.mocked(scrypt).mock.calls.map((call) => call[3])).toEqual([cost]);
  }
});

it('gets through many at once, two at a time', async () => {
  const stored = await hashPassword('a');
  const all = await Promise.all(Array.from({ length: 5 }, (_, at) => verifyPassword(at === 3 ? 'a' : 'b', stored)));
  expect(all).toEqual([false, false, false, true, false]);
});
