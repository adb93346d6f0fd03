import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import { KEY_PURPOSES } from '../../shared/contract/transport/derived-key.ts';
import { ENVELOPE_LIFETIME_MS } from '../../shared/contract/transport/envelope.ts';
import { verifyEnvelope } from '../../shared/contract/transport/envelope-signature.ts';

const doc = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The lines under each heading of the worked example. */
function readExample() {
  const block = /An example to check an origin with:\n\n```\n([^`]+)\n```/.exec(doc)?.[1] ?? '';
  const [secret = '', key = '', text = '', signature = ''] = block
    .split('\n\n')
    .map((part) => part.split('\n').slice(1).join('\n'));
  return { secret, key, text, signature };
}

test('the example in docs/security.md works when followed to the letter', () => {
  const { secret, key, text, signature } = readExample();
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight: envelope', 32));
  expect(derived.toString('hex')).toBe(key);
  expect(createHmac('sha256', derived).update(text).digest('hex')).toBe(signature);
});

test('the origin accepts that example’s call for 60 seconds, and rejects it with one letter changed', async () => {
  const { secret, text, signature } = readExample();
  const [method = '', path = '', ...values] = text.split('\n');
  const pairs = values.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
  const headers = new Headers([...pairs, ['x-edge-signature', signature]] as [string, string][]);
  const at = Number(headers.get('x-edge-timestamp'));
  const read = (now: number, other = path) => verifyEnvelope([secret], method, other, headers, now);
  expect(await read(at + ENVELOPE_LIFETIME_MS)).toMatchObject({ caller: 'browser', clientAddress: '192.0.2.7' });
  expect(doc).toContain(`at most ${ENVELOPE_LIFETIME_MS / 1_000} s away`);
  expect(await read(at + ENVELOPE_LIFETIME_MS + 1)).toBeNull();
  expect(await read(at, path.replace('Pa', 'Pb'))).toBeNull();
});

test('every key’s purpose is described', () => {
  for (const purpose of KEY_PURPOSES) expect(doc).toContain(`\`${purpose}\``);
});
