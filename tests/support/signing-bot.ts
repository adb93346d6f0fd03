import { type Item, type Parameters, serializeInnerList, serializeItem } from 'structured-headers';
import { DIRECTORY_TYPE } from '../../worker/bots/key-directory.ts';

/** A bot with an Ed25519 key pair of its own, which signs requests by Web Bot Auth. */
export interface SigningBot {
  /** the thumbprint of its key */
  readonly keyid: string;
  /** its public key, as a directory lists it */
  readonly jwk: { readonly kty: string; readonly crv: string; readonly x: string; readonly kid: string };
  /** the answer of its directory */
  directory(): Response;
  /** the three headers for a request */
  sign(request: Asked, how?: Partial<HowSigned>): Promise<Record<string, string>>;
}

export interface Asked {
  readonly url: string;
  readonly method?: string;
}

interface HowSigned {
  /** the origin that Signature-Agent names */
  agent: string;
  /** Signature-Agent as it is sent, and what of it is covered; by default a member of its dictionary */
  agentHeader: string;
  agentComponent: Item | null;
  components: readonly Item[];
  /** in seconds since 1970 */
  created: number;
  expires: number;
  tag: string;
  alg: string | null;
  nonce: string | null;
  label: string;
  keyid: string;
}

export const ENGINE_ORIGIN = 'https://engine.example.com';

/** A component of a request that a signature covers, with its parameters. */
export const component = (name: string, parameters: Readonly<Record<string, string>> = {}): Item => [
  name,
  new Map(Object.entries(parameters)),
];

/** A bot with a new key. */
export async function makeSigningBot(): Promise<SigningBot> {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const named = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(named));
  const keyid = Buffer.from(hash).toString('base64url');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x, kid: keyid };
  return {
    keyid,
    jwk,
    directory: () => new Response(JSON.stringify({ keys: [jwk] }), { headers: { 'content-type': DIRECTORY_TYPE } }),
    sign: (request, how) => sign(request, privateKey, { keyid, ...how }),
  };
}

async function sign(
  { url, method = 'GET' }: Asked,
  key: CryptoKey,
  how: Partial<HowSigned> & { readonly keyid: string },
): Promise<Record<string, string>> {
  const now = Math.floor(Date.now() / 1_000);
  const {
    label = 'sig1',
    agent = ENGINE_ORIGIN,
    created = now - 5,
    expires = created + 300,
    tag = 'web-bot-auth',
  } = how;
  const agentHeader = how.agentHeader ?? `${label}="${agent}"`;
  const agentComponent =
    how.agentComponent === undefined ? component('signature-agent', { key: label }) : how.agentComponent;
  const components = [
    ...(how.components ?? [component('@authority')]),
    ...(agentComponent === null ? [] : [agentComponent]),
  ];
  const parameters: Parameters = new Map<string, string | number>([
    ['created', created],
    ['expires', expires],
    ['keyid', how.keyid],
    ...(how.alg == null ? [] : [['alg', how.alg] as const]),
    ...(how.nonce == null ? [] : [['nonce', how.nonce] as const]),
    ['tag', tag],
  ]);
  const asked = new URL(url);
  const values: Readonly<Record<string, string>> = {
    '@authority': asked.host,
    '@method': method,
    '@path': asked.pathname,
    '@target-uri': asked.href,
    '@query': asked.search || '?',
    '@scheme': asked.protocol.slice(0, -1),
    '@request-target': asked.pathname + asked.search,
  };
  const lines = components.map((item) => {
    const name = String(item[0]);
    // A member of a dictionary is signed without its key.
    const agentValue = item[1].has('key') ? agentHeader.replace(/^[^=]*=/, '') : agentHeader;
    return `${serializeItem(item)}: ${name === 'signature-agent' ? agentValue : (values[name] ?? '')}`;
  });
  const input = serializeInnerList([components, parameters]);
  const base = [...lines, `"@signature-params": ${input}`].join('\n');
  const bytes = await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(base));
  return {
    'signature-agent': agentHeader,
    'signature-input': `${label}=${input}`,
    signature: `${label}=:${Buffer.from(bytes).toString('base64')}:`,
  };
}
