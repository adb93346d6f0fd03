import { expect, test } from 'vitest';
import { keyedHash } from '../http/keyed-hash.ts';
import { readUnsubscribeToken, unsubscribeToken } from './token.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NEXT = 'the secret after it, as long as that one';
const ID = `U${'4f'.repeat(16)}`;

test('a token names its account, is the same every time, and fits into a URL as it is', async () => {
  const token = await unsubscribeToken([SECRET], ID);
  expect(await readUnsubscribeToken([SECRET], token)).toBe(ID);
  expect(await unsubscribeToken([SECRET], ID)).toBe(token);
  expect(encodeURIComponent(token)).toBe(token);
});

test('a token outlives a rotation of the secret, for as long as the former one is known', async () => {
  const token = await unsubscribeToken([SECRET], ID);
  expect(await readUnsubscribeToken([NEXT, SECRET], token)).toBe(ID);
  expect(await readUnsubscribeToken([NEXT], token)).toBeNull();
});

test('a token that we did not sign, or that was changed or cut off, is nobody’s', async () => {
  const token = await unsubscribeToken([SECRET], ID);
  const [signature, other] = [token.slice(ID.length), `U${'50'.repeat(16)}`];
  const hash = Buffer.from(await keyedHash([SECRET], 'asked mails', ID), 'hex').toString('base64url');
  const wrong = [
    `${other}${signature}`,
    `${ID}-${hash}`,
    token.slice(0, -1),
    `${token}A`,
    `${token} `,
    ID,
    signature,
    '',
  ];
  for (const one of wrong) expect(await readUnsubscribeToken([SECRET], one), one).toBeNull();
});
