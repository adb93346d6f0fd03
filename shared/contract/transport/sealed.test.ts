import { expect, test } from 'vitest';
import { seal, sealedLength, unseal } from './sealed.ts';

const SECRET = 'a secret of 32 characters or more';
const NEXT = 'the secret that follows it, as long';
const PURPOSE = 'sealing of the cookie sent_form';

test('a sealed text is read back, shows nothing of itself, and is sealed anew each time', async () => {
  const text = 'typed: June Reyes, née Fernández, 97217';
  const [one, other] = await Promise.all([seal([SECRET], PURPOSE, 'a', text), seal([SECRET], PURPOSE, 'a', text)]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]+$/);
  expect(one).toHaveLength(sealedLength(text));
  expect(atob(one.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('June');
  expect(await unseal([SECRET], PURPOSE, 'a', one)).toBe(text);
});

test('while the secret changes, what the former one sealed is still read; after that it is not', async () => {
  const sealed = await seal([SECRET], PURPOSE, 'a', 'typed');
  expect(await unseal([NEXT, SECRET], PURPOSE, 'a', sealed)).toBe('typed');
  expect(await unseal([NEXT], PURPOSE, 'a', sealed)).toBeNull();
});

test('a text that was changed, cut, made up or sealed for another purpose or context is not read', async () => {
  const sealed = await seal([SECRET], PURPOSE, 'a', 'typed');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('A') ? 'BB' : 'AA');
  for (const forged of ['', 'a', '~', changed, sealed.slice(0, 20), sealed.slice(4), btoa('typed')])
    expect(await unseal([SECRET], PURPOSE, 'a', forged), forged).toBeNull();
  expect(await unseal([SECRET], PURPOSE, 'b', sealed)).toBeNull();
  expect(await unseal([SECRET], PURPOSE, 'a', await seal([SECRET], 'password hashing', 'a', 'typed'))).toBeNull();
});
