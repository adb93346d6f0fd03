import { expect, test } from 'vitest';
import { webhookKey } from './webhook-settings.ts';
import { isSigned } from './webhook-signature.ts';

/** An example that libraries of Standard Webhooks are tested with. */
const KEY = webhookKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
const EVENT = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  body: '{"test": 2432232314}',
};
const SIGNED_AT = 1_614_265_330_000;

test('knows what another implementation of Standard Webhooks has signed', async () => {
  expect(await isSigned(KEY, EVENT, SIGNED_AT)).toBe(true);
  expect(await isSigned(KEY, { ...EVENT, body: '{"test":2432232314}' }, SIGNED_AT)).toBe(false);
});

test('takes an event for five minutes before and after the time it was signed', async () => {
  for (const seconds of [-300, 300]) expect(await isSigned(KEY, EVENT, SIGNED_AT + seconds * 1000)).toBe(true);
  for (const seconds of [-301, 301]) expect(await isSigned(KEY, EVENT, SIGNED_AT + seconds * 1000)).toBe(false);
  for (const timestamp of ['', '1614265330.0', ' 1614265330', '1e9', 'NaN'])
    expect(await isSigned(KEY, { ...EVENT, timestamp }, SIGNED_AT), timestamp).toBe(false);
});

test('passes over signatures of other kinds and any that are not base64', async () => {
  const signature = `v1a,${'A'.repeat(86)} v1, v1,§ ${EVENT.signature}`;
  expect(await isSigned(KEY, { ...EVENT, signature }, SIGNED_AT)).toBe(true);
  expect(await isSigned(KEY, { ...EVENT, signature: signature.slice(0, -EVENT.signature.length) }, SIGNED_AT)).toBe(
    false,
  );
});
