import {
  type Item,
  isInnerList,
  type Parameters,
  parseDictionary,
  serializeInnerList,
  serializeItem,
} from 'structured-headers';

/** The parts of a request that a signature can cover. */
export interface SignedRequest {
  readonly method: string;
  /** as it was asked for; the scheme is the site's own, because TLS may end in front of us */
  readonly url: URL;
  readonly headers: Headers;
}

/** What a signature says that it covers, in order, and its parameters. */
export interface CoveredComponents {
  readonly components: readonly Item[];
  readonly parameters: Parameters;
}

/**
 * The text that a signature is made over (RFC 9421, section 2.5); null if it covers something that this request does not
 * have, that we do not know, or twice the same.
 */
export function signatureBase(request: SignedRequest, { components, parameters }: CoveredComponents): string | null {
  const lines = new Map<string, string>();
  for (const component of components) {
    const value = componentValue(request, component);
    const identifier = serializeItem(component);
    if (value === null || lines.has(identifier)) return null;
    lines.set(identifier, value);
  }
  lines.set('"@signature-params"', serializeInnerList([[...components], parameters]));
  return [...lines].map(([identifier, value]) => `${identifier}: ${value}`).join('\n');
}

function componentValue(request: SignedRequest, [name, parameters]: Item): string | null {
  if (typeof name !== 'string') return null;
  if (name.startsWith('@')) return parameters.size === 0 ? derivedValue(request, name) : null;
  if (name !== name.toLowerCase()) return null;
  const value = request.headers.get(name);
  if (value === null || parameters.size === 0) return value?.trim() ?? null;
  const key = parameters.get('key');
  return parameters.size === 1 && typeof key === 'string' ? memberOf(value, key) : null;
}

/** Section 2.2, without the status of responses and single parts of a query. */
function derivedValue({ method, url }: SignedRequest, name: string): string | null {
  switch (name) {
    case '@method':
      return method;
    case '@authority':
      return url.host;
    case '@scheme':
      return url.protocol.slice(0, -1);
    case '@target-uri':
      return url.href;
    case '@request-target':
      return url.pathname + url.search;
    case '@path':
      return url.pathname;
    case '@query':
      return url.search === '' ? '?' : url.search;
    default:
      return null;
  }
}

/** One member of a header that is a dictionary. Throws if it is none. */
function memberOf(value: string, key: string): string | null {
  const member = parseDictionary(value).get(key);
  if (member === undefined) return null;
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member);
}
