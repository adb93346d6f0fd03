import type { CallHeader } from '../../shared/contract/calls/call.ts';
import type { CallName } from '../../shared/contract/calls.ts';
import type { Envelope } from '../../shared/contract/transport/envelope.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { wideNetworkOf } from '../../shared/http/network-of.ts';
import { type EdgeContext, isHead } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { OriginLink } from './exchange.ts';

/** Time limit of every call but details, in milliseconds. */
export const CALL_TIMEOUT_MS = 5_000;

/** A host that only the service binding ever sees. */
const BINDING_URL = 'https://origin.internal';

// The bindings are one object per isolate and name one origin. Each call has a breaker of its own, so that a part which
// fails is all that fails.
const breakers = new WeakMap<EdgeBindings, Map<CallName, Breaker>>();

/** The way to one call of the origin: the address in ORIGIN_URL where one is set, else the service binding. */
export function originLink(c: EdgeContext, name: CallName): OriginLink {
  const { settings, clientAddress } = c.var;
  const { originUrl } = settings;
  const asked = {
    breaker: breakerOf(c.env, name),
    network: wideNetworkOf(clientAddress),
    client: c.req.raw.signal,
  };
  if (originUrl !== null) return { ...asked, fetcher: { fetch: (request) => fetch(request) }, baseUrl: originUrl };
  if (c.env.ORIGIN === undefined) throw new Error('neither ORIGIN nor ORIGIN_URL is set');
  return { ...asked, fetcher: c.env.ORIGIN, baseUrl: BINDING_URL };
}

function breakerOf(env: EdgeBindings, name: CallName): Breaker {
  const known = breakers.get(env) ?? new Map<CallName, Breaker>();
  breakers.set(env, known);
  const breaker = known.get(name) ?? createBreaker();
  known.set(name, breaker);
  return breaker;
}

/** What the edge knows of this request. */
export function envelopeOf(c: EdgeContext, caller: Envelope['caller']): Envelope {
  const { botClass, clientAddress, device, dayType, isPrefetch, trackingId: traceId } = c.var;
  return { caller, botClass, clientAddress, device, dayType, isPrefetch, isHead: isHead(c), traceId };
}

/** Headers of the caller's own that a call passes on (CALL_HEADERS). */
export type CallHeaders = { readonly [H in CallHeader]?: string };

interface HeadersFor {
  readonly caller: Envelope['caller'];
  readonly method: string;
  readonly pathWithQuery: string;
  readonly hasBody: boolean;
  readonly own?: CallHeaders;
  /** as 'name=value'; the request's where it is left out */
  readonly session?: string | null;
}

/**
 * Every header that goes to the origin, from what the edge decided: of the browser's own headers only the session cookie
 * passes, and what the table of calls names.
 */
export async function originHeaders(
  c: EdgeContext,
  { caller, method, pathWithQuery, hasBody, own = {}, session = c.var.session }: HeadersFor,
): Promise<Record<string, string>> {
  const signed = await signEnvelope(c.var.settings.secrets, method, pathWithQuery, envelopeOf(c, caller), Date.now());
  const headers: Record<string, string> = { ...own, ...signed, accept: 'application/json' };
  if (hasBody) headers['content-type'] = 'application/json';
  if (session !== null) headers.cookie = session;
  return headers;
}
