import { expect, test } from 'vitest';
import { seal, sealedLength, unseal } from './sealed-value.ts';

const SECRET = 'a secret of 32 characters or more';
const NEXT = 'the secret that follows it, as long';
const PURPOSE = 'sealing of the cookie sent_form';

test('a sealed text is read back, shows nothing of itself, and is sealed anew each time', async () => {
  const text = 'typed: June Reyes, née Fernández, 97217';
  const [one, other] = await Promise.all([seal([SECRET], PURPOSE, text), seal([SECRET], PURPOSE, text)]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]+$/);
  expect(one).toHaveLength(sealedLength(text));
  expect(atob(one.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('June');
  expect(await unseal([SECRET], PURPOSE, one)).toBe(text);
});

test('while the secret changes, what the former one sealed is still read; after that it is not', async () => {
  const sealed = await seal([SECRET], PURPOSE, 'typed');
  expect(await unseal([NEXT, SECRET], PURPOSE, sealed)).toBe('typed');
  expect(await unseal([NEXT], PURPOSE, sealed)).toBeNull();
});

test('a text that was changed, cut, made up or sealed for another purpose is not read', async () => {
  const sealed = await seal([SECRET], PURPOSE, 'typed');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('A') ? 'BB' : 'AA');
  for (const forged of ['', 'a', '~', changed, sealed.slice(0, 20), sealed.slice(4), btoa('typed')])
    expect(await unseal([SECRET], PURPOSE, forged), forged).toBeNull();
  expect(await unseal([SECRET], PURPOSE, await seal([SECRET], 'envelope', 'typed'))).toBeNull();
});
