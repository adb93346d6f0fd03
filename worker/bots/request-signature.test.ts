import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { component, ENGINE_ORIGIN, makeSigningBot, type SigningBot } from '../../tests/support/signing-bot.ts';
import { isSignedBy, readSignatures } from './request-signature.ts';

const URL_ASKED = 'https://www.example.com/name/a/b/c?x=1';
const NOW = Date.parse('2026-11-27T12:00:00Z');
const SECONDS = NOW / 1_000;

let bot: SigningBot;
beforeAll(async () => {
  bot = await makeSigningBot();
});

type How = Parameters<SigningBot['sign']>[1];
interface Changed {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: SigningBot;
  readonly limits?: { readonly from?: number; readonly until?: number };
}

const signed = (how: How = {}) =>
  bot.sign({ url: URL_ASKED }, { created: SECONDS - 5, expires: SECONDS + 295, ...how });

/** Whether what was signed that way holds for a request that may have been changed since. */
async function holds(
  how: How = {},
  { url = URL_ASKED, method = 'GET', headers = {}, key = bot, limits = {} }: Changed = {},
) {
  const request = { url: new URL(url), method, headers: new Headers({ ...(await signed(how)), ...headers }) };
  const [signature] = readSignatures(request.headers);
  if (signature === undefined) return null;
  const { from = null, until = null } = limits;
  return isSignedBy(request, signature, { keyid: key.keyid, x: key.jwk.x, from, until }, NOW);
}

test('a signed request says who signed it, and the key proves that', async () => {
  const [signature] = readSignatures(new Headers(await signed({ nonce: 'bm9uY2U=' })));
  expect(signature).toMatchObject({
    agent: ENGINE_ORIGIN,
    keyid: bot.keyid,
    created: SECONDS - 5,
    expires: SECONDS + 295,
  });
  expect(await holds()).toBe(true);
  expect(await holds({ alg: 'ed25519', nonce: 'bm9uY2U=', label: 'another.label' })).toBe(true);
});

test('a signature may cover any part of the request, and holds for no other request then', async () => {
  const parts = ['@method', '@authority', '@scheme', '@target-uri', '@request-target', '@path', '@query'];
  const how = { components: parts.map((name) => component(name)) };
  expect(await holds(how)).toBe(true);
  expect(await holds(how, { method: 'POST' })).toBe(false);
  expect(await holds(how, { url: URL_ASKED.replace('x=1', 'x=2') })).toBe(false);
  // By its site alone, it holds for all of its pages.
  expect(await holds({}, { url: 'https://www.example.com/' })).toBe(true);
});

test('no signature holds at another site, with another key, or for another agent', async () => {
  expect(await holds({}, { url: URL_ASKED.replace('www.example.com', 'www.example.org') })).toBe(false);
  expect(await holds({}, { key: await makeSigningBot() })).toBe(false);
  expect(await holds({}, { headers: { 'signature-agent': 'sig1="https://another.example.com"' } })).toBe(false);
  expect(await holds({ components: [component('@method')] })).toBe(false);
  expect(await holds({ components: [] })).toBe(false);
});

test('only its time and that of its key count, with a minute for clocks', async () => {
  expect(await holds({ created: SECONDS - 900, expires: SECONDS - 61 })).toBe(false);
  expect(await holds({ created: SECONDS - 900, expires: SECONDS - 59 })).toBe(true);
  expect(await holds({ created: SECONDS + 61, expires: SECONDS + 99 })).toBe(false);
  expect(await holds({ created: SECONDS + 59, expires: SECONDS + 99 })).toBe(true);
  expect(await holds({ created: SECONDS, expires: SECONDS })).toBe(false);
  expect(await holds({ created: SECONDS, expires: SECONDS + 86_400 })).toBe(true);
  expect(await holds({ created: SECONDS, expires: SECONDS + 86_401 })).toBe(false);
  expect(await holds({}, { limits: { from: SECONDS + 61 } })).toBe(false);
  expect(await holds({}, { limits: { until: SECONDS - 61 } })).toBe(false);
  expect(await holds({}, { limits: { from: SECONDS - 9, until: SECONDS + 9 } })).toBe(true);
});

test('what a signature covers must be known, be there, and be there once', async () => {
  const authority = component('@authority');
  for (const odd of [component('@status'), component('x-missing'), component('@authority', { req: 'x' }), authority])
    expect(await holds({ components: [authority, odd] })).toBe(false);
  expect(await holds({ alg: 'hmac-sha256' })).toBe(false);
});

test('the earlier form of Signature-Agent, one text, is read as well', async () => {
  const how = { agentHeader: `"${ENGINE_ORIGIN}"`, agentComponent: component('signature-agent') };
  expect(readSignatures(new Headers(await signed(how)))[0]?.agent).toBe(ENGINE_ORIGIN);
  expect(await holds(how)).toBe(true);
});

test.each<[string, How]>([
  ['covers none', { agentComponent: null }],
  ['covers another member', { agentHeader: `other="${ENGINE_ORIGIN}"` }],
  ['names a page', { agent: `${ENGINE_ORIGIN}/keys` }],
  ['does not use TLS', { agent: ENGINE_ORIGIN.replace('https:', 'http:') }],
  ['publishes its key in another way', { agentHeader: `sig1="${ENGINE_ORIGIN}";type=jwks_uri` }],
])('a signature that %s names no agent', async (_, how) => {
  const [signature] = readSignatures(new Headers(await signed(how)));
  expect(signature).toMatchObject({ keyid: bot.keyid, agent: null });
});

test('signatures for other purposes, and without a time or a key, are none', async () => {
  expect(readSignatures(new Headers(await signed({ tag: 'payment' })))).toEqual([]);
  for (const name of ['created', 'expires', 'keyid', 'tag']) {
    const headers = new Headers(await signed());
    const input = headers.get('signature-input')?.replace(new RegExp(`;${name}=[^;]*`), '') ?? '';
    headers.set('signature-input', input);
    expect(readSignatures(headers), name).toEqual([]);
  }
});

test('more than three signatures, 20 components or 4,096 characters are not read', async () => {
  const headers = new Headers(await signed());
  const [input, value] = [headers.get('signature-input') ?? '', headers.get('signature') ?? ''];
  const five = [1, 2, 3, 4, 5].map((at) => `sig${at}`);
  headers.set('signature-input', five.map((label) => input.replace('sig1=', `${label}=`)).join(', '));
  headers.set('signature', five.map((label) => value.replace('sig1=', `${label}=`)).join(', '));
  expect(readSignatures(headers)).toHaveLength(3);
  headers.set('signature-input', input.replace('(', `(${'"@path" '.repeat(21)}`));
  expect(readSignatures(headers)).toEqual([]);
  for (const name of ['signature-input', 'signature', 'signature-agent']) {
    const long = new Headers(await signed());
    long.set(name, `${long.get(name)}, a=${'"x"'.padEnd(4_096)}b`);
    expect(readSignatures(long), name).toEqual([]);
  }
});

test('whatever the headers hold, reading and checking them never throws', async () => {
  const key = { keyid: bot.keyid, x: bot.jwk.x, from: null, until: null };
  const piece = fc.constantFrom(
    'sig1',
    '=',
    '(',
    ')',
    '"@authority"',
    ';',
    'key',
    '"a"',
    ':',
    'AA==',
    ',',
    ' ',
    '?1',
    '1',
    '-',
    '\t',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    fc.stringMatching(/^[ -~]*$/),
  );
  await fc.assert(
    fc.asyncProperty(text, text, text, async (input, value, agent) => {
      const headers = new Headers({ 'signature-input': input, signature: value, 'signature-agent': agent });
      for (const signature of readSignatures(headers))
        await isSignedBy({ url: new URL(URL_ASKED), method: 'GET', headers }, signature, key, NOW);
    }),
  );
  expect(readSignatures(new Headers({ 'signature-input': 'sig1=()', signature: 'sig1=:AA==:' }))).toEqual([]);
});

test('the example of RFC 9421 (B.2.6) has the base that its signature is over', async () => {
  const headers = new Headers({
    date: 'Tue, 20 Apr 2021 02:07:55 GMT',
    'content-type': 'application/json',
    'content-length': '18',
    'signature-input':
      'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;expires=1618884500;keyid="test-key-ed25519";tag="web-bot-auth"',
    signature: 'sig-b26=:AAAA:',
  });
  const [signature] = readSignatures(headers);
  if (signature === undefined) throw new Error('the example is not read');
  // Of the example, which has neither an end nor a purpose.
  const parameters = new Map([...signature.parameters].filter(([name]) => name === 'created' || name === 'keyid'));
  const bytes = Buffer.from(
    'wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==',
    'base64',
  );
  const example = {
    keyid: 'test-key-ed25519',
    x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs',
    from: null,
    until: null,
  };
  const request = { url: new URL('https://example.com/foo?param=Value&Pet=dog'), method: 'POST', headers };
  const asSent = { ...signature, parameters, bytes: Uint8Array.from(bytes).buffer };
  expect(await isSignedBy(request, asSent, example, 1_618_884_480_000)).toBe(true);
  expect(await isSignedBy({ ...request, method: 'GET' }, asSent, example, 1_618_884_480_000)).toBe(false);
});
