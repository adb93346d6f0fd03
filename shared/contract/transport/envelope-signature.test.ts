import { describe, expect, it } from 'vitest';
import type { Envelope } from './envelope.ts';
import { pathWithQueryOf, signEnvelope, verifyEnvelope } from './envelope-signature.ts';

const SECRET = 'a secret of at least thirty-two characters';
const PATH = '/api/person/counts?personId=P123456789012345';
const NOW = 1_790_000_000_000;
const envelope: Envelope = {
  caller: 'edge',
  botClass: 'human',
  clientAddress: '2001:db8::7',
  device: 'mobile',
  dayType: 'weekday',
  isPrefetch: false,
  isHead: true,
  traceId: '4bf92f3577b34da6a3ce929d0e0e4731',
  visitorId: 'visitor-1',
  isNewVisitor: false,
  isDocument: true,
  isOwnNavigation: false,
  isFromEngine: true,
  operator: 'operator-1',
};

const sign = () => signEnvelope([SECRET], 'GET', PATH, envelope, NOW);
const verify = (headers: Record<string, string>, more: { method?: string; path?: string; now?: number } = {}) =>
  verifyEnvelope([SECRET], more.method ?? 'GET', more.path ?? PATH, new Headers(headers), more.now ?? NOW);

describe('the signed edge envelope', () => {
  it('is read back as it was signed', async () => {
    expect(await verify(await sign())).toEqual(envelope);
  });

  it('survives the white space that Headers trims', async () => {
    const headers = await signEnvelope([SECRET], 'get', PATH, { ...envelope, clientAddress: ' 192.0.2.7 ' }, NOW);
    expect((await verify(headers))?.clientAddress).toBe('192.0.2.7');
  });

  it('is refused if any single header is changed or dropped', async () => {
    const headers = await sign();
    expect(Object.keys(headers)).toHaveLength(16);
    for (const name of Object.keys(headers)) {
      const value = headers[name] ?? '';
      const { [name]: _, ...rest } = headers;
      expect(await verify(rest), `${name} dropped`).toBeNull();
      const changed = value.endsWith('1') ? `${value.slice(0, -1)}2` : `${value.slice(0, -1)}1`;
      expect(await verify({ ...headers, [name]: changed }), `${name} changed`).toBeNull();
    }
  });

  it('sends no header without a value, which not every origin would get, and reads it back as nothing', async () => {
    const nobody = { ...envelope, operator: '', visitorId: '' };
    const headers = await signEnvelope([SECRET], 'GET', PATH, nobody, NOW);
    expect(Object.values(headers)).not.toContain('');
    expect(await verify(headers)).toEqual(nobody);
    expect(await verify({ ...headers, 'x-edge-operator': 'ada@example.com' })).toBeNull();
  });

  it('is refused if an unsigned x-edge header is added', async () => {
    expect(await verify({ ...(await sign()), 'X-Edge-Extra': 'yes' })).toBeNull();
  });

  it('ignores other headers', async () => {
    expect(await verify({ ...(await sign()), cookie: 'a=b', accept: '*/*' })).not.toBeNull();
  });

  it('is bound to method, path, query and secret', async () => {
    const headers = await sign();
    expect(await verify(headers, { method: 'POST' })).toBeNull();
    expect(await verify(headers, { path: '/api/person/counts' })).toBeNull();
    expect(await verify(headers, { path: PATH.replace('P1', 'P2') })).toBeNull();
    const other = await signEnvelope([SECRET.toUpperCase()], 'GET', PATH, envelope, NOW);
    expect(await verify(other)).toBeNull();
  });

  it('is signed for the address as a request encodes it', async () => {
    for (const path of ["/api/search/people?name=Sean O'Neil", '/api/a/../b?c=ä', '/api/user?']) {
      const headers = await signEnvelope([SECRET], 'GET', path, envelope, NOW);
      const { url } = new Request(`https://origin.example${path}`);
      expect(await verify(headers, { path: pathWithQueryOf(url) }), path).not.toBeNull();
    }
  });

  it('is valid for 60 seconds in either direction and no longer', async () => {
    const headers = await sign();
    expect(await verify(headers, { now: NOW + 60_000 })).not.toBeNull();
    expect(await verify(headers, { now: NOW - 60_000 })).not.toBeNull();
    expect(await verify(headers, { now: NOW + 60_001 })).toBeNull();
    expect(await verify(headers, { now: NOW - 60_001 })).toBeNull();
  });

  it('is refused with a value unknown to the contract, even if correctly signed', async () => {
    const odd = { ...envelope, botClass: 'friendly' } as unknown as Envelope;
    expect(await verify(await signEnvelope([SECRET], 'GET', PATH, odd, NOW))).toBeNull();
  });
});

describe('the signed path', () => {
  it.each([
    ['https://origin.example/api/user', '/api/user'],
    ['https://origin.example/api/user?', '/api/user?'],
    ['https://origin.example:8787/a%2Fb?c=d%20e#f', '/a%2Fb?c=d%20e'],
    ['https://origin.example', '/'],
  ])('of %s is %s', (address, path) => {
    expect(pathWithQueryOf(address)).toBe(path);
  });
});
