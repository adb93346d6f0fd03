import { expect, test } from 'vitest';
import { makeSigningBot } from '../../tests/support/signing-bot.ts';
import { readKeyDirectory } from './key-directory.ts';

const directory = (...keys: unknown[]) => JSON.stringify({ keys });

test('a directory lists Ed25519 keys by their thumbprints, with the time they are for', async () => {
  const [one, two] = [await makeSigningBot(), await makeSigningBot()];
  const { kid: _, ...nameless } = two.jwk;
  expect(
    await readKeyDirectory(directory({ ...one.jwk, use: 'sig', nbf: 1_700_000_000, exp: 1_800_000_000 }, nameless)),
  ).toEqual([
    { keyid: one.keyid, x: one.jwk.x, from: 1_700_000_000, until: 1_800_000_000 },
    { keyid: two.keyid, x: two.jwk.x, from: null, until: null },
  ]);
});

test('keys of other kinds, malformed ones, and those under a false name are left out', async () => {
  const bot = await makeSigningBot();
  const wrong = [
    { ...bot.jwk, kid: 'another name' },
    { ...bot.jwk, x: 'short' },
    { ...bot.jwk, use: 'enc' },
    { ...bot.jwk, d: 'a private key' },
    { kty: 'RSA', n: 'x', e: 'AQAB' },
    null,
    'key',
  ];
  expect(await readKeyDirectory(directory(...wrong, bot.jwk))).toHaveLength(1);
  for (const key of wrong) await expect(readKeyDirectory(directory(key))).rejects.toThrow('no usable key');
});

test('the key of the examples in RFC 9421 is nobody’s', async () => {
  const example = { kty: 'OKP', crv: 'Ed25519', x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs' };
  await expect(readKeyDirectory(directory(example))).rejects.toThrow('no usable key');
});

test.each(['', 'null', '{}', '{"keys":{}}', '<html>', directory(...Array(51).fill({}))])(
  'what is no directory is refused: %s',
  async (text) => {
    await expect(readKeyDirectory(text)).rejects.toThrow('not a directory of keys');
  },
);
