import type { CallHeader } from '../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../shared/contract/calls.ts';
import type { Envelope } from '../../shared/contract/transport/envelope.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { wideNetworkOf } from '../../shared/http/network-of.ts';
import { type EdgeContext, isHead } from '../context.ts';
import { readClaim, readDevice } from '../cookies/session-cookie.ts';
import type { EdgeBindings } from '../env.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { OriginLink } from './exchange.ts';

/** Time limit of every call except details, in milliseconds. */
export const CALL_TIMEOUT_MS = 5_000;

/** A host that only the service binding ever sees. */
const BINDING_URL = 'https://origin.internal';

// One bindings object per isolate, with one origin. Each call has its own breaker, so one failing part takes nothing
// else down.
const breakers = new WeakMap<EdgeBindings, Map<CallName, Breaker>>();

/** The route to one call of the origin: ORIGIN_URL if set, otherwise the service binding. */
export function originLink(c: EdgeContext, name: CallName): OriginLink {
  const settings = c.get('settings');
  const clientAddress = c.get('clientAddress');
  const { originUrl } = settings;
  const asked = {
    breaker: breakerOf(c.env, name),
    network: wideNetworkOf(clientAddress),
    isClientGone: () => c.req.raw.signal.aborted,
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

/** What the edge knows about this request. */
export function envelopeOf(c: EdgeContext, caller: Envelope['caller']): Envelope {
  const botClass = c.get('botClass');
  const clientAddress = c.get('clientAddress');
  const device = c.get('device');
  const dayType = c.get('dayType');
  const isPrefetch = c.get('isPrefetch');
  return {
    caller,
    botClass,
    clientAddress,
    device,
    dayType,
    isPrefetch,
    isHead: isHead(c),
    traceId: c.get('trackingId'),
    visitorId: c.get('visitorId') ?? '',
    isNewVisitor: c.get('isNewVisitor') ?? false,
    operator: c.get('operator') ?? '',
    ...c.get('origination'),
  };
}

/** The caller's own headers that a call passes on (CALL_HEADERS). */
export type CallHeaders = { readonly [H in CallHeader]?: string };

interface HeadersFor {
  readonly caller: Envelope['caller'];
  readonly method: string;
  readonly pathWithQuery: string;
  readonly hasBody: boolean;
  readonly own?: CallHeaders;
  /** as 'name=value'; defaults to the request's */
  readonly session?: string | null;
}

/**
 * All headers for the origin, chosen by the edge: of the browser's own headers, only the session cookie, that of a known
 * device, for calls of claims that of a proven claim, and those listed in the call table.
 */
export async function originHeaders(
  c: EdgeContext,
  { caller, method, pathWithQuery, hasBody, own = {}, session = c.get('session') }: HeadersFor,
): Promise<Record<string, string>> {
  const signed = await signEnvelope(
    c.get('settings').secrets,
    method,
    pathWithQuery,
    envelopeOf(c, caller),
    Date.now(),
  );
  const headers: Record<string, string> = { ...own, ...signed, accept: 'application/json' };
  if (hasBody) headers['content-type'] = 'application/json';
  const sent = c.req.header('cookie') ?? null;
  const { isLocal } = c.get('settings');
  const claim = pathWithQuery.startsWith(calls.claimWays.path) ? readClaim(sent, isLocal) : null;
  const cookies = [session, readDevice(sent, isLocal), claim].filter((cookie) => cookie !== null);
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  return headers;
}
