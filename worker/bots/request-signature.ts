import { type Item, isInnerList, parseDictionary, parseItem, Token } from 'structured-headers';
import type { DirectoryKey } from './key-directory.ts';
import { type CoveredComponents, type SignedRequest, signatureBase } from './signature-base.ts';

/** A signature by which an automated client says who it is (draft-ietf-webbotauth-httpsig-protocol). */
export interface RequestSignature extends CoveredComponents {
  /** where its key is published, as scheme and host; null if it does not cover that, or publishes it in another way */
  readonly agent: string | null;
  /** the thumbprint of its key */
  readonly keyid: string;
  /** when it begins and ends, in seconds since 1970 */
  readonly created: number;
  readonly expires: number;
  readonly bytes: ArrayBuffer;
}

const TAG = 'web-bot-auth';
/** Longest of the three headers that is read, in characters; a usual one has 300. */
const HEADER_MAX = 4_096;
/** Most signatures that are read, and most components of one. */
const SIGNATURES_MAX = 3;
const COMPONENTS_MAX = 20;
/** How far the clocks of signer and edge may be apart, in seconds. */
const SKEW_S = 60;
/** Longest life of a signature, in seconds: whoever sees one may send it again until then. */
const LIFE_MAX_S = 86_400;
/** A signature that covers neither would hold at any site. */
const BOUND_TO_SITE: readonly unknown[] = ['@authority', '@target-uri'];

/**
 * The signatures of a request that name themselves `web-bot-auth`; none of them is checked yet. Whoever sends one says
 * that no person is at work. Headers that are too long or cannot be read count as missing. Never throws.
 */
export function readSignatures(headers: Headers): readonly RequestSignature[] {
  const [input, values] = [headers.get('signature-input'), headers.get('signature')];
  const agent = headers.get('signature-agent') ?? '';
  if (input === null || values === null) return [];
  if ([input, values, agent].some((text) => text.length > HEADER_MAX)) return [];
  try {
    const signatures = parseDictionary(values);
    return [...parseDictionary(input)].slice(0, SIGNATURES_MAX).flatMap(([label, covered]) => {
      const bytes = signatures.get(label)?.[0];
      if (!isInnerList(covered) || !(bytes instanceof ArrayBuffer)) return [];
      const [components, parameters] = covered;
      const [created, expires, keyid] = ['created', 'expires', 'keyid'].map((name) => parameters.get(name));
      if (parameters.get('tag') !== TAG || components.length > COMPONENTS_MAX) return [];
      if (!isSeconds(created) || !isSeconds(expires) || typeof keyid !== 'string') return [];
      const from = agentOf(agent, components, label);
      return [{ components, parameters, agent: from, keyid, created, expires, bytes }];
    });
  } catch {
    return [];
  }
}

/**
 * Whether this key signed this request, for this site and this moment. Nothing remembers signatures, so one may come
 * again until it ends (docs/bots.md).
 *
 * @param now in milliseconds since 1970
 */
export async function isSignedBy(
  request: SignedRequest,
  signature: RequestSignature,
  key: DirectoryKey,
  now: number,
): Promise<boolean> {
  if (!holdsAt(signature, key, now / 1_000)) return false;
  const algorithm = signature.parameters.get('alg');
  if (algorithm !== undefined && algorithm !== 'ed25519') return false;
  if (!signature.components.some(([name]) => BOUND_TO_SITE.includes(name))) return false;
  try {
    const base = signatureBase(request, signature);
    if (base === null) return false;
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.x };
    const verifying = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', verifying, signature.bytes, new TextEncoder().encode(base));
  } catch {
    return false;
  }
}

function holdsAt({ created, expires }: RequestSignature, { from, until }: DirectoryKey, now: number): boolean {
  if (expires <= created || expires - created > LIFE_MAX_S) return false;
  if (created > now + SKEW_S || expires < now - SKEW_S) return false;
  return (from === null || from <= now + SKEW_S) && (until === null || until >= now - SKEW_S);
}

const isSeconds = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/**
 * The origin that a signature names as its agent, if it covers that: a member of the dictionary Signature-Agent, its own
 * if it covers several, or the whole header in its earlier form of one text.
 */
function agentOf(header: string, components: readonly Item[], label: string): string | null {
  const covered = components.filter(([name]) => name === 'signature-agent');
  const keys = covered.map(([, parameters]) => parameters.get('key'));
  const key = keys.length === 1 ? keys[0] : keys.find((key) => key === label);
  if (covered.length === 0) return null;
  if (keys.length === 1 && key === undefined) return header.startsWith('"') ? originOf(parseItem(header)) : null;
  const member = typeof key === 'string' ? parseDictionary(header).get(key) : undefined;
  return member === undefined || isInnerList(member) ? null : originOf(member);
}

/** Only of directories: other ways to publish a key do not speak for a host. */
function originOf([value, parameters]: Item): string | null {
  const type = parameters.get('type');
  if (type !== undefined && !(type instanceof Token && type.toString() === 'directory')) return null;
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url?.protocol === 'https:' && `${url.origin}/` === url.href ? url.origin : null;
}
